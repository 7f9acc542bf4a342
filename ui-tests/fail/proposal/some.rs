use epin::{Epin, epin};

fn king() -> Option<Epin> {
    epin!(Some("K"))
}

fn main() {
    let _ = king();
}
