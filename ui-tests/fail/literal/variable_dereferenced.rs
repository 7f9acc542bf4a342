use epin::{Epin, epin};

fn read(s: &&'static str) -> Epin {
    epin!(*s)
}

fn main() {
    let _ = read(&"K");
}
