//! How tokens are printed.

use epin::Epin;
use epin::notation::Pin;

use crate::support::notations::check_formatting;
use crate::support::oracle::{epins, pins};

#[test]
fn an_epin_token_prints_as_it_was_read() {
    for (_, text) in epins() {
        let token = Epin::parse(&text).unwrap();
        assert_eq!((token.as_str(), token.as_ref()), (&*text, &*text));
        check_formatting(token, &text);
    }
}

#[test]
fn a_pin_token_prints_as_it_was_read() {
    for (_, text) in pins() {
        let token = Pin::parse(&text).unwrap();
        assert_eq!((token.as_str(), token.as_ref()), (&*text, &*text));
        check_formatting(token, &text);
    }
}
