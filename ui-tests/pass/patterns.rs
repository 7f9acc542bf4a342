//! Tokens in patterns.

#![deny(warnings, clippy::pedantic)]

use epin::{Epin, Pin, epin, epins, pin};

fn name(token: Epin) -> &'static str {
    match token {
        epin!("K^") | epin!("k^") => "king",
        promoted @ (epin!("+P") | epin!("+p")) if promoted.is_native() => "tokin",
        epin!(r"P") => "pawn",
        _ => "other",
    }
}

fn first(pieces: &[Epin]) -> bool {
    let [epin!("R"), ..] = *pieces else { return false };
    true
}

fn main() {
    assert_eq!(name(epin!("k^")), "king");
    assert_eq!(name(epin!("+p")), "tokin");
    assert_eq!(name(epin!("P")), "pawn");
    assert_eq!(name(epin!("P'")), "other");
    assert!(first(&epins!["R", "N"]) && !first(&epins!["N"]));
    if let Some(epin!("K^'")) = Some(epin!("K^")) {
        unreachable!();
    }
    assert!(matches!((epin!("a"), Some(pin!("b"))), (epin!("a"), Some(pin!("b")))));
    assert!(matches!(epins!["x", "y"], epins!["x", "y"]));
    let pin: Pin = pin!("+k^");
    assert!(matches!(&pin, &pin!("+k^")));
    while let epin!("Q") = epin!("q") {}
}
