use epin::{Snn, snn};

const CHESS: Snn = snn!("\q");

fn main() {}
