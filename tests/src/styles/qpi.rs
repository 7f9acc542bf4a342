//! QPI tokens: their methods and traits.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash, RandomState};

use epin::Side;
use epin::notation::{Pin, Qpi, Sin, pin, qpi, sin};

use super::sin::sins;
use crate::support::notations::check_formatting;
use crate::support::oracle::pins;

/// Returns the style, the piece and the string of every QPI token, in order.
pub(super) fn qpis() -> Vec<(Sin, Pin, String)> {
    let pins = pins();
    let with_every_pin = |(.., style): (char, Side, String)| {
        let pin = |(_, pin): &(_, String)| {
            (Sin::parse(&style).unwrap(), Pin::parse(pin).unwrap(), format!("{style}:{pin}"))
        };
        pins.iter().map(pin).collect::<Vec<_>>()
    };
    sins().into_iter().flat_map(with_every_pin).collect()
}

#[test]
fn every_token_is_read_and_written() {
    let qpis = qpis();
    assert_eq!(qpis.len(), 16_224);
    assert!(qpis.is_sorted_by_key(|(sin, pin, _)| Qpi::new(*sin, *pin)));
    let mut longest = 0;
    for (sin, pin, text) in &qpis {
        let token = Qpi::parse(text).unwrap();
        assert_eq!((token.sin(), token.pin()), (*sin, *pin));
        assert_eq!(Qpi::new(*sin, *pin), token);
        assert_eq!(token.to_string(), *text);
        assert_eq!(format!("{token:?}"), *text);
        assert_eq!(Qpi::from_ascii(text.as_bytes()), Ok(token));
        longest = longest.max(text.len());
    }
    assert_eq!(longest, Qpi::MAX_LEN);
}

#[test]
fn a_piece_is_native_if_the_sides_are_equal() {
    for (sin, pin, text) in qpis() {
        let token = Qpi::new(sin, pin);
        let is_upper = |char: Option<char>| char.unwrap().is_ascii_uppercase();
        let piece = text.chars().skip(2).find(char::is_ascii_alphabetic);
        let is_native = is_upper(text.chars().next()) == is_upper(piece);
        assert_eq!((token.is_native(), token.is_derived()), (is_native, !is_native), "{text}");
    }
}

/// Returns every seventh QPI token, in order.
fn some() -> Vec<(Qpi, String)> {
    let some = qpis().into_iter().step_by(7);
    some.map(|(sin, pin, text)| (Qpi::new(sin, pin), text)).collect()
}

#[test]
fn the_order_is_by_style_then_by_piece() {
    let some = some();
    for (index, (token, text)) in some.iter().enumerate() {
        for (other_index, (other, other_text)) in some.iter().enumerate() {
            assert_eq!(token.cmp(other), index.cmp(&other_index));
            assert_eq!(token.partial_cmp(other), index.partial_cmp(&other_index));
            assert_eq!(token == other, text == other_text);
        }
    }
}

#[test]
fn equal_tokens_hash_alike() {
    let state = RandomState::new();
    let qpis = qpis();
    let tokens: HashSet<_> = qpis.iter().map(|(sin, pin, _)| Qpi::new(*sin, *pin)).collect();
    assert_eq!(tokens.len(), 16_224);
    for (sin, pin, text) in &qpis {
        let parsed = Qpi::parse(text).unwrap();
        assert_eq!(state.hash_one(parsed), state.hash_one(Qpi::new(*sin, *pin)));
    }
}

#[test]
fn a_token_takes_four_bytes() {
    const fn plain<T: Copy + Debug + Ord + Hash + Send + Sync + Unpin + 'static>() {}
    const { plain::<Qpi>() };
    assert_eq!((size_of::<Qpi>(), size_of::<Option<Qpi>>()), (4, 4));
}

#[test]
fn a_token_prints_in_the_width_and_precision_of_its_text() {
    for (token, text) in some() {
        check_formatting(token, &text);
    }
}

#[test]
fn constants() {
    const KING: Qpi = qpi!("C:K^");
    const PARSED: bool = matches!(Qpi::parse("s:+P"), Ok(token) if token.is_derived());
    const PIN: Pin = Qpi::new(sin!("m"), pin!("-q")).pin();
    const { assert!(PARSED && KING.is_native() && Qpi::parse("C:k").is_ok()) };
    assert_eq!((KING.sin(), PIN), (sin!("C"), pin!("-q")));
    assert!(matches!(KING, qpi!("C:K^") | qpi!("c:k^")));
    for other in ["C:K", "c:K^", "C:k^", "S:K^", "C:+K^", "C:Q^"] {
        assert!(!matches!(Qpi::parse(other).unwrap(), qpi!("C:K^")), "{other}");
    }
}
