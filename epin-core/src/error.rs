//! The errors for strings that are not a token, a name, styles or a word, and for tokens that are not in a
//! catalog.

pub(crate) mod catalog;
mod kept;
pub(crate) mod missing;
pub(crate) mod parse;
pub(crate) mod parse_error;
pub(crate) mod piece_error;
pub(crate) mod report;
pub(crate) mod second_side;
pub(crate) mod style_mismatch;
pub(crate) mod unknown_piece;
