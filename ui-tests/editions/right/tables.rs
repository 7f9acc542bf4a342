//! `epin_table!` wherever an expression may be, and everything that may be written in a call.

use epin::{Catalog, EpinTable, Piece, epin_table, piece};

use super::catalogs::{Chess, Draughts};

static STATIC: EpinTable<Chess, i32> = epin_table!(Chess, Rook => 500, King => 0);
const CONST: EpinTable<Chess, &str> =
    epin_table! { super::catalogs::Chess, King => "king", Rook => "rook", };

/// A table in an associated constant, and one of a catalog that has another name.
trait Game {
    type Pieces: Catalog;
    const WORTH: EpinTable<Chess, i32>;
}

impl Game for u8 {
    type Pieces = Draughts;
    const WORTH: EpinTable<Chess, i32> = epin_table![Chess, King => 0, Rook => 5];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Shogi {
    #[epin("P")]
    Pawn,
    #[epin("+P")]
    #[allow(non_camel_case_types)]
    r#yield,
}

impl Shogi {
    const WORTH: EpinTable<Self, u8> = epin_table!(Self, Pawn => 1, r#yield => 4);
    /// Not a kind, despite its name.
    const PAWNS: u8 = 9;
}

/// With values that are not constants, in a generic function.
const fn generic<T: Copy>(king: T, rook: T) -> EpinTable<Chess, T> {
    epin_table!(Chess, Rook => rook, King => king)
}

fn until_none(worth: Option<i32>) -> Option<EpinTable<Chess, i32>> {
    Some(epin_table!(Chess, Rook => worth?, King => 0))
}

#[test]
fn every_place() {
    let rook = piece!(Chess, "-r").kind();
    assert_eq!((STATIC[rook], CONST[rook], <u8 as Game>::WORTH[rook]), (500, "rook", 5));
    assert_eq!(Shogi::WORTH[Shogi::r#yield] + Shogi::PAWNS, 13);
    assert_eq!(generic("K", "R").as_array(), &["K", "R"]);
    assert_eq!((until_none(Some(500)), until_none(None)), (Some(STATIC), None));
    assert_eq!(epin_table!(Draughts, King => [0; 64], Man => [1; 64])[Draughts::Man], [1; 64]);
    let in_block = const { epin_table!(Chess, King => 0, Rook => 5) };
    let by_piece = EpinTable::<Piece<Chess>, _>::from_fn(|piece| in_block[piece.kind()]);
    assert_eq!(by_piece[piece!(Chess, "-R")], 5);
    let table = epin_table!(<u8 as Game>::Pieces, King => rook, Man => Chess::King);
    assert_eq!(table.as_array(), &[Chess::King, rook]);
}

/// Passes on a catalog as each kind of fragment, and the kinds with their values.
macro_rules! passed_on {
    ($by_ident:ident, $by_path:path, $by_ty:ty, $($by_tt:tt)::+; $($kind:ident: $value:expr),*) => {
        [
            epin_table!($by_ident, $($kind => $value),*),
            epin_table!($by_path, $($kind => $value,)*),
            epin_table!($by_ty, $($kind => $value),*),
            epin_table!($($by_tt)::+, $($kind => $value),*),
        ]
    };
}

macro_rules! all_by_tt {
    ($($all:tt)*) => {
        epin_table!($($all)*)
    };
}

#[test]
fn calls_that_macros_write() {
    let tables = passed_on!(Chess, self::Chess, Chess, super::catalogs::Chess; Rook: 500, King: 0);
    assert_eq!(tables, [STATIC; 4]);
    assert_eq!(all_by_tt!(Chess, Rook => 500, King => 0), STATIC);
}

/// The values are the caller's, whatever their names are.
#[test]
fn names_in_values() {
    const __KINDS: i32 = 7;
    const GIVEN: i32 = 8;
    let (__all, __index, value_indices) = (1, 2, 3);

    let table =
        epin_table!(Chess, Rook => __KINDS + GIVEN, King => __all + __index + value_indices);
    assert_eq!(table.as_array(), &[6, 15]);
}
