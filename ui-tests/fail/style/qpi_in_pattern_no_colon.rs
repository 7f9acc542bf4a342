use epin::{Qpi, qpi};

fn is_king(piece: Qpi) -> bool {
    matches!(piece, qpi!("C:K^") | qpi!("cK^"))
}

fn main() {
    is_king(qpi!("C:K^"));
}
