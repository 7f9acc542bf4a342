//! A catalog as data: the tokens of both sides, and the messages about its kinds and about unknown pieces.

mod info;
mod kind_messages;
mod parse_piece_error;
mod sides;
mod unknown_piece_error;

pub use self::info::CatalogInfo;
#[cfg(feature = "schemars1")]
pub use self::info::{catalog_name, tokens_by_kind, tokens_of_both_sides};
pub use self::kind_messages::{SecondSideMistake, missing_kinds_message, not_a_kind_message};
pub use self::parse_piece_error::{ParsePieceError, ParsePieceErrorKind, check_piece, report_in};
pub use self::sides::{counterpart, on_side, with_style_of};
#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) use self::unknown_piece_error::unknown_piece_headline;
pub use self::unknown_piece_error::{UnknownPieceError, unknown_piece, unknown_piece_message};
