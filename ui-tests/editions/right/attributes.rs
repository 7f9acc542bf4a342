//! Attributes that reach the derive through others.

use epin::{Catalog, Epin, epins};

#[cfg_attr(all(), derive(Debug, Clone, Copy, PartialEq, Eq, Catalog), epin(name = "Conditional"))]
#[cfg_attr(any(), epin(name = "Never"))]
enum Game {
    #[cfg_attr(all(), epin("K^"))]
    #[cfg_attr(any(), epin("not a token"))]
    King,
    #[cfg(any())]
    #[epin("not a token")]
    Never,
    #[doc = "A pawn."]
    #[epin("P")]
    #[cfg_attr(all(), epin("+P"), doc = "It promotes.")]
    Pawn,
}

#[test]
fn conditional_attributes_count() {
    assert_eq!(Game::NAME, "Conditional");
    assert_eq!(Game::ALL, [Game::King, Game::Pawn]);
    let tokens: &[Epin] = &epins!["P", "+P"];
    assert_eq!(Game::Pawn.tokens(), tokens);
}
