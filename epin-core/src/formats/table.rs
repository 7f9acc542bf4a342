//! A table by kind in a file: a map that contains each kind exactly once.

#![allow(clippy::unreachable, reason = "a table with a kind that has no value is refused before")]

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::value::Error as NotOptional;
use serde_core::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde_core::forward_to_deserialize_any;
use serde_core::ser::{Serialize, SerializeMap, Serializer};

use super::file_key::FileKey;
use super::key::SeenKeys;
use crate::catalog::{Catalog, CatalogInfo, MAX_LISTED_TOKENS};
use crate::collections::EpinTable;
use crate::text::Message;
use crate::token::Side;

#[cfg(feature = "serde")]
impl<C: FileKey, V: Serialize> Serialize for EpinTable<C, V> {
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

#[cfg(feature = "serde")]
impl<'de, C: FileKey, V: Deserialize<'de>> Deserialize<'de> for EpinTable<C, V> {
    /// Reads a map that has a value for each kind, with its entries in any order. The key of a kind
    /// can be any of its first-side tokens. A kind without a value is an error, unless `V` is an
    /// `Option`. A kind that is given twice, whether by the same token or by two tokens, is always
    /// an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TableVisitor<C, V>(PhantomData<(C, V)>);

        impl<'de, C: Catalog, V: Deserialize<'de>> Visitor<'de> for TableVisitor<C, V> {
            type Value = EpinTable<C, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map with EPIN tokens as keys")
            }

            // serde's own message would repeat the string, however long it is.
            fn visit_str<E: Error>(self, _: &str) -> Result<EpinTable<C, V>, E> {
                Err(E::invalid_type(Unexpected::Other("string"), &self))
            }

            fn visit_map<A: MapAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<EpinTable<C, V>, A::Error> {
                let mut seen_keys = SeenKeys::new();
                let mut values = EpinTable::<C, Option<V>>::from_fn(|_| None);
                while let Some(kind) = entries.next_key_seed(&mut seen_keys)? {
                    values[kind] = Some(entries.next_value()?);
                }
                for (_, value) in values.iter_mut().filter(|(_, value)| value.is_none()) {
                    *value = V::deserialize(Missing).ok();
                }
                let given = EpinTable::<C, _>::from_fn(|kind| values[kind].is_some());
                let given = given.as_array().as_ref();
                if let Some(message) = missing_kinds_message(CatalogInfo::of::<C>(), given) {
                    return Err(A::Error::custom(message));
                }
                Ok(values.map(|value| match value {
                    Some(value) => value,
                    None => unreachable!(),
                }))
            }
        }

        deserializer.deserialize_map(TableVisitor(PhantomData))
    }
}

/// Returns the message for kinds without a value, or `None` if every kind has a value.
///
/// The message lists the canonical first-side tokens of the kinds without a value.
/// `given` tells, for each kind of the catalog, whether it has a value.
fn missing_kinds_message(catalog: &CatalogInfo, mut given: &[bool]) -> Option<Message> {
    let mut message = Message::new();
    message.push_str("no value for these kinds of ");
    message.push_shortened(catalog.name);
    message.push_str(":");
    let (mut kinds, mut count) = (catalog.tokens, 0);
    while let (&[&[token, ..], ref other_kinds @ ..], &[is_given, ref others @ ..]) = (kinds, given)
    {
        if !is_given {
            if count == MAX_LISTED_TOKENS {
                message.push_str(" …");
                break;
            }
            message.push_str(" ");
            message.push_str(token.as_str());
            count += 1;
        }
        (kinds, given) = (other_kinds, others);
    }
    if count == 0 { None } else { Some(message) }
}

/// The input from which the value of a missing kind is read. Reading this input results in `None` if the value
/// type is an `Option`, and in an error otherwise. serde reads a missing field in the same way.
struct Missing;

impl<'de> Deserializer<'de> for Missing {
    type Error = NotOptional;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotOptional> {
        Err(NotOptional::custom("a kind without a value"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotOptional> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}
