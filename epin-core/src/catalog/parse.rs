//! A string that is parsed as a piece of a catalog, and the error if it is not one.

use super::info::CatalogInfo;
use super::unknown_piece::UnknownPieceError;
use crate::notation::kept::ParseError;
use crate::token::layout::Epin;

/// Why a string is not a piece of a catalog.
///
/// It is not a token, or the token is not in the catalog. The error suggests only pieces of the catalog.
///
/// ```
/// use epin::{Catalog, ParsePieceErrorKind, Piece};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Draughts {
///     #[epin("M")]
///     Man,
/// }
///
/// let error = Piece::<Draughts>::parse("m^").unwrap_err();
/// assert_eq!(error.kind(), ParsePieceErrorKind::Unknown);
/// assert_eq!(
///     error.to_string(),
///     r#""m^" is not a piece of Draughts; did you mean "m"? its pieces are M"#,
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParsePieceError {
    pub(crate) reason: Reason,
    pub(crate) catalog: &'static CatalogInfo,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Reason {
    Invalid(ParseError),
    Unknown(Epin),
}

/// The kind of a [`ParsePieceError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParsePieceErrorKind {
    /// The string is not a token.
    Invalid,
    /// The string is a token, but it is not in the catalog.
    Unknown,
}

/// Returns a token that was parsed if it is in a catalog.
///
/// # Errors
///
/// Returns an error if the string was not a token, or if the token is not in the catalog.
#[inline]
pub const fn parsed_piece(
    catalog: &'static CatalogInfo,
    parsed: Result<Epin, ParseError>,
) -> Result<Epin, ParsePieceError> {
    match parsed {
        Ok(token) if catalog.members.contains(token) => Ok(token),
        Ok(token) => Err(ParsePieceError { reason: Reason::Unknown(token), catalog }),
        Err(error) => Err(ParsePieceError { reason: Reason::Invalid(error), catalog }),
    }
}

impl From<UnknownPieceError> for ParsePieceError {
    /// Returns the error for a token that is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, ParsePieceError, Piece, epin};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let unknown = Piece::<Chess>::try_from(epin!("K")).unwrap_err();
    /// assert_eq!(Piece::<Chess>::parse("K"), Err(ParsePieceError::from(unknown)));
    /// ```
    fn from(error: UnknownPieceError) -> Self {
        Self { reason: Reason::Unknown(error.token), catalog: error.catalog }
    }
}
