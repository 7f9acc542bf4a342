//! The error for a token that is not in a catalog.

use core::fmt;

use epin_grammar::Message;

use crate::catalog::{CatalogInfo, on_side};
use crate::{Catalog, Epin};

/// The maximum number of tokens that a message lists.
///
/// With this limit and [`NAMED`], the longest message fits into [`Message::CAPACITY`], 768 bytes: a
/// name of 64 characters takes up to 4 bytes for each, a token up to 4 with a space before it, the
/// words around them take some 90 bytes, and an excerpt of a position up to 150.
pub(crate) const LISTED: usize = 32;

/// The most characters of a catalog's name that a message has.
pub(crate) const NAMED: usize = 64;

/// The error for a token that is not in a catalog. `try_from` of a [`Piece`](crate::Piece) and of the
/// catalog's enum return it.
///
/// The message has the catalog's name, the token that was probably meant, and the catalog's tokens.
/// It has at most 64 characters of the name and at most 32 tokens.
///
/// ```
/// use epin::{Catalog, epin};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
/// enum Draughts {
///     #[epin("M")]
///     Man,
///     #[epin("+M")]
///     King,
/// }
///
/// let error = Draughts::try_from(epin!("K")).unwrap_err();
/// assert_eq!(error.to_string(), r#""K" is not a piece of Draughts; its pieces are M +M"#);
/// let error = Draughts::try_from(epin!("m^")).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#""m^" is not a piece of Draughts; did you mean "m"? its pieces are M +M"#,
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnknownPieceError {
    token: Epin,
    catalog: &'static CatalogInfo,
}

impl UnknownPieceError {
    /// Returns the error for a token that is not in the catalog `C`. This is not checked: for a token
    /// that is in the catalog, the message would be wrong.
    pub(crate) const fn new<C: Catalog>(token: Epin) -> Self {
        Self::of(CatalogInfo::of::<C>(), token)
    }

    /// As [`new`](Self::new), of a catalog without its type.
    pub(crate) const fn of(catalog: &'static CatalogInfo, token: Epin) -> Self {
        Self { token, catalog }
    }

    /// Returns the catalog.
    pub(crate) const fn info(&self) -> &'static CatalogInfo {
        self.catalog
    }

    /// Returns the token that is not in the catalog.
    ///
    /// ```
    /// use epin::{Catalog, epin};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Draughts {
    ///     #[epin("M")]
    ///     Man,
    /// }
    ///
    /// assert_eq!(Draughts::try_from(epin!("K")).unwrap_err().token(), epin!("K"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn token(&self) -> Epin {
        self.token
    }

    /// Returns the catalog's name.
    ///
    /// ```
    /// use epin::{Catalog, epin};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Draughts {
    ///     #[epin("M")]
    ///     Man,
    /// }
    ///
    /// assert_eq!(Draughts::try_from(epin!("K")).unwrap_err().catalog_name(), "Draughts");
    /// ```
    #[inline]
    #[must_use]
    pub const fn catalog_name(&self) -> &'static str {
        self.catalog.name
    }

    /// Returns the token of the catalog that was probably meant, or `None` if there is no single
    /// likely one.
    ///
    /// This is what [`EpinSet::suggest`](crate::EpinSet::suggest) returns for the catalog's tokens
    /// of both sides. The suggestion has the letter of the token, and is of the same side.
    ///
    /// ```
    /// use epin::{Catalog, epin};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Chess {
    ///     #[epin("K^")]
    ///     King,
    /// }
    ///
    /// let error = Chess::try_from(epin!("k")).unwrap_err();
    /// assert_eq!(error.suggestion(), Some(epin!("k^")));
    /// ```
    #[must_use]
    pub const fn suggestion(&self) -> Option<Epin> {
        self.catalog.members.suggest(self.token)
    }

    /// Returns the error's message. This is a `const fn` so that `piece!` can report it at compile
    /// time.
    pub(crate) const fn message(&self) -> Message {
        self.message_with("", self.suggestion())
    }

    /// Returns the message for a token in a position.
    #[cfg(feature = "feen")]
    pub(crate) const fn message_at(&self, offset: usize, suggestion: Option<Epin>) -> Message {
        let mut place = Message::new();
        place.push_str(" at byte ");
        place.push_number(offset);
        self.message_with(place.as_str(), suggestion)
    }

    const fn message_with(&self, place: &str, suggestion: Option<Epin>) -> Message {
        let mut message = Message::new();
        message.push_str("\"");
        message.push_str(self.token.as_str());
        message.push_str("\"");
        message.push_str(place);
        message.push_str(" is not a piece of ");
        message.push_start(self.catalog.name, NAMED);
        message.push_str("; ");
        if let Some(token) = suggestion {
            message.push_question(token.as_str());
            message.push_str(" ");
        }
        message.push_str("its pieces are");
        let mut count = 0;
        let mut pieces = self.catalog.tokens;
        while let [mut tokens, ref others @ ..] = *pieces {
            while let [token, ref more @ ..] = *tokens {
                if count == LISTED {
                    message.push_str(" …");
                    return message;
                }
                count += 1;
                message.push_str(" ");
                message.push_str(self.listed(token).as_str());
                tokens = more;
            }
            pieces = others;
        }
        message
    }

    /// Returns the token that is listed for one of `TOKENS`. That covers both sides in a catalog of
    /// one style; in one of two, the token of the same side as the wrong one is listed.
    const fn listed(&self, token: Epin) -> Epin {
        if self.catalog.styled { on_side(token, self.token.side(), true) } else { token }
    }
}

impl fmt::Display for UnknownPieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.message(), f)
    }
}

impl fmt::Debug for UnknownPieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnknownPieceError")
            .field("token", &self.token)
            .field("catalog", &self.catalog.name)
            .finish_non_exhaustive()
    }
}

impl core::error::Error for UnknownPieceError {}
