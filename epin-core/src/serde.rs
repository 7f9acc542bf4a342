//! Reading strings in files, and the attributes as words.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::parse::parse_attribute;
use crate::read::error_kind::ParseErrorKind;
use crate::token::attributes::Word;
use crate::token::attributes::{Letter, Side, State};

/// Reads a value from a string.
pub trait StringReader {
    /// The value.
    type Value;

    /// What serde's errors call a valid string.
    const EXPECTED: &str;

    /// Returns the value that a string names.
    ///
    /// # Errors
    ///
    /// Returns an error if the string is not valid.
    fn read<E: Error>(self, text: &[u8]) -> Result<Self::Value, E>;
}

/// Reads a string, or its bytes, with a reader.
#[derive(Debug)]
pub struct StringVisitor<R>(pub R);

impl<R: StringReader> Visitor<'_> for StringVisitor<R> {
    type Value = R::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(R::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<R::Value, E> {
        self.0.read(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<R::Value, E> {
        self.0.read(text)
    }
}

struct WordReader<T>(PhantomData<T>);

impl<T: Word> StringReader for WordReader<T> {
    type Value = T;

    const EXPECTED: &str = ParseErrorKind::ExpectedWord.expected(T::NOTATION);

    fn read<E: Error>(self, text: &[u8]) -> Result<T, E> {
        parse_attribute(text).map_err(|error| E::custom(error.report(text)))
    }
}

macro_rules! impl_serde {
    ($Attribute:ident) => {
        impl Serialize for $Attribute {
            /// Writes the word, even in binary formats.
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $Attribute {
            /// Reads the word, from a string or its bytes.
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(StringVisitor(WordReader(PhantomData)))
            }
        }
    };
}

impl_serde!(Letter);
impl_serde!(Side);
impl_serde!(State);
