//! Shorthands for the token methods in `epin.rs`: `native`, for example, is `with_derived(false)`.

use super::attributes::State;
use super::epin::Epin;

impl Epin {
    /// Returns whether the piece is native, that is, whether the token has no `'`.
    ///
    /// ```
    /// assert!(epin::epin!("K").is_native());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_native(self) -> bool {
        !self.is_derived()
    }

    /// Returns the token with native style status. A native token is returned unchanged.
    ///
    /// This is the `native` transformation of
    /// [EPIN 1.0.0, Component extraction](https://sashite.dev/specs/epin/1.0.0/). The other one is
    /// [`derive`](Self::derive).
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("R'").native(), epin!("R"));
    /// assert_eq!(epin!("R").native(), epin!("R"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn native(self) -> Self {
        self.with_derived(false)
    }

    /// Returns the token with derived style status. A derived token is returned unchanged.
    ///
    /// This is the `derive` transformation of
    /// [EPIN 1.0.0, Component extraction](https://sashite.dev/specs/epin/1.0.0/). The other one is
    /// [`native`](Self::native).
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("R").derive(), epin!("R'"));
    /// assert_eq!(epin!("R'").derive(), epin!("R'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn derive(self) -> Self {
        self.with_derived(true)
    }

    /// Returns the token in the enhanced state, whatever its state was.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("r").enhanced(), epin!("+r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn enhanced(self) -> Self {
        self.with_state(State::Enhanced)
    }

    /// Returns the token in the diminished state, whatever its state was.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("+R").diminished(), epin!("-R"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn diminished(self) -> Self {
        self.with_state(State::Diminished)
    }

    /// Returns the token in the normal state. Only the state changes: `^` and `'` stay.
    ///
    /// ```
    /// use epin::epin;
    ///
    /// assert_eq!(epin!("+R'").normalized(), epin!("R'"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn normalized(self) -> Self {
        self.with_state(State::Normal)
    }
}
