//! A game definition, as its file says it.

use std::borrow::Cow;
use std::fmt;

use epin::map::Entry;
use epin::{Epin, EpinMap, Side};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, MapAccess, Visitor};

use crate::styles::GameStyles;

/// What a game definition file says.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Definition {
    /// The game's name.
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) styles: GameStyles,
    pub(crate) pieces: Pieces,
    /// The rows of the board at the start, the second side's first.
    pub(crate) board: Vec<Vec<Square>>,
    #[serde(default)]
    pub(crate) hands: Hands,
}

/// The pieces, by their tokens in upper case: each covers both sides.
pub(crate) struct Pieces(pub(crate) EpinMap<Piece>);

impl<'de> Deserialize<'de> for Pieces {
    /// Reads a map as an [`EpinMap`] does, but with keys of the first side only.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PiecesVisitor;

        impl<'de> Visitor<'de> for PiecesVisitor {
            type Value = Pieces;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the pieces, by their tokens")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Pieces, A::Error> {
                let mut pieces = EpinMap::new();
                while let Some(FirstSide(token)) = entries.next_key()? {
                    match pieces.entry(token) {
                        Entry::Occupied(_) => {
                            let message = format!("the token \"{token}\" is given twice");
                            return Err(A::Error::custom(message));
                        }
                        Entry::Vacant(entry) => entry.insert(entries.next_value()?),
                    };
                }
                Ok(Pieces(pieces))
            }
        }

        deserializer.deserialize_map(PiecesVisitor)
    }
}

impl JsonSchema for Pieces {
    fn schema_name() -> Cow<'static, str> {
        "Pieces".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The pieces, by their tokens in upper case: each covers both sides.",
            "type": "object",
            "patternProperties": {
                FirstSide::PATTERN: generator.subschema_for::<Piece>(),
            },
            "additionalProperties": false,
        })
    }
}

/// A token of the first side.
struct FirstSide(Epin);

impl FirstSide {
    /// As that of [`Epin`], without lower case.
    const PATTERN: &str = r"^[-+]?[A-Z]\^?'?$(?!\n)";
}

impl JsonSchema for FirstSide {
    fn schema_name() -> Cow<'static, str> {
        "FirstSide".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "An EPIN token in upper case: it covers both sides.",
            "type": "string",
            "pattern": Self::PATTERN,
        })
    }
}

impl<'de> Deserialize<'de> for FirstSide {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let token = Epin::deserialize(deserializer)?;
        match token.side() {
            Side::First => Ok(Self(token)),
            Side::Second => Err(D::Error::custom(second_side(token))),
        }
    }
}

/// Returns what to say of a token of the second side where one has to cover both.
pub(crate) fn second_side(token: Epin) -> String {
    let first = token.flipped();
    format!("\"{token}\" is a token of the second side; write \"{first}\", which covers both sides")
}

/// A piece.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Piece {
    /// The piece's name.
    pub(crate) name: String,
    /// What the piece may promote to, in upper case: each covers both sides.
    #[serde(default)]
    #[schemars(with = "Vec<FirstSide>")]
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
    /// The text of an empty square.
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
