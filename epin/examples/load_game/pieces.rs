use std::fmt;

use epin::Epin;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use crate::definition::Piece;

/// The pieces of a game by their tokens, in the order of the file.
pub(crate) struct Pieces(Vec<(Epin, Piece)>);

impl Pieces {
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Epin, &Piece)> {
        self.0.iter().map(|(token, piece)| (*token, piece))
    }
}

impl<'de> Deserialize<'de> for Pieces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PiecesVisitor;

        impl<'de> Visitor<'de> for PiecesVisitor {
            type Value = Pieces;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map from EPIN tokens to pieces")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pieces, A::Error> {
                let mut pieces: Vec<(Epin, Piece)> = Vec::new();
                while let Some(token) = map.next_key()? {
                    if pieces.iter().any(|(other, _)| *other == token) {
                        return Err(A::Error::custom(format_args!("\"{token}\" is defined twice")));
                    }
                    pieces.push((token, map.next_value()?));
                }
                Ok(Pieces(pieces))
            }
        }

        deserializer.deserialize_map(PiecesVisitor)
    }
}
