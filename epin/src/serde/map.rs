//! A map of tokens in a file.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde_core::ser::{Serialize, SerializeMap, Serializer};

use super::once::Once;
use crate::EpinMap;

impl<V: Serialize> Serialize for EpinMap<V> {
    /// Writes a map from tokens to values, in the order the tokens were inserted.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.len()))?;
        for (token, value) in self {
            map.serialize_entry(&token, value)?;
        }
        map.end()
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for EpinMap<V> {
    /// Reads a map from tokens to values, and keeps its order. A token given twice is an
    /// error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MapVisitor<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for MapVisitor<V> {
            type Value = EpinMap<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map with EPIN tokens as keys")
            }

            // serde's own message would repeat the string, however long it is.
            fn visit_str<E: Error>(self, _: &str) -> Result<EpinMap<V>, E> {
                Err(E::invalid_type(Unexpected::Other("string"), &self))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<EpinMap<V>, A::Error> {
                let mut map = EpinMap::new();
                while let Some(token) =
                    entries.next_key_seed(Once(|token| !map.contains_key(token)))?
                {
                    map.insert(token, entries.next_value()?);
                }
                Ok(map)
            }
        }

        deserializer.deserialize_map(MapVisitor(PhantomData))
    }
}
