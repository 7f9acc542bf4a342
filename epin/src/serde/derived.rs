//! The functions that the expansion of `#[epin(serde)]` calls to read and write a kind of piece.

use core::marker::PhantomData;

use epin_core::StringVisitor;
use serde_core::de::Deserializer;
use serde_core::ser::Serializer;

use super::kind::KindReader;
use crate::{Catalog, Side};

/// Reads a kind of piece from any of its tokens of the first side.
///
/// # Errors
///
/// If the input is anything else.
pub fn deserialize_kind<'de, C: Catalog, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<C, D::Error> {
    deserializer.deserialize_str(StringVisitor(KindReader(PhantomData)))
}

/// Writes a kind of piece as its canonical token of the first side.
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
