//! The styles of a game: the type that a file is read into.

use std::borrow::Cow;
use std::fmt;

use epin::{Side, Sin, Snn};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

/// The name of each side's style, with the style's SIN token. `None` if the file has no styles.
///
/// There is one style for each side: `check` refuses a file with more or fewer.
#[derive(Default)]
pub(crate) struct GameStyles(pub(crate) Option<Vec<(Sin, Snn)>>);

impl GameStyles {
    /// Returns a side's style and its name.
    pub(crate) fn of(&self, side: Side) -> Option<(Sin, Snn)> {
        self.0.iter().flatten().copied().find(|(sin, _)| sin.side() == side)
    }
}

impl<'de> Deserialize<'de> for GameStyles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct StylesVisitor;

        impl<'de> Visitor<'de> for StylesVisitor {
            type Value = GameStyles;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the names of the styles, by their SIN tokens")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<GameStyles, A::Error> {
                let mut styles: Vec<(Sin, Snn)> = Vec::new();
                while let Some(sin) = entries.next_key()? {
                    if styles.iter().any(|(other, _)| *other == sin) {
                        return Err(A::Error::custom(format!(
                            "the style \"{sin}\" is given twice"
                        )));
                    }
                    styles.push((sin, entries.next_value()?));
                }
                Ok(GameStyles(Some(styles)))
            }
        }

        deserializer.deserialize_map(StylesVisitor)
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
