//! Reading a token of a collection, which may contain it only once.

use core::fmt;

use serde_core::de::{DeserializeSeed, Deserializer, Error, Visitor};

use super::token::FromText;
use crate::Epin;

/// Reads a token, and refuses it unless the function says that it is new.
///
/// Checked inside the visitor: afterwards, formats report a later position, often the next line.
pub(super) struct Once<F>(pub(super) F);

impl<'de, F: FnOnce(Epin) -> bool> DeserializeSeed<'de> for Once<F> {
    type Value = Epin;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Epin, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<F: FnOnce(Epin) -> bool> Visitor<'_> for Once<F> {
    type Value = Epin;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Epin::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Epin, E> {
        self.visit_bytes(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<Epin, E> {
        let Self(is_new) = self;
        let token = Epin::from_text(text)?;
        if is_new(token) { Ok(token) } else { Err(twice(token)) }
    }
}

/// The error for a collection that names a token twice. std's collections keep the last one
/// silently, but a mistake in a definition file must not vanish.
#[cold]
fn twice<E: Error>(token: Epin) -> E {
    E::custom(format_args!("the token \"{token}\" is given twice"))
}
