//! A game definition: the types that a file is read into.

use std::borrow::Cow;
use std::{fmt, iter};

use epin::{Epin, ParseError, Qpi, Styles};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

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
    pub(crate) pieces: Pieces,
    /// The rows of the board at the start, the second side's first.
    pub(crate) board: Vec<Vec<Square>>,
    #[serde(default)]
    pub(crate) hands: Hands,
}

/// The pieces by their names, in the order of the file.
pub(crate) struct Pieces(pub(crate) Vec<(PieceName, Piece)>);

impl<'de> Deserialize<'de> for Pieces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = Pieces;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table of pieces")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pieces, A::Error> {
                iter::from_fn(|| map.next_entry().transpose()).collect::<Result<_, _>>().map(Pieces)
            }
        }

        deserializer.deserialize_map(Entries)
    }
}

impl JsonSchema for Pieces {
    fn schema_name() -> Cow<'static, str> {
        "Pieces".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The pieces, by their EPIN or QPI tokens: each covers both sides.",
            "type": "object",
            "patternProperties": {
                PieceName::PATTERN: generator.subschema_for::<Piece>(),
            },
            "additionalProperties": false,
        })
    }
}

/// A piece on both sides, by the token of the first side.
#[derive(Clone, Copy, serde::Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum PieceName {
    /// The style of each side, or of the other side if the token is derived: `Q` and `q`.
    Epin(Epin),
    /// One style: of `C:Q` in a game of `C/m`, these are `Q` and `q'`.
    Qpi(Qpi),
}

impl PieceName {
    /// The patterns in the schemas of [`Epin`] and [`Qpi`], with the piece in upper case.
    const PATTERN: &str = r"^([-+]?[A-Z]\^?'?|[A-Za-z]:[-+]?[A-Z]\^?)$(?!\n)";

    /// Returns the token that is named, and that of the other side. `None` if the style of a QPI
    /// token is not one of the game's styles, which `check` reports.
    pub(crate) fn tokens(self, styles: Option<Styles>) -> Option<[Epin; 2]> {
        match self {
            Self::Epin(token) => Some([token, token.flipped()]),
            Self::Qpi(qpi) => {
                let token = qpi.to_epin(styles?).ok()?;
                Some([token, token.flipped().with_derived(token.is_native())])
            }
        }
    }
}

impl TryFrom<String> for PieceName {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        if text.contains(':') { text.parse().map(Self::Qpi) } else { text.parse().map(Self::Epin) }
    }
}

impl JsonSchema for PieceName {
    fn schema_name() -> Cow<'static, str> {
        "PieceName".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A token in upper case, which covers both sides. In a game \
                with styles, EPIN or QPI: \"C:Q\" is the piece of the style C on both sides.",
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
    /// What the piece may promote to, as the pieces are named.
    #[serde(default)]
    pub(crate) promotes_to: Vec<PieceName>,
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
