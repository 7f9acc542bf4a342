//! What an error says of a text that is not a token.

use std::error::Error;

use epin::ParseErrorKind::{Empty, ExpectedEnd, ExpectedLetter};
use epin::{Epin, ParseError, ParseErrorKind, Pin};

use crate::support::inputs::{CLASSES, each};

/// A text, then what is said of it: the kind, the offset, the reason, the hint.
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
    (
        b"1",
        ExpectedLetter,
        0,
        "expected a letter, found `1` at byte 0",
        "a token has no digits: counts and empty squares belong to FEEN",
    ),
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
        "a piece's name is one letter, such as K for a king",
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
        "a string holds one token",
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
        "a token is ASCII: a letter A-Z or a-z names the piece",
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

/// The message with these parts.
fn message(reason: &str, hint: &str) -> String {
    if hint.is_empty() { reason.to_owned() } else { format!("{reason}; {hint}") }
}

/// The reason that a message gives.
fn reason(message: &str) -> &str {
    message.split_once("; ").map_or(message, |(reason, _)| reason)
}

#[test]
fn invalid_pins() {
    for (text, kind, offset, reason, hint) in PIN {
        let error = Pin::from_ascii(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (kind, offset), "{text:?}");
        assert_eq!(error.to_string(), message(reason, hint));
    }
}

#[test]
fn every_message_names_what_stands_at_the_offset() {
    each(&CLASSES, 5, || {
        |text| {
            if let Err(error) = Epin::from_ascii(text) {
                let expected = expected_reason(text, error.kind(), error.offset());
                assert_eq!(reason(&error.to_string()), expected);
            }
        }
    });
}

fn expected_reason(text: &[u8], kind: ParseErrorKind, offset: usize) -> String {
    let expected = match kind {
        ExpectedLetter => "a letter",
        ExpectedEnd => "the end of the token",
        _ => return "expected a token, found an empty string".to_owned(),
    };
    let found = match &text[offset..] {
        [] => "the end".to_owned(),
        [0xC3, 0xA9, ..] => "U+00E9".to_owned(),
        [byte @ 0x80..=0xFF, ..] => format!("the byte {byte:#X}"),
        [b'`', ..] => "a backtick".to_owned(),
        [byte @ 0x20..=0x7F, ..] => format!("`{}`", char::from(*byte)),
        [b'\n' | b'\r', ..] => "a line break".to_owned(),
        [b'\t', ..] => "a tab".to_owned(),
        [byte, ..] => format!("U+{byte:04X} (a control character)"),
    };
    format!("expected {expected}, found {found} at byte {offset}")
}

#[test]
fn a_character_that_is_not_what_it_seems_is_told() {
    let table = [
        ("K’", "U+2019 (looks like `'`)"),
        ("\u{41a}^", "U+041A (looks like `K`)"),
        ("K\u{200b}", "U+200B (invisible)"),
        ("K\u{a0}", "U+00A0 (white space)"),
        ("K\u{2028}", "U+2028 (white space)"),
        ("K\u{2295}", "U+2295"),
    ];
    for (text, found) in table {
        let error = Epin::parse(text).unwrap_err();
        let message = error.to_string();
        let expected = format!("found {found} at byte {}", error.offset());
        assert!(reason(&message).ends_with(&expected), "{message}");
    }
}

/// What the messages say where they name no token.
#[test]
fn what_a_text_is_likely_to_be_is_told() {
    const FEEN: &str = "a token has no digits: counts and empty squares belong to FEEN";
    const DIGIT: &str = "a token has no digits";
    const WORD: &str = "a piece's name is one letter, such as K for a king";
    const TOKENS: &str = "a string holds one token";
    const WORD_OR_TOKENS: &str = "a piece's name is one letter, and a string holds one token";
    const QUOTED: &str = "quotation marks around a token are not part of it";
    let table: [(&[&str], &str); 8] = [
        (&["8", "10", "2P", "3p", "2+P", "1K^'", " 8"], FEEN),
        (
            &["e4", "Nf3", "e8=Q", "0-0", "0-0-0", "K1", "P2", "1K2", "\x1b[31mK", "2PP", "8-"],
            DIGIT,
        ),
        (&["King", "KING", "king", "pawn", "Knight", "+King", "BISHOP", "[King]"], WORD),
        (
            &[
                "RNBQ",
                "rnbqkbnr",
                "K,Q",
                "K Q",
                "K^Q",
                "+P+P",
                "K+P",
                "KQ kq",
                "K/Q",
                "[\"R\", \"N\"]",
            ],
            TOKENS,
        ),
        (
            &[
                "FU",
                "+KY",
                "Kn",
                "wK",
                "KQ",
                "rnbakabnr",
                "rook",
                "queen",
                "CANNON",
                "general",
                "wKing",
            ],
            WORD_OR_TOKENS,
        ),
        (&["'K'", "‘K^’", "`K'"], QUOTED),
        (
            &["", " ", "\u{200b}", "\"\"", "()"],
            "a token is a letter and its markers, such as K, +P or K^",
        ),
        (&["♔", "王", "\"♔\"", "Kö"], "a token is ASCII: a letter A-Z or a-z names the piece"),
    ];
    for (texts, hint) in table {
        for text in texts {
            let message = Epin::parse(text).unwrap_err().to_string();
            assert_eq!(message.split_once("; ").map(|(_, hint)| hint), Some(hint), "{text}");
        }
    }
}

#[test]
fn a_long_text_is_refused_where_it_goes_wrong() {
    let table = [
        ("", " ", 0),
        ("", "é", 0),
        ("", "+", 1),
        ("+", "\n", 1),
        ("K", "K", 1),
        ("K", "'", 2),
        ("+K^", " ", 3),
        ("+K^'", "\0", 4),
        ("+K^'", "'", 4),
    ];
    for (start, filling, offset) in table {
        let text = format!("{start}{}", filling.repeat(10_000_000));
        let error = Epin::parse(&text).unwrap_err();
        assert_eq!(error.offset(), offset, "{start}{filling}");
        assert_eq!(Epin::from_ascii(text.as_bytes()), Err(error));
        let start = Epin::parse(&text[..8]).unwrap_err().to_string();
        assert_eq!(error.to_string(), reason(&start));
    }
}

#[test]
fn the_character_behind_a_token_is_named_whole_whatever_follows() {
    for token in Epin::all() {
        for (char, name) in [(" ", "` `"), ("é", "U+00E9"), ("♔", "U+2654"), ("🨀", "U+1FA00")]
        {
            let offset = token.as_str().len();
            let message = format!("expected the end of the token, found {name} at byte {offset}");
            for more in 0..20 {
                let error = Epin::parse(&format!("{token}{char}{}", "'".repeat(more))).unwrap_err();
                assert_eq!((error.kind(), error.offset()), (ExpectedEnd, offset));
                assert_eq!(reason(&error.to_string()), message);
            }
        }
    }
}

#[test]
fn a_text_of_16_bytes_has_a_hint_and_one_of_17_has_none() {
    for token in Epin::all() {
        let text = token.as_str();
        let padded = format!("{text:>16}");
        let error = Epin::parse(&padded).unwrap_err();
        let hint = format!("; did you mean \"{token}\"?");
        assert!(error.to_string().ends_with(&hint), "{error}");
        assert_eq!(Epin::suggest(&padded), Some(token));

        let padded = format!("{text:>17}");
        let error = Epin::parse(&padded).unwrap_err();
        assert_eq!(error.to_string(), "expected a letter, found ` ` at byte 0");
        assert_eq!(Epin::suggest(&padded), None);
    }
}

#[test]
fn an_error_is_an_error() {
    let error: Box<dyn Error + Send + Sync> = Epin::parse("K ").unwrap_err().into();
    assert!(error.source().is_none());
    assert_eq!(
        error.to_string(),
        "expected the end of the token, found ` ` at byte 1; did you mean \"K\"?",
    );
    assert_eq!(format!("{error:?}"), "ParseError { kind: ExpectedEnd, offset: 1 }");
    assert_eq!(format!("{Empty:?} {ExpectedLetter:?}"), "Empty ExpectedLetter");
}

#[test]
fn an_error_keeps_every_byte_of_a_short_text() {
    for len in 2..=16 {
        for before in 0..=len - 2 {
            for (wrong, right) in [("^K", "K^"), ("k+", "+k"), ("'Q", "Q'")] {
                let text = format!("{:before$}{wrong:<1$}", "", len - before);
                assert_eq!(text.len(), len);
                assert_eq!(Epin::suggest(&text).map(Epin::as_str), Some(right), "{text:?}");
            }
        }
    }
}

#[test]
fn errors_are_equal_if_they_say_the_same() {
    let error = |text| Epin::parse(text).unwrap_err();
    assert_eq!(error("K "), error("K  "));
    assert_eq!(error("K♔"), error("Q♔ x"));
    assert_ne!(error("K "), error("Q "), "the hints differ");
    assert_ne!(error("K "), error("K1"), "what was found differs");
    assert_ne!(error("K "), error("+K "), "the offsets differ");
    assert_ne!(error(""), error("+"), "the kinds differ");
    each(b"+K^' \xC3", 3, || {
        |text| {
            let Err(error) = Epin::from_ascii(text) else { return };
            each(b"+K^' \xC3", 3, || {
                |other| {
                    let Err(other) = Epin::from_ascii(other) else { return };
                    assert_eq!(error == other, error.to_string() == other.to_string());
                }
            });
        }
    });
}

#[test]
fn an_error_takes_24_bytes() {
    assert_eq!(size_of::<ParseError>(), 24);
    assert_eq!(size_of::<Result<Epin, ParseError>>(), 24);
}
