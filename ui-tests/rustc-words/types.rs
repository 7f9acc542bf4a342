//! Type errors, which rustc reports, and what epin adds to its words.

#![allow(unused)]

use std::fmt::{self, Display, Formatter};

use epin::__private::serde_core::Deserialize;
use epin::feen::{Hand, Position};
use epin::{AnyPiece, Catalog, Compact, Epin, EpinMap, EpinTable, Piece, Side, UnknownPieceError};
use epin::notation::snn;
use epin::{epin, epin_table, feen, piece, pieces};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
    #[epin("P", "+P")]
    Pawn,
}

const NAME: &str = snn!("Chess");
//~ at `"Chess"`: expected `&str`, found `Snn`

// A token is not compared with a piece: it need not be in the catalog.
fn is_king(piece: Piece<Chess>) -> bool {
    piece == epin!("K")
    //~ at `"K"`: mismatched types
}

enum NoCatalog {
    Rook,
}

fn not_a_catalog() {
    let _ = piece!(NoCatalog, "R");
    //~ at `NoCatalog`: `NoCatalog` is not a catalog of pieces
    //~| ^^^^^^^^^ expected an enum that derives `Catalog`
    //~| epin's feature `derive`
    let _ = feen!(NoCatalog, "r1/1R / C/c");
    //~ at `NoCatalog`: `NoCatalog` is not a catalog of pieces
    //~| ^^^^^^^^^ expected an enum that derives `Catalog`
    //~| epin's feature `derive`
    let _ = feen!(NoCatalog, "2/2 / C/c");
    //~ at `NoCatalog`: `NoCatalog` is not a catalog of pieces
    //~| ^^^^^^^^^ expected an enum that derives `Catalog`
    //~| epin's feature `derive`
    let _ = pieces![NoCatalog, "R", "-R"];
    //~ at `NoCatalog`: `NoCatalog` is not a catalog of pieces
    //~| ^^^^^^^^^ expected an enum that derives `Catalog`
    //~| epin's feature `derive`
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Match {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(u8),
    //~ at `u8`: `u8` is not a catalog of pieces
    //~| ^^ expected an enum that derives `Catalog`
}

const MET: Piece<Match> = piece!(Match, "M'");

fn use_of_match() {
    println!("{MET} {}", MET.kind().index());
}

#[derive(PartialEq, Eq, Catalog)]
enum NotCopy {
    //~ at `NotCopy`: `NotCopy: Copy` is not satisfied
    #[epin("K^")]
    King,
}

#[derive(Catalog)]
enum NeitherCopyNorEq {
    //~ at `NeitherCopyNorEq`: `NeitherCopyNorEq: Copy` is not satisfied
    //~ at `NeitherCopyNorEq`: `NeitherCopyNorEq: Eq` is not satisfied
    #[epin("K^")]
    King,
}

fn uses() {
    let _ = NotCopy::from_token(epin!("K^"));
    //~ at `NotCopy`: `NotCopy: Copy` is not satisfied
    let _ = NeitherCopyNorEq::from_token(epin!("K^"));
    //~ at `NeitherCopyNorEq`: `NeitherCopyNorEq: Copy` is not satisfied
    //~ at `NeitherCopyNorEq`: `NeitherCopyNorEq: Eq` is not satisfied
    let _ = NeitherCopyNorEq::ALL;
    //~ at `NeitherCopyNorEq`: `NeitherCopyNorEq: Copy` is not satisfied
    //~ at `NeitherCopyNorEq`: `NeitherCopyNorEq: Eq` is not satisfied
    let _ = NeitherCopyNorEq::King.tokens();
    //~ at `tokens`: `NeitherCopyNorEq: Copy` is not satisfied
    //~ at `tokens`: `NeitherCopyNorEq: Eq` is not satisfied
}

fn kings(hand: &EpinMap<u8, Chess>) {}
//~ at ``: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `u8`
//~| not a key of tables and maps

static UNKNOWN: EpinTable<Chess, i32> = epin_table!(Chess, King => 0, Quen => 9, Pawn => 1);
//~ at `Quen`: E0599
//~| !lib.rs
static WRONG_VALUE: EpinTable<Chess, i32> = epin_table!(Chess, King => 0, Queen => "9", Pawn => 1);
//~ at `"9"`: expected `i32`, found `&str`

fn tables<C: Catalog>(lists: [Vec<u8>; 3]) {
    let _ = epin_table!(NoCatalog, Rook => 5);
    //~ at `NoCatalog`: `NoCatalog` is not a catalog of pieces
    //~| ^^^^^^^^^ expected an enum that derives `Catalog`
    //~| epin's feature `derive`
    let _ = epin_table!(Missing, Rook => 5);
    //~ at `Missing`: cannot find type `Missing`
    let _ = epin_table!(C, Rook => 5);
    //~ at `C`: generic parameters may not be used in const operations
    let [king, queen, pawn] = lists;
    let _ = epin_table!(Chess, King => king, Queen => queen, Pawn => pawn);
    //~ at `epin_table!(Chess, King => king, Queen => queen, Pawn => pawn)`: values of `epin_table!` have to be `Copy`, and `Vec<u8>` is not
    //~| expected values that are `Copy`
    //~| `EpinTable::from_fn` takes any values
}

fn table() {
    let _ = EpinTable::<Chess, _>::from_array([0, 900]);
    //~ at `[0, 900]`: expected an array with a size of 3, found one with a size of 2
    let _: EpinTable<Piece<Chess>, u8> = EpinTable::<Chess, _>::filled(0);
    //~ at `EpinTable::<Chess, _>::filled(0)`: expected `EpinTable<Piece<Chess>, u8>`, found `EpinTable<Chess, {integer}>`
}

fn keys(kinds: &EpinTable<Chess, u8>, pieces: &EpinTable<Piece<Chess>, u8>) {
    let _ = kinds[piece!(Chess, "P")];
    //~ expected `Chess`, found `Piece<Chess>`
    let _ = kinds[0];
    //~ at `0`: expected `Chess`, found integer
    let _ = pieces[Chess::Pawn];
    //~ at `Chess::Pawn`: expected `Piece<Chess>`, found `Chess`
    let _ = pieces[epin!("P")];
    //~ expected `Piece<Chess>`, found `Epin`
}

struct Kinds(EpinTable<NoCatalog, u8>);
//~ at `EpinTable<NoCatalog, u8>`: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `NoCatalog`
//~| not a key of tables and maps

static KINDS: EpinTable<NoCatalog, u8> = todo!();
//~ at ``: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `NoCatalog`
//~| not a key of tables and maps
//~| !Sealed

static NO_DERIVE: EpinTable<NoCatalog, u8> = epin_table!(NoCatalog, Rook => 5);
//~ at ``: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `NoCatalog`
//~| epin's feature `derive`
//~ at `NoCatalog` (2): `NoCatalog` is not a catalog of pieces

struct Pieces(EpinTable<Piece<NoCatalog>, u8>);
//~ at `EpinTable<Piece<NoCatalog>, u8>`: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `Piece<NoCatalog>`
//~| not a key of tables and maps

struct ValuesFirst(EpinTable<u8, Chess>);
//~ at `EpinTable<u8, Chess>`: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `u8`
//~| not a key of tables and maps

fn no_bound<C>(counts: &EpinTable<Piece<C>, u8>) {}
//~ at `EpinTable<Piece<C>, u8>`: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `Piece<C>`

fn no_bound_of_kinds<C>(counts: &EpinTable<C, u8>) {}
//~ at ``: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `C`

/// What serde's derive requires of a field.
fn is_read<'de, T: Deserialize<'de>>() {}

fn fields() {
    is_read::<EpinTable<Chess, u8>>();
    is_read::<EpinTable<Piece<Chess>, u8>>();
    //~ at `EpinTable<Piece<Chess>, u8>`: a file cannot have a table by `Piece<Chess>`
    //~| expected a table by kind
    //~| build the table from it with `EpinTable::from_fn`
    //~| !not a catalog
    is_read::<EpinTable<Chess, NoCatalog>>();
    //~ at `EpinTable<Chess, NoCatalog>`: the trait bound `NoCatalog:
    //~| adding `#[derive(serde::Deserialize)]` to your `NoCatalog` type
    is_read::<EpinTable<Chess, [i32; 64]>>();
    //~ at `EpinTable<Chess, [i32; 64]>`: the trait bound `[i32; 64]:
    is_read::<Compact<Chess>>();
    //~ at `Compact<Chess>`: `Epin: From<Chess>` is not satisfied
}

fn hands(mut position: Position) {
    position.hands.first = EpinMap::from([(epin!("P"), 2)]);
    //~ at `EpinMap::from([(epin!("P"), 2)])`: expected `Hand`, found `EpinMap<Epin, {integer}>`
    position.hands.first = Hand::from([(epin!("P"), 2_u8)]);
    //~ at `Hand`: trait `From<[(Epin, u32); _]>` is implemented for `Hand<Epin>`
    position.hands[0].clear();
    //~ at `0`: expected `Side`, found integer
    position.hands[Side::First][epin!("P")] -= 1;
    //~ at `[epin!("P")]`: cannot index into a value of type `Hand`
}

/// Has all that the trait asks for, except its private supertrait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Square(Epin);

impl Display for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Square> for Epin {
    fn from(square: Square) -> Self {
        square.0
    }
}

impl TryFrom<Epin> for Square {
    type Error = UnknownPieceError;

    fn try_from(token: Epin) -> Result<Self, UnknownPieceError> {
        Ok(Self(token))
    }
}

impl AnyPiece for Square {}
//~ at `Square`: expected `Epin`, an enum that derives `Catalog`, or a `Piece` of one as the key, found `Square`
//~ at `Square`: Sealed` is not satisfied
//~| a "sealed trait"

fn main() {}
