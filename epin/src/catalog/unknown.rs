//! The error for a token that is not in a catalog.

use core::fmt;

use epin_grammar::Message;

use crate::catalog::AnyCatalog;
use crate::{Catalog, Epin};

/// The maximum number of tokens that a message lists.
///
/// With this limit and [`NAMED`], the longest message fits into [`Message::CAPACITY`], 512 bytes: a
/// name of 64 characters takes up to 4 bytes for each, a token up to 4 with a space before it, and
/// the words around them take some 70 bytes.
const LISTED: usize = 32;

/// The most characters of a catalog's name that a message has.
const NAMED: usize = 64;

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
pub struct UnknownPiece {
    token: Epin,
    catalog: &'static AnyCatalog,
}

impl UnknownPiece {
    /// Returns the error for a token that is not in the catalog `C`. This is not checked: for a token
    /// that is in the catalog, the error's message is false.
    pub(crate) const fn new<C: Catalog>(token: Epin) -> Self {
        Self { token, catalog: AnyCatalog::of::<C>() }
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
    /// assert_eq!(Draughts::try_from(epin!("K")).unwrap_err().catalog(), "Draughts");
    /// ```
    #[inline]
    #[must_use]
    pub const fn catalog(&self) -> &'static str {
        self.catalog.name
    }

    /// Returns the token of the catalog that was probably meant, or `None` if there is no single
    /// likely one.
    ///
    /// If only one of the catalog's tokens has the same letter, that one is suggested. If several
    /// have it, the suggestion is the one that differs by exactly one marker (`+`, `-`, `^` or
    /// `'`), if there is only one such token. `-P` and `+P` differ by two. The suggestion is of the
    /// same side as the token.
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
        let mut same_letter = Only::None;
        let mut one_marker_away = Only::None;
        // A `const fn` cannot use `for` (https://github.com/rust-lang/rust/issues/87575), so these
        // loops take the first element off a slice until none is left.
        let mut pieces = self.catalog.tokens;
        while let [mut tokens, ref others @ ..] = *pieces {
            while let [token, ref more @ ..] = *tokens {
                if token.letter() as u8 == self.token.letter() as u8 {
                    same_letter.add(token);
                    if markers_between(token, self.token) == 1 {
                        one_marker_away.add(token);
                    }
                }
                tokens = more;
            }
            pieces = others;
        }
        match (same_letter, one_marker_away) {
            (Only::One(token), _) | (_, Only::One(token)) => {
                Some(token.with_side(self.token.side()))
            }
            _ => None,
        }
    }

    /// Returns the error's message. This is a `const fn` so that `piece!` can report it at compile
    /// time.
    pub(crate) const fn message(&self) -> Message {
        let mut message = Message::new();
        message.push_str("\"");
        message.push_str(self.token.as_str());
        message.push_str("\" is not a piece of ");
        message.push_start(self.catalog.name, NAMED);
        message.push_str("; ");
        if let Some(token) = self.suggestion() {
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
                message.push_str(token.as_str());
                tokens = more;
            }
            pieces = others;
        }
        message
    }
}

/// How many tokens have been added, and the token if there is exactly one.
#[derive(Clone, Copy)]
enum Only {
    None,
    One(Epin),
    Several,
}

impl Only {
    const fn add(&mut self, token: Epin) {
        *self = match self {
            Self::None => Self::One(token),
            Self::One(_) | Self::Several => Self::Several,
        };
    }
}

/// Returns how many markers have to be added or removed to turn one token into the other. Letters
/// do not count.
const fn markers_between(one: Epin, other: Epin) -> usize {
    // The states are numbered `-`, none, `+`, so the difference is the number of signs to add or
    // remove.
    let signs = (one.state() as u8).abs_diff(other.state() as u8) as usize;
    signs
        + (one.is_terminal() != other.is_terminal()) as usize
        + (one.is_derived() != other.is_derived()) as usize
}

impl fmt::Display for UnknownPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.message(), f)
    }
}

impl fmt::Debug for UnknownPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnknownPiece")
            .field("token", &self.token)
            .field("catalog", &self.catalog.name)
            .finish_non_exhaustive()
    }
}

impl core::error::Error for UnknownPiece {}
