//! Positions as strings ([FEEN](https://sashite.dev/specs/feen/1.0.0/)), checked when they are read.
//!
//! A position has three fields, with a space between them: the board, the hands, and the styles with
//! the side to move.
//!
//! ```text
//! lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL 2P/p S/s
//! ```
//!
//! | field | content |
//! |---|---|
//! | board | EPIN tokens and counts of empty squares. The second side's back rank comes first. `/` separates ranks, and `//` separates layers |
//! | hands | the first side's hand, `/`, the second side's hand: each piece once, after its count if the count is 2 or more |
//! | styles | the style of the side to move, `/`, the other side's style: an upper-case letter is the first side's |
//!
//! A hand is sorted by count, largest first. Pieces of equal count are sorted by letter, `A` to `Z`;
//! then by case, upper case first; then by state: first `-`, then `+`, then neither. A piece without
//! `^` comes before the same piece with `^`, and a piece without `'` before the same piece with `'`.
//!
//! The game decides which pieces are in which hand. In shōgi, and in chess with drops, a hand
//! contains pieces of its own side, as in `2P/p`.
//!
//! There is only one way to write a position, so two positions are equal if and only if their strings
//! are equal. A string with more pieces than squares, counting the pieces in hand, is not a position.
//!
//! [`Feen`] borrows its string: use it for constants and for reading a position without allocating.
//! [`FeenBuf`] owns its string: use it for a position from a file, and as a map key. [`Position`] has the
//! squares and the hands as fields: use it to change a position or to build a new one. [`Feen::parse_in`]
//! also checks that all pieces are in a catalog.
//!
//! ```
//! use epin::feen::Feen;
//! use epin::{Side, epin};
//!
//! let position = Feen::parse("k^2/3/1RK^ 2P/ C/c")?;
//! assert_eq!(position.sizes(), [3, 3]);
//! assert_eq!(position.squares().nth(7), Some(Some(epin!("R"))));
//! assert_eq!(position.hand_pieces(Side::First).next(), Some((epin!("P"), 2)));
//! # Ok::<(), epin::feen::ParseFeenError>(())
//! ```
//!
//! # Errors
//!
//! An error says what was expected, what was found, and where. If there is a single likely repair, the error
//! also says what to write instead. [`Feen::parse`] returns the first error, and [`errors`] returns an error
//! for each mistake, up to eight. Both need the `alloc` feature, which is on by default: finding errors takes
//! about 8 KB of heap for a shōgi position and at most 1.4 MB for a string of 4,096 bytes. Without `alloc`,
//! call [`Feen::new`], which returns an `Option`; for bytes, call `str::from_utf8` first.
//!
//! ```
//! use epin::feen::errors;
//!
//! let messages: Vec<_> = errors("k^7/7/8/9/7K^ / C-c").map(|error| error.to_string()).collect();
//! assert_eq!(messages, [
//!     "expected 8 squares as in other ranks, found 7 in `7` at byte 4",
//!     "expected 8 squares as in other ranks, found 9 in `9` at byte 8",
//!     "expected `/`, found `-` at byte 17; did you mean \"C/c\"?",
//! ]);
//! ```
//!
//! # Limits
//!
//! A position has at most [4,096 bytes](Feen::MAX_LEN), [3 dimensions](Feen::MAX_DIMENSIONS), [255
//! squares](Feen::MAX_SIZE) along each dimension, and [65,025 squares](Feen::MAX_SQUARES) in all.
//! All ranks of a board have the same number of squares, and all layers have the same number of ranks.
//! FEEN itself has no limits and allows ranks of unequal length, as on a hexagonal board.
//!
//! The limit of 255 is final, because a size is a `u8`. The other limits may be raised.

// rustdoc ignores a `doc(alias)` on an item of another crate, but not one on the item's `pub use`.
#[cfg(feature = "alloc")]
#[doc(inline, alias("ascii", "draw", "print", "render", "show"))]
pub use epin_core::feen::Diagram;
#[doc(inline, alias("fen", "sfen"))]
pub use epin_core::feen::Feen;
#[cfg(feature = "alloc")]
#[doc(inline, alias("captured", "pocket"))]
pub use epin_core::feen::Hand;
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use epin_core::feen::{
    Errors, FeenBuf, HandIter, Hands, ParseFeenError, ParseFeenErrorKind, Position, WriteFeenError,
    errors, errors_in, errors_in_set,
};
#[doc(inline)]
pub use epin_core::feen::{HandPieces, Pieces, Squares};
