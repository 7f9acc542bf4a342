//! A kind of piece in a file: the variant of a catalog's enum, as its token for the first side.
//! What `#[epin(serde)]` expands to calls this.

use core::marker::PhantomData;

use epin_grammar::SecondSide;
use serde_core::de::{Deserializer, Error};
use serde_core::ser::Serializer;

use super::token::{FromText, TextVisitor};
use crate::catalog::on_side;
use crate::{Catalog, Epin, Side, UnknownPiece};

impl<C: Catalog> FromText for C {
    const EXPECTED: &str = Epin::EXPECTED;

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        let token = Epin::from_text::<E>(text)?;
        let first = on_side(token, Side::First, C::STYLED);
        match (C::of(first), SecondSide::new(token.0, first.0)) {
            (Some(kind), None) => Ok(kind),
            (Some(_), Some(mistake)) => {
                Err(E::custom(format_args!("{}; {}", mistake.headline(), mistake.help())))
            }
            (None, None) => Err(E::custom(UnknownPiece::new::<C>(token))),
            (None, Some(mistake)) => {
                let unknown = UnknownPiece::new::<C>(first);
                Err(E::custom(format_args!("{}, and {unknown}", mistake.headline())))
            }
        }
    }
}

/// Reads a kind of piece from any of its tokens, of the first side.
///
/// # Errors
///
/// If there is anything else.
pub fn deserialize_kind<'de, C: Catalog, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<C, D::Error> {
    deserializer.deserialize_str(TextVisitor(PhantomData))
}

/// Writes a kind of piece as its canonical token, of the first side.
///
/// # Errors
///
/// If the serializer fails.
pub fn serialize_kind<C: Catalog, S: Serializer>(
    kind: &C,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.token(Side::First).as_str())
}
