//! A crate of edition 2015 that exports `epin` under another name, and macros that call those of `epin`.

// An expansion that allows one of these lints would be an error.
#![forbid(warnings, deprecated, clippy::integer_division)]

pub extern crate tokens;

pub use tokens::*;

/// Expands to a king.
#[macro_export]
macro_rules! king {
    () => {
        $crate::tokens::epin!("K^")
    };
}

/// Expands to a piece.
#[macro_export]
macro_rules! token {
    ($token:literal) => {
        $crate::epin!($token)
    };
}

/// Expands to a piece of a catalog.
#[macro_export]
macro_rules! piece_of {
    ($catalog:path, $token:expr) => {
        $crate::piece!($catalog, $token)
    };
}

/// Expands to a position of a catalog.
#[macro_export]
macro_rules! position_of {
    ($catalog:path, $text:expr) => {
        $crate::feen!($catalog, $text)
    };
}

/// Expands to a table of a catalog with one kind.
#[macro_export]
macro_rules! kings_worth {
    ($catalog:path, $worth:expr) => {
        $crate::epin_table!($catalog, King => $worth)
    };
}

/// Expands to a catalog.
#[macro_export]
macro_rules! catalog {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident { $($token:literal $Variant:ident,)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, $crate::Catalog)]
        #[epin(crate = $crate::tokens)]
        $(#[$meta])*
        $vis enum $Name {
            $(#[epin($token)] $Variant,)*
        }
    };
}

#[cfg(test)]
mod tests {
    use tokens::feen::Feen;
    use tokens::notation::Qpi;
    use tokens::notation::{pin, qpi, sin, snn};
    use tokens::{Catalog, Epin, Piece};
    use tokens::{epin, epin_table, epins, feen, piece, pieces};

    const KING: Epin = epin!("K^");
    const START: Feen = feen!("k^1/1K^ / C/c");
    const PIECES: Feen<Piece<Game>> = feen!(Game, "k^1/1K^ / C/c");
    const PIECE: Qpi = qpi!("C:K^");

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    #[epin(crate = ::tokens)]
    enum Game {
        #[epin("K^")]
        King,
    }

    #[test]
    fn macros_work_under_another_name() {
        assert!(matches!(KING, epin!("K^") | epin!("k^")));
        assert_eq!((epins!["K^", "P"][0], pin!("K^")), (KING, KING.to_pin()));
        assert!(matches!(PIECE, qpi!("C:K^") | qpi!("c:k^")) && matches!(PIECE.sin(), sin!("C")));
        assert_eq!(snn!("Chess").as_str(), "Chess");
        assert_eq!(
            (Game::from_token(epin!("k^")), Game::King.tokens()),
            (Some(Game::King), &[KING][..])
        );
        let kings: [Piece<Game>; 2] = pieces![Game, "K^", "k^"];
        assert!(matches!(kings, [piece!(Game, "K^"), piece!(self::Game, "k^")]));
        assert_eq!(PIECES.as_str(), START.as_str());
        assert_eq!(epin_table!(Game, King => 9)[Game::King], 9);
    }
}
