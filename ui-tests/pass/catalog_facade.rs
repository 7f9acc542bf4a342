//! A catalog through a crate that exports `epin`.

use epin_renamed::tokens::{self, Catalog, Piece, epin as token};

// Nothing of the expansion may be looked up by name from here.
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
