//! Positions (FEEN): reading them, finding the mistakes in a string that is not a position, and the types of
//! valid ones.
//!
//! `accept.rs` decides whether a string is a position. It also runs at compile time. If the string is not a
//! position, `errors.rs` and the files in `errors/`, which need a heap (the `alloc` feature), find the
//! mistakes. They split the string into parts, each with a *meaning* (what was meant by it), and then collect
//! the mistakes of each field: the board, the hands and the styles. The steps for `k^^7/7/08 1B1P/p C/c` are:
//!
//! 1. `divide.rs` decides which words are the board, the hands and the styles. In this example, each is
//!    one word. If the division is unclear, the whole string is one mistake, and nothing else
//!    is reported.
//! 2. `parts.rs` splits the board and the hands into parts and guesses their meanings: `k^^` means `k^`, and
//!    `08` means 8. From the parts, `board.rs` makes ranks and layers, and `hands.rs` and `hand.rs` make the
//!    items of each hand. The three ranks have 8, 7 and 8 squares, so 8 is the usual size.
//! 3. `fields.rs` collects the mistakes in the fields and between them:
//!
//!    ```text
//!    k^^      one `^` too many           suggestion: k^
//!    7        7 squares, not 8           no suggestion: it is unclear what is missing
//!    08       a zero before the count    suggestion: 8
//!    1B1P     a count of 1, twice        suggestion: BP, the whole hand
//!    ```
//!
//!    With a catalog, `meant_piece.rs` decides what each unknown piece was meant to be. `mistakes.rs` drops
//!    repeated mistakes.
//! 4. `errors.rs` returns the first eight mistakes one by one, each as a `ParseFeenError`
//!    (`parse_feen_error.rs`), which takes its message from `messages.rs`.
//!
//! Suggestions never overlap, and none changes what the rest of the string means, so all can be applied at once.
//! Nothing is repaired in a rank of the wrong size, and a hand is rewritten as a whole.
//!
//! The parts, items and mistakes take 8 KB of heap for a shogi position and at most 1.4 MB for a string of
//! 4,096 bytes, such as `8/8 /8//8/8/8//8/8/… / C/c`. A string of more than 4,096 bytes is refused before it is
//! read.

// The modules of the public types come first and are not in alphabetical order: rustdoc lists the methods of
// `Feen` by module, and a reader needs to know first what a position is, then how to parse one, then what is on
// its board.
mod borrowed;

#[cfg(feature = "alloc")]
mod parse;

mod accept;
mod contents;
#[cfg(feature = "alloc")]
mod diagram;
#[cfg(feature = "alloc")]
pub(crate) mod errors;
#[cfg(feature = "alloc")]
mod hand;
mod hand_order;
#[cfg(feature = "alloc")]
mod hands;
mod iter;
mod layout;
mod lex;
mod meant_piece;
#[cfg(feature = "alloc")]
mod owned;
#[cfg(feature = "alloc")]
mod position;
#[cfg(feature = "alloc")]
mod write_feen_error;

pub use self::borrowed::Feen;
#[cfg(feature = "alloc")]
pub use self::diagram::Diagram;
#[cfg(feature = "alloc")]
pub use self::errors::{
    Errors, ParseFeenError, ParseFeenErrorKind, errors, errors_in, errors_in_set,
};
#[cfg(feature = "alloc")]
pub use self::hand::{Hand, HandIter};
#[cfg(feature = "alloc")]
pub use self::hands::Hands;
pub use self::iter::{HandPieces, Pieces, Squares};
#[cfg(feature = "alloc")]
pub use self::owned::FeenBuf;
#[cfg(feature = "alloc")]
pub use self::position::Position;
#[cfg(feature = "alloc")]
pub use self::write_feen_error::WriteFeenError;

#[cfg(feature = "alloc")]
pub(crate) use self::accept::read_feen;
pub(crate) use self::layout::FeenLayout;
#[cfg(feature = "alloc")]
pub(crate) use self::lex::next_piece;
pub(crate) use self::meant_piece::{MeantPieces, PlacedPiece};
