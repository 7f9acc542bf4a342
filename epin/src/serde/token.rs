//! A token, a style's name and the styles of a game in a file: each is its text.

use core::fmt;
use core::marker::PhantomData;

use epin_grammar::{Notation, Report};
use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::{Catalog, Epin, Piece, Pin, Qpi, Sin, Snn, Styles};

/// What is read from a text.
pub(super) trait FromText: Sized {
    const EXPECTED: &str;

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E>;
}

macro_rules! impl_from_text {
    ($($Token:ident: $expected:literal, $report:expr;)*) => {$(
        impl FromText for $Token {
            const EXPECTED: &str = $expected;

            fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
                Self::from_ascii(text).map_err(|_| refusal($report, text))
            }
        }
    )*};
}

impl_from_text! {
    Epin: "an EPIN token", |text| Report::new(Notation::Epin, text);
    Pin: "a PIN token", |text| Report::new(Notation::Pin, text);
    Sin: "a SIN token", |text| Report::new(Notation::Sin, text);
    Qpi: "a QPI token", |text| Report::new(Notation::Qpi, text);
    Snn: "an SNN name", Report::of_name;
    Styles: "styles such as \"C/m\"", Report::of_styles;
}

#[cold]
fn refusal<'a, E: Error>(report: fn(&'a [u8]) -> Report<'a>, text: &'a [u8]) -> E {
    E::custom(report(text).message())
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

impl_deserialize!([] Epin [] Pin [] Sin [] Qpi [] Snn [] Styles [C: Catalog] Piece<C>);

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

impl_serialize!([] Epin, as_str [] Pin, as_str [] Sin, as_str [] Qpi, text [] Snn, as_str);
impl_serialize!([C: Catalog] Piece<C>, as_str);

impl Serialize for Styles {
    /// Writes the text, in every format.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
