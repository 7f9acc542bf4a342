//! Guesses which token of a set was meant by a token that is not in the set.

use super::epin_set::EpinSet;
use crate::token::{Epin, Letter, Side};

/// The number of tokens with the same letter and side: 12. Their indices are consecutive.
const OF_LETTER: usize = Epin::COUNT / (Letter::ALL.len() * Side::ALL.len());

impl EpinSet {
    /// Returns the token of the set that `token` was probably meant to be, if any.
    ///
    /// If `token` itself is in the set, it is returned. Otherwise, the candidates are the tokens of the set that
    /// have the same letter and side. If one of them has the opposite sign, the result is `None`, because `+R`
    /// could stand for `-R` or for `R`. Otherwise, if there is only one candidate, it is returned. If there are
    /// several, the result is the only one that differs from `token` by exactly one marker (`+`, `-`, `^` or
    /// `'`), or `None` if there is no such candidate or more than one.
    ///
    /// With this method, a program that reads its catalog from a file can suggest tokens in the same way as
    /// [`UnknownPieceError`](crate::UnknownPieceError).
    ///
    /// ```
    /// use epin::{EpinSet, epin, epins};
    ///
    /// const PIECES: EpinSet = EpinSet::from_tokens(&epins!["K^", "k^", "R", "-R"]);
    /// assert_eq!(PIECES.suggest(epin!("k")), Some(epin!("k^")));
    /// assert_eq!(PIECES.suggest(epin!("R'")), Some(epin!("R")));
    /// assert_eq!(PIECES.suggest(epin!("+R")), None); // `R` or `-R`.
    /// assert_eq!(PIECES.suggest(epin!("r")), None); // All rooks are of the other side.
    /// ```
    #[must_use]
    pub const fn suggest(&self, token: Epin) -> Option<Epin> {
        if self.contains(token) {
            return Some(token);
        }
        let mut same_letter = Only::None;
        let mut one_marker_away = Only::None;
        let mut index = token.index() / OF_LETTER * OF_LETTER;
        let end = index + OF_LETTER;
        while index < end {
            if let Some(other) = Epin::from_index(index) {
                if self.contains(other) {
                    if signs_between(other, token) == 2 {
                        return None;
                    }
                    same_letter.add(other);
                    if markers_between(other, token) == 1 {
                        one_marker_away.add(other);
                    }
                }
            }
            index += 1;
        }
        match (same_letter, one_marker_away) {
            (Only::One(token), _) | (_, Only::One(token)) => Some(token),
            _ => None,
        }
    }
}

/// The tokens that have been added so far: none, exactly one (which is stored) or several.
#[derive(Clone, Copy)]
enum Only {
    None,
    One(Epin),
    Several,
}

impl Only {
    const fn add(&mut self, token: Epin) {
        *self = match self {
            Self::None => Self::One(token),
            Self::One(_) | Self::Several => Self::Several,
        };
    }
}

/// Returns the number of markers to add or remove to turn one token into the other. Letters do not count.
const fn markers_between(one: Epin, other: Epin) -> usize {
    signs_between(one, other)
        + (one.is_terminal() != other.is_terminal()) as usize
        + (one.is_derived() != other.is_derived()) as usize
}

/// Returns the number of signs to add or remove: 2 to turn `-` into `+`.
const fn signs_between(one: Epin, other: Epin) -> usize {
    // The states are numbered `-`, none, `+`.
    (one.state() as u8).abs_diff(other.state() as u8) as usize
}
