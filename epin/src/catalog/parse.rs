//! A piece of a catalog as a string: `parse`, `as_str` and what goes with them.

use epin_grammar::{Notation, prefix_len};

use crate::parse::split;
use crate::{Catalog, Epin, ParsePieceError, Piece};

impl<C: Catalog> Piece<C> {
    /// Returns the piece that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token, or if the token is not in the catalog. Nothing is
    /// trimmed or normalised.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// const ROOK: Result<Piece<Chess>, epin::ParsePieceError> = Piece::parse("-r");
    /// assert_eq!(ROOK, Ok(piece!(Chess, "-r")));
    /// assert_eq!(
    ///     Piece::<Chess>::parse("K").unwrap_err().to_string(),
    ///     r#""K" is not a piece of Chess; did you mean "K^"? its pieces are K^ R -R"#,
    /// );
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, ParsePieceError> {
        Self::from_ascii(text.as_bytes())
    }

    /// Returns the piece that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one token, or if the token is not in the catalog: the same as
    /// [`parse`](Self::parse).
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::from_ascii(b"-r"), Ok(piece!(Chess, "-r")));
    /// assert!(Piece::<Chess>::from_ascii(b"r\xff").is_err());
    /// ```
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Result<Self, ParsePieceError> {
        match Epin::from_ascii(text) {
            Ok(token) => match Self::of(token) {
                Some(piece) => Ok(piece),
                None => Err(ParsePieceError::unknown::<C>(token)),
            },
            Err(error) => Err(ParsePieceError::invalid::<C>(error)),
        }
    }

    /// Returns the piece whose token is the longest at the start of `text`, and the rest of the
    /// string.
    ///
    /// Takes constant time, however long `text` is. This is not a `const fn`, because a `const fn`
    /// can split a `str` only since Rust 1.86.
    ///
    /// # Errors
    ///
    /// If `text` does not start with a token, or if the longest token there is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(Piece::parse_prefix("-r2k^")?, (piece!(Chess, "-r"), "2k^"));
    /// assert!(Piece::<Chess>::parse_prefix("R^").is_err());
    /// # Ok::<(), epin::ParsePieceError>(())
    /// ```
    #[inline]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParsePieceError> {
        let len = prefix_len(Notation::Epin, text.as_bytes());
        let (token, rest) = split(text, len.map_err(ParsePieceError::invalid::<C>)?);
        Ok((Self::parse(token)?, rest))
    }

    /// Returns the piece's token as a string of one to four ASCII characters. The string is static
    /// data: nothing is allocated.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(piece!(Chess, "-r").as_str(), "-r");
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.epin().as_str()
    }
}
