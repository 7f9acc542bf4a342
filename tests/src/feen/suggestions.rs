//! What an error suggests is a repair: there are fewer errors with it, and never more.

use epin::feen::{ParseFeenError, errors};

use super::edits::edits;
use super::refusals::REFUSALS;
use super::samples::{DOUBTFUL, POSITIONS};

/// Returns a string with what an error suggests.
fn repaired(text: &str, error: &ParseFeenError) -> Option<String> {
    let suggestion = error.suggestion()?;
    let mut text = text.to_owned();
    text.replace_range(error.range(), &suggestion);
    Some(text)
}

/// Returns how many errors of a string have a suggestion, and how many errors are left with each.
fn errors_left(text: &str) -> Vec<usize> {
    errors(text).filter_map(|error| Some(errors(&repaired(text, &error)?).count())).collect()
}

#[test]
fn of_one_mistake_is_a_position() {
    for (text, ..) in REFUSALS {
        assert!(errors_left(text).into_iter().all(|left| left == 0), "{text}");
    }
}

#[test]
fn never_makes_more_errors() {
    let edits =
        POSITIONS.into_iter().flat_map(|text| edits(text).into_iter().map(|(text, _)| text));
    let refusals = REFUSALS.into_iter().map(|(text, ..)| text.to_owned());
    for text in edits.chain(refusals).chain(DOUBTFUL.map(str::to_owned)) {
        let count = errors(&text).count();
        assert!(errors_left(&text).into_iter().all(|left| left <= count), "{text}");
    }
}

#[test]
fn has_at_most_32_bytes() {
    let hand = |count| format!("9/9 {}/ S/s", "+P^'-P^'".repeat(count));
    for count in 1..100 {
        let text = hand(count);
        let error = errors(&text).next().unwrap();
        assert!(error.suggestion().is_none_or(|suggestion| suggestion.len() <= 32), "{text}");
    }
    let of = |hand: &str| {
        let error = errors(&format!("99 {hand}/ S/s")).next().unwrap();
        (error.suggestion().map(|suggestion| suggestion.to_string()), error.to_string())
    };
    assert_eq!(of("ZYXWVUTSRQPONMLKJIHGFEDCBA").0.as_deref(), Some("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    let (suggestion, words) = of("ZYXWVUTSRQPONMLKJIHGFEDCBAzyxwvuts");
    assert_eq!(suggestion, None);
    assert_eq!(
        words,
        "expected a hand in order, without repetition, found `Y` at byte 4; greater counts come \
         first, then letters from A to Z, and each piece is there once",
    );
}

#[test]
fn is_none_for_underscores_if_the_hands_are_wrong_or_long() {
    let long = format!("{}_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkl/_S/s", "9/".repeat(8) + "9");
    for text in ["9/9_1P/_S/s", &long] {
        let error = errors(text).next().unwrap();
        assert!(error.to_string().starts_with("expected a space, found `_` at byte "), "{error}");
        assert_eq!(error.suggestion(), None, "{text}");
    }
}
