//! Parsing a position, and checking its pieces.

use epin_grammar::{read_feen, read_item};

use super::walk::Walk;
use super::{Feen, ParseFeenError};
use crate::catalog::CatalogInfo;
use crate::{AnyPiece, Catalog, Epin, EpinSet, Piece, Side};

impl<'a> Feen<'a> {
    /// Returns the position that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position, or is larger than the [limits](super#limits): the
    /// first of [`errors`](super::errors). Nothing is trimmed or normalised.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// const START: Feen = match Feen::parse("k^1/1K^ / C/c") {
    ///     Ok(start) => start,
    ///     Err(_) => panic!("not a position"),
    /// };
    /// assert_eq!(START.square_count(), 4);
    /// let error = Feen::parse("k^1/1K / C/c ").unwrap_err();
    /// assert_eq!(error.to_string(), "expected the end, found ` ` at byte 12");
    /// ```
    #[inline]
    pub const fn parse(text: &'a str) -> Result<Self, ParseFeenError> {
        match read_feen(text.as_bytes()) {
            Some(layout) => Ok(Self::known(text, layout)),
            None => Err(ParseFeenError::new(text.as_bytes())),
        }
    }

    /// Returns the position that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position: the same as [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::from_ascii(b"8/8 / C/c"), Feen::parse("8/8 / C/c"));
    /// assert!(Feen::from_ascii(b"8/7\xff / C/c").is_err());
    /// ```
    pub const fn from_ascii(text: &'a [u8]) -> Result<Self, ParseFeenError> {
        if let Some(layout) = read_feen(text) {
            // Only now, since this reads all of a string that is too long.
            if let Ok(text) = core::str::from_utf8(text) {
                return Ok(Self::known(text, layout));
            }
        }
        Err(ParseFeenError::new(text))
    }

    /// Returns the position that `text` spells, with the pieces of a catalog.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position, or if a piece is not in the catalog: the first of
    /// [`errors_in`](super::errors_in).
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// use epin::feen::Feen;
    ///
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let position = Feen::parse_in::<Chess>("k^1/1-R / C/c")?;
    /// assert_eq!(position.pieces().last(), Some((3, piece!(Chess, "-R"))));
    /// assert!(Feen::parse_in::<Chess>("k1/1R / C/c").is_err());
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    pub fn parse_in<C: Catalog>(text: &'a str) -> Result<Feen<'a, Piece<C>>, ParseFeenError> {
        Self::of_pieces(text.as_bytes())
    }

    /// Returns whether `text` is one position and nothing else.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert!(Feen::is_valid("8/8 / C/c"));
    /// assert!(!Feen::is_valid("8/7 / C/c"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        read_feen(text.as_bytes()).is_some()
    }

    /// Returns the position with the pieces of a catalog. A constant can call this, but not
    /// [`parse_in`](Self::parse_in).
    ///
    /// # Errors
    ///
    /// If a piece is not in the catalog: the first one, on the board or else in a hand.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// use epin::feen::Feen;
    ///
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let position = Feen::parse("k^1/1-R / C/c")?.in_catalog::<Chess>()?;
    /// assert_eq!(position.pieces().last(), Some((3, piece!(Chess, "-R"))));
    /// let error = Feen::parse("k1/1R / C/c")?.in_catalog::<Chess>().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     r#""k" at byte 0 is not a piece of Chess; did you mean "k^"? its pieces are K^ R -R"#,
    /// );
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub const fn in_catalog<C: Catalog>(self) -> Result<Feen<'a, Piece<C>>, ParseFeenError> {
        match self.check(CatalogInfo::of::<C>()) {
            Ok(()) => Ok(Feen::known(self.text, self.layout)),
            Err(error) => Err(error),
        }
    }

    /// As [`from_ascii`](Self::from_ascii), with any type of piece.
    pub(crate) fn of_pieces<P: AnyPiece>(text: &'a [u8]) -> Result<Feen<'a, P>, ParseFeenError> {
        match Self::from_ascii(text) {
            Ok(feen) if P::CATALOG.is_none_or(|catalog| feen.check(catalog).is_ok()) => {
                Ok(Feen::known(feen.text, feen.layout))
            }
            _ => Err(ParseFeenError::first_in(text, P::CATALOG)),
        }
    }

    /// Returns the error for the first piece that is not in a catalog.
    pub(crate) const fn check(&self, catalog: &'static CatalogInfo) -> Result<(), ParseFeenError> {
        match self.unknown(catalog.members) {
            None => Ok(()),
            Some((token, offset)) => Err(ParseFeenError::unknown(catalog, token, offset)),
        }
    }

    /// Returns the first token that is not one of `members`, and its offset.
    const fn unknown(&self, members: &EpinSet) -> Option<(Epin, usize)> {
        let mut board = Walk::of(self.board_text());
        while let Some((_, token)) = board.next() {
            if !members.contains(Epin(token)) {
                let end = self.layout.board_len as usize - board.rest.len();
                return Some((Epin(token), end - token.as_str().len()));
            }
        }
        let mut sides: &[Side] = &Side::ALL;
        while let [side, more @ ..] = sides {
            sides = more;
            let (mut rest, end) = self.hand_text(*side);
            while let Some(((token, _), more)) = read_item(rest) {
                if !members.contains(Epin(token)) {
                    return Some((Epin(token), end - more.len() - token.as_str().len()));
                }
                rest = more;
            }
        }
        None
    }
}

impl<'a, C: Catalog> From<Feen<'a, Piece<C>>> for Feen<'a> {
    /// Returns the position with tokens instead of pieces: the inverse of
    /// [`in_catalog`](Feen::in_catalog).
    ///
    /// ```
    /// # use epin::{Catalog, epin};
    /// use epin::feen::Feen;
    ///
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let position = Feen::parse("k^1/1-R / C/c")?.in_catalog::<Chess>()?;
    /// let tokens: Feen = position.into();
    /// assert_eq!(tokens.pieces().last(), Some((3, epin!("-R"))));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    fn from(position: Feen<'a, Piece<C>>) -> Self {
        Self::known(position.text, position.layout)
    }
}

impl<'a> TryFrom<&'a str> for Feen<'a> {
    type Error = ParseFeenError;

    #[inline]
    fn try_from(text: &'a str) -> Result<Self, ParseFeenError> {
        Self::parse(text)
    }
}

impl<'a> TryFrom<&'a [u8]> for Feen<'a> {
    type Error = ParseFeenError;

    #[inline]
    fn try_from(text: &'a [u8]) -> Result<Self, ParseFeenError> {
        Self::from_ascii(text)
    }
}
