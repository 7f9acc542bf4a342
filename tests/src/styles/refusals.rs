//! Texts that are not SIN tokens, QPI tokens or styles of two sides, each with its error.

use std::error::Error;
use std::fmt::Debug;

use epin::{Qpi, Sin, Styles};

use crate::support::messages::message;

/// A string, then its error: what was expected and found, and the hint.
type Refusal = (&'static str, &'static str, &'static str);

const SIN: [Refusal; 28] = [
    ("", "expected a token, found an empty string", SIN_EMPTY),
    (" ", "expected a style letter, found ` ` at byte 0", SIN_EMPTY),
    ("Chess", "expected the end of the token, found `h` at byte 1", SIN_NAME),
    ("chess", "expected the end of the token, found `h` at byte 1", SIN_NAME),
    ("Chess960", "expected the end of the token, found `h` at byte 1", SIN_NAME),
    ("Shōgi", "expected the end of the token, found `h` at byte 1", SIN_NAME),
    ("CC", "expected the end of the token, found `C` at byte 1", SIN_NAME),
    ("C/m", "expected the end of the token, found `/` at byte 1", SIN_EMPTY),
    ("C-s", "expected the end of the token, found `-` at byte 1", SIN_EMPTY),
    ("C.s", "expected the end of the token, found `.` at byte 1", SIN_EMPTY),
    ("s+M", "expected the end of the token, found `+` at byte 1", SIN_EMPTY),
    (
        "C, m",
        "expected the end of the token, found `,` at byte 1",
        "a SIN token is one letter, and a string holds one token",
    ),
    ("C:", "expected the end of the token, found `:` at byte 1", SIN_PIECE),
    ("C:K", "expected the end of the token, found `:` at byte 1", SIN_PIECE),
    ("C:K'", "expected the end of the token, found `:` at byte 1", SIN_PIECE),
    (" C", "expected a style letter, found ` ` at byte 0", "did you mean \"C\"?"),
    ("c\n", "expected the end of the token, found a line break at byte 1", "did you mean \"c\"?"),
    ("\"C\"", "expected a style letter, found `\"` at byte 0", "did you mean \"C\"?"),
    (
        "\u{421}",
        "expected a style letter, found U+0421 (looks like `C`) at byte 0",
        "did you mean \"C\"?",
    ),
    (
        "Ｃ",
        "expected a style letter, found U+FF23 (looks like `C`) at byte 0",
        "did you mean \"C\"?",
    ),
    ("王", "expected a style letter, found U+738B at byte 0", NOT_ASCII),
    ("1", "expected a style letter, found `1` at byte 0", "a token has no digits"),
    ("960", "expected a style letter, found `9` at byte 0", "a token has no digits"),
    ("+C", "expected a style letter, found `+` at byte 0", SIN_MARKERS),
    ("C'", "expected the end of the token, found `'` at byte 1", SIN_MARKERS),
    ("K^", "expected the end of the token, found `^` at byte 1", SIN_MARKERS),
    (
        "'C'",
        "expected a style letter, found `'` at byte 0",
        "quotation marks around a token are not part of it",
    ),
    ("'", "expected a style letter, found `'` at byte 0", ""),
];

const SIN_EMPTY: &str = "a SIN token is one letter, such as C or c";
const SIN_NAME: &str = "a SIN token is one letter: a name such as Chess is SNN";
const SIN_PIECE: &str = "a SIN token is the letter before the colon of a QPI token";
const SIN_MARKERS: &str = "a SIN token is a letter alone: markers belong to pieces";
const NOT_ASCII: &str = "a token is ASCII: a letter A-Z or a-z stands for the style";

const QPI: [Refusal; 55] = [
    ("", "expected a token, found an empty string", QPI_EMPTY),
    (" ", "expected a style letter, found ` ` at byte 0", QPI_EMPTY),
    // No colon, or two.
    ("CK", "expected `:`, found `K` at byte 1", NO_COLON),
    ("CK^", "expected `:`, found `K` at byte 1", NO_COLON),
    ("C", "expected `:`, found the end at byte 1", PIECE),
    ("K^", "expected `:`, found `^` at byte 1", PIECE),
    ("+P", "expected a style letter, found `+` at byte 0", PIECE),
    ("C K", "expected `:`, found ` ` at byte 1", NO_COLON),
    ("C-K", "expected `:`, found `-` at byte 1", NO_COLON),
    ("C/K", "expected `:`, found `/` at byte 1", NO_COLON),
    ("C::K", "expected a letter, found `:` at byte 2", TWO_COLONS),
    ("C:K:", "expected the end of the token, found `:` at byte 3", TWO_COLONS),
    // One colon, and something else.
    ("C:K;", "expected the end of the token, found `;` at byte 3", ""),
    ("C:+P;", "expected the end of the token, found `;` at byte 4", ""),
    (";C:K", "expected a style letter, found `;` at byte 0", ""),
    ("C:K C:P", "expected the end of the token, found ` ` at byte 3", SEVERAL),
    ("C:K,C:P", "expected the end of the token, found `,` at byte 3", SEVERAL),
    // Nothing before the colon, or nothing after it.
    (":K", "expected a style letter, found `:` at byte 0", NO_STYLE),
    (":", "expected a style letter, found `:` at byte 0", NO_STYLE),
    ("C:", "expected a letter, found the end at byte 2", NO_PIECE),
    ("C: ", "expected a letter, found ` ` at byte 2", NO_PIECE),
    // White space, and what looks like a colon.
    ("C :K", "expected `:`, found ` ` at byte 1", "did you mean \"C:K\"?"),
    ("C: K", "expected a letter, found ` ` at byte 2", "did you mean \"C:K\"?"),
    (" C:K\n", "expected a style letter, found ` ` at byte 0", "did you mean \"C:K\"?"),
    ("s;+P", "expected `:`, found `;` at byte 1", "did you mean \"s:+P\"?"),
    ("C：K", "expected `:`, found U+FF1A (looks like `:`) at byte 1", "did you mean \"C:K\"?"),
    ("C∶K^", "expected `:`, found U+2236 (looks like `:`) at byte 1", "did you mean \"C:K^\"?"),
    ("C&#58;K", "expected `:`, found `&` at byte 1", "did you mean \"C:K\"?"),
    ("C%3AK", "expected `:`, found `%` at byte 1", "did you mean \"C:K\"?"),
    ("\"C:K\"", "expected a style letter, found `\"` at byte 0", "did you mean \"C:K\"?"),
    ("'C:K'", "expected a style letter, found `'` at byte 0", QUOTED),
    // EPIN's marker: the repair is sure only if the cases say the same.
    ("C:K'", "expected the end of the token, found `'` at byte 3", DERIVED),
    ("c:+k^'", "expected the end of the token, found `'` at byte 5", DERIVED),
    ("C;K'", "expected `:`, found `;` at byte 1", DERIVED),
    ("C:K`", "expected the end of the token, found a backtick at byte 3", DERIVED),
    ("c:K'", "expected the end of the token, found `'` at byte 3", "did you mean \"c:K\"?"),
    ("C:+k^'", "expected the end of the token, found `'` at byte 5", "did you mean \"C:+k^\"?"),
    // The style.
    ("Chess:K", "expected `:`, found `h` at byte 1", NAME),
    ("chess:K", "expected `:`, found `h` at byte 1", NAME),
    ("Chess960:K", "expected `:`, found `h` at byte 1", NAME),
    ("Shōgi:K", "expected `:`, found `h` at byte 1", NAME),
    ("王:K", "expected a style letter, found U+738B at byte 0", NOT_ASCII),
    (
        "\u{421}:K",
        "expected a style letter, found U+0421 (looks like `C`) at byte 0",
        "did you mean \"C:K\"?",
    ),
    ("1:K", "expected a style letter, found `1` at byte 0", "a token has no digits"),
    ("C1:K", "expected `:`, found `1` at byte 1", "a token has no digits"),
    ("+C:K", "expected a style letter, found `+` at byte 0", MARKERS),
    ("C':K", "expected `:`, found `'` at byte 1", MARKERS),
    ("C=:K", "expected `:`, found `=` at byte 1", ""),
    // The piece: as of PIN.
    ("C:^K", "expected a letter, found `^` at byte 2", "did you mean \"C:K^\"?"),
    ("C:K^^", "expected the end of the token, found `^` at byte 4", "did you mean \"C:K^\"?"),
    (
        "C:+-K",
        "expected a letter, found `-` at byte 3",
        "a piece is enhanced `+` or diminished `-`, not both",
    ),
    (
        "C:King",
        "expected the end of the token, found `i` at byte 3",
        "a piece's name is one letter, such as K for a king",
    ),
    (
        "C:KQ",
        "expected the end of the token, found `Q` at byte 3",
        "a piece's name is one letter, and a string holds one token",
    ),
    (
        "C:2P",
        "expected a letter, found `2` at byte 2",
        "a token has no digits: counts and empty squares belong to FEEN",
    ),
    (
        "C:♔",
        "expected a letter, found U+2654 at byte 2",
        "a token is ASCII: a letter A-Z or a-z names the piece",
    ),
];

const QPI_EMPTY: &str = "a QPI token is a style's letter, a colon and a piece, such as C:K^";
const NO_COLON: &str = "a QPI token has a colon before its piece, such as C:K^";
const PIECE: &str = "a QPI token has a style's letter and a colon before its piece, such as C:K^";
const TWO_COLONS: &str = "a QPI token has one colon, such as C:K^";
const SEVERAL: &str = "a string holds one token";
const NO_STYLE: &str = "a QPI token has a style's letter before the colon, such as C:K^";
const NO_PIECE: &str = "a QPI token has a piece after the colon, such as C:K^";
const QUOTED: &str = "quotation marks around a token are not part of it";
const DERIVED: &str =
    "a QPI token has no `'`: a piece is derived if the cases of the two letters differ";
const NAME: &str = "the style of a QPI token is one letter: a name such as Chess is SNN";
const MARKERS: &str = "a style is a letter alone, such as C:+K: markers belong to the piece";

const STYLES: [Refusal; 39] = [
    ("", "expected styles, found an empty string", FORM),
    ("C", "expected `/`, found the end at byte 1", FORM),
    ("Cm", "expected `/`, found `m` at byte 1", FORM),
    ("C/", "expected a lower-case letter, found the end at byte 2", FORM),
    ("/m", "expected an upper-case letter, found `/` at byte 0", FORM),
    ("C//m", "expected a lower-case letter, found `/` at byte 2", FORM),
    ("C/m/", "expected the end of the styles, found `/` at byte 3", FORM),
    ("C-m", "expected `/`, found `-` at byte 1", FORM),
    ("C:m", "expected `/`, found `:` at byte 1", FORM),
    ("C∕m", "expected `/`, found U+2215 at byte 1", FORM),
    ("C^/m", "expected `/`, found `^` at byte 1", FORM),
    ("C/1", "expected a lower-case letter, found `1` at byte 2", FORM),
    ("Ç/m", "expected an upper-case letter, found U+00C7 at byte 0", FORM),
    // There is no name in these.
    ("C/s w", "expected the end of the styles, found ` ` at byte 3", FORM),
    ("w C/s", "expected an upper-case letter, found `w` at byte 0", FORM),
    ("C/s 1", "expected the end of the styles, found ` ` at byte 3", FORM),
    ("C s/M", "expected `/`, found ` ` at byte 1", FORM),
    // In the wrong order, as FEEN writes them where the second side moves.
    ("m/C", "expected an upper-case letter, found `m` at byte 0", FORM),
    // In the right order, in the wrong cases.
    ("C/M", "expected a lower-case letter, found `M` at byte 2", "did you mean \"C/m\"?"),
    ("c/m", "expected an upper-case letter, found `c` at byte 0", "did you mean \"C/m\"?"),
    ("C/C", "expected a lower-case letter, found `C` at byte 2", "did you mean \"C/c\"?"),
    (" C/m", "expected an upper-case letter, found ` ` at byte 0", "did you mean \"C/m\"?"),
    (
        "C/m\n",
        "expected the end of the styles, found a line break at byte 3",
        "did you mean \"C/m\"?",
    ),
    ("C⁄s", "expected `/`, found U+2044 at byte 1", "did you mean \"C/s\"?"),
    ("C／m", "expected `/`, found U+FF0F at byte 1", "did you mean \"C/m\"?"),
    (
        "Ｃ／ｓ",
        "expected an upper-case letter, found U+FF23 (looks like `C`) at byte 0",
        "did you mean \"C/s\"?",
    ),
    ("'C/s'", "expected an upper-case letter, found `'` at byte 0", "did you mean \"C/s\"?"),
    ("C / m", "expected `/`, found ` ` at byte 1", "did you mean \"C/m\"?"),
    ("\"C/m\"", "expected an upper-case letter, found `\"` at byte 0", "did you mean \"C/m\"?"),
    ("(C/m)", "expected an upper-case letter, found `(` at byte 0", "did you mean \"C/m\"?"),
    ("C%2Fm", "expected `/`, found `%` at byte 1", "did you mean \"C/m\"?"),
    (
        "Ｃ/ｍ",
        "expected an upper-case letter, found U+FF23 (looks like `C`) at byte 0",
        "did you mean \"C/m\"?",
    ),
    ("Chess/Makruk", "expected `/`, found `h` at byte 1", NAMES),
    ("C/makruk", "expected the end of the styles, found `a` at byte 3", NAMES),
    ("chess/makruk", "expected an upper-case letter, found `c` at byte 0", NAMES),
    ("Chess960/Shōgi", "expected `/`, found `h` at byte 1", NAMES),
    // Lists, and pairs of something else.
    ("Chess,Go/Makruk", "expected `/`, found `h` at byte 1", FORM),
    ("Chess/go:K", "expected `/`, found `h` at byte 1", FORM),
    ("Chess!/Makruk", "expected `/`, found `h` at byte 1", FORM),
];

const FORM: &str = "styles are the first side's letter in upper case, a slash, and the second \
                    side's in lower case, such as C/m";
const NAMES: &str = "each style is one letter, as in C/m: a name such as Chess is SNN";

fn check<T: Debug, E: Error>(refusals: &[Refusal], parse: impl Fn(&str) -> Result<T, E>) {
    for (text, reason, hint) in refusals {
        assert_eq!(parse(text).unwrap_err().to_string(), message(reason, hint));
    }
}

#[test]
fn texts_that_are_not_sin_tokens() {
    check(&SIN, Sin::parse);
}

#[test]
fn texts_that_are_not_qpi_tokens() {
    check(&QPI, Qpi::parse);
}

#[test]
fn texts_that_are_not_styles() {
    check(&STYLES, Styles::parse);
}
