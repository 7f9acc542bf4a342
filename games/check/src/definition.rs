//! A game definition: the types that a file is read into.

use std::collections::BTreeMap;
use std::iter;

use epin::feen::FeenBuf;
use epin::notation::{Qpi, Sin, Snn, Styles};
use epin::{Epin, ParseError, Side};
use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

// The documentation of these types and of their fields goes into the schema as well.

/// What a game definition file says.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("oneOf" = [
    { "required": ["board"], "properties": { "start": false } },
    { "required": ["start"], "properties": { "board": false, "hands": false } },
]))]
pub(crate) struct Definition {
    /// The game's name.
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) styles: GameStyles,
    // `IndexMap` keeps the order of the file.
    /// The pieces, by their EPIN or QPI tokens. Each token covers both sides.
    #[schemars(extend("propertyNames" = { "not": { "pattern": r"\n" } }))]
    pub(crate) pieces: IndexMap<PieceToken, Piece>,
    /// The position at the start, in FEEN. It replaces the board and the hands.
    #[serde(default)]
    #[schemars(with = "FeenBuf", skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<FeenBuf>,
    /// The rows of the board at the start, the second side's first.
    #[serde(default)]
    pub(crate) board: Vec<Vec<Square>>,
    #[serde(default)]
    pub(crate) hands: Hands,
}

impl Definition {
    /// Returns the game, with the board and the hands taken from `start` if there is one.
    pub(crate) fn with_board(mut self) -> Self {
        if let Some(start) = self.start.as_ref().map(FeenBuf::as_feen) {
            let files = start.sizes().last().map_or(1, |files| usize::from(*files));
            let squares = start.squares().map(|square| square.map_or(Square::Empty, Square::Piece));
            self.board = squares.collect::<Vec<_>>().chunks(files).map(<[_]>::to_vec).collect();
            let [first, second] = Side::ALL.map(|side| {
                let pieces = start.hand(side);
                pieces.flat_map(|(token, count)| iter::repeat_n(token, count as usize)).collect()
            });
            self.hands = Hands { first, second };
        }
        self
    }
}

/// The name of each side's style, by its SIN token: one letter, in upper case for the first side
/// and in lower case for the second.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(transparent)]
// One key is in upper case and the other in lower case, so each side has one.
#[schemars(extend(
    "minProperties" = 2,
    "maxProperties" = 2,
    "not" = { "anyOf": [
        { "propertyNames": { "pattern": "^[A-Z]" } },
        { "propertyNames": { "pattern": "^[a-z]" } },
    ] },
    "propertyNames" = { "not": { "pattern": r"\n" } },
    "examples" = [{ "C": "Chess", "m": "Makruk" }],
))]
// There is one style for each side, or no style at all: `check` refuses any other file.
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

/// A token in upper case, which covers both sides. In a game with styles, it may be QPI: "C:Q" is the
/// piece of the style C on both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
// The patterns in the schemas of `Epin` and `Qpi`, with the piece's letter in upper case.
#[schemars(
    with = "String",
    extend("pattern" = r"^([-+]?[A-Z]\^?'?|[A-Za-z]:[-+]?[A-Z]\^?)$", "not" = { "pattern": r"\n" })
)]
pub(crate) enum PieceToken {
    /// The piece of each side, in the side's own style or, if the token
    /// is derived, in the other side's style: `Q` covers `Q` and `q`.
    Epin(Epin),
    /// The piece of one style on both sides: in a game of the styles `C/m`, `C:Q` covers `Q` and `q'`.
    Qpi(Qpi),
}

impl PieceToken {
    /// Returns the token that `self` names, and the other side's token of the same piece. Returns `None` if
    /// the style of a QPI token is not one of the game's styles; `check` reports that.
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

impl TryFrom<String> for PieceToken {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        if text.contains(':') { text.parse().map(Self::Qpi) } else { text.parse().map(Self::Epin) }
    }
}

/// A piece.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Piece {
    /// The piece's name.
    pub(crate) name: String,
    /// The pieces that this piece may promote to, by their tokens as in `pieces`.
    #[serde(default)]
    pub(crate) promotes_to: Vec<PieceToken>,
}

/// The pieces in each side's hand.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Hands {
    pub(crate) first: Vec<Epin>,
    pub(crate) second: Vec<Epin>,
}

/// A piece's token, or "." for an empty square.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
// `untagged` is for the schema only: if serde used it too, serde would read the piece `y` in YAML as `true`.
#[serde(try_from = "String")]
#[schemars(!try_from)]
pub(crate) enum Square {
    #[schemars(rename = ".")]
    Empty,
    #[schemars(untagged)]
    Piece(Epin),
}

impl Square {
    /// How an empty square is written.
    pub(crate) const EMPTY: &str = ".";

    pub(crate) fn as_str(self) -> &'static str {
        if let Self::Piece(token) = self { token.as_str() } else { Self::EMPTY }
    }
}

impl TryFrom<String> for Square {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        if text == Self::EMPTY { Ok(Self::Empty) } else { text.parse().map(Self::Piece) }
    }
}
