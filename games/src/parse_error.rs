//! The error for a string that is not a FEN or an SFEN.

use alloc::format;
use alloc::string::{String, ToString};
use core::error::Error;
use core::fmt::{self, Display};
use core::ops::Range;

use epin::notation::describe;

/// Why a string is not a FEN or an SFEN of the game.
///
/// The error says what was expected, what was found instead, and where. The
/// message quotes at most 32 characters of what was found, escaped. If the string
/// is a position in another notation or of another game, the message says so.
///
/// ```
/// use epin_games::{Chess, Fen};
///
/// let error = Fen::<Chess>::parse("4k3/pppppp1/8/8/8/8/8/4K3 w - - 0 1").unwrap_err();
/// assert_eq!(error.range(), 4..11);
/// assert_eq!(
///     error.to_string(),
///     "expected 8 squares in the rank, found 7 in `pppppp1` at byte 4",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ParseFenError {
    range: Range<usize>,
    reason: String,
    /// What the string is instead.
    note: Option<String>,
}

impl ParseFenError {
    pub(crate) fn new(range: Range<usize>, expected: &str, found: &str) -> Self {
        Self { range, reason: format!("expected {expected}, found {found}"), note: None }
    }

    pub(crate) fn with_note(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }

    /// Returns the byte range of the mistake in the string. It starts and ends at character boundaries, and
    /// is empty if something is missing: the string ends too soon, or a rank is empty.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// Returns what was expected and what was found: the message without the offset.
    ///
    /// ```
    /// use epin_games::{Chess, Fen};
    ///
    /// let error = Fen::<Chess>::parse("8/8/8/8/8/8/8/8 x - -").unwrap_err();
    /// assert_eq!(error.reason().to_string(), "expected the side to move, `w` or `b`, found `x`");
    /// ```
    #[must_use]
    pub fn reason(&self) -> impl Display + '_ {
        &self.reason
    }
}

impl Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.reason, self.range.start)?;
        self.note.as_ref().map_or(Ok(()), |note| write!(f, "; {note}"))
    }
}

impl fmt::Debug for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ParseFenError").field(&format_args!("{self}")).finish()
    }
}

impl Error for ParseFenError {}

/// Returns a string in backticks, escaped and cut after 32
/// characters, or the description of a single character.
pub(crate) fn quoted(text: &str) -> String {
    let mut chars = text.chars();
    if let (Some(char), None) = (chars.next(), chars.next()) {
        return describe(char).to_string();
    }
    let mut chars = text.chars();
    let mut start = String::new();
    for char in chars.by_ref().take(32) {
        match char {
            '\'' | '"' => start.push(char),
            _ => start.extend(char.escape_debug()),
        }
    }
    let more = if chars.next().is_some() { "…" } else { "" };
    format!("`{start}{more}`")
}
