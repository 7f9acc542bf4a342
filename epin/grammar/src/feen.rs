//! Positions (FEEN). `accept.rs` says whether a string is one, in constants, too; the rest says what
//! is wrong with one that is not, in plain functions.
//!
//! What is wrong is found in one walk from the start of the string to its end, which starts over for
//! each error (`sink.rs`). `divide.rs` finds the fields, `fields.rs` walks over them, and `board.rs`,
//! `hands.rs` and `styles.rs` find the mistakes of each. They read a field by what was meant, item by
//! item (`loose.rs`), so that repairs fit together.

mod accept;
mod board_field;
mod divide;
mod errors;
mod excerpt;
mod feen_error;
mod fields;
mod hand;
mod hands_field;
mod lex;
mod loose;
mod mistake;
mod plan;
mod sink;
mod styles_field;

pub use accept::FeenLayout;
pub use accept::{hand_key, read_feen};

pub use errors::{FeenErrors, first_error};
pub use excerpt::Excerpt;
pub use feen_error::{FeenError, ParseFeenErrorKind, counted};
pub use lex::{Lexeme, lex, read_count, read_item};
pub use sink::KnownPieces;
