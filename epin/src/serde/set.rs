//! A set of tokens in a file.

use core::fmt;

use serde_core::de::{Deserialize, Deserializer, Error, SeqAccess, Unexpected, Visitor};
use serde_core::ser::{Serialize, Serializer};

use super::once::Once;
use crate::EpinSet;

impl Serialize for EpinSet {
    /// Writes a sequence of tokens, in their order.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de> Deserialize<'de> for EpinSet {
    /// Reads a sequence of tokens, in any order. A token given twice is an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SetVisitor;

        impl<'de> Visitor<'de> for SetVisitor {
            type Value = EpinSet;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a sequence of EPIN tokens")
            }

            // serde's own message would repeat the string, however long it is.
            fn visit_str<E: Error>(self, _: &str) -> Result<EpinSet, E> {
                Err(E::invalid_type(Unexpected::Other("string"), &self))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut tokens: A) -> Result<EpinSet, A::Error> {
                let mut set = EpinSet::new();
                let mut once = Once::new();
                while let Some(token) = tokens.next_element_seed(&mut once)? {
                    set.insert(token);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(SetVisitor)
    }
}
