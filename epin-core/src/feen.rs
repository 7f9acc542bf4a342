//! Positions (FEEN): reading them, and finding the mistakes in a string that is not a position.
//!
//! `accept.rs` decides whether a string is a position. It also runs at compile time. If the string is not a
//! position, `errors.rs` and its folder find the mistakes, if the feature `alloc` is enabled. For
//! `k^^7/7/08 P1R2P/p C/c`, they work like this:
//!
//! 1. `divide.rs` decides which words are the board, the hands and the styles. In this example, each of
//!    them is one word. If the division is unclear, the whole string is one mistake, and nothing else
//!    is reported.
//! 2. `board_shape.rs` finds the usual size of a rank. It counts the squares that were
//!    *meant*, according to `loose.rs`: `k^^7` means `k^7`, which is 8 squares, and `08`
//!    means 8. The three ranks therefore have 8, 7 and 8 squares, and 8 is the usual size.
//! 3. `fields.rs` walks over the string from left to right. `board_field.rs`, `hands_field.rs` (with
//!    `hand.rs` for each hand) and `styles_field.rs` add the mistakes of their field to a sink:
//!
//!    ```text
//!    k^^      one `^` too many             repair: k^
//!    7        7 squares, not 8           no repair: it is unclear what is missing
//!    08       a zero before the count    repair: 8
//!    P1R2P    a count of 1               repair: 3PR, the whole hand in order
//!    ```
//!
//! 4. `sink.rs` drops repetitions, counts all mistakes and keeps the first eight. `errors.rs` returns
//!    these one by one, as errors of the type in `error.rs`; `words.rs` contains their messages.
//!
//! All repairs can be applied together, because none of them changes what was meant. Nothing
//! is repaired in a rank of the wrong size, and a hand is rewritten as a whole.

mod accept;
#[cfg(feature = "alloc")]
mod errors;
mod excerpt;
mod hand_order;
mod lex;
mod meant_piece;

pub use self::accept::{FeenLayout, read_feen};
#[cfg(feature = "alloc")]
pub use self::errors::{
    Errors, ParseFeenError, ParseFeenErrorKind, check_pieces, counted, diagram, errors,
    errors_among, first_error, range_of_pieces,
};
pub use self::excerpt::Excerpt;
pub use self::hand_order::hand_key;
pub use self::lex::{Lexeme, read_count, read_item, read_lexeme};
pub use self::meant_piece::meant_piece;
