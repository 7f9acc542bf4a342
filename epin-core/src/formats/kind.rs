//! A kind of piece in a file: one of its first-side tokens.

use core::marker::PhantomData;

use serde_core::de::{Deserializer, Error};
use serde_core::ser::Serializer;

use super::read_key::read_key;
use crate::catalog::Catalog;
use crate::token::Side;
use crate::traits::{StringReader, StringVisitor};

struct KindReader<C>(PhantomData<C>);

impl<C: Catalog> StringReader for KindReader<C> {
    type Value = C;

    const EXPECTED: &str = "an EPIN token";

    fn read<E: Error>(self, text: &[u8]) -> Result<C, E> {
        Ok(read_key(text)?.0)
    }
}

/// Reads a kind of piece from any of its first-side tokens. The expansion of `#[epin(serde)]` calls this
/// function.
///
/// # Errors
///
/// Returns an error if the input is not a first-side token of the catalog.
pub fn deserialize_kind<'de, C: Catalog, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<C, D::Error> {
    deserializer.deserialize_str(StringVisitor(KindReader(PhantomData)))
}

/// Writes a kind of piece as its canonical first-side token. The expansion of `#[epin(serde)]` calls this
/// function.
///
/// # Errors
///
/// Returns an error if the serializer fails.
pub fn serialize_kind<C: Catalog, S: Serializer>(
    kind: &C,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.token(Side::First).as_str())
}
