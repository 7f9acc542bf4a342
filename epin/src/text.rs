//! The traits of all types that are written as a string, and the list of these types.

#[cfg(feature = "alloc")]
use alloc::string::String;
use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

#[cfg(feature = "serde")]
use epin_core::{StringReader, StringVisitor};
#[cfg(feature = "serde")]
use serde_core::{
    de::{Deserialize, Deserializer, Error},
    ser::{Serialize, Serializer},
};

#[cfg(feature = "feen")]
use crate::feen::Feen;
#[cfg(all(feature = "alloc", feature = "feen"))]
use crate::feen::FeenBuf;
use crate::notation::{Pin, Qpi, Sin, Snn, Styles};
#[cfg(feature = "serde")]
use crate::serde::token::{TOKEN, TypeReader, refusal};
use crate::{Catalog, Epin, ParseError, ParsePieceError, Piece, Side};

/// Like `f.pad(text)`, but without counting the characters if there is nothing to pad or to cut, as
/// in almost all uses.
#[inline]
fn pad(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if f.width().is_none() && f.precision().is_none() { f.write_str(text) } else { f.pad(text) }
}

/// A string of at most five ASCII characters, put together from parts.
///
/// It is for types whose strings are not static data: the strings of all 16,224 QPI tokens would take
/// 400 KB.
struct Short {
    bytes: [u8; Qpi::MAX_LEN],
    len: usize,
}

impl Short {
    fn new(style: Sin, between: &str, end: &str) -> Self {
        let (mut bytes, mut len) = ([0; Qpi::MAX_LEN], 0);
        let parts = [style.as_str(), between, end];
        for (slot, byte) in bytes.iter_mut().zip(parts.into_iter().flat_map(str::bytes)) {
            *slot = byte;
            len += 1;
        }
        Self { bytes, len }
    }
}

impl Deref for Short {
    type Target = str;

    fn deref(&self) -> &str {
        let text = self.bytes.get(..self.len).unwrap_or_default();
        core::str::from_utf8(text).unwrap_or_default()
    }
}

/// Implements writing a type as a string: `Display`, `Debug` and `Serialize`. `$text` is the value as
/// a string. `Debug` writes `K^` without quotation marks, so that a failed assertion prints tokens as
/// they are spelled in code. There is no comparison with a string, because `token == "^K"` would
/// compile and always be false.
macro_rules! impl_write {
    ([$($generics:tt)*] $Type:ty, |$value:ident| $text:expr) => {
        impl<$($generics)*> fmt::Display for $Type {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let $value = self;
                pad(&$text, f)
            }
        }

        impl<$($generics)*> fmt::Debug for $Type {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        #[cfg(feature = "serde")]
        impl<$($generics)*> Serialize for $Type {
            /// Writes a string, in every format.
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.serialize_str(&$text)
            }
        }
    };
}

/// Implements reading and writing a type as a string. Its `parse` and `from_ascii` read it, with
/// `$Error` as their error, and serde's errors call it `$expected`.
macro_rules! impl_string {
    ($(
        [$($generics:tt)*] $Type:ty, $Error:ty, $expected:expr, |$value:ident| $text:expr;
    )*) => {$(
        impl_write!([$($generics)*] $Type, |$value| $text);

        impl<$($generics)*> FromStr for $Type {
            type Err = $Error;

            #[inline]
            fn from_str(text: &str) -> Result<Self, $Error> {
                Self::parse(text)
            }
        }

        impl<$($generics)*> TryFrom<&str> for $Type {
            type Error = $Error;

            #[inline]
            fn try_from(text: &str) -> Result<Self, $Error> {
                Self::parse(text)
            }
        }

        impl<$($generics)*> TryFrom<&[u8]> for $Type {
            type Error = $Error;

            #[inline]
            fn try_from(text: &[u8]) -> Result<Self, $Error> {
                Self::from_ascii(text)
            }
        }

        #[cfg(feature = "alloc")]
        impl<$($generics)*> TryFrom<String> for $Type {
            type Error = $Error;

            #[inline]
            fn try_from(text: String) -> Result<Self, $Error> {
                Self::parse(&text)
            }
        }

        #[cfg(feature = "alloc")]
        impl<$($generics)*> From<$Type> for String {
            #[inline]
            fn from($value: $Type) -> Self {
                Self::from(&*$text)
            }
        }

        #[cfg(feature = "serde")]
        impl<$($generics)*> StringReader for TypeReader<$Type> {
            type Value = $Type;

            const EXPECTED: &str = $expected;

            fn read<E: Error>(self, text: &[u8]) -> Result<$Type, E> {
                <$Type>::from_ascii(text).map_err(|error| refusal(error.report(text)))
            }
        }

        #[cfg(feature = "serde")]
        impl<'de, $($generics)*> Deserialize<'de> for $Type {
            /// Reads a string, or its bytes. A string in segments, which CBOR allows, is an error,
            /// because its readers lend only strings in one piece.
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(StringVisitor(TypeReader::<Self>::new()))
            }
        }
    )*};
}

impl_string! {
    [] Epin, ParseError, TOKEN, |token| token.as_str();
    [] Pin, ParseError, "a PIN token", |token| token.as_str();
    [] Sin, ParseError, "a SIN token", |token| token.as_str();
    [] Qpi, ParseError, "a QPI token",
        |token| Short::new(token.sin(), ":", token.pin().as_str());
    [] Snn, ParseError, "an SNN name", |name| name.as_str();
    [] Styles, ParseError, "styles such as \"C/m\"",
        |styles| Short::new(styles.sin(Side::First), "/", styles.sin(Side::Second).as_str());
    [C: Catalog] Piece<C>, ParsePieceError, TOKEN, |piece| piece.as_str();
}
#[cfg(feature = "feen")]
impl_write!(['a, P] Feen<'a, P>, |position| position.as_str());
#[cfg(all(feature = "alloc", feature = "feen"))]
impl_write!([P] FeenBuf<P>, |position| position.as_str());

// Not for `Qpi` and `Styles`, which have no string to borrow: `Short` puts one together.
macro_rules! impl_as_ref {
    ([$($generics:tt)*] $Token:ty) => {
        impl<$($generics)*> AsRef<str> for $Token {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }
    };
}

impl_as_ref!([] Epin);
impl_as_ref!([] Pin);
impl_as_ref!([] Sin);
impl_as_ref!([] Snn);
impl_as_ref!([C: Catalog] Piece<C>);
#[cfg(feature = "feen")]
impl_as_ref!(['a, P] Feen<'a, P>);
#[cfg(all(feature = "alloc", feature = "feen"))]
impl_as_ref!([P] FeenBuf<P>);

/// Implements the conversion from a letter. Not for `Qpi`, whose tokens are longer.
macro_rules! impl_from_char {
    ($Token:ident in $module:literal) => {
        impl TryFrom<char> for $Token {
            type Error = ParseError;

            /// Returns the token that is just this letter. Its case gives the side.
            ///
            /// # Errors
            ///
            /// If `char` is not an ASCII letter.
            ///
            /// ```
            #[doc = concat!("use ", $module, "::", stringify!($Token), ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Token), "::try_from('k')?.as_str(), \"k\");")]
            #[doc = concat!("assert!(", stringify!($Token), "::try_from('+').is_err());")]
            /// # Ok::<(), epin::ParseError>(())
            /// ```
            #[inline]
            fn try_from(char: char) -> Result<Self, ParseError> {
                Self::parse(char.encode_utf8(&mut [0; 4]))
            }
        }
    };
}

impl_from_char!(Epin in "epin");
impl_from_char!(Pin in "epin::notation");
impl_from_char!(Sin in "epin::notation");
