//! `epin_table!`: kinds that are missing, repeated or unknown, and calls in another form.

#![allow(unused)]

use epin::{Catalog, EpinTable, epin_table};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
    #[epin("P", "+P")]
    Pawn,
}

impl Chess {
    const OFFICER: Self = Self::Queen;
    const PAWNS: u8 = 8;

    fn worth() -> EpinTable<Self, i32> {
        epin_table!(Self, King => 0, Pawn => 1)
        //~ at `epin_table!(Self, King => 0, Pawn => 1)`: no value for these kinds of Chess: Queen
        //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess vs Chess")]
enum Match {
    #[epin(first)]
    White(Chess),
    #[epin(second)]
    Black(Chess),
}

/// Has more kinds than a message lists.
macro_rules! large {
    ($($kind:ident $token:literal,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
        enum Large {
            #[epin("K^")]
            King,
            $(#[epin($token)] $kind,)*
        }
    };
}

large! {
    AdvisorOrGuard "A", BishopOrElephant "B", CannonOrCatapult "C", DragonKing "D", ElephantOrBishop "E",
    FerzOrAdvisor "F", GoldGeneral "G", HorseOrKnight "H", IronGeneral "I", JumpingGeneral "J", KnightRider "N",
    OldMonkey "O", PawnOrSoldier "P",
}

// Outside of a function and in a function that nobody calls.
static MISSING: EpinTable<Chess, i32> = epin_table!(Chess, King => 0);
//~ at `epin_table!(Chess, King => 0)`: no value for these kinds of Chess: Queen, Pawn
//~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
static REPEATED: EpinTable<Chess, i32> = epin_table!(Chess, King => 0, Queen => 9, King => 1, Pawn => 1);
//~ at `epin_table!(Chess, King => 0, Queen => 9, King => 1, Pawn => 1)`: the kind `King` is given twice
//~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`

fn kinds<T>() {
    let _ = epin_table!(Chess, Pawn => 1, Queen => 9);
    //~ at `epin_table!(Chess, Pawn => 1, Queen => 9)`: no value for these kinds of Chess: King
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _: EpinTable<Chess, T> = epin_table!(Chess);
    //~ at `epin_table!(Chess)`: no value for these kinds of Chess: King, Queen, Pawn
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, Queen => 9, Pawn => 1, Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, Queen => 9, Pawn => 1, Pawn => 1)`: the kind `Pawn` is given twice
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, PAWNS => 9, Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, PAWNS => 9, Pawn => 1)`: `PAWNS` is not a kind of Chess
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, OFFICER => 9, Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, OFFICER => 9, Pawn => 1)`: `OFFICER` is not a kind of Chess
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Match, White => 0, Black => 1);
    //~ at `epin_table!(Match, White => 0, Black => 1)`: expected a catalog of one style, found Chess vs Chess, which has two; `EpinTable::from_fn` makes a table of it
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Large, King => 0);
    //~ at `epin_table!(Large, King => 0)`: no value for these kinds of Large: AdvisorOrGuard, BishopOrElephant, CannonOrCatapult, DragonKing, ElephantOrBishop, FerzOrAdvisor, GoldGeneral, HorseOrKnight, IronGeneral, JumpingGeneral, KnightRider, OldMonkey …
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
}

fn forms() {
    let _ = epin_table!();
    //~ at `epin_table!()`: expected a catalog and a value for each kind
    //~| for example `epin_table!(Chess, King => 0, Queen => 900)`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!("K^" => 0);
    //~ at `epin_table!("K^" => 0)`: expected a catalog and a value for each kind
    //~| for example `epin_table!(Chess, King => 0, Queen => 900)`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(King => 0, Queen => 9, Pawn => 1);
    //~ at `epin_table!(King => 0, Queen => 9, Pawn => 1)`: expected a catalog and a value for each kind
    //~| for example `epin_table!(Chess, King => 0, Queen => 900)`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess: King => 0, Queen => 9, Pawn => 1);
    //~ at `epin_table!(Chess: King => 0, Queen => 9, Pawn => 1)`: expected `,` after the catalog, found `:`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess; King => 0, Queen => 9, Pawn => 1);
    //~ at `epin_table!(Chess; King => 0, Queen => 9, Pawn => 1)`: expected a catalog and a value for each kind
    //~| for example `epin_table!(Chess, King => 0, Queen => 900)`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess { King => 0, Queen => 9, Pawn => 1 });
    //~ at `epin_table!(Chess { King => 0, Queen => 9, Pawn => 1 })`: expected a catalog and a value for each kind
    //~| for example `epin_table!(Chess, King => 0, Queen => 900)`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess King => 0, Queen => 9, Pawn => 1);
    //~ at `epin_table!(Chess King => 0, Queen => 9, Pawn => 1)`: expected a catalog and a value for each kind
    //~| for example `epin_table!(Chess, King => 0, Queen => 900)`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, Chess::King => 0, Chess::Queen => 9, Chess::Pawn => 1);
    //~ at `epin_table!(Chess, Chess::King => 0, Chess::Queen => 9, Chess::Pawn => 1)`: expected a variant's name, found a path
    //~| write only the name, as in `King => 0`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, Self::Queen => 9, Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, Self::Queen => 9, Pawn => 1)`: expected a variant's name, found a path
    //~| write only the name, as in `King => 0`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, self::Chess::Queen => 9, Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, self::Chess::Queen => 9, Pawn => 1)`: expected a variant's name, found a path
    //~| write only the name, as in `King => 0`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, "K^" => 0, "Q" => 9, "P" => 1);
    //~ at `epin_table!(Chess, "K^" => 0, "Q" => 9, "P" => 1)`: expected a variant's name
    //~| for example `King => 0`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, _ => 9);
    //~ at `epin_table!(Chess, King => 0, _ => 9)`: expected a variant's name, found `_`
    //~| give each kind a value, or call `EpinTable::from_fn` with a `match` that has `_`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, #[cfg(all())] Queen => 9, Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, #[cfg(all())] Queen => 9, Pawn => 1)`: expected a variant's name, found an attribute
    //~| write the attribute before the item or the statement that contains the table
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, Queen | Pawn => 9);
    //~ at `epin_table!(Chess, King => 0, Queen | Pawn => 9)`: expected `=>`, a value and a comma after `Queen`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, Queen = 9, Pawn = 1);
    //~ at `epin_table!(Chess, King => 0, Queen = 9, Pawn = 1)`: expected `=>`, a value and a comma after `Queen`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, Queen, Pawn);
    //~ at `epin_table!(Chess, King => 0, Queen, Pawn)`: expected `=>`, a value and a comma after `Queen`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, Queen => 9 Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, Queen => 9 Pawn => 1)`: expected `=>`, a value and a comma after `Queen`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0, Queen => 9; Pawn => 1);
    //~ at `epin_table!(Chess, King => 0, Queen => 9; Pawn => 1)`: expected `=>`, a value and a comma after `Queen`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, King => 0,, Queen => 9, Pawn => 1);
    //~ at `epin_table!(Chess, King => 0,, Queen => 9, Pawn => 1)`: expected a variant's name
    //~| for example `King => 0`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, (King, 0), (Queen, 9), (Pawn, 1));
    //~ at `epin_table!(Chess, (King, 0), (Queen, 9), (Pawn, 1))`: expected a variant's name
    //~| for example `King => 0`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Chess, [0, 9, 1]);
    //~ at `epin_table!(Chess, [0, 9, 1])`: expected a variant's name
    //~| for example `King => 0`
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
}

/// If a catalog has a mistake, what it lacks as a result is not reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Broken {
    #[epin("^K")]
    //~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
    //~| did you mean "K^"?
    King,
    #[epin("Q")]
    Queen(u8),
    //~ at `(u8)`: the piece `Queen` cannot have fields
    Pawn,
    //~ at `Pawn`: the piece `Pawn` has no token
    //~| write it before the piece, as in `#[epin("K^")]`
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Grand Chess")]
enum Named {
    #[epin("K^^")]
    //~ invalid EPIN token "K^^": expected the end of the token, found `^` at byte 2
    //~| did you mean "K^"?
    King,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum BrokenMatch {
    #[epin(first)]
    White(Chess),
    #[epin("P")]
    Pawn,
    //~ at `Pawn`: the piece `Pawn` is beside a catalog
    //~| write pieces with tokens, or two catalogs with `#[epin(first)]` and `#[epin(second)]`
}

static BROKEN: EpinTable<Broken, i32> = epin_table!(Broken, King => 0, Queen => 9, Pawn => 1);

fn broken() {
    let _ = epin_table!(Broken, King => 0, Pawn => 1, Queen => 9);
    let _ = epin_table!(Broken, King => 0, Pawn => 1);
    //~ at `epin_table!(Broken, King => 0, Pawn => 1)`: no value for these kinds of Broken: Queen
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(Named);
    //~ at `epin_table!(Named)`: no value for these kinds of Grand Chess: King
    //~| this error originates in the macro `$crate::__epin_table` which comes from the expansion of the macro `epin_table`
    let _ = epin_table!(BrokenMatch, White => 0, Pawn => 1);
}

fn main() {}
