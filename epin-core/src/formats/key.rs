//! Reads the string that names a key of a map or a table, a token of a set, or a kind that is a value. The same
//! key cannot be given twice.

use serde_core::de::{DeserializeSeed, Deserializer, Error};
use serde_core::ser::Serializer;

use crate::catalog::{Catalog, EpinKey};
use crate::collections::EpinTable;
use crate::token::{Epin, Side};
use crate::traits::{StringReader, StringVisitor, serde_error};

/// The keys that have been read, each with the token it was read from.
///
/// As a `DeserializeSeed`, it reads a key and refuses a key that has been read before. It does so while the key
/// is being read, because formats report a later position, often on the next line, for an error that is
/// returned afterwards.
pub(super) struct SeenKeys<K: EpinKey>(EpinTable<K, Option<Epin>>);

impl<K: EpinKey> SeenKeys<K> {
    pub(super) fn new() -> Self {
        Self(EpinTable::filled(None))
    }
}

impl<'de, K: EpinKey> DeserializeSeed<'de> for &mut SeenKeys<K> {
    type Value = K;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<K, D::Error> {
        deserializer.deserialize_str(StringVisitor(self))
    }
}

impl<K: EpinKey> StringReader for &mut SeenKeys<K> {
    type Value = K;

    const EXPECTED: &'static str = "an EPIN token";

    fn read<E: Error>(self, text: &[u8]) -> Result<K, E> {
        let is_key = |token| K::named_by(token).is_ok();
        let token = Epin::from_ascii(text);
        let token =
            token.map_err(|error| serde_error(error.report_in(text, K::CATALOG, is_key)))?;
        let key = K::named_by(token).map_err(serde_error)?;
        match self.0[key].replace(token) {
            None => Ok(key),
            Some(first) => Err(repetition_error(token, first)),
        }
    }
}

/// Returns the error for a key that is given twice, by the same token or by two tokens of one kind. If
/// several entries have the same key, the maps of `std` silently keep the last, but a mistake in a game file
/// must not go unnoticed.
#[cold]
fn repetition_error<E: Error>(token: Epin, first: Epin) -> E {
    if token == first {
        return E::custom(format_args!("the token \"{token}\" is given twice"));
    }
    E::custom(format_args!(
        "\"{token}\" is the same kind of piece as \"{first}\", which has a value"
    ))
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
    SeenKeys::new().deserialize(deserializer)
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
