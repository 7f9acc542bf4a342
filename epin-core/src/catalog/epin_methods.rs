//! The methods of a piece that [`Epin`](crate::Epin) has as well: they read and change the piece's attributes.

use super::sides::{counterpart, on_side};
use super::{Catalog, Piece};
use crate::notation::{Qpi, Styles};
use crate::token::{Letter, Side, State};

/// Declares methods of `Piece` that call the methods of [`Epin`](crate::Epin) with the same names.
/// `$of_piece` converts what the token's method returns into what the piece's method returns. Each return
/// type is followed by the three parts of the method's example: the catalog, which is `epin_games::Chess` or
/// an enum that has derived pieces; the imports from `epin`; and the remaining lines.
macro_rules! methods_of_epin {
    (
        |$of_token:ident| $of_piece:expr;
        $(
            $(#[$attribute:meta])*
            $method:ident($($argument:ident: $Argument:ty)?) -> $Returned:ty:
            $(chess($imports:literal))? $(derived($all_imports:literal))? $($example:literal)+;
        )*
    ) => {$(
        $(#[$attribute])*
        ///
        /// ```
        $(
            #[doc = concat!("use epin::", $imports, ";")]
            /// use epin_games::Chess;
            ///
        )?
        $(
            #[doc = concat!("use epin::", $all_imports, ";")]
            ///
            /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
            /// enum Game {
            ///     #[epin("K^")]
            ///     King,
            ///     #[epin("R", "R'")]
            ///     Rook,
            /// }
            ///
        )?
        $(#[doc = $example])+
        /// ```
        #[inline]
        #[must_use]
        pub const fn $method(self $(, $argument: $Argument)?) -> $Returned {
            let $of_token = self.token().$method($($argument)?);
            $of_piece
        }
    )*};
}

impl<C: Catalog> Piece<C> {
    methods_of_epin! { |attribute| attribute;
        /// Returns the letter of the piece's token, regardless of case.
        letter() -> Letter: chess("{Letter, piece}")
            r#"assert_eq!(piece!(Chess, "-r").letter(), Letter::R);"#;

        /// Returns the side that the piece belongs to: the first if the letter is in upper case, and the
        /// second if it is in lower case.
        side() -> Side: chess("{Side, piece}")
            r#"assert_eq!(piece!(Chess, "k^").side(), Side::Second);"#;

        /// Returns the piece's state: enhanced if the token starts with `+`, diminished if it starts
        /// with `-`, and normal otherwise.
        state() -> State: chess("{State, piece}")
            r#"assert_eq!(piece!(Chess, "-r").state(), State::Diminished);"#;

        /// Returns whether the piece is terminal, that is, whether the token has a `^`.
        is_terminal() -> bool: chess("piece")
            r#"assert!(piece!(Chess, "K^").is_terminal());"#;

        /// Returns whether the piece is native, that is, whether the token has no `'`.
        is_native() -> bool: chess("piece")
            r#"assert!(piece!(Chess, "R").is_native());"#;

        /// Returns whether the piece is derived, that is, whether the token has a `'`.
        is_derived() -> bool: derived("{Catalog, piece}")
            r#"assert!(piece!(Game, "R'").is_derived());"#;

        /// Returns the side whose style the piece moves by, in a game with a style for each side.
        ///
        /// That is the piece's own side if it is native, and the other side if it is derived.
        style_side() -> Side: derived("{Catalog, Side, piece}")
            r#"assert_eq!(piece!(Game, "R").style_side(), Side::First);"#
            r#"assert_eq!(piece!(Game, "R'").style_side(), Side::Second);"#;

        /// Returns the QPI token of the piece in a game with these styles: a native piece has its own
        /// side's style, and a derived piece has the other side's.
        ///
        /// This is one way to resolve a style: see [`Epin::to_qpi`](crate::Epin::to_qpi).
        to_qpi(styles: Styles) -> Qpi: derived("{Catalog, notation::{Styles, qpi}, piece}")
            r#"let styles = Styles::parse("C/s")?;"#
            r#"assert_eq!(piece!(Game, "R").to_qpi(styles), qpi!("C:R"));"#
            r#"assert_eq!(piece!(Game, "R'").to_qpi(styles), qpi!("s:R"));"#
            "# Ok::<(), epin::ParseError>(())";
    }

    /// Returns the piece on the other side. The result is always in the catalog, because a catalog
    /// covers both sides.
    ///
    /// The kind stays the same. In a catalog of [two styles](trait@Catalog#two-styles), the piece also
    /// keeps its style, as a captured piece does, so the `'` is added or removed: `Q` becomes `q'`. In
    /// such a catalog, `piece.flipped().token()` does not equal `piece.token().flipped()`.
    ///
    /// ```
    /// use epin::piece;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(piece!(Chess, "-R").flipped(), piece!(Chess, "-r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::new_unchecked(counterpart(self.token(), C::__TWO_STYLES))
    }

    /// Returns the piece on the given side. The result is always in the catalog, because a catalog
    /// covers both sides.
    ///
    /// In a catalog of two styles, the `'` changes with the side: see [`flipped`](Self::flipped).
    ///
    /// ```
    /// use epin::{Side, piece};
    /// use epin_games::Chess;
    ///
    /// assert_eq!(piece!(Chess, "-R").with_side(Side::Second), piece!(Chess, "-r"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with_side(self, side: Side) -> Self {
        Self::new_unchecked(on_side(self.token(), side, C::__TWO_STYLES))
    }

    // A method whose result might not be in the catalog returns an `Option`.
    methods_of_epin! { |token| Self::from_token(token);
        /// Returns the piece with the given letter, or `None` if the catalog has no such piece.
        ///
        /// The side stays the same, and so does the case of the letter.
        with_letter(letter: Letter) -> Option<Self>: chess("{Letter, piece}")
            r#"assert_eq!(piece!(Chess, "p").with_letter(Letter::R), Some(piece!(Chess, "r")));"#
            r#"assert_eq!(piece!(Chess, "+p").with_letter(Letter::R), None);"#;

        /// Returns the piece in the given state, or `None` if the catalog has no such piece.
        with_state(state: State) -> Option<Self>: chess("{State, piece}")
            r#"let rook = piece!(Chess, "R");"#
            r#"assert_eq!(rook.with_state(State::Diminished), Some(piece!(Chess, "-R")));"#
            "assert_eq!(rook.with_state(State::Enhanced), None);";

        /// Returns the piece with the given terminal status, or `None` if the catalog has no such
        /// piece.
        with_terminal(terminal: bool) -> Option<Self>: chess("piece")
            r#"let king = piece!(Chess, "K^");"#
            "assert_eq!(king.with_terminal(true), Some(king));"
            "assert_eq!(king.with_terminal(false), None);";

        /// Returns the piece with the given style status, or `None` if the catalog has no such
        /// piece.
        with_derived(derived: bool) -> Option<Self>: derived("{Catalog, piece}")
            r#"assert_eq!(piece!(Game, "R").with_derived(true), Some(piece!(Game, "R'")));"#
            r#"assert_eq!(piece!(Game, "K^").with_derived(true), None);"#;

        /// Returns the piece in the enhanced state, whatever its state was, or `None` if the catalog has
        /// no such piece.
        enhanced() -> Option<Self>: chess("piece")
            r#"assert_eq!(piece!(Chess, "p").enhanced(), Some(piece!(Chess, "+p")));"#
            r#"assert_eq!(piece!(Chess, "K^").enhanced(), None);"#;

        /// Returns the piece in the diminished state, whatever its state was, or `None` if the catalog
        /// has no such piece.
        diminished() -> Option<Self>: chess("piece")
            r#"assert_eq!(piece!(Chess, "R").diminished(), Some(piece!(Chess, "-R")));"#
            r#"assert_eq!(piece!(Chess, "K^").diminished(), None);"#;

        /// Returns the piece in the normal state, or `None` if the catalog has no such piece.
        ///
        /// Only the state changes: `^` and `'` stay. [`canonical`](Self::canonical) keeps the kind instead.
        normalized() -> Option<Self>: chess("piece")
            r#"assert_eq!(piece!(Chess, "+p").normalized(), Some(piece!(Chess, "p")));"#;

        /// Returns the piece with native style status, or `None` if the catalog has no such piece.
        native() -> Option<Self>: derived("{Catalog, piece}")
            r#"assert_eq!(piece!(Game, "R'").native(), Some(piece!(Game, "R")));"#;

        /// Returns the piece with derived style status, or `None` if the catalog has no such piece.
        derive() -> Option<Self>: derived("{Catalog, piece}")
            r#"assert_eq!(piece!(Game, "R").derive(), Some(piece!(Game, "R'")));"#
            r#"assert_eq!(piece!(Game, "K^").derive(), None);"#;
    }
}
