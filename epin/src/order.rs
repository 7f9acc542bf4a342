//! The index of a token: its position in the order of all tokens.

use epin_grammar::Token;

use crate::{All, Epin};

// The index is the number of the token's variant: see `token/layout.rs` of epin-grammar. It takes two
// instructions (`benches/README.md`).
impl Epin {
    /// Returns the token's index, 0 to 623: its position among all tokens in their
    /// [order](Self#ordering).
    ///
    /// Use it to index an array in memory. To store a token, use its [`code`](Self::code), which never
    /// changes: the order, and with it the index, may change in a new major version.
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

    /// Returns the token whose index is `index`, or `None` if `index` is 624 or more.
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

    /// Returns an iterator over all 624 tokens, in [order](Self#ordering).
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
