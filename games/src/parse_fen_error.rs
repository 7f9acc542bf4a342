//! The error for a string that is not a FEN or an SFEN.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Display};
use core::ops::Range;

use epin::Suggestion;
use epin::notation::{Escaped, Excerpt, describe};

/// Why a string is not a FEN or an SFEN of the game.
///
/// The error says what was expected, what was found instead, and where. The
/// message quotes at most 32 characters of what was found, escaped. If the string
/// is a position in another notation or of another game, the message says so.
///
/// ```
/// use epin_games::{Chess, ParseFenErrorKind, Setup};
///
/// let error = Setup::<Chess>::parse("4k3/pppppp1/8/8/8/8/8/4K3 w - - 0 1").unwrap_err();
/// assert_eq!((error.kind(), error.range()), (ParseFenErrorKind::Board, 4..11));
/// assert_eq!(
///     error.to_string(),
///     "expected 8 squares in the rank, found 7 in `pppppp1` at byte 4",
/// );
/// ```
// Boxed, because a large error in the `Result` would make reading a valid FEN take 3% more instructions.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ParseFenError(Box<Details>);

#[derive(Clone, PartialEq, Eq, Hash)]
struct Details {
    kind: ParseFenErrorKind,
    /// The name of the notation that was expected.
    notation: &'static str,
    offset: usize,
    range: Range<usize>,
    reason: String,
    hint: Option<Hint>,
}

/// The part of a FEN or an SFEN that contains a mistake, as returned by [`ParseFenError::kind`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseFenErrorKind {
    /// The board.
    Board,
    /// The pieces in hand, or the total number of pieces on the board and in hand.
    Hands,
    /// The side to move.
    Turn,
    /// The castling rights, or the `-` that replaces them in makruk and xiangqi.
    Castling,
    /// The en passant square, or the `-` that replaces it in xiangqi.
    EnPassant,
    /// The counting limit of makruk.
    CountingLimit,
    /// The halfmove clock.
    HalfmoveClock,
    /// The move number.
    MoveNumber,
    /// The end of the string: there is something after the last field.
    End,
}

impl ParseFenErrorKind {
    /// Returns the name of the kind, in kebab case, for files and other programs.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let error = Setup::<Chess>::parse("8/8/8/8/8/8/8/8 w - x 0 1").unwrap_err();
    /// assert_eq!(error.kind().as_str(), "en-passant");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Hands => "hands",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::CountingLimit => "counting-limit",
            Self::HalfmoveClock => "halfmove-clock",
            Self::MoveNumber => "move-number",
            Self::End => "end",
        }
    }
}

/// What an error says in addition to its reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Hint {
    /// What to write instead of the error's range.
    Write(Suggestion),
    IsFeen,
    IsOfGame(&'static str),
    IsStart,
    HasBrackets,
    /// There is no king or no rook for a castling right. `kings` is the number of kings on the side's back
    /// rank.
    NoRight {
        letter: char,
        kings: usize,
    },
}

impl Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::Write(instead) if instead.as_str().is_empty() => "remove it",
            Self::Write(instead) => return write!(f, "did you mean \"{instead}\"?"),
            Self::IsFeen => "this is FEEN, the notation that `Feen::parse` reads",
            Self::IsOfGame(game) => return write!(f, "this is a position of `{game}`"),
            Self::IsStart => "`Setup::start` returns the start position",
            Self::HasBrackets => {
                "SFEN has no brackets: in a FEN of shogi with brackets, `w` is the first side"
            }
            Self::NoRight { letter, kings } => return write_no_right(f, letter, kings),
        })
    }
}

/// Writes why there is no castling right of the given letter.
fn write_no_right(f: &mut fmt::Formatter<'_>, letter: char, kings: usize) -> fmt::Result {
    let (king, rook, rank) =
        if letter.is_ascii_lowercase() { ('k', 'r', 8) } else { ('K', 'R', 1) };
    match (kings, letter.to_ascii_lowercase()) {
        (0, _) => write!(f, "there is no king `{king}` on rank {rank}"),
        (2.., _) => write!(f, "there is more than one king `{king}` on rank {rank}"),
        (_, 'k') => {
            write!(f, "there is no rook `{rook}` to the right of the king on rank {rank}")
        }
        (_, 'q') => write!(f, "there is no rook `{rook}` to the left of the king on rank {rank}"),
        (_, file) => write!(f, "there is no rook `{rook}` on {file}{rank}"),
    }
}

impl ParseFenError {
    /// Returns the error for a range of `text`. If the range is empty and at the end of `text`, the error's
    /// range is the last character, because an empty range would not be visible there.
    pub(crate) fn new(
        kind: ParseFenErrorKind,
        notation: &'static str,
        text: &str,
        range: Range<usize>,
        expected: &str,
        found: &str,
    ) -> Self {
        let offset = range.start;
        let last = text.char_indices().next_back().map_or(0, |(last, _)| last);
        let range = if range.is_empty() && offset == text.len() { last..offset } else { range };
        let reason = format!("expected {expected}, found {found}");
        Self(Box::new(Details { kind, notation, offset, range, reason, hint: None }))
    }

    /// Adds a hint, if there is one.
    pub(crate) fn with_hint(mut self, hint: Option<Hint>) -> Self {
        self.0.hint = hint.or(self.0.hint);
        self
    }

    /// Returns the part of the string that contains the mistake.
    ///
    /// ```
    /// use epin_games::{Chess, ParseFenErrorKind, Setup};
    ///
    /// let error = Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4K3 w K - 0 1").unwrap_err();
    /// assert_eq!(error.kind(), ParseFenErrorKind::Castling);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseFenErrorKind {
        self.0.kind
    }

    /// Returns the byte offset that the message states. It is the length of the string if the string ends too
    /// soon, and the start of the [`range`](Self::range) otherwise.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let error = Setup::<Chess>::parse("8/8/8/8/8/8/8/8").unwrap_err();
    /// assert_eq!((error.offset(), error.range()), (15, 14..15));
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.0.offset
    }

    /// Returns the byte range of the mistake in the string.
    ///
    /// The range starts and ends at character boundaries. If the string ends too soon, the range is the last
    /// character. For an empty string, and for an empty rank that is not at the end of the string, the range
    /// is empty.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let error = Setup::<Chess>::parse("8/8/7/8/8/8/8/8 w - - 0 1").unwrap_err();
    /// assert_eq!(error.range(), 4..5);
    /// ```
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.0.range.clone()
    }

    /// Returns what was expected and what was found: the message without the offset and the hint.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let error = Setup::<Chess>::parse("8/8/8/8/8/8/8/8 x - -").unwrap_err();
    /// assert_eq!(error.reason().to_string(), "expected the side to move, `w` or `b`, found `x`");
    /// ```
    #[must_use]
    pub fn reason(&self) -> impl Display + '_ {
        &self.0.reason
    }

    /// Returns what to write instead of the [`range`](Self::range), if exactly one repair is likely.
    ///
    /// An empty suggestion means that the range should be removed. The only suggestion of
    /// [`AnyFen`](crate::AnyFen) is to remove a label. [`Setup`](crate::Setup) repairs these mistakes:
    ///
    /// - a label such as `sfen ` before the board;
    /// - anywhere, characters that look like ASCII characters, as `–` and full-width `８` do, and invisible
    ///   ones such as a byte order mark;
    /// - tabs, line breaks or several spaces between two fields, any white space at the start or the end, and a
    ///   comma or a semicolon at the end;
    /// - on the board, several counts side by side (`44`), and marks of FEEN (`K^`, `+P`, `-R`) that the
    ///   other fields confirm;
    /// - capital letters in the side to move and the en passant square (`W`, `E3`);
    /// - in a counter, `O` for `0`, and leading zeros (`00`);
    /// - in the hands of SFEN, a slash between the two sides (`2P/p`).
    ///
    /// A string can have several of them: parse it again after you have applied the suggestion, at most eight
    /// times. Except for a label, no repair is suggested in a string that also has mistakes without a repair,
    /// or in which a counter may be missing, as in `w - -  1` and `w - - 05`.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let mut fen = String::from("4k3/8/8/8/8/8/8/44 W – -  0 1");
    /// while let Err(error) = Setup::<Chess>::parse(&fen) {
    ///     let Some(instead) = error.suggestion() else { break };
    ///     fen.replace_range(error.range(), instead.as_str());
    /// }
    /// assert_eq!(fen, "4k3/8/8/8/8/8/8/8 w - - 0 1");
    /// ```
    #[must_use]
    pub fn suggestion(&self) -> Option<Suggestion> {
        let Some(Hint::Write(instead)) = self.0.hint else { return None };
        Some(instead)
    }

    /// Returns the [`NAME`](epin::Catalog::NAME) of another game if the string is a position of that game.
    ///
    /// Returns `None` if the other game refuses the string as well, if the mistake is after the board, or if a
    /// single letter is all that speaks for another game with the same board: such mistakes are slips. Also
    /// returns `None` if a label or another word comes before the position, or if the error has a
    /// [`suggestion`](Self::suggestion): correct the string and parse it again. `AnyFen` does not look for other
    /// games.
    ///
    /// ```
    /// use epin::Catalog;
    /// use epin_games::{Chess, Setup, Shogi};
    ///
    /// let error = Setup::<Chess>::parse("4k4/9/9/9/9/9/9/9/4K4 b 2Pr 1").unwrap_err();
    /// assert_eq!(error.found_game(), Some(Shogi::NAME));
    /// ```
    #[must_use]
    pub fn found_game(&self) -> Option<&'static str> {
        match self.0.hint {
            Some(Hint::IsOfGame(game)) => Some(game),
            _ => None,
        }
    }

    /// Returns whether the string is in FEEN, the notation that [`Feen::parse`](epin::feen::Feen::parse) reads:
    /// it has three fields, with a slash in the second and a pair of letters in the third. There may be
    /// mistakes in it. If a label or another word comes before the position, the result is `false`: remove the word
    /// and parse the string again.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// assert!(Setup::<Chess>::parse("4k^3/8/8/8/8/8/8/4K^3 / C/c").unwrap_err().found_feen());
    /// ```
    #[must_use]
    pub fn found_feen(&self) -> bool {
        self.0.hint == Some(Hint::IsFeen)
    }

    /// Returns the full message, as serde reports it, with an excerpt of the string instead of the offset.
    ///
    /// `text` is the string that was parsed. The excerpt has at most 60 characters, counted after escaping,
    /// from around the [`range`](Self::range).
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let text = "8/8/8/8/8/8/8/8 x - -";
    /// assert_eq!(
    ///     Setup::<Chess>::parse(text).unwrap_err().report(text).to_string(),
    ///     "invalid FEN: expected the side to move, `w` or `b`, found `x` \
    ///      (in \"8/8/8/8/8/8/8/8 x - -\")",
    /// );
    /// ```
    #[must_use]
    pub fn report(&self, text: &str) -> impl Display + use<> {
        let hint = self.0.hint.map(|hint| format!("; {hint}")).unwrap_or_default();
        let excerpt = Excerpt::new(text.as_bytes(), &self.0.range);
        let Details { notation, reason, .. } = &*self.0;
        format!("invalid {notation}: {reason}{hint} (in \"{}\")", excerpt.as_str())
    }
}

impl Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.0.reason, self.0.offset)?;
        self.0.hint.map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}

impl_error!(ParseFenError);

impl_place! {
    ParseFenError, |error| error.range(),
    "use epin_games::{Chess, Setup};", "Setup::<Chess>::parse(text)",
    "\"8/8/7/8/8/8/8/8 w - -\"" => "5", "\"8/8/7/8/8/8/8/8 w - -\\n    ^\""
}

/// Returns a part of a string in backticks, escaped and cut after 32 characters, or, if it is a single
/// character, a description of that character.
pub(crate) fn quoted(text: &str) -> String {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some(char), None) => describe(char).to_string(),
        _ => format!("`{}`", Escaped { text: text.as_bytes(), max_chars: 32 }),
    }
}
