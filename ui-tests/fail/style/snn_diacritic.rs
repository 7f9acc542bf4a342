use epin::{Snn, snn};

const SHOGI: Snn = snn!("Shōgi");

fn main() {}
