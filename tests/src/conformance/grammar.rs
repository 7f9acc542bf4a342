//! Which strings are valid, and for the other strings, which byte is the first unusable one and what
//! was expected there. Each notation is compared with the regular expression of its specification.

use std::sync::atomic::{AtomicUsize, Ordering};

use epin::ParseErrorKind::{
    Empty, ExpectedColon, ExpectedEnd, ExpectedLetter, ExpectedLower, ExpectedSlash, ExpectedStyle,
    ExpectedUpper, TooLong,
};
use epin::notation::{Pin, Qpi, Sin, Snn, Styles};
use epin::{Epin, ParseError, ParseErrorKind};
use regex::bytes::Regex;

use crate::support::inputs::{CLASSES, each};
use crate::support::notations::Notation;
use crate::support::oracle::regex;

type ParsePrefix<T> = fn(&str) -> Result<(T, &str), ParseError>;

/// The grammar of a notation, written down independently of `epin`.
struct Grammar<T> {
    /// Matches every valid string. It may also match a string whose only mistake is its length.
    valid: &'static str,
    /// Matches the longest prefix of a string that is also a prefix of a valid string.
    begun: &'static str,
    /// Returns what is expected after that prefix.
    expected: fn(&[u8]) -> ParseErrorKind,
    /// The length of the longest valid string.
    longest: usize,
    parse_prefix: Option<ParsePrefix<T>>,
}

/// The regular expressions of a grammar.
struct Oracle<'a, T> {
    grammar: &'a Grammar<T>,
    valid: Regex,
    starts_valid: Regex,
    begun: Regex,
}

impl<T: Notation> Grammar<T> {
    fn oracle(&self) -> Oracle<'_, T> {
        Oracle {
            grammar: self,
            valid: regex(&format!(r"\A{}\z", self.valid)),
            starts_valid: regex(&format!(r"\A{}", self.valid)),
            begun: regex(&format!(r"\A{}", self.begun)),
        }
    }

    /// Checks every string of at most `most` bytes from `alphabet`, and checks that exactly `count` of them
    /// are valid.
    fn check_each(&self, alphabet: &[u8], most: usize, count: usize) {
        let accepted = AtomicUsize::new(0);
        each(alphabet, most, || {
            let (oracle, accepted) = (self.oracle(), &accepted);
            move |text| {
                if oracle.check(text) {
                    accepted.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        assert_eq!(accepted.into_inner(), count);
    }

    /// Checks these strings with every possible byte in each place.
    fn check_near(&self, texts: [&str; 4]) {
        let oracle = self.oracle();
        for text in texts {
            for at in 0..text.len() {
                for byte in all_bytes() {
                    let mut text = text.as_bytes().to_vec();
                    text[at] = byte;
                    oracle.check(&text);
                }
            }
        }
    }
}

impl<T: Notation> Oracle<'_, T> {
    /// Checks every way to read a string and returns whether the string is valid.
    fn check(&self, text: &[u8]) -> bool {
        let Grammar { expected, longest, .. } = *self.grammar;
        let begun = self.begun.find(text).unwrap().end();
        // A second search takes time, so it is done only where it can succeed.
        let is_valid = begun == text.len() && begun <= longest && self.valid.is_match(text);
        let parsed = T::from_ascii(text);
        match &parsed {
            Ok(value) => {
                assert!(is_valid, "{text:?}");
                assert_eq!(value.to_string().as_bytes(), text);
            }
            Err(error) => {
                assert!(!is_valid, "{text:?}");
                assert_eq!(error.offset(), begun.min(longest), "{text:?}");
                let kind = match begun {
                    _ if text.is_empty() => Empty,
                    _ if begun > longest => TooLong,
                    _ => expected(&text[..begun]),
                };
                assert_eq!(error.kind(), kind, "{text:?}");
            }
        }
        if let Ok(text) = str::from_utf8(text) {
            assert_eq!(parsed, T::try_from(text.as_bytes()));
            assert_eq!(parsed, T::parse(text));
            assert_eq!(parsed, text.parse());
            assert_eq!(parsed, T::try_from(text));
            assert!(text.is_char_boundary(begun.min(longest)), "{text:?}");
            self.check_prefix(text, begun);
        }
        is_valid
    }

    fn check_prefix(&self, text: &str, begun: usize) {
        let Some(parse_prefix) = self.grammar.parse_prefix else { return };
        let found = if begun == 0 { None } else { self.starts_valid.find(text.as_bytes()) };
        let expected = if let Some(found) = found {
            Ok((T::parse(&text[..found.end()]).unwrap(), &text[found.end()..]))
        } else {
            // What follows the first wrong character changes nothing.
            let wrong = text[begun..].chars().next().map_or(0, char::len_utf8);
            Err(T::parse(&text[..begun + wrong]).unwrap_err())
        };
        let prefix = parse_prefix(text);
        assert_eq!(prefix, expected);
        // The rest is a slice of the string.
        let rest = |result: Result<(T, &str), _>| result.map(|(_, rest)| rest.as_ptr()).ok();
        assert_eq!(rest(prefix), rest(expected));
    }
}

fn all_bytes() -> Vec<u8> {
    (0..=u8::MAX).collect()
}

fn piece(begun: &[u8]) -> ParseErrorKind {
    match begun {
        [] | [.., b'+' | b'-'] => ExpectedLetter,
        _ => ExpectedEnd,
    }
}

#[test]
fn epin_tokens() {
    let grammar = Grammar::<Epin> {
        valid: r"[-+]?[A-Za-z]\^?'?",
        begun: r"[-+]?([A-Za-z]\^?'?)?",
        expected: piece,
        longest: 4,
        parse_prefix: Some(Epin::parse_prefix),
    };
    grammar.check_each(&all_bytes(), 3, 520);
    grammar.check_each(&CLASSES, 6, 24);
}

#[test]
fn pin_tokens() {
    let grammar = Grammar::<Pin> {
        valid: r"[-+]?[A-Za-z]\^?",
        begun: r"[-+]?([A-Za-z]\^?)?",
        expected: piece,
        longest: 3,
        parse_prefix: Some(Pin::parse_prefix),
    };
    // `epin_tokens` checks all strings of three bytes with the same reader, which takes five seconds.
    grammar.check_each(&all_bytes(), 2, 208);
    grammar.check_each(&CLASSES, 6, 12);
    grammar.check_near(["+K^", "-k^", "+k", "K^"]);
}

#[test]
fn sin_tokens() {
    let grammar = Grammar::<Sin> {
        valid: "[A-Za-z]",
        begun: "[A-Za-z]?",
        expected: |begun| if begun.is_empty() { ExpectedStyle } else { ExpectedEnd },
        longest: 1,
        parse_prefix: None,
    };
    grammar.check_each(&all_bytes(), 2, 52);
}

#[test]
fn qpi_tokens() {
    let grammar = Grammar::<Qpi> {
        valid: r"[A-Za-z]:[-+]?[A-Za-z]\^?",
        begun: r"([A-Za-z](:([-+]?([A-Za-z]\^?)?))?)?",
        expected: |begun| match begun {
            [] => ExpectedStyle,
            [_] => ExpectedColon,
            [_, _, piece @ ..] => self::piece(piece),
        },
        longest: 5,
        parse_prefix: Some(Qpi::parse_prefix),
    };
    grammar.check_each(b"Ck:+-^';5 \n\0\xC3\xA9", 6, 2 * 2 * 3 * 2);
    grammar.check_near(["C:K", "c:+k^", "C:-k", "c:K^"]);
}

#[test]
fn styles_of_two_sides() {
    let grammar = Grammar::<Styles> {
        valid: "[A-Z]/[a-z]",
        begun: "([A-Z](/[a-z]?)?)?",
        expected: |begun| [ExpectedUpper, ExpectedSlash, ExpectedLower, ExpectedEnd][begun.len()],
        longest: 3,
        parse_prefix: None,
    };
    grammar.check_each(b"CMcm/1: \n\0\xC3\xA9", 5, 2 * 2);
}

#[test]
fn snn_names() {
    let grammar = Grammar::<Snn> {
        valid: "[A-Z][A-Za-z]*[0-9]*",
        begun: "([A-Z][A-Za-z]*[0-9]*)?",
        expected: |begun| if begun.is_empty() { ExpectedUpper } else { ExpectedEnd },
        longest: 32,
        parse_prefix: None,
    };
    grammar.check_each(&all_bytes(), 2, 26 + 26 * 62);
    // How many strings of `len` bytes can follow the first letter: `l` letters out of four, then
    // digits out of two.
    let tails = |len: u32| (0..=len).map(|l| 4_usize.pow(l) * 2_usize.pow(len - l)).sum::<usize>();
    let count = (0..5).map(|len| 2 * tails(len)).sum();
    grammar.check_each(b"AZaz09_- :'^\0\xC5\x8D", 5, count);
    let oracle = grammar.oracle();
    for letters in 0..=70 {
        for digits in 0..=70 - letters {
            for more in ["", "A", "0", "_", "ō", "\0"] {
                let text = format!("{}{}{more}", "X".repeat(letters), "7".repeat(digits));
                oracle.check(text.as_bytes());
            }
        }
    }
}
