//! A game definition, as its file says it.

use std::borrow::Cow;
use std::fmt;

use epin::{Epin, EpinMap};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, Visitor};

/// What a game definition file says.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Definition {
    /// The game's name.
    pub(crate) name: String,
    /// The pieces, by their tokens as written for the first side.
    pub(crate) pieces: EpinMap<Piece>,
    /// The rows of the board at the start, the second side's first.
    pub(crate) board: Vec<Vec<Square>>,
    #[serde(default)]
    pub(crate) hands: Hands,
}

/// A piece, for both sides: its tokens are written for the first.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Piece {
    /// The piece's name.
    pub(crate) name: String,
    /// What the piece may promote to, as written for the first side.
    #[serde(default)]
    pub(crate) promotes_to: Vec<Epin>,
}

/// The pieces in each side's hand.
#[derive(Default, serde::Deserialize, JsonSchema)]
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

impl JsonSchema for Square {
    fn schema_name() -> Cow<'static, str> {
        "Square".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A piece's token, or \".\" for an empty square.",
            "anyOf": [generator.subschema_for::<Epin>(), { "const": Square::EMPTY }],
        })
    }
}
