//! The error for a token that is not in a catalog.

use core::fmt;

use epin_grammar::{Hint, Message};

use crate::{Catalog, Epin};

/// How many tokens of a catalog a message lists, and how many characters of its name it has. So
/// the longest message fits into [`Message::CAPACITY`], 512 bytes: 64 characters of 4 bytes, 32
/// tokens of 5, and some 70 bytes around them.
const LISTED: usize = 32;
const NAMED: usize = 64;

/// Why a token is not a piece of a catalog. Names the catalog, what was probably meant, and up to
/// 32 of the catalog's tokens. A name is cut after 64 characters.
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
    catalog: &'static str,
    /// `C::TOKENS`: to suggest and to list them without knowing `C`.
    tokens: &'static [&'static [Epin]],
}

impl UnknownPiece {
    /// Returns the error for a token that is not in the catalog `C`. For one that is, the message
    /// is not true.
    ///
    /// ```
    /// use epin::{Catalog, UnknownPiece, epin};
    ///
    /// #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Draughts {
    ///     #[epin("M")]
    ///     Man,
    /// }
    ///
    /// let error = Draughts::try_from(epin!("K")).unwrap_err();
    /// assert_eq!(error, UnknownPiece::new::<Draughts>(epin!("K")));
    /// ```
    #[must_use]
    pub const fn new<C: Catalog>(token: Epin) -> Self {
        Self { token, catalog: C::NAME, tokens: C::TOKENS }
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
        self.catalog
    }

    /// Returns the token of the catalog that was probably meant, or `None` if there is no single
    /// likely one.
    ///
    /// That is the catalog's only token with the same letter; where it has several, the only one
    /// that differs by one marker. `+` instead of `-` counts as two. The side stays.
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
        let mut pieces = self.tokens;
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

    /// Returns the error in words. A constant can compute it: `piece!` reports it.
    pub(crate) const fn message(&self) -> Message {
        let mut message = Message::new();
        message.push_str("\"");
        message.push_str(self.token.as_str());
        message.push_str("\" is not a piece of ");
        message.push_start(self.catalog, NAMED);
        message.push_str("; ");
        if let Some(token) = self.suggestion() {
            message.push_str(Hint::Token(token.0).message().as_str());
            message.push_str(" ");
        }
        message.push_str("its pieces are");
        let mut count = 0;
        let mut pieces = self.tokens;
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

/// None, one or several of the tokens that were looked at.
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

/// Returns how many markers have to be added or removed to make one token of the other.
const fn markers_between(one: Epin, other: Epin) -> usize {
    // The states are in order: from `-` to `+` are two markers.
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
            .field("catalog", &self.catalog)
            .finish_non_exhaustive()
    }
}

impl core::error::Error for UnknownPiece {}
