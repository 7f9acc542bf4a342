//! What has to fit together in a definition.

use epin::{Epin, EpinSet, Side, Sin};

use crate::definition::{Definition, Square, second_side};
use crate::problem::{Place, Problem};

/// What has to fit together in a definition, whatever it was read from.
#[derive(Default)]
pub(crate) struct Outline {
    styles: Vec<Problem>,
    keys: EpinSet,
    mentions: Vec<(Role, Place, Epin)>,
    rows: Vec<(Place, usize)>,
}

/// What a token means at its location.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Role {
    /// A piece that is defined, for both sides.
    Key,
    /// What a piece promotes to, for both sides.
    Promotion,
    /// A piece of one side, on the board or in a hand.
    Placed,
}

impl Outline {
    pub(crate) fn of(definition: &Definition) -> Self {
        let mut outline = Self::default();
        if let Some(styles) = &definition.styles.0 {
            let keys = styles.iter().map(|&(sin, _)| (Place::path(format!("styles.{sin}")), sin));
            outline.styles(Place::path("styles".to_owned()), styles.len(), keys);
        }
        for (key, piece) in &definition.pieces.0 {
            outline.add(Role::Key, Place::path(format!("pieces.{key}")), key);
            for (i, &token) in piece.promotes_to.iter().enumerate() {
                let path = format!("pieces.{key}.promotes_to[{i}]");
                outline.add(Role::Promotion, Place::path(path), token);
            }
        }
        for (i, row) in definition.board.iter().enumerate() {
            outline.row(Place::path(format!("board[{i}]")), row.len());
            for (j, square) in row.iter().enumerate() {
                if let &Square(Some(token)) = square {
                    outline.add(Role::Placed, Place::path(format!("board[{i}][{j}]")), token);
                }
            }
        }
        let hands = &definition.hands;
        for (side, hand) in [("first", &hands.first), ("second", &hands.second)] {
            for (i, &token) in hand.iter().enumerate() {
                outline.add(Role::Placed, Place::path(format!("hands.{side}[{i}]")), token);
            }
        }
        outline
    }

    pub(crate) fn add(&mut self, role: Role, place: Place, token: Epin) {
        // A key written for the wrong side is a problem, but its piece is not undefined.
        if role == Role::Key {
            self.keys.insert(token.with_side(Side::First));
        }
        self.mentions.push((role, place, token));
    }

    /// Checks that each side has a style, of `len` styles whose keys may not all be SIN tokens.
    pub(crate) fn styles(
        &mut self,
        place: Place,
        len: usize,
        keys: impl IntoIterator<Item = (Place, Sin)>,
    ) {
        if len != 2 {
            let plural = if len == 1 { "" } else { "s" };
            let message = format!("expected one style for each side, found {len} style{plural}");
            let label = "two keys: upper case for the first side, lower case for the second";
            self.styles.push(Problem { message, place, label: Some(label.to_owned()) });
            return;
        }
        let mut keys = keys.into_iter();
        if let (Some((_, one)), Some((place, other))) = (keys.next(), keys.next()) {
            if one.side() == other.side() {
                let (side, case, other_side) = match one.side() {
                    Side::First => ("first", "lower", "second"),
                    Side::Second => ("second", "upper", "first"),
                };
                let message =
                    format!("\"{one}\" and \"{other}\" are both styles of the {side} side");
                let label = format!("write one of them in {case} case, for the {other_side} side");
                self.styles.push(Problem { message, place, label: Some(label) });
            }
        }
    }

    pub(crate) fn row(&mut self, place: Place, len: usize) {
        self.rows.push((place, len));
    }

    pub(crate) fn problems(self) -> Vec<Problem> {
        let mut problems = self.styles;
        for (role, place, token) in self.mentions {
            let key = token.with_side(Side::First);
            let (message, label) = if role != Role::Placed && token != key {
                (second_side(token), None)
            } else if !self.keys.contains(key) {
                let label = format!("no \"{key}\" under `pieces`");
                (format!("undefined piece \"{token}\""), Some(label))
            } else {
                continue;
            };
            problems.push(Problem { message, place, label });
        }
        let first = self.rows.first().map_or(0, |(_, len)| *len);
        for (place, len) in self.rows {
            if len != first {
                let message =
                    format!("expected a row of length {first} like the first, found length {len}");
                problems.push(Problem { message, place, label: None });
            }
        }
        problems
    }
}
