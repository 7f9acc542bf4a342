use epin::{Epin, epin};

const KING: Epin = epin!("^K");

fn main() {
    let _ = KING;
}
