//! The error for a position that cannot be written as a FEN or an SFEN.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display};

use epin::notation::Styles;
use epin::{Epin, Side};

use crate::parse_fen_error::quoted;

/// Why a position cannot be written as a FEN or an SFEN: the error of [`Setup::to_fen`](crate::Setup::to_fen),
/// [`AnyFen::to_fen`](crate::AnyFen::to_fen) and [`AnyFen::to_sfen`](crate::AnyFen::to_sfen).
///
/// A `reason` is the whole message: what was expected, and what was found.
///
/// ```
/// use epin::epin;
/// use epin::feen::Feen;
/// use epin_games::{Chess, Counters, Setup, WriteFenError};
///
/// let position = Feen::parse_in::<Chess>("4k^3/8/8/8/8/8/P7/4K^3 / C/c")?.to_position();
/// let error = Setup::new(position, Counters::default()).to_fen().unwrap_err();
/// let WriteFenError::Square { square, token, ref reason, .. } = error else { panic!() };
/// assert_eq!((square, token), (48, epin!("P")));
/// assert_eq!(reason, "expected a pawn on its starting rank as `+P` or `+p`, found `P` on a2");
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WriteFenError {
    /// The sizes of the board are not those of the game.
    #[non_exhaustive]
    Sizes {
        /// The sizes of the game's board.
        expected: &'static [u8],
        /// The sizes of the position.
        found: Vec<u8>,
    },
    /// The number of squares is not that of the game's board.
    #[non_exhaustive]
    SquareCount {
        /// The number of squares of the game's board.
        expected: usize,
        /// The number of squares of the position.
        found: usize,
    },
    /// A piece cannot be written on its square.
    #[non_exhaustive]
    Square {
        /// The index of the square.
        square: usize,
        /// The piece.
        token: Epin,
        /// The message.
        reason: String,
    },
    /// The styles are not those of the game.
    #[non_exhaustive]
    Styles {
        /// The styles of the game.
        expected: Styles,
        /// The styles of the position.
        found: Styles,
    },
    /// A piece is in a hand that cannot have it.
    #[non_exhaustive]
    Hand {
        /// The side whose hand it is.
        side: Side,
        /// The piece.
        token: Epin,
        /// The message.
        reason: String,
    },
    /// There are more pieces on the board and in hand than squares.
    TooManyPieces,
    /// The board has neither one nor two dimensions.
    #[non_exhaustive]
    Dimensions {
        /// The sizes of the position.
        found: Vec<u8>,
    },
    /// A field after the side to move cannot be written, or the string would be read as something else.
    #[non_exhaustive]
    Notation {
        /// The message.
        reason: String,
    },
    /// A counter is missing, or there is one that the game does not have.
    #[non_exhaustive]
    Counters {
        /// The message.
        reason: String,
    },
}

impl WriteFenError {
    /// Returns the error for a piece on a square. `name` is the name of the square.
    #[cold]
    pub(crate) fn on_square(expected: &str, token: Epin, square: usize, name: &str) -> Self {
        let reason = format!("expected {expected}, found `{token}` on {name}");
        Self::Square { square, token, reason }
    }

    /// Returns the error for a piece in a hand.
    #[cold]
    pub(crate) fn in_hand(expected: &str, token: Epin, side: Side) -> Self {
        let reason = format!("expected {expected}, found `{token}` in the {side} side's hand");
        Self::Hand { side, token, reason }
    }

    /// Returns the error for a piece in the other side's hand, which only a FEEN can have.
    #[cold]
    pub(crate) fn in_other_hand(token: Epin, side: Side) -> Self {
        Self::in_hand(&format!("a piece of the {side} side"), token, side)
    }

    /// Returns the error for a field that cannot be written.
    pub(crate) fn of_notation(expected: &str, found: &str) -> Self {
        Self::Notation { reason: format!("expected {expected}, found {}", quoted(found)) }
    }

    /// Returns the error for the counters.
    #[cold]
    pub(crate) fn of_counters(expected: &str, found: impl Display) -> Self {
        Self::Counters { reason: format!("expected {expected}, found {found}") }
    }
}

impl Display for WriteFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sizes { expected, found } => {
                write!(f, "expected a board of the sizes {expected:?}, found {found:?}")
            }
            Self::SquareCount { expected, found } => {
                write!(f, "expected {expected} squares, found {found}")
            }
            Self::Square { reason, .. }
            | Self::Hand { reason, .. }
            | Self::Notation { reason }
            | Self::Counters { reason } => f.write_str(reason),
            Self::Dimensions { found } => {
                write!(f, "expected a board of one or two dimensions, found the sizes {found:?}")
            }
            Self::Styles { expected, found } => {
                write!(f, "expected the styles `{expected}`, found `{found}`")
            }
            Self::TooManyPieces => f.write_str(
                "expected no more pieces than squares, found more on the board and in hand",
            ),
        }
    }
}

impl_error!(WriteFenError);
