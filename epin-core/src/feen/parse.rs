//! Parsing a position and checking its pieces. Both return a `ParseFeenError`, which needs the `alloc` feature,
//! because finding the mistakes in an invalid string needs a heap. `Feen::new` needs no heap.

use super::accept::read_feen;
use super::errors::check_pieces;
use super::{Feen, ParseFeenError};
use crate::catalog::{AnyPiece, Catalog, CatalogInfo, Piece};

#[cfg(feature = "alloc")]
impl<'a> Feen<'a> {
    /// Parses `text` as a position.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is anything but one position within the
    /// [limits](https://docs.rs/epin/latest/epin/feen/index.html#limits). The error is the first that
    /// [`errors`](super::errors) returns. Nothing is trimmed or normalized.
    ///
    /// This cannot be called in a constant, and it needs the `alloc` feature.
    /// [`feen!`](https://docs.rs/epin/latest/epin/macro.feen.html) and [`new`](Self::new) have neither
    /// restriction.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("k^1/1K^ / C/c")?.square_count(), 4);
    /// let error = Feen::parse("k^1/1K / C-c").unwrap_err();
    /// assert_eq!(error.to_string(), "expected `/`, found `-` at byte 10; did you mean \"C/c\"?");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub fn parse(text: &'a str) -> Result<Self, ParseFeenError> {
        Self::new(text).ok_or_else(|| ParseFeenError::first(text.as_bytes(), None))
    }

    /// Parses `text` as a position. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is anything but one position, as [`parse`](Self::parse) does.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::from_ascii(b"8/8 / C/c"), Feen::parse("8/8 / C/c"));
    /// assert!(Feen::from_ascii(b"8/7\xff / C/c").is_err());
    /// ```
    pub fn from_ascii(text: &'a [u8]) -> Result<Self, ParseFeenError> {
        Self::parse_as(text)
    }

    /// Parses `text` as a position whose pieces are all in a catalog.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is anything but one position, if a piece is not in the catalog, or if the
    /// catalog [knows the letters of its styles](Catalog#two-styles) and the position has other styles. The
    /// error is the first that [`errors_in`](super::errors_in) returns.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::piece;
    /// use epin_games::Chess;
    ///
    /// let position = Feen::parse_in::<Chess>("k^1/1-R / C/c")?;
    /// assert_eq!(position.pieces().last(), Some((3, piece!(Chess, "-R"))));
    /// assert!(Feen::parse_in::<Chess>("k1/1R / C/c").is_err());
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    pub fn parse_in<C: Catalog>(text: &'a str) -> Result<Feen<'a, Piece<C>>, ParseFeenError> {
        Self::parse_as(text.as_bytes())
    }

    /// Returns the position with pieces of a catalog instead of tokens.
    ///
    /// A constant can call this, but it cannot call [`parse_in`](Self::parse_in).
    ///
    /// # Errors
    ///
    /// Returns an error if a piece is not in the catalog, or if the catalog [knows the letters of its
    /// styles](Catalog#two-styles) and the position has other styles. The error is for the first such piece:
    /// the board is checked before the hands, and the styles last.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::piece;
    /// use epin_games::Chess;
    ///
    /// let position = Feen::parse("k^1/1-R / C/c")?.in_catalog::<Chess>()?;
    /// assert_eq!(position.pieces().last(), Some((3, piece!(Chess, "-R"))));
    /// let error = Feen::parse("k1/1R / C/c")?.in_catalog::<Chess>().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "\"k\" at byte 0 is not a piece of Chess; did you mean \"k^\"? \
    ///      the game's pieces are K^ Q R -R B N P +P -P",
    /// );
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub const fn in_catalog<C: Catalog>(self) -> Result<Feen<'a, Piece<C>>, ParseFeenError> {
        match check_pieces(self.text.as_bytes(), self.layout, CatalogInfo::of::<C>()) {
            Ok(()) => Ok(Feen::new_unchecked(self.text, self.layout)),
            Err(error) => Err(error),
        }
    }

    /// Parses `text` like [`from_ascii`](Self::from_ascii), but for any type of piece.
    pub(crate) fn parse_as<P: AnyPiece>(text: &'a [u8]) -> Result<Feen<'a, P>, ParseFeenError> {
        // `read_feen` comes first, because `from_utf8` would read the whole string even if it is too long.
        let valid =
            read_feen(text).and_then(|layout| Some((layout, core::str::from_utf8(text).ok()?)));
        let (layout, string) = valid.ok_or_else(|| ParseFeenError::first(text, P::CATALOG))?;
        if let Some(catalog) = P::CATALOG {
            check_pieces(text, layout, catalog)?;
        }
        Ok(Feen::new_unchecked(string, layout))
    }
}

#[cfg(feature = "alloc")]
impl<'a> TryFrom<&'a str> for Feen<'a> {
    type Error = ParseFeenError;

    #[inline]
    fn try_from(text: &'a str) -> Result<Self, ParseFeenError> {
        Self::parse(text)
    }
}

#[cfg(feature = "alloc")]
impl<'a> TryFrom<&'a [u8]> for Feen<'a> {
    type Error = ParseFeenError;

    #[inline]
    fn try_from(text: &'a [u8]) -> Result<Self, ParseFeenError> {
        Self::from_ascii(text)
    }
}
