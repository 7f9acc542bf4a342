use epin::{snn};

const CHESS: &str = snn!("Chess");

fn main() {}
