//! `serde` support for attributes, which are written as words, and for sets of tokens. For the tokens
//! themselves, see `traits/string.rs`.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, SeqAccess, Unexpected, Visitor};
use serde_core::ser::{Serialize, Serializer};

use super::key::SeenKeys;
use crate::notation::{Attribute, ParseErrorKind, parse_attribute};
use crate::set::EpinSet;
use crate::token::{Letter, Side, State};
use crate::traits::{StringReader, StringVisitor, serde_error};

macro_rules! impl_serde {
    ($Attribute:ident) => {
        #[cfg(feature = "serde")]
        impl Serialize for $Attribute {
            /// Writes the word, even in binary formats.
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> Deserialize<'de> for $Attribute {
            /// Reads the word from a string or from its bytes.
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(StringVisitor(PhantomData::<Self>))
            }
        }

        impl StringReader for PhantomData<$Attribute> {
            type Value = $Attribute;

            const EXPECTED: &str = ParseErrorKind::ExpectedWord.expected($Attribute::NOTATION);

            fn read<E: Error>(self, text: &[u8]) -> Result<$Attribute, E> {
                parse_attribute(text).map_err(|error| serde_error(error.report(text)))
            }
        }
    };
}

impl_serde!(Letter);
impl_serde!(Side);
impl_serde!(State);

#[cfg(feature = "serde")]
impl Serialize for EpinSet {
    /// Writes the tokens as a sequence, in ascending order.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for EpinSet {
    /// Reads a sequence of tokens, in any order. A token given twice is an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(SetVisitor)
    }
}

struct SetVisitor;

impl<'de> Visitor<'de> for SetVisitor {
    type Value = EpinSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sequence of EPIN tokens")
    }

    // `serde`'s own message would repeat the string, however long it is.
    fn visit_str<E: Error>(self, _: &str) -> Result<EpinSet, E> {
        Err(E::invalid_type(Unexpected::Other("string"), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut tokens: A) -> Result<EpinSet, A::Error> {
        let (mut set, mut seen_keys) = (EpinSet::new(), SeenKeys::new());
        while let Some(token) = tokens.next_element_seed(&mut seen_keys)? {
            set.insert(token);
        }
        Ok(set)
    }
}
