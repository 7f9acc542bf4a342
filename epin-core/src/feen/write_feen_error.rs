//! The error for a position that cannot be written.

use core::error::Error;
use core::fmt;

use crate::notation::Styles;
use crate::text::counted;

use super::Feen;

/// Why a [`Position`](super::Position) cannot be written as a string: the error of
/// [`to_feen`](super::Position::to_feen).
///
/// ```
/// use epin::feen::Feen;
///
/// let mut position = Feen::parse("4/4 / C/c")?.to_position();
/// position.squares.push(None);
/// let error = position.to_feen().unwrap_err();
/// assert_eq!(error.to_string(), "expected 8 squares, found 9");
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WriteFeenError {
    /// No board has these sizes. A board has one to three sizes, each from 1 to 255. All but the last must be
    /// at least 2: a board of sizes 1 and 8 would be written `8`, which is read as a board of size 8.
    Sizes,
    /// The product of the sizes is greater than 65,025.
    #[non_exhaustive]
    TooManySquares {
        /// The product of the sizes.
        squares: usize,
    },
    /// The number of squares is not the product of the sizes.
    #[non_exhaustive]
    SquareCount {
        /// The product of the sizes.
        expected: usize,
        /// The number of squares.
        found: usize,
    },
    /// The catalog knows the letters of its styles, and the styles of the position are others.
    #[non_exhaustive]
    Styles {
        /// The styles of the catalog.
        expected: Styles,
        /// The styles of the position.
        found: Styles,
    },
    /// There are more pieces than squares.
    #[non_exhaustive]
    TooManyPieces {
        /// The number of squares.
        squares: usize,
    },
    /// The string would have more than 4,096 bytes.
    #[non_exhaustive]
    TooLong {
        /// The number of bytes.
        len: usize,
    },
}

impl fmt::Display for WriteFeenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sizes => f.write_str(
                "expected one to three sizes of 1 to 255, of which all but the last are at least 2",
            ),
            Self::TooManySquares { squares } => {
                write!(
                    f,
                    "expected sizes of at most {} squares, found {squares}",
                    Feen::MAX_SQUARES
                )
            }
            Self::SquareCount { expected, found } => {
                write!(f, "expected {}, found {found}", counted(*expected, "square"))
            }
            Self::Styles { expected, found } => {
                write!(f, "expected the styles `{expected}`, found `{found}`")
            }
            Self::TooManyPieces { squares } => {
                write!(f, "expected no more pieces than squares, found more than {squares}")
            }
            Self::TooLong { len } => {
                write!(f, "expected a position of at most {} bytes, found {len}", Feen::MAX_LEN)
            }
        }
    }
}

crate::traits::impl_debug!(WriteFeenError);

impl Error for WriteFeenError {}
