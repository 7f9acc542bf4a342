//! A game definition: the types that a file is read into.

use std::borrow::Cow;
use std::fmt;

use epin::{Epin, EpinMap, ParseError};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::styles::GameStyles;

// Where a type derives `JsonSchema`, its documentation is in the schema as well.

/// What a game definition file says.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Definition {
    /// The game's name.
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) styles: GameStyles,
    #[schemars(with = "Pieces")]
    pub(crate) pieces: EpinMap<Piece>,
    /// The rows of the board at the start, the second side's first.
    pub(crate) board: Vec<Vec<Square>>,
    #[serde(default)]
    pub(crate) hands: Hands,
}

/// The schema of the table of pieces, whose keys are tokens of the first side.
struct Pieces;

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

/// The schema of a token of the first side.
struct FirstSide;

impl FirstSide {
    /// The pattern in the schema of [`Epin`], without lower case.
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
#[derive(serde::Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Square(pub(crate) Option<Epin>);

impl Square {
    /// The text of an empty square.
    pub(crate) const EMPTY: &str = ".";
}

impl TryFrom<String> for Square {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        if text == Self::EMPTY {
            Ok(Self(None))
        } else {
            text.parse().map(|token| Self(Some(token)))
        }
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
