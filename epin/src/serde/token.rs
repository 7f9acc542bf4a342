//! A token in a file: its text. So with a game's styles.

use core::fmt;
use core::marker::PhantomData;

use epin_grammar::{Notation, Report};
use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::{Catalog, Epin, Piece, Pin, Qpi, Sin, Styles};

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

impl FromText for Sin {
    const EXPECTED: &str = "a SIN token";

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::from_ascii(text).map_err(|_| refusal(Notation::Sin, text))
    }
}

impl FromText for Qpi {
    const EXPECTED: &str = "a QPI token";

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::from_ascii(text).map_err(|_| refusal(Notation::Qpi, text))
    }
}

impl FromText for Styles {
    const EXPECTED: &str = "styles such as \"C/m\"";

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::from_ascii(text).map_err(|error| E::custom(error.report(text)))
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

macro_rules! impl_deserialize {
    ($([$($generics:tt)*] $Token:ty)*) => {$(
        impl<'de, $($generics)*> Deserialize<'de> for $Token {
            /// Reads the text, in every format, from a string or its bytes.
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(TextVisitor(PhantomData))
            }
        }
    )*};
}

impl_deserialize!([] Epin [] Pin [] Sin [] Qpi [] Styles [C: Catalog] Piece<C>);

macro_rules! impl_serialize {
    ($([$($generics:tt)*] $Token:ty, $text:ident)*) => {$(
        impl<$($generics)*> Serialize for $Token {
            /// Writes the text, in every format.
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.$text())
            }
        }
    )*};
}

impl_serialize!([] Epin, as_str [] Pin, as_str [] Sin, as_str [] Qpi, text);
impl_serialize!([C: Catalog] Piece<C>, as_str);

impl Serialize for Styles {
    /// Writes the text, in every format.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
