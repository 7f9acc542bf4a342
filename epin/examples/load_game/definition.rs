use std::fmt;

use epin::Epin;
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, Visitor};

use crate::pieces::Pieces;

/// What a game definition file says.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Definition {
    pub(crate) name: String,
    pub(crate) pieces: Pieces,
    pub(crate) board: Vec<Vec<Square>>,
    #[serde(default)]
    pub(crate) hands: Hands,
}

/// A piece, for both sides: its tokens are written for the first.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Piece {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) promotes_to: Vec<Epin>,
}

#[derive(Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Hands {
    pub(crate) first: Vec<Epin>,
    pub(crate) second: Vec<Epin>,
}

/// A square, with or without a piece on it.
pub(crate) struct Square(pub(crate) Option<Epin>);

impl Square {
    /// What stands for an empty square.
    pub(crate) const EMPTY: &str = ".";
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SquareVisitor;

        impl Visitor<'_> for SquareVisitor {
            type Value = Square;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an EPIN token or \"{}\"", Square::EMPTY)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Square, E> {
                if text == Square::EMPTY {
                    return Ok(Square(None));
                }
                Epin::deserialize(text.into_deserializer()).map(|token| Square(Some(token)))
            }
        }

        deserializer.deserialize_str(SquareVisitor)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0.map_or(Self::EMPTY, Epin::as_str))
    }
}
