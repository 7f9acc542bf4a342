//! SIN tokens: what a token can do.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Debug;
use std::hash::Hash;

use epin::{Letter, Side, Sin, sin};

/// Returns every SIN token in order: its letter, its side, its text.
pub(super) fn sins() -> Vec<(char, Side, String)> {
    let sides = |letter: char| {
        [(letter, Side::First, letter), (letter, Side::Second, letter.to_ascii_lowercase())]
    };
    let sins = ('A'..='Z').flat_map(sides);
    sins.map(|(letter, side, char)| (letter, side, char.to_string())).collect()
}

#[test]
fn every_token_is_read_and_written() {
    let sins = sins();
    assert_eq!(sins.len(), 52);
    for (letter, side, text) in &sins {
        let token = Sin::parse(text).unwrap();
        assert_eq!((token.letter().as_char(), token.side()), (*letter, *side));
        assert_eq!(Sin::new(Letter::from_char(*letter).unwrap(), *side), token);
        assert_eq!(token.as_str(), text);
        assert_eq!(token.as_char().to_string(), *text);
        assert_eq!(AsRef::<str>::as_ref(&token), text);
        assert_eq!(Sin::try_from(token.as_char()), Ok(token));
    }
}

#[test]
fn every_char() {
    for char in '\0'..=char::MAX {
        assert_eq!(Sin::try_from(char).is_ok(), char.is_ascii_alphabetic(), "{char:?}");
    }
}

#[test]
fn with_and_flipped_change_one_attribute() {
    for (letter, side, text) in sins() {
        let token = Sin::parse(&text).unwrap();
        for other in Letter::ALL {
            let changed = token.with_letter(other);
            assert_eq!((changed.letter(), changed.side()), (other, side));
            assert_eq!(changed == token, other.as_char() == letter);
        }
        for other in Side::ALL {
            assert_eq!(token.with_side(other).letter().as_char(), letter);
            assert_eq!(token.with_side(other).side(), other);
        }
        assert_eq!(token.flipped(), token.with_side(side.flipped()));
        assert_ne!(token.flipped(), token);
        assert_eq!(token.flipped().flipped(), token);
    }
}

#[test]
fn the_order_is_by_letter_then_by_side() {
    let tokens: Vec<_> = sins().iter().map(|(.., text)| Sin::parse(text).unwrap()).collect();
    for (index, token) in tokens.iter().enumerate() {
        for (other_index, other) in tokens.iter().enumerate() {
            assert_eq!(token.cmp(other), index.cmp(&other_index));
            assert_eq!(token.partial_cmp(other), index.partial_cmp(&other_index));
            assert_eq!(token == other, index == other_index);
        }
    }
    assert_eq!(tokens.iter().collect::<HashSet<_>>().len(), 52);
}

#[test]
fn a_token_takes_two_bytes() {
    const fn plain<T: Copy + Debug + Ord + Hash + Send + Sync + Unpin + 'static>() {}
    const { plain::<Sin>() };
    assert_eq!((size_of::<Sin>(), size_of::<Option<Sin>>()), (2, 2));
}

#[test]
fn a_token_prints_in_the_width_and_precision_of_its_text() {
    for (.., text) in sins() {
        let token = Sin::parse(&text).unwrap();
        assert_eq!(format!("{token:?} {token:#?}"), format!("{text} {text}"));
        for width in 0..4 {
            assert_eq!(format!("{token:width$}|"), format!("{text:width$}|"));
            assert_eq!(format!("{token:é^width$}"), format!("{text:é^width$}"));
            assert_eq!(format!("{token:>width$?}"), format!("{text:>width$}"));
            assert_eq!(format!("{token:>3.width$}"), format!("{text:>3.width$}"));
        }
    }
}

#[test]
fn constants() {
    const CHESS: Sin = sin!("C");
    const PARSED: bool = matches!(Sin::parse("c"), Ok(sin!("c")));
    const NAMES: [&str; 3] =
        [CHESS.flipped().as_str(), CHESS.with_letter(Letter::M).as_str(), CHESS.as_str()];
    const { assert!(PARSED && CHESS.as_char() == 'C') };
    assert_eq!(NAMES, ["c", "M", "C"]);
    assert!(matches!(CHESS, sin!("C") | sin!("S")) && !matches!(CHESS, sin!("c")));
}

#[test]
fn tokens_can_be_keys() {
    let styles = HashMap::from([(sin!("C"), "Chess"), (sin!("m"), "Makruk")]);
    assert_eq!((styles.get(&sin!("C")), styles.get(&sin!("M"))), (Some(&"Chess"), None));
    let sorted: BTreeSet<_> = [sin!("a"), sin!("Z"), sin!("B"), sin!("A")].into();
    assert!(sorted.into_iter().eq([sin!("A"), sin!("a"), sin!("B"), sin!("Z")]));
}
