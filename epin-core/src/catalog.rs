//! A catalog as data: the tokens of both sides, and the messages about its kinds and about unknown pieces.

pub(crate) mod info;
pub(crate) mod kind_messages;
pub(crate) mod parse_piece_error;
pub(crate) mod sides;
pub(crate) mod unknown_piece_error;
