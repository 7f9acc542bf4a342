//! Agreement with `sashite-sin` 1.1.0: both accept the same strings and have the same attributes,
//! and `Sin` does what the tests of `sashite-sin` demand.
//!
//! A word before a colon, such as "Queries", is the name of the [file] that contains the corresponding
//! tests of `sashite-sin`, such as `queries.rs`. Where the types differ, as in their errors, the test
//! checks what `epin` has instead. Tests that need no peer are in `sin.rs` and in `conformance`, and
//! the strings that are refused in the tests of `sashite-sin` are rows of `tests/refusals/sin.txt`.
//!
//! [file]: https://docs.rs/crate/sashite-sin/1.1.0/source/tests/

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use epin::notation::{Sin, sin};
use epin::{Letter, Side};
use sashite_sin::Identifier;

use super::sin::sins;
use crate::support::inputs::each;
use crate::support::refusals::rows;

fn pairs() -> Vec<(Sin, Identifier)> {
    let pair =
        |(.., text): &(_, _, String)| (Sin::parse(text).unwrap(), Identifier::parse(text).unwrap());
    sins().iter().map(pair).collect()
}

/// Conformance: all 65,793 strings of up to 2 bytes. `every_char` in `sin.rs` tries all characters, and
/// `.ci/all-4-bytes` tries all strings of 4 bytes.
#[test]
fn both_accept_the_same_texts_of_up_to_2_bytes() {
    let bytes = (0..=u8::MAX).collect::<Vec<_>>();
    each(&bytes, 2, || {
        |bytes| {
            let (ours, theirs) = (Sin::from_ascii(bytes), Identifier::try_from(bytes));
            assert_eq!(ours.is_ok(), theirs.is_ok(), "{bytes:?}");
            let Ok(text) = str::from_utf8(bytes) else { return };
            assert_eq!(Sin::parse(text).is_ok(), Identifier::is_valid(text), "{text:?}");
            assert_eq!(Sin::parse(text).is_ok(), Identifier::parse(text).is_ok(), "{text:?}");
            if let (Ok(ours), Ok(theirs)) = (ours, theirs) {
                assert_eq!(ours.as_str(), theirs.encode().as_str());
            }
        }
    });
}

/// Conformance: both accept the same characters.
#[test]
fn both_accept_the_same_characters() {
    for char in '\0'..=char::MAX {
        let theirs = Identifier::parse(char.encode_utf8(&mut [0; 4]));
        assert_eq!(Sin::try_from(char).is_ok(), theirs.is_ok(), "{char:?}");
    }
}

/// Queries: attributes, strings, characters and formatting.
#[test]
fn texts_and_attributes() {
    for (ours, theirs) in pairs() {
        assert_eq!(ours.letter().as_char(), theirs.letter().as_char());
        assert_eq!(ours.side() == Side::First, theirs.is_first());
        assert_eq!(ours.side() == Side::Second, theirs.is_second());
        assert_eq!(ours.as_str(), theirs.encode().as_str());
        assert_eq!(ours.to_string(), theirs.to_string());
        assert_eq!(
            format!("{ours:*^5}|{ours:>3}|{ours:.0}"),
            format!("{theirs:*^5}|{theirs:>3}|{theirs:.0}")
        );
        let encoded = theirs.encode();
        assert_eq!(format!("{ours:*^5}|{ours:<3}|"), format!("{encoded:*^5}|{encoded:<3}|"));
        assert_eq!(format!("{ours:?}"), ours.as_str(), "a token, not its fields");
    }
}

/// Queries: tokens as keys, in sets, sorted, compared with strings, read from bytes, in constants.
#[test]
fn values() {
    const TOKEN: &str = sin!("J").as_str();
    assert_eq!(TOKEN, "J");
    assert_eq!(Sin::try_from(b"J".as_slice()), Ok(sin!("J")));
    assert!(Sin::try_from([0xFE, 0xFF].as_slice()).is_err());
    let names = HashMap::from([(sin!("J"), 1), (sin!("j"), 2)]);
    assert_eq!(
        [sin!("J"), sin!("j"), sin!("K")].map(|sin| names.get(&sin)),
        [Some(&1), Some(&2), None]
    );
    assert!(sin!("W") != sin!("w") && sin!("W") != sin!("C") && sin!("W").as_str() == "W");
    assert!(sin!("W").as_str() < sin!("w").as_str() && sin!("a").as_str() > sin!("Z").as_str());
}

/// Rejection: `sashite-sin` refuses every string of the table, which includes the strings of its tests.
#[test]
fn refusals() {
    for row in rows("sin") {
        assert!(Identifier::try_from(&*row.bytes).is_err(), "{}", row.place);
    }
}

/// Rejection: a string with a line break is refused, wherever the line break is.
#[test]
fn line_breaks_are_refused() {
    for line_break in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}"] {
        for char in '\0'..='\x7f' {
            for text in [format!("{char}{line_break}"), format!("{line_break}{char}")] {
                assert!(Sin::parse(&text).is_err(), "{text:?}");
            }
        }
    }
}

/// Transformations: flipping a token or setting one of its attributes has the same result in both.
#[test]
fn transformations() {
    for (ours, theirs) in pairs() {
        let same = |ours: Sin, theirs: Identifier| assert_eq!(ours.to_string(), theirs.to_string());
        same(ours.flipped(), theirs.flipped());
        for (letter, their_letter) in Letter::ALL.into_iter().zip(sashite_sin::Letter::ALL) {
            same(Sin::new(letter, ours.side()), theirs.with_letter(their_letter));
        }
        for (side, their_side) in
            [(Side::First, sashite_sin::Side::First), (Side::Second, sashite_sin::Side::Second)]
        {
            same(Sin::new(ours.letter(), side), theirs.with_side(their_side));
        }
    }
}

/// Transformations: order, equality and hashes agree, and both crates have the same order.
#[test]
fn order() {
    let state = RandomState::new();
    let pairs = pairs();
    for (ours, theirs) in &pairs {
        for (our_other, their_other) in &pairs {
            assert_eq!(ours.cmp(our_other), theirs.cmp(their_other));
            let by_parts =
                (ours.letter(), ours.side()).cmp(&(our_other.letter(), our_other.side()));
            assert_eq!(ours.cmp(our_other), by_parts);
            assert_eq!(ours.cmp(our_other), our_other.cmp(ours).reverse());
            assert_eq!(ours == our_other, state.hash_one(ours) == state.hash_one(our_other));
        }
    }
    assert!(sin!("a") < sin!("Z") && sin!("A") < sin!("a") && sin!("a") < sin!("B"));
}

/// The `Letter` of `sashite-sin` is read from either case, and is the letter of the `Sin` that is read
/// from the same character. The `Letter` of `epin` is read only from upper case.
#[test]
fn letters() {
    for char in '\0'..=char::MAX {
        let theirs = sashite_sin::Letter::try_from_char(char).ok();
        let ours = Sin::try_from(char).ok().map(Sin::letter);
        assert_eq!(ours.map(Letter::as_char), theirs.map(sashite_sin::Letter::as_char), "{char:?}");
        assert_eq!(Letter::from_char(char), ours.filter(|_| char.is_ascii_uppercase()), "{char:?}");
    }
}
