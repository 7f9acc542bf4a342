use epin::{Pin, epin, pin};

fn is_king(token: Pin) -> bool {
    matches!(token, epin!(epin::Pin("K")))
}

fn main() {
    let _ = is_king(pin!("K"));
}
