//! A kind of piece in a file: the variant of a catalog's enum, as its token for the first side.

use epin_core::{SecondSide, on_side, refusal, report_if, unknown_piece};
use serde_core::de::Error;

use crate::catalog::info;
use crate::{Catalog, Epin, Side};

/// Returns the kind that a string names, and the string as a token.
pub(crate) fn read<C: Catalog, E: Error>(text: &[u8]) -> Result<(C, Epin), E> {
    match Epin::from_ascii(text) {
        Ok(token) => Ok((kind_of(token)?, token)),
        Err(error) => {
            let names_a_kind = |token: Epin| token.side() == Side::First && C::of(token).is_some();
            Err(refusal(report_if(error, text, names_a_kind)))
        }
    }
}

/// Returns the kind that a token of the first side names.
fn kind_of<C: Catalog, E: Error>(token: Epin) -> Result<C, E> {
    let first = on_side(token, Side::First, C::__STYLED);
    match (C::of(first), SecondSide::new(token, first)) {
        (Some(kind), None) => Ok(kind),
        (Some(_), Some(mistake)) => {
            Err(E::custom(format_args!("{}; {}", mistake.headline(), mistake.help())))
        }
        (None, None) => Err(E::custom(unknown_piece(info::<C>(), token))),
        (None, Some(mistake)) => {
            let unknown = unknown_piece(info::<C>(), first);
            Err(E::custom(format_args!("{}, and {unknown}", mistake.headline())))
        }
    }
}
