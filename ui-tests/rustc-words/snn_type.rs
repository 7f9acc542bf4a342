use epin::snn;

const CHESS: &str = snn!("Chess"); //~ expected `&str`, found `Snn`

fn main() {}
