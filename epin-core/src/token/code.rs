//! The code of a token: a number that is the same in every release, so that it can be stored.

#![allow(
    clippy::indexing_slicing,
    reason = "a remainder of 26 is less than 26, the number of letters"
)]

use super::attributes::{Letter, Side, State};
use super::epin::Epin;

/// The number of letters in both cases: A to Z, then a to z.
const LETTER_COUNT: u16 = 52;

// Frozen: stored data depends on every code. `tests/golden/compact.txt` lists all codes.
impl Epin {
    /// Returns the token's code, 0 to 623, which is the same in every release.
    ///
    /// Use this number to store a token. It is `modifiers * 52 + letter`:
    ///
    /// - `letter` is 0 to 25 for `A` to `Z`, and 26 to 51 for `a` to `z`.
    /// - `modifiers` is `state * 4 + terminal * 2 + derived`, where `state` is 0 for normal, 1 for
    ///   enhanced and 2 for diminished, and `terminal` and `derived` are 0 or 1.
    ///
    /// [`Compact`](crate::Compact) writes this number. To index an array in memory, use
    /// [`index`](Self::index) instead.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(epin!("K").code(), 10);
    /// assert_eq!(epin!("k^").code(), 2 * 52 + 26 + 10);
    /// assert_eq!(Epin::from_code(10), Some(epin!("K")));
    /// ```
    #[must_use]
    pub const fn code(self) -> u16 {
        // Here, normal is 0, although diminished comes first in the order of `State`. So the most
        // frequent tokens, plain letters, have codes below 52, which varint formats write in one byte.
        let state = match self.state() {
            State::Normal => 0,
            State::Enhanced => 1,
            State::Diminished => 2,
        };
        let modifiers = state * 4 + self.is_terminal() as u16 * 2 + self.is_derived() as u16;
        let case = match self.side() {
            Side::First => 0,
            Side::Second => 26,
        };
        modifiers * LETTER_COUNT + case + self.letter() as u16
    }

    /// Returns the token whose code is `code`, or `None` if `code` is 624 or more.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from_code(623), Some(epin!("-z^'")));
    /// assert_eq!(Epin::from_code(624), None);
    /// ```
    #[must_use]
    pub const fn from_code(code: u16) -> Option<Self> {
        let (modifiers, letter) = (code / LETTER_COUNT, (code % LETTER_COUNT) as usize);
        let state = match modifiers / 4 {
            0 => State::Normal,
            1 => State::Enhanced,
            2 => State::Diminished,
            _ => return None,
        };
        let side = if letter < 26 { Side::First } else { Side::Second };
        let token = Self::new(Letter::ALL[letter % 26], side)
            .with_state(state)
            .with_terminal(modifiers & 2 != 0)
            .with_derived(modifiers & 1 != 0);
        Some(token)
    }
}
