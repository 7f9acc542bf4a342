//! Tokens that are wrong, and what they probably mean.

#![allow(unused)]

use epin::notation::{Pin, pin};
use epin::{Epin, epin, epins};

const BRACKETS: Epin = epin!("[K]");
//~ invalid EPIN token "[K]": expected a letter, found `[` at byte 0
//~| did you mean "K"?
const CYRILLIC: Epin = epin!("К");
//~ invalid EPIN token "К": expected a letter, found U+041A (looks like `K`) at byte 0
//~| did you mean "K"?
const DOUBLED: Epin = epin!("--k^^");
//~ invalid EPIN token "--k^^": expected a letter, found `-` at byte 1
//~| did you mean "-k^"?
const DOUBLE_QUOTES: Epin = epin!("\"K^\"");
//~ invalid EPIN token "\"K^\"": expected a letter, found `"` at byte 0
//~| did you mean "K^"?
const FULL_WIDTH: Epin = epin!("Ｋ^");
//~ invalid EPIN token "Ｋ^": expected a letter, found U+FF2B (looks like `K`) at byte 0
//~| did you mean "K^"?
const GLYPH: Epin = epin!("♔");
//~ invalid EPIN token "♔": expected a letter, found U+2654 at byte 0
//~| a token is ASCII: a letter A-Z or a-z names the piece
const GREEK: Epin = epin!("Κ^");
//~ invalid EPIN token "Κ^": expected a letter, found U+039A (looks like `K`) at byte 0
//~| did you mean "K^"?
const HTML_ESCAPE: Epin = epin!("K&apos;");
//~ invalid EPIN token "K&apos;": expected the end of the token, found `&` at byte 1
//~| did you mean "K'"?
// A zero-width space after the letter.
const INVISIBLE: Epin = epin!("K​");
//~ invalid EPIN token "K\u{200B}": expected the end of the token, found U+200B (invisible) at byte 1
//~| did you mean "K"?
const LONG: Epin = epin!("K is the piece that must never be captured");
//~ invalid EPIN token "K is the piece t…": expected the end of the token, found ` ` at byte 1
//~| an EPIN token has at most 4 characters
const MARKDOWN: Epin = epin!("**K^**");
//~ invalid EPIN token "**K^**": expected a letter, found `*` at byte 0
//~| did you mean "K^"?
const ORDER: Epin = epin!("k-^");
//~ invalid EPIN token "k-^": expected the end of the token, found `-` at byte 1
//~| did you mean "-k^"?
const POSITION: Epin = epin!("k^7/7K^ / C/c");
//~ invalid EPIN token "k^7/7K^ / C/c": expected the end of the token, found `7` at byte 2
//~| a token has no digits: a position goes in `feen!(…)`
const QPI: Epin = epin!("C:K^");
//~ invalid EPIN token "C:K^": expected the end of the token, found `:` at byte 1
//~| this is a QPI token, but a piece's token has no style letter: QPI tokens go in `qpi!(…)`
const QPI_DERIVED: Epin = epin!("c:K^");
//~ invalid EPIN token "c:K^": expected the end of the token, found `:` at byte 1
//~| this is a QPI token, but a piece's token has no style letter: QPI tokens go in `qpi!(…)`
const RAW: Epin = epin!(r"K'^");
//~ at `r"K'^"`: invalid EPIN token "K'^": expected the end of the token, found `^` at byte 2
//~| did you mean "K^'"?
const SEVERAL: Epin = epin!("KQ");
//~ invalid EPIN token "KQ": expected the end of the token, found `Q` at byte 1
//~| a token has one letter; write one token per string: several go in `epins![…]`
const SHELL_ESCAPE: Epin = epin!(r"K\'");
//~ at `r"K\'"`: invalid EPIN token "K\\'": expected the end of the token, found `\` at byte 1
//~| did you mean "K'"?
const URL_ESCAPE: Epin = epin!("%2BP");
//~ invalid EPIN token "%2BP": expected a letter, found `%` at byte 0
//~| did you mean "+P"?
const WHITE_SPACE: Epin = epin!(" K ");
//~ invalid EPIN token " K ": expected a letter, found ` ` at byte 0
//~| did you mean "K"?

const PIN_DIGIT: Pin = pin!("1");
//~ invalid PIN token "1": expected a letter, found `1` at byte 0
//~| a token has no digits
const PIN_QPI: Pin = pin!("s:+p");
//~ invalid PIN token "s:+p": expected the end of the token, found `:` at byte 1
//~| this is a QPI token, but a piece's token has no style letter: QPI tokens go in `qpi!(…)`

const LIST: [Epin; 4] = epins!["R", "^K", "Knight", "P’"];
//~ at `"^K"`: invalid EPIN token "^K": expected a letter, found `^` at byte 0
//~| did you mean "K^"?
//~ at `"Knight"`: invalid EPIN token "Knight": expected the end of the token, found `n` at byte 1
//~| a token is one letter, such as `Q`
//~ at `"P’"`: invalid EPIN token "P’": expected the end of the token, found U+2019 (looks like `'`) at byte 1
//~| did you mean "P'"?
const LONGER_LIST: [Epin; 5] = epins!["R", "NN", "B", "^K", "R''"];
//~ at `"NN"`: invalid EPIN token "NN": expected the end of the token, found `N` at byte 1
//~| a token has one letter; write one token per string
//~ at `"^K"`: invalid EPIN token "^K": expected a letter, found `^` at byte 0
//~| did you mean "K^"?
//~ at `"R''"`: invalid EPIN token "R''": expected the end of the token, found `'` at byte 2
//~| did you mean "R'"?
const POSITION_IN_LIST: [Epin; 2] = epins!["k^7/7K^ / C/c", "R"];
//~ at `"k^7/7K^ / C/c"`: invalid EPIN token "k^7/7K^ / C/c": expected the end of the token, found `7` at byte 2
//~| a token has no digits: a position goes in `feen!(…)`

fn expressions() {
    epin!("K^x'");
    //~ invalid EPIN token "K^x'": expected the end of the token, found `x` at byte 2
    //~| a token has one letter; write one token per string: several go in `epins![…]`
    let _ = epins!["P", "+"];
    //~ at `"+"`: invalid EPIN token "+": expected a letter, found the end at byte 1
}

fn patterns(token: Epin, pin: Pin, held: Option<Epin>) {
    match token {
        epin!("P") => {}
        epin!("K''") => {}
        //~ invalid EPIN token "K''": expected the end of the token, found `'` at byte 2
        //~| did you mean "K'"?
        epin!("K ") | epin!(" K") => {}
        //~ at `"K "`: invalid EPIN token "K ": expected the end of the token, found ` ` at byte 1
        //~| did you mean "K"?
        //~ at `" K"`: invalid EPIN token " K": expected a letter, found ` ` at byte 0
        //~| did you mean "K"?
        _ => {}
    }
    matches!(token, epin!("K") | epin!("K’"));
    //~ at `"K’"`: invalid EPIN token "K’": expected the end of the token, found U+2019 (looks like `'`) at byte 1
    //~| did you mean "K'"?
    matches!(token, epin!("K") | epin!("KQ"));
    //~ at `"KQ"`: invalid EPIN token "KQ": expected the end of the token, found `Q` at byte 1
    //~| a token has one letter; write one token per string: several go in `epins![…]`
    matches!(pin, pin!("K'"));
    //~ invalid PIN token "K'": expected the end of the token, found `'` at byte 1
    //~| a PIN token has no style: `'` belongs to EPIN
    if let Some(epin!("^K")) = held {}
    //~ invalid EPIN token "^K": expected a letter, found `^` at byte 0
    //~| did you mean "K^"?
}

fn never_called<T>(_: T) {
    let _ = epin!("++K");
    //~ invalid EPIN token "++K": expected a letter, found `+` at byte 1
    //~| did you mean "+K"?
}

macro_rules! by_literal {
    ($token:literal) => {
        epin!($token)
    };
}

macro_rules! by_expr {
    ($token:expr) => {
        epin!($token)
    };
}

fn forwarded() {
    by_literal!("K K");
    //~ invalid EPIN token "K K": expected the end of the token, found ` ` at byte 1
    //~| a token has one letter; write one token per string: several go in `epins![…]`
    by_expr!("1");
    //~ invalid EPIN token "1": expected a letter, found `1` at byte 0
    //~| a token has no digits
}

fn main() {}
