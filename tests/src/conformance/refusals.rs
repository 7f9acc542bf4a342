//! Texts that are not tokens, each with its error: the specification's examples, and more.

use epin::ParseErrorKind::{Empty, ExpectedEnd, ExpectedLetter};
use epin::{Epin, ParseErrorKind, Pin};

use crate::support::messages::message;

/// A string, then its error: the kind, the offset, the reason, the hint.
type Refusal = (&'static [u8], ParseErrorKind, usize, &'static str, &'static str);

const SPECIFICATION: [Refusal; 10] = [
    (
        b"",
        Empty,
        0,
        "expected a token, found an empty string",
        "a token is a letter and its markers, such as K, +P or K^",
    ),
    (
        b"K''",
        ExpectedEnd,
        2,
        "expected the end of the token, found `'` at byte 2",
        "did you mean \"K'\"?",
    ),
    (b"^K", ExpectedLetter, 0, "expected a letter, found `^` at byte 0", "did you mean \"K^\"?"),
    (
        b"K'^",
        ExpectedEnd,
        2,
        "expected the end of the token, found `^` at byte 2",
        "did you mean \"K^'\"?",
    ),
    (b"++K", ExpectedLetter, 1, "expected a letter, found `+` at byte 1", "did you mean \"+K\"?"),
    (
        b"K^^",
        ExpectedEnd,
        2,
        "expected the end of the token, found `^` at byte 2",
        "did you mean \"K^\"?",
    ),
    (b"1", ExpectedLetter, 0, "expected a letter, found `1` at byte 0", "a token has no digits"),
    (b" K", ExpectedLetter, 0, "expected a letter, found ` ` at byte 0", "did you mean \"K\"?"),
    (
        b"K ",
        ExpectedEnd,
        1,
        "expected the end of the token, found ` ` at byte 1",
        "did you mean \"K\"?",
    ),
    (
        b"K\n",
        ExpectedEnd,
        1,
        "expected the end of the token, found a line break at byte 1",
        "did you mean \"K\"?",
    ),
];

const MORE: [Refusal; 26] = [
    (b"+", ExpectedLetter, 1, "expected a letter, found the end at byte 1", ""),
    (b"-", ExpectedLetter, 1, "expected a letter, found the end at byte 1", ""),
    (
        b"+-K",
        ExpectedLetter,
        1,
        "expected a letter, found `-` at byte 1",
        "a piece is enhanced `+` or diminished `-`, not both",
    ),
    (b"+'", ExpectedLetter, 1, "expected a letter, found `'` at byte 1", ""),
    (b"'K", ExpectedLetter, 0, "expected a letter, found `'` at byte 0", "did you mean \"K'\"?"),
    (
        b"K+",
        ExpectedEnd,
        1,
        "expected the end of the token, found `+` at byte 1",
        "did you mean \"+K\"?",
    ),
    (
        b"KQ",
        ExpectedEnd,
        1,
        "expected the end of the token, found `Q` at byte 1",
        "a piece's name is one letter, and a string holds one token",
    ),
    (
        b"King",
        ExpectedEnd,
        1,
        "expected the end of the token, found `i` at byte 1",
        "a piece's name is one letter, and a string holds one token",
    ),
    (
        b"C:K^",
        ExpectedEnd,
        1,
        "expected the end of the token, found `:` at byte 1",
        "this is a QPI token, and a piece's token has no style letter",
    ),
    (
        b"+K^'x",
        ExpectedEnd,
        4,
        "expected the end of the token, found `x` at byte 4",
        "a piece's name is one letter, and a string holds one token",
    ),
    (
        b"+K^''",
        ExpectedEnd,
        4,
        "expected the end of the token, found `'` at byte 4",
        "did you mean \"+K^'\"?",
    ),
    (
        b"K`",
        ExpectedEnd,
        1,
        "expected the end of the token, found a backtick at byte 1",
        "did you mean \"K'\"?",
    ),
    (
        b"K\0",
        ExpectedEnd,
        1,
        "expected the end of the token, found U+0000 (a control character) at byte 1",
        "",
    ),
    (
        b"\0",
        ExpectedLetter,
        0,
        "expected a letter, found U+0000 (a control character) at byte 0",
        "",
    ),
    (
        b"\0K",
        ExpectedLetter,
        0,
        "expected a letter, found U+0000 (a control character) at byte 0",
        "",
    ),
    (
        b"K\r",
        ExpectedEnd,
        1,
        "expected the end of the token, found a line break at byte 1",
        "did you mean \"K\"?",
    ),
    (
        b"K\r\n",
        ExpectedEnd,
        1,
        "expected the end of the token, found a line break at byte 1",
        "did you mean \"K\"?",
    ),
    (
        b"\nK",
        ExpectedLetter,
        0,
        "expected a letter, found a line break at byte 0",
        "did you mean \"K\"?",
    ),
    (
        b"K\t",
        ExpectedEnd,
        1,
        "expected the end of the token, found a tab at byte 1",
        "did you mean \"K\"?",
    ),
    (
        b"K\x7f",
        ExpectedEnd,
        1,
        "expected the end of the token, found U+007F (a control character) at byte 1",
        "",
    ),
    (
        "é".as_bytes(),
        ExpectedLetter,
        0,
        "expected a letter, found U+00E9 at byte 0",
        "a token is ASCII: a letter A-Z or a-z names the piece",
    ),
    (
        "K’".as_bytes(),
        ExpectedEnd,
        1,
        "expected the end of the token, found U+2019 (looks like `'`) at byte 1",
        "did you mean \"K'\"?",
    ),
    (
        "Ｋ".as_bytes(),
        ExpectedLetter,
        0,
        "expected a letter, found U+FF2B (looks like `K`) at byte 0",
        "did you mean \"K\"?",
    ),
    (
        "+K🨀".as_bytes(),
        ExpectedEnd,
        2,
        "expected the end of the token, found U+1FA00 at byte 2",
        "",
    ),
    (b"K\xC3", ExpectedEnd, 1, "expected the end of the token, found the byte 0xC3 at byte 1", ""),
    (b"\xFFK", ExpectedLetter, 0, "expected a letter, found the byte 0xFF at byte 0", ""),
];

const PIN: [Refusal; 3] = [
    (
        b"K'",
        ExpectedEnd,
        1,
        "expected the end of the token, found `'` at byte 1",
        "a PIN token has no style: `'` belongs to EPIN",
    ),
    (
        b"+K^'",
        ExpectedEnd,
        3,
        "expected the end of the token, found `'` at byte 3",
        "a PIN token has no style: `'` belongs to EPIN",
    ),
    (
        b"",
        Empty,
        0,
        "expected a token, found an empty string",
        "a token is a letter and its markers, such as K, +P or K^",
    ),
];

#[test]
fn the_invalid_tokens_of_the_specification() {
    for refusal in SPECIFICATION {
        check(refusal);
    }
}

#[test]
fn more_invalid_tokens() {
    for refusal in MORE {
        check(refusal);
    }
}

fn check((text, kind, offset, reason, hint): Refusal) {
    let error = Epin::from_ascii(text).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (kind, offset), "{text:?}");
    assert_eq!(error.to_string(), message(reason, hint));
    if let Ok(text) = str::from_utf8(text) {
        assert_eq!(Epin::parse(text), Err(error));
        assert!(!Epin::is_valid(text));
    }
}

#[test]
fn invalid_pins() {
    for (text, kind, offset, reason, hint) in PIN {
        let error = Pin::from_ascii(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (kind, offset), "{text:?}");
        assert_eq!(error.to_string(), message(reason, hint));
    }
}
