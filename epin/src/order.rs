//! The order of the tokens, and their numbers in it.

use epin_grammar::Token;

use crate::{All, Epin};

impl Epin {
    /// Returns the token's position among all tokens in their order, 0 to 623.
    ///
    /// For tables in memory. Not for storage, where another release may read it: that is what
    /// [`code`](Self::code) is for.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(epin!("-A").index(), 0);
    /// assert_eq!(Epin::from_index(epin!("K^").index()), Some(epin!("K^")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.index()
    }

    /// Returns the token at a position in the order, or `None` from 624 on.
    ///
    /// ```
    /// use epin::{Epin, epin};
    ///
    /// assert_eq!(Epin::from_index(623), Some(epin!("+z^'")));
    /// assert_eq!(Epin::from_index(624), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match Token::from_index(index) {
            Some(token) => Some(Self(token)),
            None => None,
        }
    }

    /// Returns an iterator over all tokens, in order.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(Epin::all().count(), Epin::COUNT);
    /// assert!(Epin::all().is_sorted());
    /// ```
    #[inline]
    pub const fn all() -> All<Self> {
        All::new(Self::COUNT)
    }
}
