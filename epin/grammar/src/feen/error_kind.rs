//! What can be wrong with a position.

/// What is wrong with a position (FEEN).
///
/// ```
/// use epin::feen::{Feen, ParseFeenErrorKind};
///
/// let error = Feen::parse("k^7/7/7K^ / C/c").unwrap_err();
/// assert_eq!(error.kind(), ParseFeenErrorKind::RankLength);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseFeenErrorKind {
    /// The string is longer than 4,096 bytes.
    TooLong,
    /// The string cannot be cut into a board, hands and styles in exactly one way.
    ExpectedFields,
    /// There is not exactly one space between two fields, and nothing else, such as FEN's `w`.
    ExpectedSpace,
    /// There is something before the board: white space, a label, or an opening quotation mark.
    ExpectedBoard,
    /// A slash has no rank before it or after it.
    ExpectedRank,
    /// There is neither a piece nor a count, on the board or in a hand.
    ExpectedPiece,
    /// A count starts with a zero, is 1 in a hand, or is written as several, such as `44` for 8.
    InvalidCount,
    /// The ranks do not have the same number of squares.
    RankLength,
    /// The layers do not have the same number of ranks.
    LayerLength,
    /// There are three or more slashes in a row, or two on a board of two dimensions.
    TooManySlashes,
    /// The board is larger than the limits, or a count of a hand.
    TooLarge,
    /// There is not exactly one slash between the hands, or there are no hands.
    ExpectedHands,
    /// The pieces of a hand are not in order, or one is there twice.
    HandOrder,
    /// The styles are not two letters of opposite case with a slash between them, or there are none.
    ExpectedStyles,
    /// The position is complete, and the string goes on.
    ExpectedEnd,
    /// There are more pieces than squares.
    TooManyPieces,
    /// A piece is not in the catalog.
    UnknownPiece,
}
