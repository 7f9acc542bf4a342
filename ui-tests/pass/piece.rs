//! Pieces of a catalog in expressions, constants, types and patterns.

#![forbid(warnings, deprecated, clippy::integer_division)]

use epin::{Catalog, Piece, Side, piece, pieces};

mod games {
    use epin::Catalog;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    pub enum Chess {
        #[epin("K^")]
        King,
        #[epin("R", "-R")]
        Rook,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    pub enum Match {
        #[epin(first)]
        White(Chess),
        #[epin(second)]
        Black(Chess),
    }

    impl Chess {
        pub const fn king() -> epin::Piece<Self> {
            epin::piece!(Self, "K^")
        }
    }
}

use games::Chess;

const KING: Piece<Chess> = piece!(Chess, "K^");
static ROOKS: [Piece<Chess>; 4] = pieces![games::Chess, "R", "r", "-R", "-r",];

type Board<const INDEX: usize> = [[u8; piece!(Chess, "R").epin().index()]; INDEX];

fn name(piece: Piece<Chess>) -> &'static str {
    match piece {
        piece!(Chess, "K^") | piece!(Chess, "k^") => "king",
        unmoved @ (piece!(Chess, "-R") | piece!(Chess, "-r")) if unmoved.is_native() => "unmoved",
        piece!(self::games::Chess, r"R",) => "first",
        _ => "second",
    }
}

macro_rules! is {
    ($catalog:ty, $value:expr, $($token:literal)|+) => {
        matches!($value, $(piece!($catalog, $token))|+)
    };
}

macro_rules! by_path {
    ($catalog:path, $token:expr) => {
        piece!($catalog, $token)
    };
}

fn generic<T>(_: &T) -> Piece<Chess> {
    piece!(Chess, "-r")
}

fn main() {
    assert_eq!(KING, Chess::king());
    assert_eq!(piece!(games::Match, "R'").kind(), games::Match::Black(Chess::Rook));
    assert_eq!(ROOKS.map(name), ["first", "second", "unmoved", "unmoved"]);
    assert_eq!(name(KING.flipped()), "king");
    let index = piece!(Chess, "R").epin().index();
    assert_eq!(size_of::<Board<{ piece!(Chess, "R").epin().index() }>>(), index * index);
    assert!(is!(Chess, KING, "K^" | "k^") && !is!(games::Chess, KING, "R"));
    assert_eq!(by_path!(games::Chess, "R"), piece!(Chess, "R"));
    assert_eq!(generic(&()).side(), Side::Second);
    let board = [Some(KING), None];
    assert!(matches!(board, [Some(piece!(Chess, "K^")), None]));
    if let Some(&piece!(<Chess as Same>::Catalog, "R")) = ROOKS.first() {
    } else {
        unreachable!();
    }
    assert_eq!(piece!(<&[Chess] as Same>::Catalog, "K^"), KING);
    let none: [Piece<Chess>; 0] = pieces![Chess];
    assert!(none.is_empty());
}

trait Same {
    type Catalog: Catalog;
}

impl Same for Chess {
    type Catalog = Self;
}

impl Same for &[Chess] {
    type Catalog = Chess;
}
