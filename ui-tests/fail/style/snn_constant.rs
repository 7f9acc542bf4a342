use epin::{Snn, snn};

const NAME: &str = "Chess 960";

const CHESS: Snn = snn!(NAME);

fn main() {}
