use epin::{Pin, pin};

const KING: Pin = pin!("^K");

fn is_derived(pin: Pin) -> bool {
    matches!(pin, pin!("K'"))
}

fn main() {
    is_derived(KING);
}
