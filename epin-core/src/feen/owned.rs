//! A valid position that owns its string.

use alloc::boxed::Box;
use alloc::string::String;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::Range;
use core::str::FromStr;

use crate::feen::FeenLayout;
use crate::notation::Styles;
use crate::token::{Epin, Side};

use super::borrowed::{impl_order, without_zeros};
use super::{Feen, HandPieces, ParseFeenError, Pieces, Position, Squares};
use crate::catalog::{AnyPiece, Catalog, Piece};

/// A position that owns its string.
///
/// Use it instead of a [`Feen`] if the position is read from a file or stored in a struct that outlives the
/// input. `str::parse` makes a `FeenBuf` from a string, and [`Position::to_feen`] makes one from a board and
/// hands. A `FeenBuf` has all methods of a [`Feen`] that read a position.
///
/// With the `serde` feature, `FeenBuf` implements `Serialize` and `Deserialize`, and with the
/// `schemars1` feature, it implements `JsonSchema`. In a file, a position is a string.
///
/// ```
/// use epin::feen::FeenBuf;
/// use epin::{Piece, piece};
/// use epin_games::Chess;
///
/// let position: FeenBuf<Piece<Chess>> = "k^1/1-R / C/c".parse()?;
/// assert_eq!(position.squares().last(), Some(Some(piece!(Chess, "-R"))));
/// assert!("k1/1R / C/c".parse::<FeenBuf<Piece<Chess>>>().is_err());
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(PartialEq, Eq)]
pub struct FeenBuf<P = Epin> {
    text: Box<str>,
    layout: FeenLayout,
    pieces: PhantomData<fn() -> P>,
}

/// Declares methods of [`Feen`] for `FeenBuf`. A `FeenBuf` cannot dereference to a `Feen`, because it cannot
/// contain one: the `Feen` would have to borrow the string in the same struct.
macro_rules! methods_of_feen {
    ($(
        $(#[$attribute:meta])*
        $method:ident($($argument:ident: $Argument:ty)?) -> $Returned:ty;
    )*) => {$(
        $(#[$attribute])*
        #[doc = concat!("See [`Feen::", stringify!($method), "`].")]
        #[allow(clippy::double_must_use, reason = "some of the iterators are `#[must_use]`")]
        #[inline]
        #[must_use]
        pub const fn $method(&self $(, $argument: $Argument)?) -> $Returned {
            self.as_feen().$method($($argument)?)
        }
    )*};
}

impl<P> FeenBuf<P> {
    /// Wraps a string that is known to be valid.
    pub(super) const fn new_unchecked(text: Box<str>, layout: FeenLayout) -> Self {
        Self { text, layout, pieces: PhantomData }
    }

    /// Returns the position as a [`Feen`], which borrows the string.
    ///
    /// ```
    /// use epin::Side;
    /// use epin::feen::FeenBuf;
    ///
    /// let position: FeenBuf = "8/8 / c/C".parse()?;
    /// assert_eq!(position.as_feen().turn(), Side::Second);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_feen(&self) -> Feen<'_, P> {
        Feen::new_unchecked(&self.text, self.layout)
    }

    /// Returns the string.
    ///
    /// ```
    /// use epin::feen::FeenBuf;
    ///
    /// let position: FeenBuf = "8/8 / C/c".parse()?;
    /// assert_eq!(position.as_str(), "8/8 / C/c");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the sizes of the board, outermost first. See [`Feen::sizes`].
    #[inline]
    #[must_use]
    pub const fn sizes(&self) -> &[u8] {
        without_zeros(&self.layout.sizes)
    }

    methods_of_feen! {
        /// Returns the number of squares.
        square_count() -> usize;
        /// Returns the native styles of both sides.
        styles() -> Styles;
        /// Returns the side to move.
        turn() -> Side;
        /// Returns the byte range of the board in the string.
        board_range() -> Range<usize>;
        /// Returns the byte range of both hands in the string, including the `/` between them.
        hands_range() -> Range<usize>;
        /// Returns the byte range of the styles in the string.
        styles_range() -> Range<usize>;
    }
}

impl<P: AnyPiece> FeenBuf<P> {
    methods_of_feen! {
        /// Returns what is on each square, in the order of the string.
        squares() -> Squares<'_, P>;
        /// Returns the pieces on the board, each with the index of its square, in the order in which they
        /// appear in the string.
        pieces() -> Pieces<'_, P>;
        /// Returns the byte range, in the string, of the piece on a square, or `None` if no piece is there.
        piece_range(index: usize) -> Option<Range<usize>>;
        /// Returns the pieces in a hand, each with its count, in the order in which they appear in the string.
        hand_pieces(side: Side) -> HandPieces<'_, P>;
    }

    /// Returns the position as a [`Position`], whose fields can be changed. See [`Feen::to_position`].
    #[must_use]
    pub fn to_position(&self) -> Position<P> {
        self.as_feen().to_position()
    }

    /// Returns the byte range, in the string, of a piece in a hand, including its count, or `None` if the piece
    /// is not in that hand. See [`Feen::hand_piece_range`].
    #[must_use]
    pub fn hand_piece_range(&self, side: Side, piece: P) -> Option<Range<usize>> {
        self.as_feen().hand_piece_range(side, piece)
    }
}

impl FeenBuf {
    /// Returns the position as a [`Feen`] with pieces of a catalog instead of tokens.
    ///
    /// See [`Feen::in_catalog`].
    ///
    /// # Errors
    ///
    /// Returns an error if a piece is not in the catalog, or if the catalog [knows the letters of its
    /// styles](Catalog#two-styles) and the position has other styles. The error is for the first such piece:
    /// the board is checked before the hands, and the styles last.
    #[inline]
    pub const fn in_catalog<C: Catalog>(&self) -> Result<Feen<'_, Piece<C>>, ParseFeenError> {
        self.as_feen().in_catalog()
    }
}

impl<C: Catalog> FeenBuf<Piece<C>> {
    /// Returns the position as a [`Feen`] with tokens instead of pieces. See [`Feen::without_catalog`].
    #[inline]
    #[must_use]
    pub const fn without_catalog(&self) -> Feen<'_> {
        self.as_feen().without_catalog()
    }
}

impl<P> From<Feen<'_, P>> for FeenBuf<P> {
    fn from(position: Feen<'_, P>) -> Self {
        Self::new_unchecked(position.as_str().into(), position.layout)
    }
}

impl<C: Catalog> From<FeenBuf<Piece<C>>> for FeenBuf {
    /// Returns the position with tokens instead of pieces.
    ///
    /// ```
    /// use epin::Piece;
    /// use epin::feen::FeenBuf;
    /// use epin_games::Chess;
    ///
    /// let position: FeenBuf<Piece<Chess>> = "k^1/1-R / C/c".parse()?;
    /// let tokens: FeenBuf = position.into();
    /// assert_eq!(tokens.as_str(), "k^1/1-R / C/c");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    fn from(position: FeenBuf<Piece<C>>) -> Self {
        Self::new_unchecked(position.text, position.layout)
    }
}

impl<P> From<FeenBuf<P>> for String {
    /// Returns the string without copying it.
    ///
    /// ```
    /// let position: epin::feen::FeenBuf = "8/8 / C/c".parse()?;
    /// assert_eq!(String::from(position), "8/8 / C/c");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    fn from(position: FeenBuf<P>) -> Self {
        position.text.into()
    }
}

impl<P> Borrow<str> for FeenBuf<P> {
    /// Returns the string, so that a map whose keys are positions can be searched by string.
    ///
    /// ```
    /// use epin::feen::FeenBuf;
    /// use std::collections::HashMap;
    ///
    /// let times = HashMap::from([("8/8 / C/c".parse::<FeenBuf>()?, 2)]);
    /// assert_eq!(times.get("8/8 / C/c"), Some(&2));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    fn borrow(&self) -> &str {
        &self.text
    }
}

impl<P: AnyPiece> FromStr for FeenBuf<P> {
    type Err = ParseFeenError;

    fn from_str(text: &str) -> Result<Self, ParseFeenError> {
        Ok(Feen::parse_as(text.as_bytes())?.into())
    }
}

impl<P: AnyPiece> TryFrom<&str> for FeenBuf<P> {
    type Error = ParseFeenError;

    fn try_from(text: &str) -> Result<Self, ParseFeenError> {
        text.parse()
    }
}

impl<P: AnyPiece> TryFrom<String> for FeenBuf<P> {
    type Error = ParseFeenError;

    /// Parses `text` as a position and keeps `text` as the position's string.
    fn try_from(text: String) -> Result<Self, ParseFeenError> {
        let layout = Feen::parse_as::<P>(text.as_bytes())?.layout;
        Ok(Self::new_unchecked(text.into_boxed_str(), layout))
    }
}

impl<P: AnyPiece> TryFrom<&[u8]> for FeenBuf<P> {
    type Error = ParseFeenError;

    fn try_from(text: &[u8]) -> Result<Self, ParseFeenError> {
        Ok(Feen::parse_as(text)?.into())
    }
}

impl<P> Clone for FeenBuf<P> {
    fn clone(&self) -> Self {
        Self::new_unchecked(self.text.clone(), self.layout)
    }
}

crate::traits::impl_write!([P] FeenBuf<P>, |position| position.as_str());
crate::traits::impl_as_ref!([P] FeenBuf<P>);

impl_order!(FeenBuf<P>);

impl<P: PartialEq> PartialEq<Feen<'_, P>> for FeenBuf<P> {
    #[inline]
    fn eq(&self, position: &Feen<'_, P>) -> bool {
        self.as_feen() == *position
    }
}

impl<P: PartialEq> PartialEq<FeenBuf<P>> for Feen<'_, P> {
    #[inline]
    fn eq(&self, position: &FeenBuf<P>) -> bool {
        *self == position.as_feen()
    }
}
