//! `#[derive(Catalog)]`: wrong tokens, and items that cannot be a catalog.

#![allow(unused)]

use epin::{Catalog, Epin, EpinTable, Piece, piece};

const king: &str = "K^";

mod names {
    pub const KING: &str = "K^";
}

/// Each variant has a mistake of its own.
#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Tokens {
    #[epin("^K")]
    //~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
    //~| did you mean "K^"?
    Wrong,
    #[epin("P", "-P", "++P")]
    //~ at `"++P"`: invalid EPIN token "++P": expected a letter, found `+` at byte 1
    //~| did you mean "+P"?
    WrongInList,
    #[epin("L +L")]
    //~ invalid EPIN token "L +L": expected the end of the token, found ` ` at byte 1
    //~| a token has one letter; write one token per string: write each in quotes of its own, as in `#[epin("K", "+K")]`
    TwoInOneString,
    #[epin("8/8 / C/c")]
    //~ invalid EPIN token "8/8 / C/c": expected a letter, found `8` at byte 0
    //~| a token has no digits
    Position,
    #[epin("C:K")]
    //~ invalid EPIN token "C:K": expected the end of the token, found `:` at byte 1
    //~| this is a QPI token, but a piece's token has no style letter
    Qpi,
    #[epin("k^")]
    //~ "k^" is a token of the second side
    //~| write "K^", which covers both sides
    SecondSide,
    #[epin("M^", "m^")]
    //~ at `"m^"`: "m^" is a token of the second side
    //~| "M^" covers both sides
    BothSides,
    NoToken,
    //~ at `NoToken`: the piece `NoToken` has no token
    //~| write it before the piece, as in `#[epin("K^")]`
    None,
    //~ at `None`: the piece `None` has no token
    //~| for an empty square, remove it and use `Option<Piece<Tokens>>`
    Empty,
    //~ at `Empty`: the piece `Empty` has no token
    //~| for an empty square, remove it and use `Option<Piece<Tokens>>`
    #[epin]
    //~ at `[epin]`: expected a token in parentheses, found nothing
    //~| for example `#[epin("K^")]`
    BareAttribute,
    #[epin()]
    //~ at `[epin()]`: expected a token in parentheses, found nothing
    //~| for example `#[epin("K^")]`
    EmptyList,
    #[epin = "K^"]
    //~ at `[epin = "K^"]`: expected a token in parentheses, found `=`
    //~| for example `#[epin("K^")]`
    Equals,
    #[epin(K)]
    //~ at `K`: expected a string literal, found `K`
    //~| write `#[epin("K")]`
    BareLetter,
    #[epin(+K^)]
    //~ at `+`: expected a string literal, found `+`
    //~| write `#[epin("+K^")]`
    BareToken,
    #[epin('K')]
    //~ at `'K'`: expected a string literal, found a character
    //~| write `#[epin("K")]`
    Character,
    #[epin("\x6b'")]
    //~ expected plain characters, found the escape `\x6b`
    //~| write it without escapes: `#[epin("K'")]`
    Escape,
    #[epin(1)]
    //~ at `1`: expected a string literal, found a number
    //~| for example `#[epin("K^")]`
    Number,
    #[epin(KING)]
    //~ at `KING`: expected a string literal, found `KING`
    //~| for example `#[epin("K^")]`
    Constant,
    #[epin(names::KING)]
    //~ at `names`: expected a string literal, found `names`
    //~| for example `#[epin("K^")]`
    ConstantInModule,
    #[epin(king)]
    //~ at `king`: expected a string literal, found `king`
    //~| for example `#[epin("K^")]`
    Variable,
    #[epin(["K^", "-K^"])]
    //~ at `["K^", "-K^"]`: expected a string literal, found `[`
    //~| for example `#[epin("K^")]`
    InBrackets,
    #[epin(,)]
    //~ at `,`: expected a string literal, found `,`
    //~| for example `#[epin("K^")]`
    LoneComma,
    #[epin("Q" "-Q")]
    //~ at `"-Q"`: expected `,` between two tokens
    MissingComma,
    #[epin("R", , "-R")]
    //~ at `,` (2): expected a string literal, found `,`
    //~| for example `#[epin("K^")]`
    MissingToken,
    #[epin("S" | "-S")]
    //~ at `|`: expected only a string literal, found `|`
    //~| for example `#[epin("K^")]`
    OrPattern,
    #[epin("T^", name = "King")]
    //~ at `name`: the key `name` belongs on the enum
    Name,
    #[epin("U^", serde)]
    //~ at `serde`: the key `serde` belongs on the enum
    Serde,
    #[epin("V^", value = 10)]
    //~ at `value`: expected a string literal, found `value`
    //~| for example `#[epin("K^")]`
    UnknownKey,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Repeated {
    #[epin("P", "-P", "P")]
    //~ at `"P"` (2): `Twice` has the token "P" twice
    Twice,
    #[epin("Q")]
    #[epin("Q")]
    //~ `TwiceInTwoAttributes` has the token "Q" twice
    TwiceInTwoAttributes,
    #[epin("R", "+R")]
    Rook,
    #[epin("+R")]
    //~ `Rook` and `TokenOfTwo` have the same token "+R"
    TokenOfTwo,
    #[epin("K")]
    King,
    #[epin("K")]
    //~ `King` and `Knight` have the same token "K"
    Knight,
    #[epin("K")]
    //~ `King` and `TokenOfThree` have the same token "K"
    TokenOfThree,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Fields {
    #[epin("K^")]
    King(bool),
    //~ at `(bool)`: the piece `King` cannot have fields
    #[epin("R")]
    Rook { may_castle: bool },
    //~ at `{ may_castle: bool }`: the piece `Rook` cannot have fields
    #[epin("^Q")]
    //~ invalid EPIN token "^Q": expected a letter, found `^` at byte 0
    //~| did you mean "Q^"?
    Queen(bool),
    //~ at `(bool)`: the piece `Queen` cannot have fields
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum NoVariants {}
//~ at `NoVariants`: expected an enum with a variant for each piece, found an enum without variants

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum TypeParameter<T> {
    //~ at `T` (2): the catalog `TypeParameter` cannot be generic
    #[epin("K^")]
    King,
    #[epin("P")]
    Pawn(T),
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum ConstParameter<const N: usize> {
    // At `const`, and on nightly at all of the parameter.
    //~ at ``: the catalog `ConstParameter` cannot be generic
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Lifetime<'a> {
    //~ at `'a`: the catalog `Lifetime` cannot be generic
    #[epin("K^")]
    King,
    #[epin("P")]
    Pawn(&'a str),
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
struct Struct;
//~ at `Struct`: expected an enum with a variant for each piece, found a struct

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin("K^")]
struct StructWithFields {
    //~ at `StructWithFields`: expected an enum with a variant for each piece, found a struct
    king: u8,
}

#[derive(Clone, Copy, Catalog)]
union Union {
    //~ at `Union`: expected an enum with a variant for each piece, found a union
    number: u8,
    truth: bool,
}

#[derive(Clone, Copy, Catalog)]
enum NotEq {
    //~ at `NotEq`: E0277
    #[epin("K^")]
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "^R")]
    //~ at `"^R"`: invalid EPIN token "^R": expected a letter, found `^` at byte 0
    //~| did you mean "R^"?
    Rook,
}

const KIND: Chess = piece!(Chess, "R").kind();
const KINGS: &[Epin] = Chess::TOKENS[0];
const KEYS: [u64; Piece::<Chess>::COUNT] = [7, 6, 5, 4, 3, 2];
const KEY: u64 = KEYS[piece!(Chess, "r").index()];
const LAST: Option<Piece<Chess>> = Piece::from_index(5);
const WORTH: [i32; Chess::ALL.len()] = [0, 500];
const TABLE: EpinTable<Chess, i32> = EpinTable::<Chess, _>::from_array(WORTH);
const PIECES: EpinTable<Piece<Chess>, u64> = EpinTable::<Piece<Chess>, _>::from_array(KEYS);

/// A catalog with mistakes is still a catalog: its uses, here and in the constants, cause no further errors.
fn uses() {
    let _ = (Tokens::ALL, Repeated::ALL, Fields::ALL, NoVariants::ALL);
    let _ = (TypeParameter::<u8>::ALL, ConstParameter::<1>::ALL, Lifetime::ALL);
    let _ = (Struct::ALL, StructWithFields::ALL);
    let _ = Tokens::Wrong.tokens();
}

fn main() {}
