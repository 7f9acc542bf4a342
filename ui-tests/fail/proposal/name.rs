use epin::{Epin, epin};

fn is_king(square: (Epin, u8)) -> bool {
    matches!(square, epin!(other_plain))
}

fn main() {
    let _ = is_king((epin!("K"), 1));
}
