use epin::{Snn, snn};

const CHESS: Snn = snn!("chess");

fn main() {}
