//! The methods that read and change a piece's attributes. [`Epin`](crate::Epin) has them as well.

use epin_core::{Letter, Qpi, Side, State, Styles, flipped, on_side};

use crate::catalog::{Catalog, Piece};

// A change that can leave the catalog returns an `Option`.
impl<C: Catalog> Piece<C> {
    /// Returns the letter of the piece's token, whatever its case.
    ///
    /// ```
    /// # use epin::{Catalog, Letter, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").letter(), Letter::R);
    /// ```
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        self.epin().letter()
    }

    /// Returns the side that the piece belongs to: the first if the letter is in upper case, the
    /// second if it is in lower case.
    ///
    /// ```
    /// # use epin::{Catalog, Side, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "k^").side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        self.epin().side()
    }

    /// Returns the piece's state: enhanced if the token starts with `+`, diminished if it starts
    /// with `-`, and normal otherwise.
    ///
    /// ```
    /// # use epin::{Catalog, State, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").state(), State::Diminished);
    /// ```
    #[inline]
    #[must_use]
    pub const fn state(self) -> State {
        self.epin().state()
    }

    /// Returns whether the piece is terminal, that is, whether the token has a `^`.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert!(piece!(Chess, "K^").is_terminal());
    /// ```
    #[doc(alias = "royal")]
    #[inline]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.epin().is_terminal()
    }

    /// Returns whether the piece is native, that is, whether the token has no `'`.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert!(piece!(Chess, "K^").is_native());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_native(self) -> bool {
        self.epin().is_native()
    }

    /// Returns whether the piece is derived, that is, whether the token has a `'`.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert!(!piece!(Chess, "K^").is_derived());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_derived(self) -> bool {
        self.epin().is_derived()
    }

    /// Returns the side whose style the piece moves by, if the two sides have styles: its own side
    /// if the piece is native, the other side if it is derived.
    ///
    /// ```
    /// # use epin::{Catalog, Side, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R")] Rook, #[epin("R'")] Wazir, #[epin("K^")] King }
    /// assert_eq!(piece!(Hybrid, "R").style_side(), Side::First);
    /// assert_eq!(piece!(Hybrid, "R'").style_side(), Side::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn style_side(self) -> Side {
        self.epin().style_side()
    }

    /// Returns the QPI token of the piece in a game with these styles: a native piece has its own
    /// side's style, a derived piece the other side's.
    ///
    /// This is one way to resolve a style: see [`Epin::to_qpi`](crate::Epin::to_qpi).
    ///
    /// ```
    /// # use epin::notation::{Styles, qpi};
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R")] Rook, #[epin("R'")] Wazir, #[epin("K^")] King }
    /// let styles = Styles::parse("C/s")?;
    /// assert_eq!(piece!(Hybrid, "R").to_qpi(styles), qpi!("C:R"));
    /// assert_eq!(piece!(Hybrid, "R'").to_qpi(styles), qpi!("s:R"));
    /// # Ok::<(), epin::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn to_qpi(self, styles: Styles) -> Qpi {
        self.epin().to_qpi(styles)
    }

    /// Returns the piece with another letter, or `None` if that token is not in the catalog. The
    /// side, and so the case, stays the same.
    ///
    /// ```
    /// # use epin::{Catalog, Letter, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("+L")] PromotedLance }
    /// assert_eq!(piece!(Shogi, "+p").with_letter(Letter::L), Some(piece!(Shogi, "+l")));
    /// assert_eq!(piece!(Shogi, "p").with_letter(Letter::L), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_letter(self, letter: Letter) -> Option<Self> {
        Self::of(self.epin().with_letter(letter))
    }

    /// Returns the piece on the other side. It is always in the catalog, which covers both sides.
    ///
    /// The kind stays the same. In a catalog of [two styles](trait@Catalog#two-styles), the piece
    /// also keeps its style, as in a capture, so the `'` is added or removed: `Q` becomes `q'`. There,
    /// `piece.flipped().epin()` does not equal `piece.epin().flipped()`.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-R").flipped(), piece!(Chess, "-r"));
    /// ```
    #[doc(alias = "flip")]
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::new_unchecked(flipped(self.epin(), C::__STYLED))
    }

    /// Returns the piece on the given side. It is always in the catalog, which covers both sides.
    ///
    /// In a catalog of two styles, the `'` changes with the side: see [`flipped`](Self::flipped).
    ///
    /// ```
    /// # use epin::{Catalog, Side, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-R").with_side(Side::Second), piece!(Chess, "-r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_side(self, side: Side) -> Self {
        Self::new_unchecked(on_side(self.epin(), side, C::__STYLED))
    }

    /// Returns the piece in the given state, or `None` if that token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, State, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let rook = piece!(Chess, "R");
    /// assert_eq!(rook.with_state(State::Diminished), Some(piece!(Chess, "-R")));
    /// assert_eq!(rook.with_state(State::Enhanced), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_state(self, state: State) -> Option<Self> {
        Self::of(self.epin().with_state(state))
    }

    /// Returns the piece with the given terminal status, or `None` if that token is not in the
    /// catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let king = piece!(Chess, "K^");
    /// assert_eq!(king.with_terminal(true), Some(king));
    /// assert_eq!(king.with_terminal(false), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_terminal(self, terminal: bool) -> Option<Self> {
        Self::of(self.epin().with_terminal(terminal))
    }

    /// Returns the piece with the given style status, or `None` if that token is not in the
    /// catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R")] Rook, #[epin("R'")] Wazir, #[epin("K^")] King }
    /// assert_eq!(piece!(Hybrid, "R").with_derived(true), Some(piece!(Hybrid, "R'")));
    /// assert_eq!(piece!(Hybrid, "K^").with_derived(true), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_derived(self, derived: bool) -> Option<Self> {
        Self::of(self.epin().with_derived(derived))
    }

    /// Returns the piece in the enhanced state, whatever its state was, or `None` if that token is
    /// not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert_eq!(piece!(Shogi, "p").enhanced(), Some(piece!(Shogi, "+p")));
    /// assert_eq!(piece!(Shogi, "K^").enhanced(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn enhanced(self) -> Option<Self> {
        self.with_state(State::Enhanced)
    }

    /// Returns the piece in the diminished state, whatever its state was, or `None` if that token
    /// is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "R").diminished(), Some(piece!(Chess, "-R")));
    /// assert_eq!(piece!(Chess, "K^").diminished(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn diminished(self) -> Option<Self> {
        self.with_state(State::Diminished)
    }

    /// Returns the piece in the normal state, or `None` if that token is not in the catalog. Only
    /// the state changes: `^` and `'` stay.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Shogi { #[epin("P")] Pawn, #[epin("+P")] Tokin, #[epin("K^")] King }
    /// assert_eq!(piece!(Shogi, "+p").normalized(), Some(piece!(Shogi, "p")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn normalized(self) -> Option<Self> {
        self.with_state(State::Normal)
    }

    /// Returns the piece with native style status, or `None` if that token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R")] Rook, #[epin("R'")] Wazir, #[epin("K^")] King }
    /// assert_eq!(piece!(Hybrid, "R'").native(), Some(piece!(Hybrid, "R")));
    /// ```
    #[inline]
    #[must_use]
    pub const fn native(self) -> Option<Self> {
        self.with_derived(false)
    }

    /// Returns the piece with derived style status, or `None` if that token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Hybrid { #[epin("R")] Rook, #[epin("R'")] Wazir, #[epin("K^")] King }
    /// assert_eq!(piece!(Hybrid, "R").derive(), Some(piece!(Hybrid, "R'")));
    /// assert_eq!(piece!(Hybrid, "K^").derive(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn derive(self) -> Option<Self> {
        self.with_derived(true)
    }
}
