use epin::{Epin, epin};

fn read(s: &str) -> Epin {
    epin!(&s)
}

fn main() {
    let _ = read("K");
}
