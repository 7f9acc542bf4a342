//! The styles of a game: the type that a file is read into.

use std::collections::BTreeMap;

use epin::{Side, Sin, Snn, Styles};
use schemars::JsonSchema;
use serde::Deserialize;

/// The name of each side's style, by its SIN token: one letter, in upper case for the first side
/// and in lower case for the second.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(transparent)]
// Neither are both keys in upper case nor both in lower case, so each side has one.
#[schemars(extend(
    "minProperties" = 2,
    "maxProperties" = 2,
    "not" = { "anyOf": [
        { "propertyNames": { "pattern": "^[A-Z]" } },
        { "propertyNames": { "pattern": "^[a-z]" } },
    ] },
    "examples" = [{ "C": "Chess", "m": "Makruk" }],
))]
// There is one style for each side, or none at all: `check` refuses a file with others.
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
