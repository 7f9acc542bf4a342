//! The notations of styles: `sin!`, `qpi!` and `snn!`.

#![allow(unused)]

use epin::notation::{Qpi, Sin, Snn, qpi, sin, snn};

const SIN_DIGITS: Sin = sin!("960");
//~ invalid SIN token "960": expected a style letter, found `9` at byte 0
//~| a SIN token is one letter: a name such as Chess is SNN
const SIN_EMPTY: Sin = sin!("");
//~ invalid SIN token "": expected a token, found an empty string
//~| a SIN token is one letter: a name such as Chess is SNN
const SIN_MARKER: Sin = sin!("C'");
//~ invalid SIN token "C'": expected the end of the token, found `'` at byte 1
//~| a SIN token is one letter: a name such as Chess is SNN
const SIN_NAME: Sin = sin!("Chess");
//~ invalid SIN token "Chess": expected the end of the token, found `h` at byte 1
//~| a SIN token is one letter: a name such as Chess is SNN
const SIN_QPI: Sin = sin!("C:K");
//~ invalid SIN token "C:K": expected the end of the token, found `:` at byte 1
//~| a SIN token is one letter: a name such as Chess is SNN
const SIN_STYLES: Sin = sin!("C/m");
//~ invalid SIN token "C/m": expected the end of the token, found `/` at byte 1
//~| a SIN token is one letter: a name such as Chess is SNN

const QPI_COLON_TWICE: Qpi = qpi!("C::K");
//~ invalid QPI token "C::K": expected a letter, found `:` at byte 2
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_DERIVED: Qpi = qpi!("C:K'");
//~ invalid QPI token "C:K'": expected the end of the token, found `'` at byte 3
//~| a QPI token has no `'`: a piece is derived if the cases of the two letters differ
const QPI_DERIVED_TWICE: Qpi = qpi!("c:K'");
//~ invalid QPI token "c:K'": expected the end of the token, found `'` at byte 3
//~| did you mean "c:K"?
const QPI_EPIN: Qpi = qpi!("K^");
//~ invalid QPI token "K^": expected `:`, found `^` at byte 1
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_FULL_WIDTH_COLON: Qpi = qpi!("C：K");
//~ invalid QPI token "C：K": expected `:`, found U+FF1A (looks like `:`) at byte 1
//~| did you mean "C:K"?
const QPI_MARKER_ON_STYLE: Qpi = qpi!("+C:K");
//~ invalid QPI token "+C:K": expected a style letter, found `+` at byte 0
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_NAME: Qpi = qpi!("Chess:K");
//~ invalid QPI token "Chess:K": expected `:`, found `h` at byte 1
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_NOTHING_AFTER_COLON: Qpi = qpi!("C:");
//~ invalid QPI token "C:": expected a letter, found the end at byte 2
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_NOTHING_BEFORE_COLON: Qpi = qpi!(":K");
//~ invalid QPI token ":K": expected a style letter, found `:` at byte 0
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_NO_COLON: Qpi = qpi!("CK^");
//~ invalid QPI token "CK^": expected `:`, found `K` at byte 1
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_SEMICOLON: Qpi = qpi!("C;K");
//~ invalid QPI token "C;K": expected `:`, found `;` at byte 1
//~| did you mean "C:K"?
const QPI_SEVERAL: Qpi = qpi!("C:K C:P");
//~ invalid QPI token "C:K C:P": expected the end of the token, found ` ` at byte 3
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^
const QPI_SPACE: Qpi = qpi!("C: K");
//~ invalid QPI token "C: K": expected a letter, found ` ` at byte 2
//~| did you mean "C:K"?
const QPI_WORD: Qpi = qpi!("C:King");
//~ invalid QPI token "C:King": expected the end of the token, found `i` at byte 3
//~| a QPI token is a style's letter, a colon and a piece, such as C:K^

const SNN_DIACRITIC: Snn = snn!("Shōgi");
//~ invalid SNN name "Shōgi": expected the end of the name, found U+014D at byte 2
//~| a name is a capital letter, then letters, then digits if any, such as Chess or Chess960
const SNN_LOWER_CASE: Snn = snn!("chess");
//~ invalid SNN name "chess": expected an upper-case letter, found `c` at byte 0
//~| did you mean "Chess"?
const SNN_TOO_LONG: Snn = snn!("ANameThatIsLongerThanThirtyTwoLetters");
//~ invalid SNN name "ANameThatIsLongerThanThirtyTwoLet…": expected the end of the name, found `t` at byte 32
//~| a name has at most 32 bytes

fn arguments(text: &str) {
    sin!();
    //~ at `sin!()`: expected a string literal, found nothing
    //~| for example `sin!("C")`
    //~| this error originates in the macro `sin`
    qpi!();
    //~ at `qpi!()`: expected a string literal, found nothing
    //~| for example `qpi!("C:K^")`
    //~| this error originates in the macro `qpi`
    sin!(C);
    //~ at `C`: expected a string literal, found `C`
    //~| write `sin!("C")`; `Sin::parse` takes any string, and is `const`
    qpi!(C:K);
    //~ at `C`: expected a string literal, found `C`
    //~| write `qpi!("C:K")`
    qpi!(C:+K^);
    //~ at `C`: expected a string literal, found `C`
    //~| write `qpi!("C:+K^")`
    qpi!(text);
    //~ at `text`: expected a string literal, found `text`
    //~| `Qpi::parse` takes any string, and is `const`
    snn!(Chess);
    //~ at `Chess`: expected a string literal, found `Chess`
    //~| write `snn!("Chess")`; `Snn::parse` takes any string, and is `const`
    snn!(None);
    //~ at `None`: expected a string literal, found `None`
    //~| write `snn!("None")`
    snn!(#[test] "Chess");
    //~ at `#`: expected a string literal, found `#`
    //~| this is an attribute, which a name in a macro cannot have: put it before the statement or the item
    snn!("Chess\x39\u{000036}0");
    //~ expected plain characters, found the escape `\x39`
    //~| write it without escapes: `snn!("Chess960")`
    sin!("C", "m");
    //~ at `,`: expected only a string literal, found `,`
    //~| several are `[sin!(…), sin!(…)]`; in a pattern, write `sin!(…) | sin!(…)`
    qpi!("C:K" "C:P");
    //~ at `"C:P"`: expected only a string literal, found `"C:P"`
    //~| several are `[qpi!(…), qpi!(…)]`; in a pattern, write `qpi!(…) | qpi!(…)`
}

fn patterns(sin: Sin, qpi: Qpi, snn: Snn) {
    matches!(sin, sin!("C") | sin!("Makruk"));
    //~ at `"Makruk"`: invalid SIN token "Makruk": expected the end of the token, found `a` at byte 1
    //~| a SIN token is one letter: a name such as Chess is SNN
    matches!(qpi, qpi!("C:K^") | qpi!("cK^"));
    //~ at `"cK^"`: invalid QPI token "cK^": expected `:`, found `K` at byte 1
    //~| a QPI token is a style's letter, a colon and a piece, such as C:K^
    matches!(snn, snn!("chess"));
    //~ invalid SNN name "chess": expected an upper-case letter, found `c` at byte 0
    //~| did you mean "Chess"?
}

fn main() {}
