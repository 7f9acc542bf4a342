//! What literals, `epin_table!` and `derive(Catalog)` expand to. `epin::__private` re-exports all of it.

#![allow(missing_debug_implementations, missing_docs)]

mod constants;
mod derive_functions;
#[cfg(feature = "feen")]
mod feen_literal;
mod member;
#[cfg(feature = "feen")]
mod packed_feen;
mod table;

pub use self::constants::{Native, OfLetter, SHAPE_NAMES, SnnBytes, Styled, epin};
pub use self::derive_functions::*;
#[cfg(feature = "feen")]
pub use self::feen_literal::FeenLiteral;
pub use self::member::{HasPiece, Member, PieceIndex};
#[cfg(feature = "feen")]
pub use self::packed_feen::NO_PIECE;
#[cfg(all(feature = "alloc", feature = "feen"))]
pub use self::packed_feen::PackedFeen;
pub use self::table::{KindTable, check_kinds, value_indices};
pub use crate::catalog::{CatalogItems, VariantName};
