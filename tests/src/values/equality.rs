//! Equality, hashing, and the size of values.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash, RandomState};

use epin::notation::Pin;
use epin::{Epin, Letter, ParseError, ParseErrorKind, Side, State};

use crate::support::oracle::epins;

#[test]
fn tokens_are_equal_as_their_strings_are() {
    let tokens = epins();
    for (_, text) in &tokens {
        let (token, text) = (Epin::parse(text).unwrap(), text.as_str());
        for (_, other) in &tokens {
            assert_eq!(token == Epin::parse(other).unwrap(), text == other.as_str());
        }
    }
}

#[test]
fn a_token_hashes_the_same_however_it_was_made() {
    let state = RandomState::new();
    let mut hashes = HashSet::new();
    for (index, (attributes, text)) in epins().iter().enumerate() {
        let parsed = Epin::parse(text).unwrap();
        let found = Epin::from_index(index).unwrap();
        let built = Epin::new(Letter::from_char(attributes.letter).unwrap(), attributes.side)
            .with_state(attributes.state)
            .with_terminal(attributes.terminal);
        assert_eq!(state.hash_one(parsed), state.hash_one(found));
        if !attributes.derived {
            assert_eq!(state.hash_one(parsed), state.hash_one(built));
        }
        hashes.insert(state.hash_one(parsed));
    }
    assert_eq!(hashes.len(), Epin::COUNT);
}

#[test]
fn a_token_takes_two_bytes() {
    assert_eq!((size_of::<Epin>(), size_of::<Option<Epin>>()), (2, 2));
    assert_eq!((size_of::<Pin>(), size_of::<Option<Pin>>()), (2, 2));
}

const fn plain<T: Copy + Debug + Eq + Send + Sync + Unpin + 'static>() {}
const fn ordered<T: Ord + Hash>() {}

const _: () = {
    plain::<Epin>();
    plain::<Pin>();
    plain::<Letter>();
    plain::<Side>();
    plain::<State>();
    plain::<ParseError>();
    plain::<ParseErrorKind>();
    ordered::<Epin>();
    ordered::<Pin>();
    ordered::<Letter>();
    ordered::<Side>();
    ordered::<State>();
};
