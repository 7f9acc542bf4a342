//! Every way to read a token.

use epin::{Epin, Pin};

use crate::support::oracle::{Attributes, epins, pins};

macro_rules! parsing {
    ($module:ident, $Token:ident, $tokens:ident, $count:literal, $max_len:literal) => {
        mod $module {
            use super::*;

            #[test]
            fn counts() {
                assert_eq!($tokens().len(), $count);
                assert_eq!($Token::COUNT, $count);
                assert_eq!($Token::MAX_LEN, $max_len);
                assert_eq!($tokens().iter().map(|(_, text)| text.len()).max(), Some($max_len));
            }

            #[test]
            fn every_function_that_parses_reads_every_token() {
                for (attributes, text) in $tokens() {
                    let token = $Token::parse(&text).unwrap();
                    assert_eq!(Attributes::from(token), attributes);
                    assert_eq!($Token::from_ascii(text.as_bytes()), Ok(token));
                    assert_eq!(text.parse(), Ok(token));
                    assert_eq!($Token::try_from(text.as_str()), Ok(token));
                    assert_eq!($Token::try_from(text.as_bytes()), Ok(token));
                    assert_eq!($Token::parse_prefix(&text), Ok((token, "")));
                    assert!($Token::is_valid(&text));
                }
            }

            #[test]
            fn parse_prefix_reads_the_first_of_two_tokens() {
                let tokens = $tokens();
                for (_, first) in &tokens {
                    let token = $Token::parse(first).unwrap();
                    for (_, second) in &tokens {
                        let both = format!("{first}{second}");
                        assert_eq!($Token::parse_prefix(&both), Ok((token, second.as_str())));
                        assert!(!$Token::is_valid(&both));
                    }
                }
            }

            #[test]
            fn the_rest_that_parse_prefix_returns_is_a_slice_of_the_text() {
                let text = String::from("+K^é/8");
                let (token, rest) = $Token::parse_prefix(&text).unwrap();
                assert_eq!((token.as_str(), rest), ("+K^", "é/8"));
                assert_eq!(rest.as_ptr(), text[3..].as_ptr());
            }
        }
    };
}

parsing!(epin_tokens, Epin, epins, 624, 4);
parsing!(pin_tokens, Pin, pins, 312, 3);

#[test]
fn native_is_not_derived() {
    for (attributes, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        assert_eq!(token.is_derived(), attributes.derived);
        assert_eq!(token.is_native(), !attributes.derived);
    }
}

#[test]
fn pin_is_the_token_without_its_derivation_marker() {
    for (_, text) in epins() {
        let pin = Epin::parse(&text).unwrap().pin();
        assert_eq!(pin, Pin::parse(text.trim_end_matches('\'')).unwrap());
    }
}

#[test]
fn a_pin_is_the_native_token_of_the_same_text() {
    for (_, text) in pins() {
        let pin = Pin::parse(&text).unwrap();
        let token = Epin::from(pin);
        assert_eq!(token, Epin::parse(&text).unwrap());
        assert!(token.is_native());
        assert_eq!(token.pin(), pin);
    }
}

#[test]
fn a_pin_never_ends_in_a_derivation_marker() {
    for (attributes, text) in epins() {
        assert_eq!(Pin::is_valid(&text), !attributes.derived);
        let (pin, rest) = Pin::parse_prefix(&text).unwrap();
        assert_eq!(pin, Epin::parse(&text).unwrap().pin());
        assert_eq!(rest, if attributes.derived { "'" } else { "" });
    }
}

#[test]
fn parse_prefix_reads_a_rank_token_by_token() {
    let mut rest = "-rnbqk^bn-r+K^''K";
    let mut texts = Vec::new();
    while let Ok((token, after)) = Epin::parse_prefix(rest) {
        texts.push(token.as_str());
        rest = after;
    }
    assert_eq!(texts, ["-r", "n", "b", "q", "k^", "b", "n", "-r", "+K^'"]);
    assert_eq!(rest, "'K");
}
