//! `serde` support for attributes, which are written as words, and for sets of tokens. For the tokens
//! themselves, see `traits/string.rs`.

use core::fmt::{self, Display};
use core::marker::PhantomData;

use serde_core::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, SeqAccess, Unexpected, Visitor,
};
use serde_core::ser::{Serialize, Serializer};

use crate::notation::{Attribute, ParseErrorKind, parse_attribute};
use crate::set::EpinSet;
use crate::text::from_fn;
use crate::token::{Epin, Letter, Side, State};
use crate::traits::{StringReader, StringVisitor, serde_error};

struct AttributeReader<T>(PhantomData<T>);

impl<T: Attribute> StringReader for AttributeReader<T> {
    type Value = T;

    const EXPECTED: &str = ParseErrorKind::ExpectedWord.expected(T::NOTATION);

    fn read<E: Error>(self, text: &[u8]) -> Result<T, E> {
        parse_attribute(text).map_err(|error| serde_error(error.report(text)))
    }
}

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
                deserializer.deserialize_str(StringVisitor(AttributeReader(PhantomData)))
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
        let mut set = EpinSet::new();
        while tokens.next_element_seed(NewToken(&mut set))?.is_some() {}
        Ok(set)
    }
}

/// Reads a token and adds it to a set. The reader itself refuses a token that is already in the set, because an
/// error raised after the reader has returned would be reported at a later line or column of the file, often
/// on the next line.
struct NewToken<'a>(&'a mut EpinSet);

impl<'de> DeserializeSeed<'de> for NewToken<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_str(StringVisitor(self))
    }
}

impl StringReader for NewToken<'_> {
    type Value = ();

    const EXPECTED: &'static str = "an EPIN token";

    fn read<E: Error>(self, text: &[u8]) -> Result<(), E> {
        let token = Epin::from_ascii(text).map_err(|error| serde_error(error.report(text)))?;
        if self.0.insert(token) { Ok(()) } else { Err(serde_error(given_twice_message(token))) }
    }
}

/// Returns the message for a token that is given twice. Of several entries with the same key, the maps of `std`
/// silently keep the last, but a mistake in a game file must not go unnoticed.
#[must_use]
pub(super) fn given_twice_message(token: Epin) -> impl Display {
    from_fn(move |f| write!(f, "the token \"{token}\" is given twice"))
}
