use epin::{Epin, epin};

fn read(text: &str) -> Epin {
    epin!(text)
}

fn main() {
    read("K");
}
