//! Texts that are not SIN tokens, QPI tokens or styles of two sides, each with its error.

use std::error::Error;
use std::fmt::Debug;

use epin::{Qpi, Sin, Styles};

use crate::support::messages::message;

/// A string, then its error: what was expected and found, and the hint.
type Refusal = (&'static str, &'static str, &'static str);

const SIN: [Refusal; 28] = [
    ("", "expected a token, found an empty string", SIN_FORM),
    (" ", "expected a style letter, found ` ` at byte 0", SIN_FORM),
    ("Chess", "expected the end of the token, found `h` at byte 1", SIN_FORM),
    ("chess", "expected the end of the token, found `h` at byte 1", SIN_FORM),
    ("Chess960", "expected the end of the token, found `h` at byte 1", SIN_FORM),
    ("Shōgi", "expected the end of the token, found `h` at byte 1", SIN_FORM),
    ("CC", "expected the end of the token, found `C` at byte 1", SIN_FORM),
    ("C/m", "expected the end of the token, found `/` at byte 1", SIN_FORM),
    ("C-s", "expected the end of the token, found `-` at byte 1", SIN_FORM),
    ("C.s", "expected the end of the token, found `.` at byte 1", SIN_FORM),
    ("s+M", "expected the end of the token, found `+` at byte 1", SIN_FORM),
    ("C, m", "expected the end of the token, found `,` at byte 1", SIN_FORM),
    ("C:", "expected the end of the token, found `:` at byte 1", SIN_FORM),
    ("C:K", "expected the end of the token, found `:` at byte 1", SIN_FORM),
    ("C:K'", "expected the end of the token, found `:` at byte 1", SIN_FORM),
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
    ("王", "expected a style letter, found U+738B at byte 0", SIN_FORM),
    ("1", "expected a style letter, found `1` at byte 0", SIN_FORM),
    ("960", "expected a style letter, found `9` at byte 0", SIN_FORM),
    ("+C", "expected a style letter, found `+` at byte 0", SIN_FORM),
    ("C'", "expected the end of the token, found `'` at byte 1", SIN_FORM),
    ("K^", "expected the end of the token, found `^` at byte 1", SIN_FORM),
    ("'C'", "expected a style letter, found `'` at byte 0", SIN_FORM),
    ("'", "expected a style letter, found `'` at byte 0", SIN_FORM),
];

const SIN_FORM: &str = "a SIN token is one letter: a name such as Chess is SNN";

const QPI: [Refusal; 55] = [
    ("", "expected a token, found an empty string", QPI_FORM),
    (" ", "expected a style letter, found ` ` at byte 0", QPI_FORM),
    // No colon, or two.
    ("CK", "expected `:`, found `K` at byte 1", QPI_FORM),
    ("CK^", "expected `:`, found `K` at byte 1", QPI_FORM),
    ("C", "expected `:`, found the end at byte 1", QPI_FORM),
    ("K^", "expected `:`, found `^` at byte 1", QPI_FORM),
    ("+P", "expected a style letter, found `+` at byte 0", QPI_FORM),
    ("C K", "expected `:`, found ` ` at byte 1", QPI_FORM),
    ("C-K", "expected `:`, found `-` at byte 1", QPI_FORM),
    ("C/K", "expected `:`, found `/` at byte 1", QPI_FORM),
    ("C::K", "expected a letter, found `:` at byte 2", QPI_FORM),
    ("C:K:", "expected the end of the token, found `:` at byte 3", QPI_FORM),
    // One colon, and something else.
    ("C:K;", "expected the end of the token, found `;` at byte 3", QPI_FORM),
    ("C:+P;", "expected the end of the token, found `;` at byte 4", QPI_FORM),
    (";C:K", "expected a style letter, found `;` at byte 0", QPI_FORM),
    ("C:K C:P", "expected the end of the token, found ` ` at byte 3", QPI_FORM),
    ("C:K,C:P", "expected the end of the token, found `,` at byte 3", QPI_FORM),
    // Nothing before the colon, or nothing after it.
    (":K", "expected a style letter, found `:` at byte 0", QPI_FORM),
    (":", "expected a style letter, found `:` at byte 0", QPI_FORM),
    ("C:", "expected a letter, found the end at byte 2", QPI_FORM),
    ("C: ", "expected a letter, found ` ` at byte 2", QPI_FORM),
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
    ("'C:K'", "expected a style letter, found `'` at byte 0", QPI_FORM),
    // EPIN's marker: the repair is sure only if the cases say the same.
    ("C:K'", "expected the end of the token, found `'` at byte 3", DERIVED),
    ("c:+k^'", "expected the end of the token, found `'` at byte 5", DERIVED),
    ("C;K'", "expected `:`, found `;` at byte 1", DERIVED),
    ("C:K`", "expected the end of the token, found a backtick at byte 3", DERIVED),
    ("c:K'", "expected the end of the token, found `'` at byte 3", "did you mean \"c:K\"?"),
    ("C:+k^'", "expected the end of the token, found `'` at byte 5", "did you mean \"C:+k^\"?"),
    // The style.
    ("Chess:K", "expected `:`, found `h` at byte 1", QPI_FORM),
    ("chess:K", "expected `:`, found `h` at byte 1", QPI_FORM),
    ("Chess960:K", "expected `:`, found `h` at byte 1", QPI_FORM),
    ("Shōgi:K", "expected `:`, found `h` at byte 1", QPI_FORM),
    ("王:K", "expected a style letter, found U+738B at byte 0", QPI_FORM),
    (
        "\u{421}:K",
        "expected a style letter, found U+0421 (looks like `C`) at byte 0",
        "did you mean \"C:K\"?",
    ),
    ("1:K", "expected a style letter, found `1` at byte 0", QPI_FORM),
    ("C1:K", "expected `:`, found `1` at byte 1", QPI_FORM),
    ("+C:K", "expected a style letter, found `+` at byte 0", QPI_FORM),
    ("C':K", "expected `:`, found `'` at byte 1", QPI_FORM),
    ("C=:K", "expected `:`, found `=` at byte 1", QPI_FORM),
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
        "a piece's name is one letter, and a string holds one token",
    ),
    (
        "C:KQ",
        "expected the end of the token, found `Q` at byte 3",
        "a piece's name is one letter, and a string holds one token",
    ),
    ("C:2P", "expected a letter, found `2` at byte 2", "a token has no digits"),
    (
        "C:♔",
        "expected a letter, found U+2654 at byte 2",
        "a token is ASCII: a letter A-Z or a-z names the piece",
    ),
];

const QPI_FORM: &str = "a QPI token is a style's letter, a colon and a piece, such as C:K^";
const DERIVED: &str =
    "a QPI token has no `'`: a piece is derived if the cases of the two letters differ";
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
    ("Chess/Makruk", "expected `/`, found `h` at byte 1", FORM),
    ("C/makruk", "expected the end of the styles, found `a` at byte 3", FORM),
    ("chess/makruk", "expected an upper-case letter, found `c` at byte 0", FORM),
    ("Chess960/Shōgi", "expected `/`, found `h` at byte 1", FORM),
    ("Chess,Go/Makruk", "expected `/`, found `h` at byte 1", FORM),
    ("Chess/go:K", "expected `/`, found `h` at byte 1", FORM),
    ("Chess!/Makruk", "expected `/`, found `h` at byte 1", FORM),
];

const FORM: &str = "styles are the first side's letter in upper case, a slash, and the second \
                    side's in lower case, such as C/m";
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
