//! `feen!`: wrong positions, other arguments, and pieces that are not in the catalog.

#![allow(unused)]

use epin::feen::Feen;
use epin::{Catalog, Epin, Piece, feen};

const BOARD_ALONE: Feen = feen!("rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR");
//~ invalid FEEN: expected a board, hands and styles, as in `8/8 / C/c`, found 1 word
const COUNT_OF_ONE: Feen = feen!("k^8/9/8K^ 1P/ S/s");
//~ invalid FEEN: expected a count of 2 or more, without leading zeros, found `1` at byte 10
//~| did you mean "P"?
const DOUBLED_SLASH: Feen = feen!("rnbqk^bnr/pppppppp//8/8/8/8/PPPPPPPP/RNBQK^BNR / C/c");
//~ invalid FEEN: expected one slash or a rank between the slashes, found two slashes at byte 18
const ESCAPES: Feen = feen!("\x6b^7/\u{38}/7K^ / C/c");
//~ expected plain characters, found the escape `\x6b`
//~| write it without escapes: `feen!("k^7/8/7K^ / C/c")`
const FEN: Feen = feen!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
//~ invalid FEEN: expected a board, hands and styles, as in `8/8 / C/c`, found a FEN or an SFEN
//~| to read it, use `Setup` or `AnyFen` of epin-games
const FEN_OF_XIANGQI: Feen =
    feen!("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1");
    //~ invalid FEEN: expected a board, hands and styles, as in `8/8 / C/c`, found a FEN or an SFEN
    //~| to read it, use `Setup` or `AnyFen` of epin-games
const HAND_ORDER: Feen = feen!("k^8/9/8K^ P2R/ S/s");
//~ invalid FEEN: the hand `P2R` is out of order or has a piece twice, at byte 11
//~| a count comes before its piece
const LEADING_ZERO: Feen = feen!("k^8/09/8K^ / S/s");
//~ invalid FEEN: expected a count of 1 or more, without leading zeros, found `0` at byte 4
//~| did you mean "9"?
const LOOKS_LIKE_APOSTROPHE: Feen = feen!("k^6P’/7K^ / C/c");
//~ invalid FEEN: expected a piece or a count of empty squares, found U+2019 (looks like `'`) at byte 4
//~| did you mean "P'"?
const NAME_AS_STYLE: Feen = feen!("k^7/7K^ / C/chess");
//~ invalid FEEN: expected the end of the styles, found `h` at byte 13
//~| each style is one letter, as in C/m: a name such as Chess is SNN
const NOT_A_PIECE: Feen = feen!("k^7/3♔4/8/8/8/8/8/7K^ / C/c");
//~ invalid FEEN: expected a piece or a count of empty squares, found U+2654 at byte 5
const NOT_A_PIECE_IN_HAND: Feen = feen!("k^8/9/8K^ 2?P/ S/s");
//~ invalid FEEN: expected a piece, found `?` at byte 11
const NO_HANDS: Feen = feen!("rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR C/c");
//~ invalid FEEN: expected the hands, such as `/`, before the styles, found `C` at byte 46
//~| did you mean "/ C/c"?
const NO_PIECE_AFTER_COUNT: Feen = feen!("k^8/9/8K^ 2/ S/s");
//~ invalid FEEN: expected a piece, found `/` at byte 11
const NO_SLASH_BETWEEN_HANDS: Feen = feen!("k^8/9/8K^ 2P S/s");
//~ invalid FEEN: expected hands with a slash between them, found `2` at byte 10
const NO_SLASH_IN_STYLES: Feen = feen!("k^7/7K^ / Cc");
//~ invalid FEEN: expected `/`, found `c` at byte 11
//~| did you mean "C/c"?
const NO_STYLES: Feen = feen!("k^7/7K^ /");
//~ invalid FEEN: expected the styles, such as `C/c`, found the end at byte 9
const SFEN: Feen = feen!("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
//~ invalid FEEN: expected a board, hands and styles, as in `8/8 / C/c`, found a FEN or an SFEN
//~| to read it, use `Setup` or `AnyFen` of epin-games
const SHORT_LAYER: Feen = feen!("3/3/3//3/3//3/3/3 / C/c");
//~ invalid FEEN: expected 3 ranks as in other layers, found 2 in `3/3` at byte 7
const SIGN_AFTER_LETTER: Feen = feen!("8/3P+4 / C/c");
//~ invalid FEEN: expected a piece or a count of empty squares, found `+` at byte 4
const SLASH_AFTER_HANDS: Feen = feen!("k^7/7K^ P/p/ C/c");
//~ invalid FEEN: expected only one slash between the hands, found `/` at byte 11
//~| remove it
const SPACE_AT_END: Feen = feen!("k^7/7K^ / C/c ");
//~ invalid FEEN: expected the end, found a space at byte 13
//~| remove it
const THREE_SLASHES: Feen = feen!("3/3///3/3 / C/c");
//~ invalid FEEN: expected one slash between ranks, found three at byte 3
const TOO_MANY_PIECES: Feen = feen!("k^K^ 2P/ S/s");
//~ invalid FEEN: expected no more pieces than squares, found 4 pieces and 2 squares
const TWO_FIRST_SIDES: Feen = feen!("k^7/7K^ / C/C");
//~ invalid FEEN: expected a lower-case letter, found `C` at byte 12
//~| the upper-case letter is the first side's, and the side to move comes first
const TWO_SECOND_SIDES: Feen = feen!("k^7/7K^ / c/c");
//~ invalid FEEN: expected an upper-case letter, found `c` at byte 12
//~| the upper-case letter is the first side's, and the side to move comes first
const WIDE: Feen = feen!("k^6王/7K^ / C/c");
//~ invalid FEEN: expected a piece or a count of empty squares, found U+738B at byte 3
const ZERO: Feen = feen!("k^8/0/8K^ / S/s");
//~ invalid FEEN: expected a count of 1 or more, without leading zeros, found `0` at byte 4

const TWO_MISTAKES: Feen =
    feen!("lnsgk^gsnl/1r5b/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/S");
    //~ invalid FEEN: expected 9 squares as in other ranks, found 8 in `1r5b` at byte 11
    //~ invalid FEEN: expected a lower-case letter, found `S` at byte 63
    //~| the upper-case letter is the first side's, and the side to move comes first
const TWO_AFTER_WIDE: Feen = feen!("8/k^6王/6K^ / C/c");
//~ invalid FEEN: expected a piece or a count of empty squares, found U+738B at byte 5
//~ invalid FEEN: expected 8 squares as in an earlier rank, found 7 in `6K^` at byte 9
static BOARD: [Option<Epin>; 4] = feen!("k^1/K^ / C/c").board().unwrap();
//~ invalid FEEN: expected 2 squares as in an earlier rank, found 1 in `K^` at byte 4

fn arguments(text: &str) {
    feen!();
    //~ at `feen!()`: expected a string literal, found nothing
    //~| for example `feen!("8/8 / C/c")`
    //~| this error originates in the macro `feen`
    feen!(text);
    //~ at `text`: expected a string literal, found `text`
    //~| `Feen::parse` takes any string; in a constant, call `Feen::new`
    feen!(args[1]);
    //~ at `args`: expected a string literal, found `args`
    //~| `Feen::parse` takes any string; in a constant, call `Feen::new`
    feen!(Chess, text.trim());
    //~ at `text`: expected a string literal, found `text`
    //~| `Feen::parse_in` takes any string; in a constant, call `Feen::new` and `in_catalog`
    feen!(text,);
    //~ at `text`: expected a string literal, found `text`
    //~| `Feen::parse` takes any string; in a constant, call `Feen::new`
    feen!(Chess, text);
    //~ at `text`: expected a string literal, found `text`
    //~| `Feen::parse_in` takes any string; in a constant, call `Feen::new` and `in_catalog`
    feen!('8');
    //~ at `'8'`: expected a string literal, found a character
    //~| for example `feen!("8/8 / C/c")`
    feen!(b"8/8 / C/c");
    //~ at `b"8/8 / C/c"`: expected a string literal, found a byte string
    //~| write `feen!("8/8 / C/c")`
    feen!(8 / 8 / C / c);
    //~ at `8`: expected a string literal, found `8`
    //~| for example `feen!("8/8 / C/c")`
    feen!(&"8/8 / C/c");
    //~ at `&`: expected a string literal, found `&`
    //~| the macro takes the literal alone, as in `&feen!("8/8 / C/c")`
    feen!(Some("8/8 / C/c"));
    //~ at `Some`: expected a string literal, found `Some`
    //~| the macro takes the literal alone, as in `Some(feen!("8/8 / C/c"))`
    feen!("8/8 / C/c".to_string());
    //~ at `.`: expected only a string literal, found `.`
    //~| the macro takes the literal alone, as in `feen!("8/8 / C/c").into()`
    feen!("8/8 / C/c", "9/9 / S/s");
    //~ at `,`: expected only a string literal, found `,`
    //~| several are `[feen!(…), feen!(…)]`
    feen!("8/8 / C/c", Chess);
    //~ expected a catalog before the position, found a string literal
    //~| for example `feen!(Shogi, "8/8 / C/c")`
    feen!(Chess);
    //~ at `Chess`: expected a position after the catalog, found nothing
    //~| for example `feen!(Chess, "8/8 / C/c")`
    feen!(Chess "8/8 / C/c");
    //~ expected `,` after the catalog, found a string literal
    //~| for example `feen!(Chess, "8/8 / C/c")`
    feen!(Chess: "8/8 / C/c");
    //~ at `:`: expected `,` after the catalog, found `:`
    //~| for example `feen!(Chess, "8/8 / C/c")`
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Makruk {
    #[epin("K^")]
    Khun,
    #[epin("M")]
    Met,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Match {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Broken {
    #[epin("^K")]
    //~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
    //~| did you mean "K^"?
    King,
}

fn pieces() {
    feen!(Chess, "-rk^1/2K/2-R / C/c");
    //~ "K" at byte 7 is not a piece of Chess; did you mean "K^"? the game's pieces are K^ R -R
    feen!(Chess, "k^q1/1QK^ / C/c");
    //~ "q" at byte 2 is not a piece of Chess; the game's pieces are K^ R -R
    feen!(Chess, r"k^2/1QK^ / C/c");
    //~ at `r"k^2/1QK^ / C/c"`: "Q" at byte 5 is not a piece of Chess; the game's pieces are K^ R -R
    feen!(Chess, "k^2/2K^ 2qR/ C/c");
    //~ "q" at byte 9 is not a piece of Chess; the game's pieces are K^ R -R
    feen!(Chess, "pk^1/QK^r / C/c");
    //~ "p" at byte 0 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "Q" at byte 5 is not a piece of Chess; the game's pieces are K^ R -R
    feen!(Match, "k^m/MK^ / C/m");
    //~ "M" at byte 4 is not a piece of Match; did you mean "M'"? the game's pieces are K^ R -R K^' M'
    feen!(Match, "k^r/RK^ / C/m");
    //~ "r" at byte 2 is not a piece of Match; did you mean "r'"? the game's pieces are k^' r' -r' k^ m
    feen!(Match, "k^1RR/1rK^1 / C/m");
    //~ "r" at byte 7 is not a piece of Match; did you mean "r'"? the game's pieces are k^' r' -r' k^ m
    feen!(Match, "k^R1/rr1/1K^1 / C/m");
    //~ "r" at byte 5 is not a piece of Match; did you mean "r'"? the game's pieces are k^' r' -r' k^ m
    // The catalog has an error already.
    feen!(Broken, "k^q1/2K^ / C/c");
}

/// Positions that have other mistakes as well.
fn mistakes_and_pieces() {
    feen!(Chess, "k^q1/2K^ / C");
    //~ invalid FEEN: expected `/`, found the end at byte 12
    //~ "q" at byte 2 is not a piece of Chess; the game's pieces are K^ R -R
    feen!(Chess, "k^2/2K^ K/ C");
    //~ invalid FEEN: expected `/`, found the end at byte 12
    //~ "K" at byte 8 is not a piece of Chess; the game's pieces are K^ R -R
    let _: Feen<Piece<Chess>> = feen!(Chess, "k^7/x7/8/7K 1P/ C/C");
    //~ invalid FEEN: expected a count of 2 or more, without leading zeros, found `1` at byte 12
    //~| did you mean "P"?
    //~ invalid FEEN: expected a lower-case letter, found `C` at byte 18
    //~| the upper-case letter is the first side's, and the side to move comes first
    //~ "x" at byte 4 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "K" at byte 10 is not a piece of Chess; did you mean "K^"? the game's pieces are K^ R -R
}

/// Each unknown token is one error, for both sides, without a limit.
fn many_pieces() {
    feen!(Chess, "ABCDEFGHIa / C/c");
    //~ "A" at byte 0 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "B" at byte 1 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "C" at byte 2 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "D" at byte 3 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "E" at byte 4 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "F" at byte 5 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "G" at byte 6 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "H" at byte 7 is not a piece of Chess; the game's pieces are K^ R -R
    //~ "I" at byte 8 is not a piece of Chess; the game's pieces are K^ R -R
    // The literal has a label as well.
    feen!(Chess, "fen: k7/7K / C/c");
    //~ invalid FEEN: expected the board, found `fen: ` at byte 0
    //~| remove it
    //~ "k" at byte 5 is not a piece of Chess; did you mean "k^"? the game's pieces are K^ R -R
}

fn never_called<T>(_: T) {
    feen!(Chess, "k^q1/2K^ / C/c");
    //~ "q" at byte 2 is not a piece of Chess; the game's pieces are K^ R -R
}

fn main() {}
