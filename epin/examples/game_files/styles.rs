//! The styles of a game: the type that a file is read into.

use std::borrow::Cow;
use std::collections::BTreeMap;

use epin::{Side, Sin, Snn, Styles};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

/// The name of each side's style, by the style's SIN token.
///
/// There is one style for each side, or none at all: `check` refuses a file with others.
#[derive(Default, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct GameStyles(BTreeMap<Sin, Snn>);

impl GameStyles {
    /// Returns a side's style and its name.
    pub(crate) fn of(&self, side: Side) -> Option<(Sin, Snn)> {
        self.0.iter().map(|(sin, name)| (*sin, *name)).find(|(sin, _)| sin.side() == side)
    }

    /// Returns the letters of the styles, if the game has styles.
    pub(crate) fn letters(&self) -> Option<Styles> {
        let letter = |side| self.of(side).map(|(sin, _)| sin.letter());
        Some(Styles { first: letter(Side::First)?, second: letter(Side::Second)? })
    }
}

impl JsonSchema for GameStyles {
    fn schema_name() -> Cow<'static, str> {
        "GameStyles".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        // The pattern in the schema of `Sin`, for one side each.
        const FIRST: &str = r"^[A-Z]$(?!\n)";
        const SECOND: &str = r"^[a-z]$(?!\n)";
        json_schema!({
            "description": "The name of each side's style, by its SIN token: one letter, in upper \
                case for the first side and in lower case for the second.",
            "type": "object",
            "patternProperties": {
                FIRST: generator.subschema_for::<Snn>(),
                SECOND: generator.subschema_for::<Snn>(),
            },
            "additionalProperties": false,
            "minProperties": 2,
            "maxProperties": 2,
            // Neither are both keys in upper case nor both in lower case, so each side has one.
            "not": {
                "anyOf": [
                    { "propertyNames": { "pattern": FIRST } },
                    { "propertyNames": { "pattern": SECOND } },
                ],
            },
            "examples": [{ "C": "Chess", "m": "Makruk" }],
        })
    }
}
