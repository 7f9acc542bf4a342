//! Applying a suggestion never leads to more errors. `refusals.rs` tests that it leads to fewer errors
//! for the strings in `tests/refusals/feen.txt`.

use epin::feen::{ParseFeenError, errors};

use super::edits::edits;
use super::samples::{DOUBTFUL, POSITIONS};

/// Returns a string with all suggestions of its errors applied, or `None` if an error has no suggestion
/// or a mistake has no error.
pub(super) fn repaired(text: &str) -> Option<String> {
    let errors = errors(text);
    if errors.total() > errors.len() {
        return None;
    }
    let mut repaired = text.to_owned();
    // From the end, so that the ranges of the other errors stay valid.
    for error in errors.collect::<Vec<_>>().into_iter().rev() {
        repaired.replace_range(error.range(), error.suggestion()?.as_str());
    }
    Some(repaired)
}

/// Returns, for each suggestion of a string's errors, how many mistakes are left if it is applied.
pub(super) fn errors_left(text: &str) -> Vec<usize> {
    let left = |error: ParseFeenError| {
        let mut repaired = text.to_owned();
        repaired.replace_range(error.range(), error.suggestion()?.as_str());
        Some(errors(&repaired).total())
    };
    errors(text).filter_map(left).collect()
}

#[test]
fn never_makes_more_errors() {
    let edits =
        POSITIONS.into_iter().flat_map(|text| edits(text).into_iter().map(|(text, _)| text));
    for text in edits.chain(DOUBTFUL.map(str::to_owned)) {
        let count = errors(&text).total();
        assert!(errors_left(&text).into_iter().all(|left| left <= count), "{text}");
    }
}

#[test]
fn has_at_most_32_bytes() {
    let hand = |count| format!("9/9 {}/ S/s", "+P^'-P^'".repeat(count));
    for count in 1..100 {
        let text = hand(count);
        let error = errors(&text).next().unwrap();
        assert!(
            error.suggestion().is_none_or(|suggestion| suggestion.as_str().len() <= 32),
            "{text}"
        );
    }
    let of = |hand: &str| {
        let error = errors(&format!("99 {hand}/ S/s")).next().unwrap();
        (error.suggestion().map(|suggestion| suggestion.to_string()), error.to_string())
    };
    assert_eq!(of("ZYXWVTSRQPNMLKJHGFDB").0.as_deref(), Some("BDFGHJKLMNPQRSTVWXYZ"));
    let (suggestion, words) = of("Z^Y^X^W^V^T^S^R^Q^P^N^M^L^K^J^H^G^");
    assert_eq!(suggestion, None);
    assert_eq!(
        words,
        "the hand `Z^Y^X^W^V^T^S^R^…` is out of order or has a piece twice, at byte 5; larger \
         counts come first, then this order: -A +A A A' A^ a B",
    );
}
