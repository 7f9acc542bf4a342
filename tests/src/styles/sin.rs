//! SIN tokens: their methods and traits.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use epin::notation::{Sin, sin};
use epin::{Letter, Side};

use crate::support::notations::check_formatting;

/// Returns the letter, the side and the string of every SIN token, in order.
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
        assert_eq!(AsRef::<str>::as_ref(&token), text);
        assert_eq!(Sin::try_from(text.chars().next().unwrap()), Ok(token));
    }
}

#[test]
fn every_char() {
    for char in '\0'..=char::MAX {
        assert_eq!(Sin::try_from(char).is_ok(), char.is_ascii_alphabetic(), "{char:?}");
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
        check_formatting(token, &text);
    }
}

#[test]
fn constants() {
    const CHESS: Sin = sin!("C");
    const PARSED: bool = matches!(Sin::parse("c"), Ok(sin!("c")));
    const NAMES: [&str; 2] = [CHESS.flipped().as_str(), CHESS.as_str()];
    const { assert!(PARSED && CHESS.as_str().len() == 1) };
    assert_eq!(NAMES, ["c", "C"]);
    assert!(matches!(CHESS, sin!("C") | sin!("S")) && !matches!(CHESS, sin!("c")));
}
