//! Names as values: their order, their hashes, how they print, their size.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashSet};
use std::hash::{BuildHasher, RandomState};

use epin::notation::Snn;
use epin::{ParseError, ParseErrorKind};

use super::{CHESS, NAMES, snn};
use crate::support::random::from_noise;

#[test]
fn names_print_compare_and_hash_as_their_texts() {
    let state = RandomState::new();
    let names = NAMES.map(snn);
    for (name, text) in names.iter().zip(NAMES) {
        assert_eq!(format!("{name} {name:?} [{name:>10}]"), format!("{text} {text} [{text:>10}]"));
        assert_eq!((name.as_str(), name.as_ref()), (text, text));
        for (other, other_text) in names.iter().zip(NAMES) {
            let order = text.cmp(other_text);
            assert_eq!(name.cmp(other), order);
            assert_eq!(name == other, order == Ordering::Equal);
            assert_eq!(state.hash_one(name) == state.hash_one(other), order == Ordering::Equal);
        }
    }
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), NAMES.len());
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), NAMES.len());
}

#[test]
fn random_names_are_names_in_the_order_of_their_texts() {
    let names = from_noise::<Snn>(20_000);
    for pair in names.windows(2) {
        assert_eq!(snn(pair[0].as_str()), pair[0]);
        assert_eq!(pair[0].cmp(&pair[1]), pair[0].as_str().cmp(pair[1].as_str()));
    }
    let lengths = names.iter().map(|name| name.as_str().len()).collect::<BTreeSet<_>>();
    assert!(lengths.into_iter().eq(1..=32));
    assert!(names.iter().any(|name| name.as_str().ends_with('0')));
    // One letter or several, with digits after them.
    let has_digits = |name: &&Snn| name.as_str().ends_with(|char: char| char.is_ascii_digit());
    for letters in 1..=3 {
        let has_letters = |name: &Snn| {
            name.as_str().trim_end_matches(|char: char| char.is_ascii_digit()).len() == letters
        };
        assert!(names.iter().filter(has_digits).any(has_letters), "{letters}");
    }
}

const _: () = assert!(CHESS.as_str().len() == 5 && Snn::parse("Shogi").is_ok());

#[test]
fn a_constant_is_a_pattern() {
    let is_chess = |name| matches!(name, CHESS);
    assert!(is_chess(snn("Chess")));
    assert!(!is_chess(snn("Chess9")) && !is_chess(snn("Ches")));
}

#[test]
fn names_and_errors_are_small_and_move_freely() {
    fn check<T: Copy + Send + Sync + Unpin + 'static>(size: usize) {
        assert_eq!(size_of::<T>(), size);
    }
    check::<Snn>(32);
    check::<ParseError>(24);
    check::<ParseErrorKind>(1);
    check::<Result<Snn, ParseError>>(32 + align_of::<u64>());
}
