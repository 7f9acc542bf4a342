//! Which texts are tokens, checked against the specification's regular expressions.

use std::sync::atomic::{AtomicUsize, Ordering};

use epin::{Epin, ParseErrorKind, Pin};

use crate::support::inputs::{CLASSES, each};
use crate::support::oracle::regex;

/// Tests one type of token against `$token`, the regular expression of its tokens, and `$begun`,
/// that of what a token can start with. The two tests find `$short` and `$all` tokens.
macro_rules! grammar {
    ($module:ident, $Token:ident, $token:literal, $begun:literal, $short:literal, $all:literal) => {
        mod $module {
            use super::*;

            /// Checks every string of up to `most` bytes of `alphabet`, and that `count` of
            /// them are tokens.
            fn check_each(alphabet: &[u8], most: usize, count: usize) {
                let accepted = AtomicUsize::new(0);
                each(alphabet, most, || {
                    let token = regex(concat!(r"\A", $token, r"\z"));
                    let prefix = regex(concat!(r"\A", $token));
                    let begun = regex(concat!(r"\A", $begun));
                    let accepted = &accepted;
                    move |text| {
                        // A search takes most of the time. Where no token can begin, neither of
                        // the other two expressions matches.
                        let begun = begun.find(text).unwrap().end();
                        let is_token = begun == text.len() && token.is_match(text);
                        if is_token {
                            accepted.fetch_add(1, Ordering::Relaxed);
                        }
                        check(text, is_token, begun);
                        if let Ok(text) = str::from_utf8(text) {
                            let found =
                                if begun == 0 { None } else { prefix.find(text.as_bytes()) };
                            check_str(text, found.map(|found| found.end()));
                        }
                    }
                });
                assert_eq!(accepted.into_inner(), count);
            }

            fn check(text: &[u8], is_token: bool, begun: usize) {
                match $Token::from_ascii(text) {
                    Ok(token) => {
                        assert!(is_token, "{text:?}");
                        assert_eq!(token.as_str().as_bytes(), text);
                    }
                    Err(error) => {
                        assert!(!is_token, "{text:?}");
                        assert_eq!(error.offset(), begun, "{text:?}");
                        assert_eq!(error.kind(), kind(&text[..begun], text), "{text:?}");
                    }
                }
            }

            fn check_str(text: &str, prefix: Option<usize>) {
                let parsed = $Token::parse(text);
                assert_eq!(parsed, $Token::from_ascii(text.as_bytes()));
                assert_eq!(parsed, text.parse());
                assert_eq!(parsed, $Token::try_from(text));
                assert_eq!(parsed, $Token::try_from(text.as_bytes()));
                assert_eq!(parsed.is_ok(), $Token::is_valid(text));
                if let Err(error) = parsed {
                    assert!(text.is_char_boundary(error.offset()), "{text:?}");
                }
                let expected = match prefix {
                    Some(len) => Ok(($Token::parse(&text[..len]).unwrap(), &text[len..])),
                    None => Err(parsed.unwrap_err()),
                };
                assert_eq!($Token::parse_prefix(text), expected);
            }

            #[test]
            fn every_text_of_up_to_3_bytes() {
                let bytes = (0..=u8::MAX).collect::<Vec<_>>();
                check_each(&bytes, 3, $short);
            }

            #[test]
            fn every_text_of_up_to_6_bytes_of_all_classes() {
                check_each(&CLASSES, 6, $all);
            }
        }
    };
}

/// Returns what an error expects after `begun`, the longest start of `text` that a token can have.
fn kind(begun: &[u8], text: &[u8]) -> ParseErrorKind {
    match begun {
        _ if text.is_empty() => ParseErrorKind::Empty,
        b"" | b"+" | b"-" => ParseErrorKind::ExpectedLetter,
        _ => ParseErrorKind::ExpectedEnd,
    }
}

grammar!(epin_tokens, Epin, r"[-+]?[A-Za-z]\^?'?", r"[-+]?([A-Za-z]\^?'?)?", 520, 24);
grammar!(pin_tokens, Pin, r"[-+]?[A-Za-z]\^?", r"[-+]?([A-Za-z]\^?)?", 312, 12);
