//! A map of tokens in a file.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde_core::ser::{Serialize, SerializeMap, Serializer};

use super::once::Once;
use crate::{AnyPiece, EpinMap};

impl<V: Serialize, K: AnyPiece> Serialize for EpinMap<V, K> {
    /// Writes a map from tokens to values, in the order the tokens were inserted.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.len()))?;
        for (token, value) in self {
            map.serialize_entry(&token.into(), value)?;
        }
        map.end()
    }
}

impl<'de, V: Deserialize<'de>, K: AnyPiece> Deserialize<'de> for EpinMap<V, K> {
    /// Reads a map from tokens to values, in the order in which the format returns them. A token
    /// given twice is an error. So is a token that is not in the catalog, if the keys are pieces of one.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MapVisitor<V, K>(PhantomData<(V, K)>);

        impl<'de, V: Deserialize<'de>, K: AnyPiece> Visitor<'de> for MapVisitor<V, K> {
            type Value = EpinMap<V, K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map with EPIN tokens as keys")
            }

            // serde's own message would repeat the string, however long it is.
            fn visit_str<E: Error>(self, _: &str) -> Result<EpinMap<V, K>, E> {
                Err(E::invalid_type(Unexpected::Other("string"), &self))
            }

            fn visit_map<A: MapAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<EpinMap<V, K>, A::Error> {
                let mut map = EpinMap::default();
                while let Some(token) =
                    entries.next_key_seed(Once::new(|token| !map.contains_key(token)))?
                {
                    map.insert(token, entries.next_value()?);
                }
                Ok(map)
            }
        }

        deserializer.deserialize_map(MapVisitor(PhantomData))
    }
}
