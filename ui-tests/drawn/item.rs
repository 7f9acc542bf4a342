use epin::epin;

epin!("K");

fn main() {}
