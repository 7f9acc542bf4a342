//! The faults that a position can have, each with its kind and with the numbers that its message needs.

use super::parse_feen_error_kind::ParseFeenErrorKind;
use crate::feen::FeenLayout;
use crate::token::Epin;

/// Declares the faults. Each row is a fault and, after `=>`, its kind for users.
macro_rules! faults {
    ($(
        $(#[$doc:meta])*
        $Fault:ident $({ $($field:ident: $Type:ty),* })? => $Kind:ident,
    )*) => {
        /// What is wrong, without the place: a `Mistake` is a fault at a place in a string. `messages.rs`
        /// contains the message for each fault.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub(super) enum Fault {$(
            $(#[$doc])*
            $Fault $({ $($field: $Type),* })?,
        )*}

        impl Fault {
            pub(super) const fn kind(self) -> ParseFeenErrorKind {
                match self {$(
                    Self::$Fault { .. } => ParseFeenErrorKind::$Kind,
                )*}
            }
        }
    };
}

faults! {
    TooLong => TooLong,
    /// It is unclear which parts of the string are the fields.
    UnclearFields { words: u16 } => ExpectedFields,
    /// A string of another notation: FEN or SFEN.
    Fen => ExpectedFields,
    /// White space, quotation marks or brackets before the board.
    BeforeBoard => ExpectedBoard,
    /// A word before the board: a label, such as `FEN:`, or one that cannot belong to a position, such as `1.`.
    WordBeforeBoard => ExpectedBoard,
    /// Anything but a single space between two fields: several spaces, or other white space.
    WrongGap => ExpectedSpace,
    /// No space between two fields.
    NoSpace => ExpectedSpace,
    /// White space in a field.
    SpaceInField => ExpectedSpace,
    /// A missing rank: a slash at the start or the end of the board, or two slashes with only white
    /// space or invisible characters between them.
    NoRank => ExpectedRank,
    /// On the board, something that is neither a piece nor a count.
    NotOnBoard => ExpectedPiece,
    /// On the board, a count that starts with a zero.
    InvalidBoardCount => InvalidCount,
    /// A rank whose size differs from the usual one (see `board.rs`).
    RankLength { usual: UsualSize, found: u32 } => RankLength,
    /// A layer whose size differs from the usual one.
    LayerLength { usual: UsualSize, found: u32 } => LayerLength,
    /// Three or more slashes in a row or, on a board of two dimensions, two or more.
    TooManySlashes { found: u32, is_flat: bool } => TooManySlashes,
    /// The only `//` of a board whose two layers differ in their number of ranks or have one rank each. A
    /// rank may be missing between the slashes.
    LoneDoubleSlash => TooManySlashes,
    RankTooLong => TooLarge,
    /// A board that exceeds the limits.
    TooMany { unit: Unit, found: u32 } => TooLarge,
    /// The hands are missing: there are only a board and styles.
    NoHands => ExpectedHands,
    /// No slash between the hands, or another character in place of the slash, such as `／`.
    NoHandSlash => ExpectedHands,
    /// More than one slash between the hands.
    ExtraHandSlash => ExpectedHands,
    /// In a hand, a part that is neither a piece nor a count in ASCII digits, or a count with no piece after
    /// it.
    NotInHand => ExpectedPiece,
    /// In a hand, a count that starts with a zero or is 1.
    InvalidHandCount => InvalidCount,
    /// In a hand, a count that is greater than the maximum number of squares of a board.
    HandCountTooLarge => TooLarge,
    /// A hand that is not in order or contains a piece twice.
    WrongHandOrder => HandOrder,
    /// A piece that is not in the catalog. `is_unclear` is true if the rest of the piece's rank is unclear, or
    /// if the piece's hand has a mistake.
    UnknownPiece { token: Epin, is_unclear: bool } => UnknownPiece,
    /// The styles are missing.
    NoStyles => ExpectedStyles,
    /// The styles do not start with a letter, or they are just `w` or `b`.
    NotStyles => ExpectedStyles,
    /// The styles have no slash after the first letter.
    NoStylesSlash => ExpectedStyles,
    /// The styles have no upper-case letter after the slash.
    NoStylesUpper => ExpectedStyles,
    /// The styles have no lower-case letter after the slash.
    NoStylesLower => ExpectedStyles,
    /// The styles continue after the second letter.
    StylesTooLong => ExpectedStyles,
    /// The styles are not the catalog's.
    OtherStyles => ExpectedStyles,
    /// The string continues after the styles.
    AfterStyles => ExpectedEnd,
    TooManyPieces { squares: u16, pieces: u32 } => TooManyPieces,
}

impl Fault {
    /// Returns the fault of a board that exceeds the limits or has fewer squares than there are pieces.
    /// The board has `layers` layers of at most `ranks` ranks, and `squares` squares in all.
    pub(super) fn of_excess([layers, ranks, squares]: [u32; 3], pieces: u32) -> Option<Self> {
        let max = FeenLayout::MAX_SIZE;
        Some(match u16::try_from(squares) {
            _ if layers > max => Self::TooMany { unit: Unit::Layer, found: layers },
            _ if ranks > max => Self::TooMany { unit: Unit::Rank, found: ranks },
            Ok(squares) if u32::from(squares) <= FeenLayout::MAX_SQUARES => {
                return (pieces > squares.into())
                    .then_some(Self::TooManyPieces { squares, pieces });
            }
            _ => Self::TooMany { unit: Unit::Square, found: squares },
        })
    }
}

/// What a [`Fault`] counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Unit {
    Square,
    Rank,
    Layer,
}

/// The usual size of the ranks or of the layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct UsualSize {
    pub(super) size: u8,
    /// Whether `size` is the most frequent size. Otherwise, it is only the first size.
    pub(super) is_most_frequent: bool,
}
