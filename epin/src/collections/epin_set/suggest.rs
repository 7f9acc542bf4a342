//! The token of a set that another token was probably meant to be.

use super::EpinSet;
use crate::{Epin, Letter, Side};

/// How many tokens have the same letter and the same side: 12. In the order of tokens, they follow
/// each other.
const OF_LETTER: usize = Epin::COUNT / (Letter::ALL.len() * Side::ALL.len());

impl EpinSet {
    /// Returns the token of the set that `token` was probably meant to be, or `None` if there is no
    /// single likely one.
    ///
    /// It is `token` itself if that is in the set. Otherwise, the tokens of the set that have the
    /// same letter and the same side are compared with it. If there is only one of them, it is that
    /// one. If there are several, it is the one that differs by exactly one marker (`+`, `-`, `^` or
    /// `'`), if there is only one such token. If the token has a sign and the set has its letter with
    /// the other sign, there is none: `+R` could be meant as `-R` as well as `R`.
    ///
    /// With this, a catalog that is read from a file can have the suggestions that
    /// [`UnknownPieceError`](crate::UnknownPieceError) has for a catalog in source.
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

/// How many tokens have been added, and the token if there is exactly one.
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

/// Returns how many markers have to be added or removed to turn one token into the other. Letters
/// do not count.
const fn markers_between(one: Epin, other: Epin) -> usize {
    signs_between(one, other)
        + (one.is_terminal() != other.is_terminal()) as usize
        + (one.is_derived() != other.is_derived()) as usize
}

/// Returns how many signs have to be added or removed: 2 from `-` to `+`.
const fn signs_between(one: Epin, other: Epin) -> usize {
    // The states are numbered `-`, none, `+`.
    (one.state() as u8).abs_diff(other.state() as u8) as usize
}
