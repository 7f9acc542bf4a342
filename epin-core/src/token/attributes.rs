//! A piece's letter, side and state.

/// A piece's name: one letter, whatever its case.
///
/// Letters are ordered from A to Z. `Display` and `FromStr` use the letter in upper case, and so does
/// serde with the `serde` feature. The `schemars1` and `arbitrary1` features add `JsonSchema` and
/// `Arbitrary`. See "Piece Name" in
/// [EPIN 1.0.0, Attribute mapping](https://sashite.dev/specs/epin/1.0.0/).
///
/// ```
/// use epin::{Epin, Letter};
///
/// assert_eq!(Epin::parse("+k")?.letter(), Letter::K);
/// # Ok::<(), epin::ParseError>(())
/// ```
#[allow(missing_docs)] // The variants are the alphabet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
pub enum Letter {
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
}

impl Letter {
    /// All 26 letters, from A to Z.
    ///
    /// ```
    /// assert_eq!(epin::Letter::ALL[25], epin::Letter::Z);
    /// ```
    #[rustfmt::skip]
    pub const ALL: [Self; 26] = [
        Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H, Self::I,
        Self::J, Self::K, Self::L, Self::M, Self::N, Self::O, Self::P, Self::Q, Self::R,
        Self::S, Self::T, Self::U, Self::V, Self::W, Self::X, Self::Y, Self::Z,
    ];

    /// Returns the letter in upper case.
    ///
    /// ```
    /// assert_eq!(epin::Letter::K.as_char(), 'K');
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_char(self) -> char {
        (b'A' + self as u8) as char
    }

    /// Returns the letter for `char`, or `None` if `char` is not an upper-case ASCII letter.
    ///
    /// In a token, the case of the letter gives the piece's side. To read a character of either case,
    /// use `Epin::try_from`.
    ///
    /// ```
    /// use epin::{Epin, Letter};
    ///
    /// assert_eq!(Letter::from_char('K'), Some(Letter::K));
    /// assert_eq!(Letter::from_char('k'), None);
    /// assert_eq!(Epin::try_from('k')?.letter(), Letter::K);
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    #[allow(clippy::indexing_slicing, reason = "there is a letter for each character")]
    pub const fn from_char(char: char) -> Option<Self> {
        match char {
            'A'..='Z' => Some(Self::ALL[char as usize - 'A' as usize]),
            _ => None,
        }
    }
}

impl From<Letter> for char {
    /// Returns the letter in upper case.
    fn from(letter: Letter) -> Self {
        letter.as_char()
    }
}

/// The side a piece belongs to, given by the case of its letter.
///
/// The first side is less than the second. `Display` and `FromStr` use the words `first` and
/// `second`, and so does serde with the `serde` feature. The `schemars1` and `arbitrary1` features add
/// `JsonSchema` and `Arbitrary`. See "Piece Side" in
/// [EPIN 1.0.0, Attribute mapping](https://sashite.dev/specs/epin/1.0.0/).
///
/// ```
/// use epin::{Side, epin};
///
/// assert_eq!(epin!("K").side(), Side::First);
/// assert_eq!(epin!("k").side(), Side::Second);
/// ```
///
/// As a number, the first side is 0 and the second is 1, so a side can index an array of two elements:
///
/// ```
/// use epin::{Side, epins};
///
/// let mut counts = [0; 2];
/// for token in epins!["K", "Q", "k"] {
///     counts[token.side() as usize] += 1;
/// }
/// assert_eq!(counts[Side::First as usize], 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Upper case.
    First,
    /// Lower case.
    Second,
}

impl Side {
    /// Both sides, in order.
    ///
    /// ```
    /// use epin::Side;
    ///
    /// assert_eq!(Side::ALL, [Side::First, Side::Second]);
    /// ```
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Returns the other side.
    ///
    /// ```
    /// use epin::Side;
    ///
    /// assert_eq!(Side::First.flipped(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A piece's state, given by the sign before its letter.
///
/// The order is diminished, normal, enhanced. `Display` and `FromStr` use these words, and so does
/// serde with the `serde` feature. The `schemars1` and `arbitrary1` features add `JsonSchema` and
/// `Arbitrary`. See "Piece State" in
/// [EPIN 1.0.0, Attribute mapping](https://sashite.dev/specs/epin/1.0.0/).
///
/// ```
/// use epin::{State, epin};
///
/// assert_eq!(epin!("+P").state(), State::Enhanced);
/// assert_eq!(epin!("P").state(), State::Normal);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Prefix `-`.
    Diminished,
    /// No prefix.
    Normal,
    /// Prefix `+`.
    Enhanced,
}

impl State {
    /// All three states, in order.
    ///
    /// ```
    /// use epin::State;
    ///
    /// assert_eq!(State::ALL, [State::Diminished, State::Normal, State::Enhanced]);
    /// ```
    pub const ALL: [Self; 3] = [Self::Diminished, Self::Normal, Self::Enhanced];
}
