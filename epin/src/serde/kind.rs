//! A kind of piece in a file: the variant of a catalog's enum, as its token for the first side.

use epin_grammar::SecondSide;
use serde_core::de::Error;

use super::token::FromText;
use crate::catalog::on_side;
use crate::{Catalog, Epin, Side, UnknownPieceError};

impl<C: Catalog> FromText for C {
    const EXPECTED: &str = Epin::EXPECTED;

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        kind_of(Epin::from_text(text)?)
    }
}

/// Returns the kind that a token of the first side names.
pub(super) fn kind_of<C: Catalog, E: Error>(token: Epin) -> Result<C, E> {
    let first = on_side(token, Side::First, C::STYLED);
    match (C::of(first), SecondSide::new(token.0, first.0)) {
        (Some(kind), None) => Ok(kind),
        (Some(_), Some(mistake)) => {
            Err(E::custom(format_args!("{}; {}", mistake.headline(), mistake.help())))
        }
        (None, None) => Err(E::custom(UnknownPieceError::new::<C>(token))),
        (None, Some(mistake)) => {
            let unknown = UnknownPieceError::new::<C>(first);
            Err(E::custom(format_args!("{}, and {unknown}", mistake.headline())))
        }
    }
}
