//! The PIN token: an EPIN token without a style status.

use crate::{All, Epin, Letter, Side, State};

/// A PIN token: an [`Epin`] without a style status.
///
/// One of [`COUNT`](Self::COUNT) two-byte values. Every PIN token is an EPIN token with native
/// style status: `Epin::from(pin)`.
///
/// # Ordering
///
/// By attribute: name A–Z, side (first, second), state (diminished, normal, enhanced),
/// non-terminal before terminal.
///
/// ```
/// use epin::{Epin, Pin, epin, pin};
///
/// const KING: Pin = pin!("K^");
/// assert_eq!(KING, epin!("K^'").pin());
/// assert_eq!(Epin::from(KING), epin!("K^"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pin(pub(crate) Epin); // Always native.

// The methods delegate by hand, not through a macro: each has documentation and an example.
impl Pin {
    /// The number of tokens.
    ///
    /// ```
    /// assert_eq!(epin::Pin::COUNT, 26 * 2 * 3 * 2);
    /// ```
    pub const COUNT: usize = 312;

    /// The length of the longest token, in bytes.
    ///
    /// ```
    /// assert_eq!(epin::Pin::MAX_LEN, "+K^".len());
    /// ```
    pub const MAX_LEN: usize = 3;

    #[inline]
    pub(crate) const fn of(token: Epin) -> Self {
        Self(token.native())
    }

    /// Returns the EPIN token that is spelled the same: that with native style status.
    ///
    /// ```
    /// use epin::{Epin, epin, pin};
    ///
    /// const KING: Epin = pin!("K^").epin();
    /// assert_eq!(KING, epin!("K^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn epin(self) -> Epin {
        self.0
    }

    /// Returns the plain token of a piece: normal, non-terminal.
    ///
    /// ```
    /// use epin::{Letter, Pin, Side};
    ///
    /// assert_eq!(Pin::new(Letter::N, Side::Second).as_str(), "n");
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(letter: Letter, side: Side) -> Self {
        Self(Epin::new(letter, side))
    }

    /// Returns the piece's name.
    ///
    /// ```
    /// use epin::{Letter, pin};
    ///
    /// assert_eq!(pin!("-n").letter(), Letter::N);
    /// ```
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        self.0.letter()
    }

    /// Returns the side that the piece belongs to.
    ///
    /// ```
    /// use epin::{Side, pin};
    ///
    /// assert_eq!(pin!("k^").side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        self.0.side()
    }

    /// Returns the piece's state.
    ///
    /// ```
    /// use epin::{State, pin};
    ///
    /// assert_eq!(pin!("-P").state(), State::Diminished);
    /// ```
    #[inline]
    #[must_use]
    pub const fn state(self) -> State {
        self.0.state()
    }

    /// Returns whether the piece is terminal, spelled `^`.
    ///
    /// ```
    /// assert!(epin::pin!("K^").is_terminal());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.0.is_terminal()
    }

    /// Returns the token with another name.
    ///
    /// ```
    /// use epin::{Letter, pin};
    ///
    /// assert_eq!(pin!("+p").with_letter(Letter::L), pin!("+l"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_letter(self, letter: Letter) -> Self {
        Self(self.0.with_letter(letter))
    }

    /// Returns the token on the given side.
    ///
    /// ```
    /// use epin::{Side, pin};
    ///
    /// assert_eq!(pin!("K^").with_side(Side::Second), pin!("k^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_side(self, side: Side) -> Self {
        Self(self.0.with_side(side))
    }

    /// Returns the token in the given state.
    ///
    /// ```
    /// use epin::{State, pin};
    ///
    /// assert_eq!(pin!("+p").with_state(State::Diminished), pin!("-p"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_state(self, state: State) -> Self {
        Self(self.0.with_state(state))
    }

    /// Returns the token with the given terminal status.
    ///
    /// ```
    /// use epin::pin;
    ///
    /// assert_eq!(pin!("K").with_terminal(true), pin!("K^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_terminal(self, terminal: bool) -> Self {
        Self(self.0.with_terminal(terminal))
    }

    /// Returns the token on the other side.
    ///
    /// ```
    /// use epin::pin;
    ///
    /// assert_eq!(pin!("+R").flipped(), pin!("+r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0.flipped())
    }

    /// Returns the token in the enhanced state, whatever its state was.
    ///
    /// ```
    /// use epin::pin;
    ///
    /// assert_eq!(pin!("r").enhanced(), pin!("+r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn enhanced(self) -> Self {
        Self(self.0.enhanced())
    }

    /// Returns the token in the diminished state, whatever its state was.
    ///
    /// ```
    /// use epin::pin;
    ///
    /// assert_eq!(pin!("+R").diminished(), pin!("-R"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn diminished(self) -> Self {
        Self(self.0.diminished())
    }

    /// Returns the token in the normal state. Only the state changes: `^` stays.
    ///
    /// ```
    /// use epin::pin;
    ///
    /// assert_eq!(pin!("+R^").normalized(), pin!("R^"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn normalized(self) -> Self {
        Self(self.0.normalized())
    }

    /// Returns the token's position among all PIN tokens in their order, 0 to 311.
    ///
    /// For tables in memory. Not for storage, where another release may read it: that is what
    /// [`Epin::code`] is for.
    ///
    /// ```
    /// use epin::{Pin, pin};
    ///
    /// assert_eq!(pin!("-A").index(), 0);
    /// assert_eq!(Pin::from_index(pin!("K^").index()), Some(pin!("K^")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.index() / 2
    }

    /// Returns the token at a position in the order, or `None` from 312 on.
    ///
    /// ```
    /// use epin::{Pin, pin};
    ///
    /// assert_eq!(Pin::from_index(311), Some(pin!("+z^")));
    /// assert_eq!(Pin::from_index(312), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match Epin::from_index(index.saturating_mul(2)) {
            Some(token) => Some(Self(token)),
            None => None,
        }
    }

    /// Returns an iterator over all PIN tokens, in order.
    ///
    /// ```
    /// use epin::Pin;
    ///
    /// assert_eq!(Pin::all().count(), Pin::COUNT);
    /// assert!(Pin::all().is_sorted());
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new(Self::COUNT)
    }
}

impl From<Pin> for Epin {
    /// Returns the token with native style status, spelled the same.
    #[inline]
    fn from(pin: Pin) -> Self {
        pin.0
    }
}
