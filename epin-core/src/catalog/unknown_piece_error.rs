//! The error for a token that is not in a catalog.

use core::error::Error;
use core::fmt;

use super::info::CatalogInfo;
use super::sides::on_side;
use crate::notation::Hint;
use crate::text::{Message, Suggestion};
use crate::token::{Epin, Side};
use crate::traits::impl_debug;

/// The maximum number of tokens that a message lists.
///
/// With this limit, the longest message fits into [`Message::CAPACITY`], 768 bytes: each of
/// the 64 characters of a name takes up to 4 bytes, each token up to 4 bytes and a space,
/// the other words, with a note, up to 150 bytes, and an excerpt of a position up to 150 bytes.
pub(crate) const MAX_LISTED_TOKENS: usize = 32;

/// The error for a token that is not in a catalog.
///
/// `try_from` of [`Piece`](crate::Piece) and of the catalog's enum
/// returns this error. The message contains the catalog's name (up to 64 characters), the token that was
/// probably meant (if it is clear), and up to 32 of the catalog's tokens.
///
/// ```
/// use epin::epin;
/// use epin_games::Chess;
///
/// let error = Chess::try_from(epin!("G")).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#""G" is not a piece of Chess; the game's pieces are K^ Q R -R B N P +P -P"#,
/// );
/// let error = Chess::try_from(epin!("k")).unwrap_err();
/// assert!(error.to_string().contains(r#"did you mean "k^"?"#));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct UnknownPieceError {
    pub(crate) token: Epin,
    pub(crate) catalog: &'static CatalogInfo,
}

impl CatalogInfo {
    /// Returns the error for a token that is not in the catalog.
    ///
    /// The caller has to make sure that the token is not in the catalog. Otherwise, the message would be wrong.
    pub(crate) const fn unknown_piece(&'static self, token: Epin) -> UnknownPieceError {
        UnknownPieceError { token, catalog: self }
    }
}

impl UnknownPieceError {
    /// Returns the token that is not in the catalog.
    ///
    /// ```
    /// use epin::epin;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Chess::try_from(epin!("K")).unwrap_err().token(), epin!("K"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn token(&self) -> Epin {
        self.token
    }

    /// Returns the catalog's name.
    ///
    /// ```
    /// use epin::epin;
    /// use epin_games::Chess;
    ///
    /// assert_eq!(Chess::try_from(epin!("K")).unwrap_err().catalog_name(), "Chess");
    /// ```
    #[inline]
    #[must_use]
    pub const fn catalog_name(&self) -> &'static str {
        self.catalog.name
    }

    /// Returns the catalog's token that was probably meant, or `None` if there is no single likely token.
    ///
    /// The suggestion has the same letter and side as the unknown token.
    /// [`EpinSet::suggest`](crate::EpinSet::suggest) picks it from the catalog's tokens.
    ///
    /// ```
    /// use epin::epin;
    /// use epin_games::Chess;
    ///
    /// let error = Chess::try_from(epin!("k")).unwrap_err();
    /// assert_eq!(error.suggestion().unwrap().as_str(), "k^");
    /// ```
    #[must_use]
    pub const fn suggestion(&self) -> Option<Suggestion> {
        match self.catalog.members.suggest(self.token) {
            Some(token) => Some(Suggestion::of(&[token.as_str()])),
            None => None,
        }
    }

    /// Returns the error's message. For a token in a position, `in_position` contains the token's offset and
    /// its hint, if any. Otherwise, `in_position` is `None`, and the hint is the error's suggestion.
    ///
    /// This is a `const fn` so that `piece!` and `feen!` can report the message at compile time.
    pub(crate) const fn message(&self, in_position: Option<(usize, Option<Hint>)>) -> Message {
        let (offset, hint) = match (in_position, self.suggestion()) {
            (Some((offset, hint)), _) => (Some(offset), hint),
            (None, Some(suggestion)) => (None, Some(Hint::Suggestion(suggestion))),
            (None, None) => (None, None),
        };
        let mut message = unknown_piece_headline(self.token, offset, Some(self.catalog));
        message.push_str("; ");
        match hint {
            Some(Hint::Suggestion(meant)) => {
                message.push_str("did you mean \"");
                message.push_str(meant.as_str());
                message.push_str("\"? ");
            }
            Some(Hint::Note(note)) => {
                message.push_str(note);
                message.push_str("; ");
            }
            _ => {}
        }
        message.push_str("the game's pieces are");
        push_pieces(&mut message, self.catalog, self.token.side());
        message
    }
}

impl fmt::Display for UnknownPieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message(None).fmt(f)
    }
}

impl_debug!(UnknownPieceError);

impl Error for UnknownPieceError {}

/// Returns the part of a message that lists a catalog's pieces: `the pieces of Chess are K^ Q R`.
pub(crate) const fn pieces_message(catalog: &CatalogInfo) -> Message {
    let mut message = Message::new();
    message.push_str("the pieces of ");
    message.push_shortened(catalog.name);
    message.push_str(" are");
    push_pieces(&mut message, catalog, Side::First);
    message
}

/// Adds the tokens of a catalog to a message. For a catalog of one style, these are the first side's tokens,
/// which stand for the second side's as well. For a catalog of two styles, they are the tokens of `side`.
const fn push_pieces(message: &mut Message, catalog: &CatalogInfo, side: Side) {
    let side = if catalog.has_two_styles { side } else { Side::First };
    let mut count = 0;
    let mut pieces = catalog.tokens;
    while let [mut tokens, ref others @ ..] = *pieces {
        while let [token, ref more @ ..] = *tokens {
            if count == MAX_LISTED_TOKENS {
                return message.push_str(" …");
            }
            count += 1;
            message.push_str(" ");
            message.push_str(on_side(token, side, catalog.has_two_styles).as_str());
            tokens = more;
        }
        pieces = others;
    }
}

/// Returns the start of a message: `"K" at byte 5 is not a piece of Chess`.
pub(crate) const fn unknown_piece_headline(
    token: Epin,
    offset: Option<usize>,
    catalog: Option<&CatalogInfo>,
) -> Message {
    let mut message = Message::new();
    message.push_str("\"");
    message.push_str(token.as_str());
    message.push_str("\"");
    if let Some(offset) = offset {
        message.push_str(" at byte ");
        message.push_number(offset);
    }
    message.push_str(" is not a piece of ");
    match catalog {
        Some(catalog) => message.push_shortened(catalog.name),
        None => message.push_str("the game"),
    }
    message
}
