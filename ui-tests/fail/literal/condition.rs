use epin::{Epin, epin};

fn king(white: bool) -> Epin {
    epin!(if white { "K" } else { "k" })
}

fn main() {
    king(true);
}
