//! The number of a token that never changes.

use crate::{Epin, Letter, Side, State};

/// The letters and their cases: A–Z, then a–z.
const LETTERS: u16 = 52;

impl Epin {
    /// Returns the token's code, 0 to 623: a number for storage, which is the same in every
    /// release.
    ///
    /// It is the modifiers times 52, plus the letter (A–Z, then a–z). The modifiers are the state
    /// (normal 0, enhanced 1, diminished 2) times four, plus two if the token is terminal, plus one
    /// if it is derived. `serde::Compact` writes it. Tables use the [`index`](Self::index).
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
        // Not in the order of `State`: plain tokens have the smallest codes.
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
        modifiers * LETTERS + case + self.letter() as u16
    }

    /// Returns the token with a code, or `None` from 624 on.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from_code(623), Some(epin!("-z^'")));
    /// assert_eq!(Epin::from_code(624), None);
    /// ```
    #[must_use]
    pub const fn from_code(code: u16) -> Option<Self> {
        let (modifiers, letter) = (code / LETTERS, (code % LETTERS) as usize);
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
