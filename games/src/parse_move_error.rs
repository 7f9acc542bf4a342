//! The error for a string that is not a move.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Display};
use core::ops::Range;

use epin::Suggestion;
use epin::notation::Escaped;

/// Why a string is not a move in the notation of the game's protocol.
///
/// The error says what was expected, what was found instead, and where. If one repair is likely, it says
/// what to write. If the string is a null move or a move in another notation, the message says so.
///
/// ```
/// use epin_games::{Chess, Move};
///
/// let error = Move::<Chess>::parse("e7e8=Q").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected `q`, `r`, `b`, `n` or the end of the move, found `=Q` at byte 4; \
///      did you mean \"e7e8q\"?",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ParseMoveError {
    pub(crate) kind: ParseMoveErrorKind,
    /// The name of the protocol.
    pub(crate) protocol: &'static str,
    pub(crate) offset: usize,
    /// The length of the string.
    pub(crate) len: usize,
    pub(crate) reason: String,
    pub(crate) suggestion: Option<Suggestion>,
}

/// The part of a move that contains a mistake, as returned by [`ParseMoveError::kind`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseMoveErrorKind {
    /// The whole string: it is a null move such as `0000`, USI's `resign` or `win`, or a move in another
    /// notation.
    Notation,
    /// The square that the piece leaves.
    From,
    /// The square that the piece moves to.
    To,
    /// The piece that is dropped, the sign after it, or the square.
    Drop,
    /// The promotion.
    Promotion,
    /// The end: there is something after the move.
    End,
}

impl ParseMoveErrorKind {
    /// Returns the name of the kind, in kebab case, for files and other programs.
    ///
    /// ```
    /// use epin_games::{Chess, Move};
    ///
    /// assert_eq!(Move::<Chess>::parse("0000").unwrap_err().kind().as_str(), "notation");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Notation => "notation",
            Self::From => "from",
            Self::To => "to",
            Self::Drop => "drop",
            Self::Promotion => "promotion",
            Self::End => "end",
        }
    }
}

impl ParseMoveError {
    /// Returns which part of the move contains the mistake.
    ///
    /// ```
    /// use epin_games::{Chess, Move, ParseMoveErrorKind};
    ///
    /// let error = Move::<Chess>::parse("0000").unwrap_err();
    /// assert_eq!(error.kind(), ParseMoveErrorKind::Notation);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseMoveErrorKind {
        self.kind
    }

    /// Returns the byte offset at which the string stops being valid. It is always at the start of a character,
    /// or at the end of the string.
    ///
    /// ```
    /// use epin_games::{Chess, Move};
    ///
    /// assert_eq!(Move::<Chess>::parse("e2-e4").unwrap_err().offset(), 2);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the byte range that [`suggestion`](Self::suggestion) replaces: the whole string.
    ///
    /// ```
    /// use epin_games::{Chess, Move};
    ///
    /// assert_eq!(Move::<Chess>::parse("e2-e4").unwrap_err().range(), 0..5);
    /// ```
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        0..self.len
    }

    /// Returns what was expected and what was found: the message without the offset and the suggestion.
    ///
    /// ```
    /// use epin_games::{Move, Xiangqi};
    ///
    /// let error = Move::<Xiangqi>::parse("h2e2q").unwrap_err();
    /// assert_eq!(error.reason().to_string(), "expected the end of the move, found `q`");
    /// ```
    #[must_use]
    pub fn reason(&self) -> impl Display + '_ {
        &self.reason
    }

    /// Returns the move to write instead, or `None` if there is no single likely repair.
    ///
    /// These mistakes are repaired: white space around the move; letters in the wrong case (`E2E4`, `e7e8Q`,
    /// `p*5e`), except where a letter could be a piece (`B1c3`); a `-`, `x` or similar sign between the
    /// squares (`e2-e4`); a `=` before the promotion (`e7e8=Q`); and the other protocol's sign for a drop
    /// (`P@5e`).
    ///
    /// ```
    /// use epin_games::{Chess, Move, Shogi};
    ///
    /// let error = Move::<Shogi>::parse("P@5e").unwrap_err();
    /// assert_eq!(error.suggestion().unwrap().as_str(), "P*5e");
    /// assert_eq!(Move::<Chess>::parse("Nf3").unwrap_err().suggestion(), None);
    /// ```
    #[must_use]
    pub const fn suggestion(&self) -> Option<Suggestion> {
        self.suggestion
    }

    /// Returns the full message, as serde reports it.
    ///
    /// `text` is the string that was parsed. The message quotes its first 16 characters, escaped.
    ///
    /// ```
    /// use epin_games::{Chess, Move};
    ///
    /// assert_eq!(
    ///     Move::<Chess>::parse("7g7f").unwrap_err().report("7g7f").to_string(),
    ///     "invalid UCI move \"7g7f\": expected a move in UCI, found one in USI at byte 0",
    /// );
    /// ```
    #[must_use]
    pub fn report(&self, text: &str) -> impl Display + use<> {
        let quoted = Escaped { text: text.as_bytes(), max_chars: 16 };
        format!("invalid {} move \"{quoted}\": {self}", self.protocol)
    }
}

impl Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.reason, self.offset)?;
        let suggestion = self.suggestion();
        suggestion.map_or(Ok(()), |suggestion| write!(f, "; did you mean \"{suggestion}\"?"))
    }
}

impl_error!(ParseMoveError);

impl_place! {
    // One character: the mistake. The range is the whole string.
    ParseMoveError, |error| error.offset()..error.offset() + 1,
    "use epin_games::{Chess, Move};", "Move::<Chess>::parse(text)",
    "\"e2-e4\"" => "3", "\"e2-e4\\n  ^\""
}
