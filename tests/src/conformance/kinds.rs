//! The names of the kinds that are in no table of `refusals`, whose test compares each name with its variant.

use epin::feen::ParseFeenErrorKind;
use epin::{ParseErrorKind, ParsePieceErrorKind};

#[test]
fn the_names_of_the_kinds_do_not_change() {
    assert_eq!(ParseErrorKind::ExpectedWord.as_str(), "expected-word");
    assert_eq!(ParsePieceErrorKind::Invalid.as_str(), "invalid");
    assert_eq!(ParsePieceErrorKind::Unknown.as_str(), "unknown");
    assert_eq!(ParseFeenErrorKind::TooLong.as_str(), "too-long");
    assert_eq!(ParseFeenErrorKind::UnknownPiece.as_str(), "unknown-piece");
}
