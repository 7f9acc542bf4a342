//! A token in a file: its text.

use core::fmt;
use core::marker::PhantomData;

use epin_grammar::{Notation, Report};
use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::{Catalog, Epin, Piece, Pin};

/// What is read from a token's text.
pub(super) trait FromText: Sized {
    const EXPECTED: &str;

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E>;
}

impl FromText for Epin {
    const EXPECTED: &str = "an EPIN token";

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::from_ascii(text).map_err(|_| refusal(Notation::Epin, text))
    }
}

impl FromText for Pin {
    const EXPECTED: &str = "a PIN token";

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::from_ascii(text).map_err(|_| refusal(Notation::Pin, text))
    }
}

#[cold]
fn refusal<E: Error>(notation: Notation, text: &[u8]) -> E {
    E::custom(Report::new(notation, text).message())
}

impl<C: Catalog> FromText for Piece<C> {
    const EXPECTED: &str = Epin::EXPECTED;

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::try_from(Epin::from_text::<E>(text)?).map_err(E::custom)
    }
}

pub(super) struct TextVisitor<T>(pub(super) PhantomData<T>);

impl<T: FromText> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::from_text(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<T, E> {
        T::from_text(text)
    }
}

impl<'de> Deserialize<'de> for Epin {
    /// Reads the token's text, in every format, from a string or its bytes.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor(PhantomData))
    }
}

impl<'de> Deserialize<'de> for Pin {
    /// Reads the token's text, in every format, from a string or its bytes.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor(PhantomData))
    }
}

impl<'de, C: Catalog> Deserialize<'de> for Piece<C> {
    /// Reads the text of a token that is in the catalog.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor(PhantomData))
    }
}

impl Serialize for Epin {
    /// Writes the token's text, in every format.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Pin {
    /// Writes the token's text, in every format.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<C: Catalog> Serialize for Piece<C> {
    /// Writes the text of the piece's token.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.epin().as_str())
    }
}
