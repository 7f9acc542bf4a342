//! Tokens as numbers, for binary formats: `#[serde(with = "epin::serde::compact")]`.
//!
//! The number is a `u16` below 624 and never changes: the modifiers times 52, plus the letter
//! (A–Z, then a–z). The modifiers are the state (normal 0, enhanced 1, diminished 2) times
//! four, plus two if the piece is terminal, plus one if it is derived. So plain pieces take
//! one byte where small numbers do.
//!
//! ```
//! use epin::{Epin, epin};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize)]
//! struct Square {
//!     #[serde(with = "epin::serde::compact::option")]
//!     piece: Option<Epin>,
//! }
//!
//! let json = serde_json::to_string(&Square { piece: Some(epin!("K^")) })?;
//! assert_eq!(json, r#"{"piece":114}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

use core::fmt::{self, Display};

use serde_core::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::{Epin, Letter, Side, State};

/// A token, or a [`Piece`](crate::Piece), that is written and read as a number.
///
/// Composes: `Vec<Compact<Epin>>`, `Option<Compact<Epin>>`, map keys. Where a field is a single
/// token, [`compact`](crate::serde::compact) does without the wrapper. It reads numbers only,
/// and the plain types never do.
///
/// ```
/// use epin::serde::Compact;
/// use epin::{Epin, epin};
///
/// let rank = [Compact(epin!("R")), Compact(epin!("+p'"))];
/// let json = serde_json::to_string(&rank)?;
/// assert_eq!(json, "[17,301]");
/// assert_eq!(serde_json::from_str::<[Compact<Epin>; 2]>(&json)?, rank);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Compact<T>(pub T);

const LETTERS: u16 = 52;
const STATES: [State; 3] = [State::Normal, State::Enhanced, State::Diminished];

fn code(token: Epin) -> u16 {
    let state = match token.state() {
        State::Normal => 0,
        State::Enhanced => 1,
        State::Diminished => 2,
    };
    let modifiers = state * 4 + u16::from(token.is_terminal()) * 2 + u16::from(token.is_derived());
    let case = match token.side() {
        Side::First => 0,
        Side::Second => 26,
    };
    modifiers * LETTERS + case + token.letter() as u16
}

fn token(code: u16) -> Option<Epin> {
    let (modifiers, letter) = (code / LETTERS, usize::from(code % LETTERS));
    let state = *STATES.get(usize::from(modifiers / 4))?;
    let side = if letter < 26 { Side::First } else { Side::Second };
    let token = Epin::new(Letter::ALL[letter % 26], side)
        .with_state(state)
        .with_terminal(modifiers & 2 != 0);
    Some(if modifiers & 1 != 0 { token.derive() } else { token })
}

impl<T: Copy + Into<Epin>> Serialize for Compact<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(code(self.0.into()))
    }
}

impl<'de, T: TryFrom<Epin, Error: Display>> Deserialize<'de> for Compact<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let token = deserializer.deserialize_u16(CodeVisitor)?;
        T::try_from(token).map(Self).map_err(D::Error::custom)
    }
}

struct CodeVisitor;

impl Visitor<'_> for CodeVisitor {
    type Value = Epin;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the code of an EPIN token, 0 to 623")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Epin, E> {
        let found = u16::try_from(number).ok().and_then(token);
        found.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Epin, E> {
        let found = u16::try_from(number).ok().and_then(token);
        found.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }
}

/// Writes a token as a number.
///
/// # Errors
///
/// If the serializer fails.
pub fn serialize<T: Copy + Into<Epin>, S: Serializer>(
    token: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    Compact(*token).serialize(serializer)
}

/// Reads a token from a number.
///
/// # Errors
///
/// If there is no number, or no token with this number.
pub fn deserialize<'de, T: TryFrom<Epin, Error: Display>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Compact::deserialize(deserializer).map(|Compact(token)| token)
}

/// Optional tokens as numbers: `#[serde(with = "epin::serde::compact::option")]`.
pub mod option {
    use core::fmt::Display;

    use serde_core::de::{Deserialize, Deserializer};
    use serde_core::ser::{Serialize, Serializer};

    use super::Compact;
    use crate::Epin;

    /// Writes a token as a number, if there is one.
    ///
    /// # Errors
    ///
    /// If the serializer fails.
    pub fn serialize<T: Copy + Into<Epin>, S: Serializer>(
        token: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        token.map(Compact).serialize(serializer)
    }

    /// Reads a token from a number, if there is one.
    ///
    /// # Errors
    ///
    /// If there is something else than a number, or no token with this number.
    pub fn deserialize<'de, T: TryFrom<Epin, Error: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        let token = Option::<Compact<T>>::deserialize(deserializer)?;
        Ok(token.map(|Compact(token)| token))
    }
}
