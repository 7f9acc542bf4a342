//! The kind of mistake in a position, for users to match on. Several faults have the same kind.

/// The kind of mistake in a position (FEEN).
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
    /// It is unclear which parts of the string are the board, the hands and the styles.
    ExpectedFields,
    /// There is not exactly one space between two fields, or a field contains white space.
    ExpectedSpace,
    /// Something comes before the board: white space, a quotation mark, a bracket, or a word, such as `FEN:`
    /// or `1.`.
    ExpectedBoard,
    /// A rank is missing before or after a slash.
    ExpectedRank,
    /// Something on the board or in a hand is neither a piece nor a count, or a count in a hand has no piece
    /// after it.
    ExpectedPiece,
    /// A count starts with a zero or, in a hand, is 1.
    InvalidCount,
    /// A rank has more or fewer squares than the others.
    RankLength,
    /// A layer has more or fewer ranks than the others.
    LayerLength,
    /// There are three or more slashes in a row, or two that probably do not separate layers.
    TooManySlashes,
    /// The board or a count in a hand exceeds the limits.
    TooLarge,
    /// The hands are missing, or there is not exactly one slash between them.
    ExpectedHands,
    /// The pieces of a hand are not in order, or one of them occurs twice.
    HandOrder,
    /// The styles are missing, are not two letters of opposite case with a slash between them, or are not those
    /// of the catalog.
    ExpectedStyles,
    /// The position is complete, but the string continues.
    ExpectedEnd,
    /// There are more pieces than squares.
    TooManyPieces,
    /// A piece is not in the catalog.
    UnknownPiece,
}

impl ParseFeenErrorKind {
    /// Returns the name of the kind, in kebab case, for files and other programs.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let error = Feen::parse("k^7/7/7K^ / C/c").unwrap_err();
    /// assert_eq!(error.kind().as_str(), "rank-length");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::ExpectedFields => "expected-fields",
            Self::ExpectedSpace => "expected-space",
            Self::ExpectedBoard => "expected-board",
            Self::ExpectedRank => "expected-rank",
            Self::ExpectedPiece => "expected-piece",
            Self::InvalidCount => "invalid-count",
            Self::RankLength => "rank-length",
            Self::LayerLength => "layer-length",
            Self::TooManySlashes => "too-many-slashes",
            Self::TooLarge => "too-large",
            Self::ExpectedHands => "expected-hands",
            Self::HandOrder => "hand-order",
            Self::ExpectedStyles => "expected-styles",
            Self::ExpectedEnd => "expected-end",
            Self::TooManyPieces => "too-many-pieces",
            Self::UnknownPiece => "unknown-piece",
        }
    }
}
