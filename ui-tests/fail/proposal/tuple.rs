use epin::{Epin, epin};

fn is_king(hand: (Epin,)) -> bool {
    matches!(hand, epin!(("K",)))
}

fn main() {
    let _ = is_king((epin!("K"),));
}
