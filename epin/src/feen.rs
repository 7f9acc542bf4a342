//! Positions as strings ([FEEN](https://sashite.dev/specs/feen/1.0.0/)), checked when they are read.
//!
//! A position has three fields, with a space between them: the board, the hands, and the styles with
//! the side to move.
//!
//! ```text
//! lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL 2P/p S/s
//! ```
//!
//! | field | |
//! |---|---|
//! | board | EPIN tokens and counts of empty squares. The back rank of the second side comes first. `/` ends a rank, `//` a layer |
//! | hands | that of the first side, `/`, that of the second: each piece once, with a count of 2 or more before it or none. Greater counts come first, then letters from A to Z; of a letter, upper case, then `-`, `+` and neither, then without `^`, then without `'` |
//! | styles | the style of the side to move, `/`, that of the other side: upper case is the first side |
//!
//! There is one way to write a position, so two positions are equal if their strings are. There are
//! never more pieces than squares.
//!
//! [`Feen`] is such a string, borrowed, and [`FeenBuf`] is one that is owned and that can be built.
//! [`Feen::of`] checks that all pieces are in a catalog.
//!
//! ```
//! use epin::feen::Feen;
//! use epin::{Side, epin};
//!
//! let position = Feen::parse("k^2/3/1RK^ 2P/ C/c")?;
//! assert_eq!(position.sizes(), [3, 3]);
//! assert_eq!(position.squares().nth(7), Some(Some(epin!("R"))));
//! assert_eq!(position.hand(Side::First).next(), Some((epin!("P"), 2)));
//! # Ok::<(), epin::feen::ParseFeenError>(())
//! ```
//!
//! # Errors
//!
//! An error says what was expected, what was found and where, and what to write instead if that is
//! sure. [`errors`] has all that is wrong with a string, an error for each mistake.
//!
//! ```
//! use epin::feen::errors;
//!
//! let messages: Vec<_> = errors("k^7/7/9/7K^ / C/C").map(|error| error.to_string()).collect();
//! assert_eq!(messages, [
//!     "expected 8 squares as in the other ranks, found 7 in `7` at byte 4",
//!     "expected 8 squares as in the other ranks, found 9 in `9` at byte 6",
//!     "expected a lower-case letter, found `C` at byte 16; did you mean \"C/c\"?",
//! ]);
//! ```
//!
//! # Limits
//!
//! A position has at most [4,096 bytes](Feen::MAX_LEN), [3 dimensions](Feen::MAX_DIMENSIONS),
//! [255 squares](Feen::MAX_SIZE) along each, and [65,025 squares](Feen::MAX_SQUARES) in all, and all
//! ranks of a board have as many squares. The notation has no limits, and allows ranks of unequal
//! length.

// First, so that rustdoc lists the methods of `Feen` in the order of the modules.
mod position;

mod parse;

mod board;
#[cfg(feature = "alloc")]
mod build;
mod error;
mod hand;
mod order;
#[cfg(feature = "alloc")]
mod owned;
mod squares;
mod walk;

#[cfg(feature = "alloc")]
pub use build::BuildFeenError;
#[doc(inline)]
pub use epin_grammar::ParseFeenErrorKind;
pub use error::{Errors, ParseFeenError, errors};
pub use hand::Hand;
#[cfg(feature = "alloc")]
pub use owned::FeenBuf;
pub use position::Feen;
pub use squares::{Pieces, Squares};
