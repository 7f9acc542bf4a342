use epin::{Epin, epin};

static KING: Epin = epin!("K");

fn king() -> Option<&'static Epin> {
    epin!(Some(&"K"))
}

fn main() {
    let _ = (king(), KING);
}
