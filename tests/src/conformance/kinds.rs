//! The names of the kinds of errors, which programs depend on.

use epin::feen::ParseFeenErrorKind;
use epin::{ParseErrorKind, ParsePieceErrorKind};

fn names(names: &[(&str, &str)]) {
    for (name, expected) in names {
        assert_eq!(name, expected);
    }
}

/// A kind that is missing here is found by the tables in `refusals`, which compare each kind's name with its
/// variant.
#[test]
fn the_names_of_the_kinds_do_not_change() {
    names(&[
        (ParseErrorKind::Empty.as_str(), "empty"),
        (ParseErrorKind::ExpectedLetter.as_str(), "expected-letter"),
        (ParseErrorKind::ExpectedStyle.as_str(), "expected-style"),
        (ParseErrorKind::ExpectedColon.as_str(), "expected-colon"),
        (ParseErrorKind::ExpectedUpper.as_str(), "expected-upper"),
        (ParseErrorKind::ExpectedSlash.as_str(), "expected-slash"),
        (ParseErrorKind::ExpectedLower.as_str(), "expected-lower"),
        (ParseErrorKind::ExpectedEnd.as_str(), "expected-end"),
        (ParseErrorKind::TooLong.as_str(), "too-long"),
        (ParseErrorKind::ExpectedWord.as_str(), "expected-word"),
    ]);
    names(&[
        (ParsePieceErrorKind::Invalid.as_str(), "invalid"),
        (ParsePieceErrorKind::Unknown.as_str(), "unknown"),
    ]);
    names(&[
        (ParseFeenErrorKind::TooLong.as_str(), "too-long"),
        (ParseFeenErrorKind::ExpectedFields.as_str(), "expected-fields"),
        (ParseFeenErrorKind::ExpectedSpace.as_str(), "expected-space"),
        (ParseFeenErrorKind::ExpectedBoard.as_str(), "expected-board"),
        (ParseFeenErrorKind::ExpectedRank.as_str(), "expected-rank"),
        (ParseFeenErrorKind::ExpectedPiece.as_str(), "expected-piece"),
        (ParseFeenErrorKind::InvalidCount.as_str(), "invalid-count"),
        (ParseFeenErrorKind::RankLength.as_str(), "rank-length"),
        (ParseFeenErrorKind::LayerLength.as_str(), "layer-length"),
        (ParseFeenErrorKind::TooManySlashes.as_str(), "too-many-slashes"),
        (ParseFeenErrorKind::TooLarge.as_str(), "too-large"),
        (ParseFeenErrorKind::ExpectedHands.as_str(), "expected-hands"),
        (ParseFeenErrorKind::HandOrder.as_str(), "hand-order"),
        (ParseFeenErrorKind::ExpectedStyles.as_str(), "expected-styles"),
        (ParseFeenErrorKind::ExpectedEnd.as_str(), "expected-end"),
        (ParseFeenErrorKind::TooManyPieces.as_str(), "too-many-pieces"),
        (ParseFeenErrorKind::UnknownPiece.as_str(), "unknown-piece"),
    ]);
}
