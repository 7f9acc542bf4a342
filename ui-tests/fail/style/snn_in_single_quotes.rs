use epin::{Snn, snn};

const CHESS: Snn = snn!('Chess');

fn main() {}
