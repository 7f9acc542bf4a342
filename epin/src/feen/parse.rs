//! Parsing a position, and checking its pieces.

use epin_core::{HandOrder, read_feen, read_item, scan_start, slice};

use super::{Feen, ParseFeenError};
use crate::catalog::CatalogInfo;
use crate::{AnyPiece, Catalog, Epin, EpinSet, Piece, Side};

impl<'a> Feen<'a> {
    /// Returns the position that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position within the [limits](super#limits). The error is the
    /// first of [`errors`](super::errors). Nothing is trimmed or normalised.
    ///
    /// A constant cannot call this: use [`feen!`](crate::feen!) or [`valid`](Self::valid).
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("k^1/1K^ / C/c")?.square_count(), 4);
    /// let error = Feen::parse("k^1/1K / C/C").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "expected a lower-case letter, found `C` at byte 11; did you mean \"C/c\"?",
    /// );
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub fn parse(text: &'a str) -> Result<Self, ParseFeenError> {
        Self::valid(text).ok_or_else(|| ParseFeenError::first(text.as_bytes(), None))
    }

    /// Returns the position that `text` spells, or `None` if it is not a position. A constant can
    /// call this. [`parse`](Self::parse) also says what is wrong.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// const EMPTY: Feen = Feen::valid("8/8 / C/c").expect("a position");
    /// assert_eq!(EMPTY.square_count(), 16);
    /// assert_eq!(Feen::valid("8/7 / C/c"), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn valid(text: &'a str) -> Option<Self> {
        match read_feen(text.as_bytes()) {
            Some(layout) => Some(Self::new_unchecked(text, layout)),
            None => None,
        }
    }

    /// Returns the position that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position, as for [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::from_ascii(b"8/8 / C/c"), Feen::parse("8/8 / C/c"));
    /// assert!(Feen::from_ascii(b"8/7\xff / C/c").is_err());
    /// ```
    pub fn from_ascii(text: &'a [u8]) -> Result<Self, ParseFeenError> {
        Self::valid_ascii(text).ok_or_else(|| ParseFeenError::first(text, None))
    }

    fn valid_ascii(text: &'a [u8]) -> Option<Self> {
        // First, because `from_utf8` would read all of a string that is too long.
        let layout = read_feen(text)?;
        Some(Self::new_unchecked(core::str::from_utf8(text).ok()?, layout))
    }

    /// Returns the position that `text` spells, with the pieces of a catalog.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position, or if a piece is not in the catalog. The error is the
    /// first of [`errors_in`](super::errors_in).
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

    /// Returns the position with pieces of a catalog instead of tokens. A constant can call this, but
    /// not [`parse_in`](Self::parse_in).
    ///
    /// # Errors
    ///
    /// If a piece is not in the catalog. The error is for the first such piece: board first, then
    /// hands.
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
            Ok(()) => Ok(Feen::new_unchecked(self.text, self.layout)),
            Err(error) => Err(error),
        }
    }

    /// Like [`from_ascii`](Self::from_ascii), for any type of piece.
    pub(crate) fn of_pieces<P: AnyPiece>(text: &'a [u8]) -> Result<Feen<'a, P>, ParseFeenError> {
        match Self::valid_ascii(text) {
            Some(feen) if P::CATALOG.is_none_or(|info| feen.unknown(info.members).is_none()) => {
                Ok(Feen::new_unchecked(feen.text, feen.layout))
            }
            _ => Err(ParseFeenError::first(text, P::CATALOG)),
        }
    }

    /// Returns an error for the first piece that is not in a catalog, if there is one.
    pub(crate) const fn check(&self, catalog: &'static CatalogInfo) -> Result<(), ParseFeenError> {
        match self.unknown(catalog.members) {
            None => Ok(()),
            Some((token, offset)) => {
                let suggestion = self.suggestion(catalog.members, token, offset);
                Err(ParseFeenError::unknown(
                    self.text.as_bytes(),
                    catalog,
                    token,
                    offset,
                    suggestion,
                ))
            }
        }
    }

    /// Returns what to write instead of a piece that is not one of `members`. In a hand, there is a
    /// suggestion only if the hand is in order with all of its suggestions, as `parse_in` has it.
    pub(crate) const fn suggestion(
        &self,
        members: &EpinSet,
        token: Epin,
        offset: usize,
    ) -> Option<Epin> {
        if offset > self.layout.board_len as usize {
            let is_first = offset < self.layout.slash as usize;
            let (mut hand, _) = self.hand_text(if is_first { Side::First } else { Side::Second });
            let mut order = HandOrder::new();
            while let Some(((token, count), rest)) = read_item(hand) {
                let token = Epin(token);
                let meant =
                    if members.contains(token) { Some(token) } else { members.suggest(token) };
                if let Some(Epin(meant)) = meant {
                    if !order.add(meant, count) {
                        return None;
                    }
                }
                hand = rest;
            }
        }
        members.suggest(token)
    }

    /// Returns the first token that is not one of `members`, and its offset.
    const fn unknown(&self, members: &EpinSet) -> Option<(Epin, usize)> {
        // The styles are not pieces.
        let end = self.text.len().saturating_sub(3);
        let mut rest = slice(self.text.as_bytes(), 0, end);
        while let [_, after_byte @ ..] = rest {
            rest = match scan_start(rest) {
                Some((token, after_piece)) if members.contains(Epin(token)) => after_piece,
                Some((token, _)) => return Some((Epin(token), end - rest.len())),
                None => after_byte,
            };
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
        Self::new_unchecked(position.text, position.layout)
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
