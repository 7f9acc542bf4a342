//! Serialises the attributes as words.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::parse::parse_attribute;
use crate::read::error_kind::ParseErrorKind;
use crate::token::attributes::Word;
use crate::token::attributes::{Letter, Side, State};

struct WordVisitor<T>(PhantomData<T>);

impl<T: Word> Visitor<'_> for WordVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ParseErrorKind::ExpectedWord.expected(T::NOTATION))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        self.visit_bytes(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<T, E> {
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
                deserializer.deserialize_str(WordVisitor(PhantomData))
            }
        }
    };
}

impl_serde!(Letter);
impl_serde!(Side);
impl_serde!(State);
