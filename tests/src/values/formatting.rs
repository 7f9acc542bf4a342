//! How tokens are printed.

use epin::Epin;
use epin::notation::Pin;

use crate::support::oracle::{epins, pins};

macro_rules! formatting {
    ($module:ident, $Token:ident, $tokens:ident) => {
        mod $module {
            use super::*;

            #[test]
            fn a_token_prints_as_it_was_read() {
                for (_, text) in $tokens() {
                    let token = $Token::parse(&text).unwrap();
                    assert_eq!(token.as_str(), text);
                    assert_eq!(AsRef::<str>::as_ref(&token), text);
                    assert_eq!(token.to_string(), text);
                    assert_eq!(format!("{token:?}"), text);
                    assert_eq!(format!("{token:#?}"), text);
                }
            }

            #[test]
            fn a_token_prints_in_the_width_and_precision_of_its_text() {
                for (_, text) in $tokens() {
                    let token = $Token::parse(&text).unwrap();
                    for width in 0..7 {
                        assert_eq!(format!("{token:width$}"), format!("{text:width$}"));
                        assert_eq!(format!("{token:<width$}"), format!("{text:<width$}"));
                        assert_eq!(format!("{token:*^width$}"), format!("{text:*^width$}"));
                        assert_eq!(format!("{token:é>width$}"), format!("{text:é>width$}"));
                        assert_eq!(format!("{token:>width$?}"), format!("{text:>width$}"));
                        assert_eq!(format!("{token:-^width$?}"), format!("{text:-^width$}"));
                        assert_eq!(format!("{token:.width$}"), format!("{text:.width$}"));
                        assert_eq!(format!("{token:.width$?}"), format!("{text:.width$}"));
                        assert_eq!(format!("{token:>6.width$}"), format!("{text:>6.width$}"));
                    }
                }
            }
        }
    };
}

formatting!(epin_tokens, Epin, epins);
formatting!(pin_tokens, Pin, pins);
