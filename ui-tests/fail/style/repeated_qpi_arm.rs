#![deny(unreachable_patterns)]

use epin::{Qpi, qpi};
fn name(piece: Qpi) -> &'static str {
    match piece {
        qpi!("C:K^") => "king",
        qpi!("C:K^") => "general",
        _ => "another",
    }
}

fn main() {
    name(qpi!("C:K^"));
}
