//! The keys of a table or a map in a file: each key can be given only once.

use serde_core::de::{DeserializeSeed, Deserializer, Error};

use super::read_key::read_key;
use super::serde::given_twice_message;
use crate::catalog::Key;
use crate::collections::EpinTable;
use crate::token::Epin;
use crate::traits::{StringReader, StringVisitor};

/// The keys that have been read, each with the token it was read from.
///
/// As a `DeserializeSeed`, it refuses a key that has been read before. It does so while the key is being read,
/// because formats report a later position, often on the next line, for an error that is returned afterwards.
pub(super) struct SeenKeys<K: Key>(EpinTable<K, Option<Epin>>);

impl<K: Key> SeenKeys<K> {
    pub(super) fn new() -> Self {
        Self(EpinTable::filled(None))
    }
}

impl<'de, K: Key> DeserializeSeed<'de> for &mut SeenKeys<K> {
    type Value = K;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<K, D::Error> {
        deserializer.deserialize_str(StringVisitor(self))
    }
}

impl<K: Key> StringReader for &mut SeenKeys<K> {
    type Value = K;

    const EXPECTED: &'static str = "an EPIN token";

    fn read<E: Error>(self, text: &[u8]) -> Result<K, E> {
        let (key, token) = read_key::<K, E>(text)?;
        match self.0[key].replace(token) {
            None => Ok(key),
            Some(first) => Err(repetition_error(token, first)),
        }
    }
}

/// Returns the error for a key that is given twice, by the same token or by two tokens of one kind.
#[cold]
fn repetition_error<E: Error>(token: Epin, first: Epin) -> E {
    if token == first {
        return E::custom(given_twice_message(token));
    }
    E::custom(format_args!(
        "\"{token}\" is the same kind of piece as \"{first}\", which has a value"
    ))
}
