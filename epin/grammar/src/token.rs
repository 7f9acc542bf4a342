use crate::Letter;

/// The parts of a token, packed into two bytes: its letter and its flags.
///
/// Each attribute is a field of bits in the flags, the most significant first in the order of
/// the tokens, so that flags compare as their attributes do. Other numbers than those put
/// together from the constants here mean nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    pub(crate) letter: Letter,
    pub(crate) flags: u8,
}

impl Parts {
    /// The flag of a lower-case letter.
    pub const SECOND: u8 = 1 << 4;
    /// Where the field of the sign starts: 0 for `-`, 1 for none, 2 for `+`.
    pub const STATE: u8 = 2;
    /// The flag of `^`.
    pub const TERMINAL: u8 = 1 << 1;
    /// The flag of `'`.
    pub const DERIVED: u8 = 1;
    /// The most bytes that a token has.
    pub const MAX_LEN: usize = 4;
    /// How many flags there are without those of the letter: 3 signs by 4 ways to mark it.
    pub(crate) const SHAPES: u8 = 3 << Self::STATE;

    /// Returns the letter, whatever its case.
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        self.letter
    }

    /// Returns the flags.
    #[inline]
    #[must_use]
    pub const fn flags(self) -> u8 {
        self.flags
    }

    /// Returns the letter as it is spelled.
    #[must_use]
    pub const fn spelled_letter(self) -> char {
        let letter = self.letter.as_char();
        if self.is_second() { letter.to_ascii_lowercase() } else { letter }
    }

    /// Returns the prefix, if there is one.
    #[must_use]
    pub const fn sign(self) -> Option<char> {
        match self.flags >> Self::STATE & 0b11 {
            0 => Some('-'),
            1 => None,
            _ => Some('+'),
        }
    }

    /// Returns whether the letter is in lower case.
    #[must_use]
    pub const fn is_second(self) -> bool {
        self.flags & Self::SECOND != 0
    }

    /// Returns whether `^` follows the letter.
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.flags & Self::TERMINAL != 0
    }

    /// Returns whether `'` ends the token.
    #[must_use]
    pub const fn is_derived(self) -> bool {
        self.flags & Self::DERIVED != 0
    }

    /// Returns the token's text, followed by NUL, and its length.
    #[must_use]
    pub const fn spell(self) -> ([u8; Self::MAX_LEN], usize) {
        let mut text = [0; Self::MAX_LEN];
        let mut len = 0;
        if let Some(sign) = self.sign() {
            text[len] = sign as u8;
            len += 1;
        }
        text[len] = self.spelled_letter() as u8;
        len += 1;
        if self.is_terminal() {
            text[len] = b'^';
            len += 1;
        }
        if self.is_derived() {
            text[len] = b'\'';
            len += 1;
        }
        (text, len)
    }

    /// Returns the letter with a shape: the flags of a sign and of markers.
    #[inline]
    pub(crate) const fn shaped(self, shape: u8) -> Self {
        Self { flags: self.flags + shape, ..self }
    }
}
