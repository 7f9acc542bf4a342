//! Derived catalogs whose enums the program's own `macro_rules!` write.

#![deny(warnings, clippy::pedantic)]

use epin::{Catalog, epin};

macro_rules! by_literal {
    ($Game:ident $name:literal $($Piece:ident $($token:literal)*,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        #[epin(name = $name)]
        enum $Game {
            $(#[epin($($token),*)] $Piece,)*
        }
    };
}

macro_rules! by_expr {
    ($krate:path, $($Piece:ident $token:expr;)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        #[epin(crate = $krate)]
        enum Game {
            $(#[epin($token)] $Piece,)*
        }
    };
}

by_literal! { Chess "chess" King "K^", Pawn "P" "+P", }
by_expr! { ::epin, King "K"; Queen "Q"; }

fn main() {
    assert_eq!((Chess::NAME, Game::NAME), ("chess", "Game"));
    assert_eq!(Chess::ALL, [Chess::King, Chess::Pawn]);
    assert_eq!(Chess::of(epin!("+p")), Some(Chess::Pawn));
    assert_eq!(Game::ALL, [Game::King, Game::Queen]);
}
