//! Reading a key of a collection that may contain each key only once.

use epin_core::{StringReader, StringVisitor, given_twice, refusal, report_if};
use serde_core::de::{DeserializeSeed, Deserializer, Error};

use crate::{AnyPiece, Epin, EpinTable, Key};

/// The tokens that have been read, each for its key.
///
/// Reading with it refuses a key that has been read before. This is checked inside the reader, because
/// after it, formats report a later position, often the next line.
pub(super) struct Once<K: Key>(EpinTable<K, Option<Epin>>);

impl<K: Key> Once<K> {
    pub(super) fn new() -> Self {
        Self(EpinTable::filled(None))
    }
}

impl<'de, K: Key> DeserializeSeed<'de> for &mut Once<K> {
    type Value = K;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<K, D::Error> {
        deserializer.deserialize_str(StringVisitor(self))
    }
}

impl<K: Key> StringReader for &mut Once<K> {
    type Value = K;

    const EXPECTED: &'static str = "an EPIN token";

    fn read<E: Error>(self, text: &[u8]) -> Result<K, E> {
        let (key, token) = K::read(text)?;
        match self.0[key].replace(token) {
            None => Ok(key),
            Some(first) => Err(repeated(token, first)),
        }
    }
}

/// The error for a key that is given twice, by the same token or by two of one kind.
#[cold]
fn repeated<E: Error>(token: Epin, first: Epin) -> E {
    if token == first {
        return E::custom(given_twice(token));
    }
    E::custom(format_args!(
        "\"{token}\" is the same kind of piece as \"{first}\", which has a value"
    ))
}

/// Returns the token or the piece that a string names, and its token.
pub(crate) fn read<P: AnyPiece, E: Error>(text: &[u8]) -> Result<(P, Epin), E> {
    let is_piece = |token| P::try_from(token).is_ok();
    let token = Epin::from_ascii(text);
    let token = token.map_err(|error| refusal(report_if(error, text, is_piece)))?;
    Ok((P::try_from(token).map_err(refusal)?, token))
}
