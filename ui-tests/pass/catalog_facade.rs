//! A derived catalog in a program that has `epin` only through a crate that exports it.

use epin_renamed::tokens::{self, Catalog, Piece, epin as token};

// If the expansion did not start all paths at the crate that exports `epin`, these would be found.
#[allow(unused)]
mod epin {}
#[allow(unused)]
mod core {}
#[allow(unused)]
mod std {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(crate = epin_renamed::tokens, name = "Chess")]
enum Game {
    #[epin("R", "-R")]
    Rook,
}

mod nested {
    use epin_renamed as facade;

    #[derive(Clone, Copy, PartialEq, Eq, facade::tokens::Catalog)]
    #[epin(crate = self::facade::tokens)]
    pub enum Game {
        #[epin("K^")]
        King,
    }
}

fn main() {
    assert_eq!(Game::of(token!("-r")), Some(Game::Rook));
    let piece: Piece<Game> = "-r".parse().unwrap();
    assert_eq!((piece.kind(), piece.side()), (Game::Rook, tokens::Side::Second));
    let error = Game::try_from(token!("K")).unwrap_err();
    assert_eq!(error.to_string(), "\"K\" is not a piece of Chess; its pieces are R -R");
    assert!(nested::Game::of(token!("k^")) == Some(nested::Game::King));
}
