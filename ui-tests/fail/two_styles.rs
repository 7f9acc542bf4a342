//! Catalogs of two styles, which have a catalog for each side.

#![allow(unused)]

use epin::feen::Feen;
use epin::{Catalog, EpinTable, Piece, Side, feen, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Makruk {
    #[epin("K^")]
    Khun,
    #[epin("M")]
    Met,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NoSides {
    Chess(Chess),
    //~ at `Chess`: the catalog `Chess` has no side
    //~| write it before the catalog, as in `#[epin(first)]`
    Makruk(Makruk),
    //~ at `Makruk`: the catalog `Makruk` has no side
    //~| write it before the catalog, as in `#[epin(second)]`
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NoSecondSide {
    #[epin(first)]
    Chess(Chess),
    Makruk(Makruk),
    //~ at `Makruk`: the catalog `Makruk` has no side
    //~| write it before the catalog, as in `#[epin(second)]`
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SameSide {
    #[epin(first)]
    Chess(Chess),
    #[epin(first)]
    //~ at `first`: both catalogs are the first side's
    //~| write `#[epin(second)]` before one of them
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SideTwice {
    #[epin(first, first)]
    //~ at `first` (2): the catalog `Chess` has a side already
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum OneLetter {
    #[epin(first = "C")]
    Chess(Chess),
    #[epin(second)]
    //~ at `second`: the style of `Makruk` has no letter, but the other has one
    //~| for example `#[epin(second = "C")]`
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SecondLetterAlone {
    #[epin(first)]
    //~ at `first`: the style of `Chess` has no letter, but the other has one
    //~| for example `#[epin(first = "C")]`
    Chess(Chess),
    #[epin(second = "M")]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum LowerCase {
    #[epin(first = "C")]
    Chess(Chess),
    #[epin(second = "m")]
    //~ expected the letter of the style, in upper case, found `"m"`
    //~| for example `#[epin(second = "M")]`
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NameForLetter {
    #[epin(first = "Chess")]
    //~ expected the letter of the style, in upper case, found `"Chess"`
    //~| for example `#[epin(first = "C")]`
    Chess(Chess),
    #[epin(second = "Makruk")]
    //~ expected the letter of the style, in upper case, found `"Makruk"`
    //~| for example `#[epin(second = "C")]`
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum CharForLetter {
    #[epin(first = 'C')]
    //~ at `'C'`: expected a string literal, found `'C'`
    //~| for example `#[epin(first = "C")]`
    Chess(Chess),
    #[epin(second = "M")]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NoValue {
    #[epin(first =)]
    //~ at `first`: the key `first` needs a value after `=`
    //~| for example `#[epin(first = "C")]`
    Chess(Chess),
    #[epin(second = "M")]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SideWithParentheses {
    #[epin(first("C"))]
    //~ at `("C")`: expected `=` and the letter of the style, found `(`
    //~| for example `#[epin(first = "C")]`
    Chess(Chess),
    #[epin(second = "M")]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NoCommaAfterLetter {
    #[epin(first = "C" "D")]
    //~ at `"D"`: expected `,` between two keys, found `"D"`
    Chess(Chess),
    #[epin(second = "M")]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum MisspelledSide {
    #[epin(frist)]
    //~ at `frist`: expected `first` or `second`, found `frist`
    //~| for example `#[epin(first)]`
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum EmptyList {
    #[epin()]
    //~ at `[epin()]`: expected `first` or `second` in parentheses, found nothing
    //~| for example `#[epin(first)]`
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Token {
    #[epin(first, "R")]
    //~ `Chess` has the tokens of its catalog, and no others
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum TokenForSide {
    #[epin("K^")]
    //~ expected `first` or `second`, found `"K^"`
    //~| for example `#[epin(first)]`
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NameOnVariant {
    #[epin(first, name = "Chess vs Makruk")]
    //~ at `name`: the key `name` belongs on the enum
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(first)]
//~ at `first`: the key `first` belongs on a variant
enum SideOnEnum {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

/// Uses a catalog as a program does: its mistake is the only error.
macro_rules! use_it {
    ($($catalog:ident)*) => {$(
        const _: () = {
            const MET: Piece<$catalog> = piece!($catalog, "M'");
            const WORTH: [i32; $catalog::ALL.len()] = [0, 900, 0, 150];
            const KEYS: [u64; Piece::<$catalog>::COUNT] = [7, 6, 5, 4, 3, 2, 1, 0];
            const KEY: u64 = KEYS[MET.index()];
            const TABLE: EpinTable<$catalog, u8> = EpinTable::from_array([1, 2, 3, 4]);
            fn worth() -> i32 {
                println!("{MET} {} {}", TABLE[MET.kind()], Piece::new(MET.kind(), Side::Second));
                match MET.kind() {
                    $catalog::Chess(Chess::King) | $catalog::Makruk(Makruk::Khun) => 0,
                    kind => WORTH[kind.index()],
                }
            }
        };
    )*};
}

use_it! { NoSides NoSecondSide SameSide SideTwice MisspelledSide }
use_it! { OneLetter SecondLetterAlone LowerCase NameForLetter CharForLetter NoValue }
use_it! { SideWithParentheses NoCommaAfterLetter }
use_it! { EmptyList Token TokenForSide NameOnVariant SideOnEnum }

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum BothForms {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
    #[epin("J")]
    Jester,
    //~ at `Jester`: the piece `Jester` is beside a catalog
    //~| write pieces with tokens, or two catalogs with `#[epin(first)]` and `#[epin(second)]`
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum ThirdVariant {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
    #[epin(second)]
    Other(Makruk),
    //~ at `Other`: `Other` is a third catalog: a game has two sides
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum OneVariant {
    //~ at `OneVariant`: `OneVariant` has one catalog
    //~| write another with `#[epin(second)]` after `Chess`
    #[epin(first)]
    Chess(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NamedField {
    #[epin(first)]
    Chess { kind: Chess },
    //~ at `{ kind: Chess }`: `Chess` has named fields
    //~| write one catalog in parentheses, as in `Chess(Chess)`
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NoField {
    #[epin(first)]
    Chess,
    //~ at `Chess`: `Chess` has no catalog
    //~| write one catalog in parentheses, as in `Chess(Chess)`
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NoFieldInParentheses {
    #[epin(first)]
    Chess(),
    //~ at `()`: `Chess` has no catalog
    //~| write one catalog in parentheses, as in `Chess(Chess)`
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SecondField {
    #[epin(first)]
    Chess(Chess, bool),
    //~ at `bool`: `Chess` has a second field
    //~| write one catalog in parentheses, as in `Chess(Chess)`
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Generic<T> {
    //~ at `T`: the catalog `Generic` cannot be generic
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(T),
}

macro_rules! use_piece {
    ($($catalog:ty,)*) => {$(
        const _: () = {
            const MET: Piece<$catalog> = piece!($catalog, "M'");
            fn index() -> usize {
                MET.kind().index()
            }
        };
    )*};
}

use_piece! { BothForms, ThirdVariant, OneVariant, NamedField, NoField, NoFieldInParentheses, }
use_piece! { SecondField, Generic<Makruk>, }

fn matches_of_variants(both: BothForms, third: ThirdVariant, one: OneVariant) {
    if let BothForms::Chess(kind) = both {}
    if let ThirdVariant::Chess(kind) = third {}
    let OneVariant::Chess(kind) = one;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Shogi {
    #[epin("K^")]
    King,
    #[epin("K^'")]
    Jeweled,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum DerivedPiece {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Shogi(Shogi),
    //~ at `Shogi` (2): "K^'" is a derived piece of Shogi; in a catalog of two styles, both parts have native pieces only
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Twice {
    #[epin(first)]
    First(Chess),
    #[epin(second)]
    Second(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum ThreeStyles {
    #[epin(first)]
    Twice(Twice),
    //~ at `Twice` (2): "K^'" is a derived piece of Twice; in a catalog of two styles, both parts have native pieces only
    #[epin(second)]
    Chess(Chess),
}

fn derived_pieces() {
    piece!(DerivedPiece, "k^");
    piece!(ThreeStyles, "K^");
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum BrokenPart {
    #[epin("K^")]
    King,
    #[epin("^Q")]
    //~ invalid EPIN token "^Q": expected a letter, found `^` at byte 0
    //~| did you mean "Q^"?
    Queen,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum OfBrokenPart {
    #[epin(first)]
    Chess(BrokenPart),
    #[epin(second)]
    Makruk(Makruk),
}

fn broken_part() {
    piece!(OfBrokenPart, "q'");
    let _: [i32; OfBrokenPart::ALL.len()] = [0, 900, 0, 150];
    let _: [u64; Piece::<OfBrokenPart>::COUNT] = [7, 6, 5, 4, 3, 2, 1, 0];
    let _: EpinTable<OfBrokenPart, u8> = EpinTable::from_array([1, 2, 3, 4]);
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum NoPieces {}
//~ at `NoPieces`: expected an enum with a variant for each piece, found an enum without variants

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum OfNoPieces {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    None(NoPieces),
}

fn no_pieces() {
    let _ = OfNoPieces::TOKENS;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess vs Makruk")]
enum Lettered {
    #[epin(first = "C")]
    Chess(Chess),
    #[epin(second = "M")]
    Makruk(Makruk),
}

const OTHER_STYLES: Feen<Piece<Lettered>> = feen!(Lettered, "k^7/7K^ / M/c");
//~ expected the styles of Chess vs Makruk, `C/m` or `m/C`, found `M/c` at byte 10

fn positions_of_a_catalog_with_letters() {
    feen!(Lettered, "k^7/7K^ / C/m");
    feen!(Lettered, "k^7/7K^ / m/C");
    feen!(Lettered, "8/8 / M/c");
    //~ expected the styles of Chess vs Makruk, `C/m` or `m/C`, found `M/c` at byte 6
    let _: Feen<Piece<Lettered>> = feen!(Lettered, "k^6Z/7K^ / C/c");
    //~ expected the styles of Chess vs Makruk, `C/m` or `m/C`, found `C/c` at byte 11
    //~ "Z" at byte 3 is not a piece of Chess vs Makruk; the game's pieces are K^ Q K^' M'
    feen!(OneLetter, "k^7/7K^ / M/c");
}

fn main() {}
