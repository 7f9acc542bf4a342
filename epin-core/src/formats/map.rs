//! A map in a file: it contains each key at most once.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde_core::ser::{Serialize, SerializeMap, Serializer};

use super::key::SeenKeys;
use crate::catalog::EpinKey;
use crate::collections::EpinMap;

#[cfg(feature = "serde")]
impl<K: EpinKey, V: Serialize> Serialize for EpinMap<K, V> {
    /// Writes a map from tokens to values, in the order in which the keys were inserted. A kind is written
    /// as its canonical first-side token.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.len()))?;
        for (key, value) in self {
            map.serialize_entry(&key.key_token(), value)?;
        }
        map.end()
    }
}

#[cfg(feature = "serde")]
impl<'de, K: EpinKey, V: Deserialize<'de>> Deserialize<'de> for EpinMap<K, V> {
    /// Reads a map from tokens to values. The entries keep the order in which the format returns them. A key
    /// that is given twice is an error. If the keys are pieces or kinds of a catalog, a token that is not in
    /// the catalog is also an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MapVisitor<K, V>(PhantomData<(K, V)>);

        impl<'de, K: EpinKey, V: Deserialize<'de>> Visitor<'de> for MapVisitor<K, V> {
            type Value = EpinMap<K, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map with EPIN tokens as keys")
            }

            // serde's own message would repeat the string, however long it is.
            fn visit_str<E: Error>(self, _: &str) -> Result<EpinMap<K, V>, E> {
                Err(E::invalid_type(Unexpected::Other("string"), &self))
            }

            fn visit_map<A: MapAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<EpinMap<K, V>, A::Error> {
                let mut map = EpinMap::new();
                let mut seen_keys = SeenKeys::new();
                while let Some(key) = entries.next_key_seed(&mut seen_keys)? {
                    map.insert(key, entries.next_value()?);
                }
                Ok(map)
            }
        }

        deserializer.deserialize_map(MapVisitor(PhantomData))
    }
}
