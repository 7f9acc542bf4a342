use core::fmt;

use epin_grammar::{Notation, Report};
use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::{Catalog, Epin, Piece, Pin};

macro_rules! serde {
    ($Token:ident, $notation:expr, $expected:literal) => {
        impl Serialize for $Token {
            /// Writes the token's text, in every format.
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $Token {
            /// Reads the token's text, in every format, from a string or its bytes.
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct TokenVisitor;

                impl Visitor<'_> for TokenVisitor {
                    type Value = $Token;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expected)
                    }

                    fn visit_str<E: Error>(self, text: &str) -> Result<$Token, E> {
                        self.visit_bytes(text.as_bytes())
                    }

                    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<$Token, E> {
                        $Token::from_ascii(text).map_err(|error| {
                            E::custom(Report::new($notation, text, error.fault()).message())
                        })
                    }
                }

                deserializer.deserialize_str(TokenVisitor)
            }
        }
    };
}

serde!(Epin, Notation::Epin, "an EPIN token");
serde!(Pin, Notation::Pin, "a PIN token");

impl<C: Catalog> Serialize for Piece<C> {
    /// Writes the piece's token.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.epin().serialize(serializer)
    }
}

impl<'de, C: Catalog> Deserialize<'de> for Piece<C> {
    /// Reads a token of the catalog.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(Epin::deserialize(deserializer)?).map_err(Error::custom)
    }
}
