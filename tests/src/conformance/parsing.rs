//! Every way to read a token.

use epin::Epin;
use epin::notation::Pin;

use crate::support::oracle::{Attributes, epins, pins};

macro_rules! parsing {
    ($module:ident, $Token:ident, $tokens:ident, $count:literal, $max_len:literal) => {
        mod $module {
            use super::*;

            #[test]
            fn counts() {
                assert_eq!($tokens().len(), $count);
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
                        assert!($Token::parse(&both).is_err());
                    }
                }
            }
        }
    };
}

parsing!(epin_tokens, Epin, epins, 624, 4);
parsing!(pin_tokens, Pin, pins, 312, 3);

#[test]
fn a_pin_is_the_native_token_of_the_same_text() {
    for (_, text) in pins() {
        let pin = Pin::parse(&text).unwrap();
        let token = Epin::from(pin);
        assert_eq!(token, Epin::parse(&text).unwrap());
        assert!(token.is_native());
        assert_eq!(token.to_pin(), pin);
    }
}
