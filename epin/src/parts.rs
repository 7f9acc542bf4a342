/// The side a piece belongs to, spelled by the case of its letter.
///
/// Ordered first, second. Spec: *Attribute mapping*, Piece Side.
///
/// ```
/// use epin::{Side, epin};
///
/// assert_eq!(epin!("K").side(), Side::First);
/// assert_eq!(epin!("k").side(), Side::Second);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Upper case.
    First,
    /// Lower case.
    Second,
}

impl Side {
    /// Returns the other side.
    ///
    /// ```
    /// use epin::Side;
    ///
    /// assert_eq!(Side::First.flip(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn flip(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A piece's state, spelled by the sign before its letter.
///
/// Ordered diminished, normal, enhanced. Spec: *Attribute mapping*, Piece State.
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
