//! The errors for a token that is not in a catalog, and for a string that is not a piece of it.

use core::error::Error;
use core::fmt::{self, Display};

use epin_core::{Hint, Message, Report, from_fn};

use super::{CatalogInfo, on_side};
use crate::{Catalog, Epin, ParseError, Suggestion};

/// The maximum number of tokens that a message lists.
///
/// With this limit and [`NAMED`], the longest message fits into [`Message::CAPACITY`], 768 bytes:
/// each of the 64 characters of a name takes up to 4 bytes, each token up to 4 and a space, the words
/// around them some 90, and an excerpt of a position up to 150.
pub(crate) const LISTED: usize = 32;

/// The maximum number of characters of a catalog's name that a message shows.
pub(crate) const NAMED: usize = 64;

/// The error for a token that is not in a catalog. `try_from` of a [`Piece`](crate::Piece) and of the
/// catalog's enum returns it.
///
/// The message has the catalog's name (up to 64 characters), the token that was probably meant, and
/// up to 32 of the catalog's tokens.
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

    /// Like [`new`](Self::new), without the catalog's type.
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
    /// It has the same letter and side as the unknown token:
    /// [`EpinSet::suggest`](crate::EpinSet::suggest) picks it from the catalog's tokens.
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

    /// Returns the token to list for one of `TOKENS`. In a catalog of one style, that token covers
    /// both sides. In a catalog of two, the token for the unknown token's side is listed.
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

/// Why a string is not a piece of a catalog: it is not a token, or the token is not in the catalog.
/// The error suggests only pieces of the catalog.
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
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParsePieceError {
    reason: Reason,
    catalog: &'static CatalogInfo,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reason {
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

impl ParsePieceError {
    pub(crate) const fn invalid<C: Catalog>(error: ParseError) -> Self {
        Self { reason: Reason::Invalid(error), catalog: CatalogInfo::of::<C>() }
    }

    pub(crate) const fn unknown<C: Catalog>(token: Epin) -> Self {
        Self { reason: Reason::Unknown(token), catalog: CatalogInfo::of::<C>() }
    }

    /// Returns the kind of error: the string is not a token, or the token is not in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, ParsePieceErrorKind, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let kind = |text| Piece::<Chess>::parse(text).unwrap_err().kind();
    /// assert_eq!(kind("^R"), ParsePieceErrorKind::Invalid);
    /// assert_eq!(kind("R^"), ParsePieceErrorKind::Unknown);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParsePieceErrorKind {
        match self.reason {
            Reason::Invalid(_) => ParsePieceErrorKind::Invalid,
            Reason::Unknown(_) => ParsePieceErrorKind::Unknown,
        }
    }

    /// Returns the byte offset of the mistake: [`ParseError::offset`], or 0 for a token that is not
    /// in the catalog.
    ///
    /// ```
    /// # use epin::{Catalog, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let offset = |text| Piece::<Chess>::parse(text).unwrap_err().offset();
    /// assert_eq!((offset("-R-"), offset("R^")), (2, 0));
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        match self.reason {
            Reason::Invalid(error) => error.offset(),
            Reason::Unknown(_) => 0,
        }
    }

    /// Returns the token that is not in the catalog, or `None` if the string is not a token.
    ///
    /// ```
    /// # use epin::{Catalog, Piece, epin};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let token = |text| Piece::<Chess>::parse(text).unwrap_err().token();
    /// assert_eq!((token("R^"), token("^R")), (Some(epin!("R^")), None));
    /// ```
    #[must_use]
    pub const fn token(&self) -> Option<Epin> {
        match self.reason {
            Reason::Invalid(_) => None,
            Reason::Unknown(token) => Some(token),
        }
    }

    /// Returns the piece of the catalog to write instead, or `None` if there is no single likely
    /// repair.
    ///
    /// `Display` and [`report`](Self::report) show it, too: `did you mean "…"?`.
    ///
    /// ```
    /// # use epin::{Catalog, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let suggestion = |text| Piece::<Chess>::parse(text).unwrap_err().suggestion();
    /// assert_eq!(suggestion("K").as_deref(), Some("K^"));
    /// assert_eq!(suggestion("R-").as_deref(), Some("-R"));
    /// assert_eq!(suggestion("^B"), None); // Chess has no `B^` here.
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        match self.reason {
            Reason::Invalid(error) => {
                let suggestion = error.suggestion()?;
                let token = Epin::parse(&suggestion).ok()?;
                self.catalog.members.contains(token).then_some(suggestion)
            }
            Reason::Unknown(token) => {
                let meant = UnknownPieceError::of(self.catalog, token).suggestion()?;
                Some(Suggestion::of(meant.0))
            }
        }
    }

    /// Returns the full message, which quotes the string, as serde reports it.
    ///
    /// `text` is the string that was parsed. If it is not a token, the message is the one from
    /// [`ParseError::report`], but suggests only pieces of the catalog. If the token is not in the
    /// catalog, the message is the same as from `Display`.
    ///
    /// ```
    /// # use epin::{Catalog, Piece};
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// assert_eq!(
    ///     Piece::<Chess>::parse("^k").unwrap_err().report("^k").to_string(),
    ///     "invalid EPIN token \"^k\": expected a letter, found `^` at byte 0; did you mean \"k^\"?",
    /// );
    /// ```
    #[must_use]
    pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl Display {
        let text = text.as_ref();
        from_fn(move |f| match self.reason {
            Reason::Invalid(error) => {
                let has = |token| self.catalog.members.contains(token);
                write!(f, "{}", report(error, text, has))
            }
            Reason::Unknown(_) => write!(f, "{self}"),
        })
    }
}

/// Returns the report on a string that is not a token, without its suggestion if `is_right` rejects
/// that.
pub(crate) fn report(
    error: ParseError,
    text: &[u8],
    is_right: impl Fn(Epin) -> bool,
) -> impl Display {
    from_fn(move |f| write_report(&Report::new(error, text), &is_right, f))
}

fn write_report(
    report: &Report<'_>,
    is_right: impl Fn(Epin) -> bool,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    write!(f, "{}", report.headline())?;
    let Some(hint) = report.hint() else { return Ok(()) };
    let is_right = match &hint {
        Hint::Write(meant) => Epin::parse(meant).is_ok_and(is_right),
        Hint::Qpi | Hint::Several(_) | Hint::Note(_) => true,
    };
    if is_right { write!(f, "; {hint}") } else { Ok(()) }
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
        Self { reason: Reason::Unknown(error.token()), catalog: error.info() }
    }
}

impl Display for ParsePieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason {
            Reason::Invalid(error) => {
                let has = |token| self.catalog.members.contains(token);
                write_report(&Report::short(error), has, f)
            }
            Reason::Unknown(token) => UnknownPieceError::of(self.catalog, token).fmt(f),
        }
    }
}

impl fmt::Debug for ParsePieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ParsePieceError");
        match &self.reason {
            Reason::Invalid(error) => debug.field("invalid", error),
            Reason::Unknown(token) => debug.field("unknown", token),
        };
        debug.field("catalog", &self.catalog.name).finish()
    }
}

impl Error for ParsePieceError {}
