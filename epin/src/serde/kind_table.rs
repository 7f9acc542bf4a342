//! A table by kind in a file: a map with each kind once.

#![allow(clippy::unreachable, reason = "a table with a kind that has no value is refused before")]

use core::fmt;
use core::marker::PhantomData;

use epin_grammar::Message;
use serde_core::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, Unexpected, Visitor,
};
use serde_core::ser::{Serialize, SerializeMap, Serializer};

use super::kind;
use super::once::twice;
use super::token::FromText;
use crate::catalog::piece_error::{LISTED, NAMED};
use crate::{Catalog, Epin, KindTable, Side};

impl<C: Catalog, V: Serialize> Serialize for KindTable<C, V> {
    /// Writes a map from each kind's canonical first-side token to its value, in the order of
    /// [`Catalog::ALL`].
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(C::ALL.len()))?;
        for (kind, value) in self {
            map.serialize_entry(&kind.token(Side::First), value)?;
        }
        map.end()
    }
}

impl<'de, C: Catalog, V: Deserialize<'de>> Deserialize<'de> for KindTable<C, V> {
    /// Reads a map with a value for each kind, in any order. Any first-side token of a kind names
    /// it. A kind without a value is an error, and so is one that is given twice, by the same
    /// token or by two.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TableVisitor<C, V>(PhantomData<(C, V)>);

        impl<'de, C: Catalog, V: Deserialize<'de>> Visitor<'de> for TableVisitor<C, V> {
            type Value = KindTable<C, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map with EPIN tokens as keys")
            }

            // serde's own message would repeat the string, however long it is.
            fn visit_str<E: Error>(self, _: &str) -> Result<KindTable<C, V>, E> {
                Err(E::invalid_type(Unexpected::Other("string"), &self))
            }

            fn visit_map<A: MapAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<KindTable<C, V>, A::Error> {
                let mut given = Given::<C, V>::from_fn(|_| None);
                while let Some((kind, token)) = entries.next_key_seed(New(&given))? {
                    given[kind] = Some((token, entries.next_value()?));
                }
                if given.iter().any(|(_, entry)| entry.is_none()) {
                    return Err(missing(&given));
                }
                Ok(given.map(|entry| match entry {
                    Some((_, value)) => value,
                    None => unreachable!(),
                }))
            }
        }

        deserializer.deserialize_map(TableVisitor(PhantomData))
    }
}

/// The entries that have been read: for each kind, the token that named it, and its value.
type Given<C, V> = KindTable<C, Option<(Epin, V)>>;

/// Reads a token of a kind that has no value yet.
///
/// This is checked inside the visitor: after it, formats report a later position, often the next line.
struct New<'a, C: Catalog, V>(&'a Given<C, V>);

impl<'de, C: Catalog, V> DeserializeSeed<'de> for New<'_, C, V> {
    type Value = (C, Epin);

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(C, Epin), D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<C: Catalog, V> Visitor<'_> for New<'_, C, V> {
    type Value = (C, Epin);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(C::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(C, Epin), E> {
        self.visit_bytes(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<(C, Epin), E> {
        let Self(given) = self;
        let (kind, token) = kind::read(text)?;
        match given[kind] {
            None => Ok((kind, token)),
            Some((first, _)) if first == token => Err(twice(token)),
            Some((first, _)) => Err(same_kind(token, first)),
        }
    }
}

/// The error for two tokens of one kind.
#[cold]
fn same_kind<E: Error>(token: Epin, first: Epin) -> E {
    E::custom(format_args!(
        "\"{token}\" is the same kind of piece as \"{first}\", which has a value"
    ))
}

/// The error for kinds without a value: it lists their canonical first-side tokens.
#[cold]
fn missing<C: Catalog, V, E: Error>(given: &Given<C, V>) -> E {
    let mut message = Message::new();
    message.push_str("no value for these pieces of ");
    message.push_start(C::NAME, NAMED);
    message.push_str(":");
    let kinds = given.iter().filter(|(_, entry)| entry.is_none());
    for (count, (kind, _)) in kinds.enumerate() {
        if count == LISTED {
            message.push_str(" …");
            break;
        }
        message.push_str(" ");
        message.push_str(kind.token(Side::First).as_str());
    }
    E::custom(message)
}
