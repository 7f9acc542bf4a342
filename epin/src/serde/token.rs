//! A token, a style's name and the styles of a game in a file: each is its string.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::{Catalog, Epin, Piece, Pin, Qpi, Sin, Snn, Styles};

/// What is read from a string.
pub(super) trait FromText: Sized {
    const EXPECTED: &str;

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E>;
}

macro_rules! impl_from_text {
    ($([$($generics:tt)*] $Token:ty: $expected:expr;)*) => {$(
        impl<$($generics)*> FromText for $Token {
            const EXPECTED: &str = $expected;

            fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
                Self::from_ascii(text).map_err(|error| refusal(error.report(text)))
            }
        }
    )*};
}

impl_from_text! {
    [] Epin: "an EPIN token";
    [] Pin: "a PIN token";
    [] Sin: "a SIN token";
    [] Qpi: "a QPI token";
    [] Snn: "an SNN name";
    [] Styles: "styles such as \"C/m\"";
    [C: Catalog] Piece<C>: Epin::EXPECTED;
}

#[cold]
pub(super) fn refusal<E: Error>(message: impl fmt::Display) -> E {
    E::custom(message)
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
            /// Reads a string, or its bytes, in every format.
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(TextVisitor(PhantomData))
            }
        }
    )*};
}

impl_deserialize!([] Epin [] Pin [] Sin [] Qpi [] Snn [] Styles [C: Catalog] Piece<C>);

macro_rules! impl_serialize {
    ($([$($generics:tt)*] $Token:ty, $text:ident)*) => {$(
        impl<$($generics)*> Serialize for $Token {
            /// Writes a string, in every format.
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.$text())
            }
        }
    )*};
}

impl_serialize!([] Epin, as_str [] Pin, as_str [] Sin, as_str [] Qpi, text [] Snn, as_str);
impl_serialize!([C: Catalog] Piece<C>, as_str);

impl Serialize for Styles {
    /// Writes a string, in every format.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
