//! The errors from reading and writing FEN and SFEN.

use alloc::format;
use alloc::string::{String, ToString};
use core::error::Error;
use core::fmt::{self, Display};
use core::ops::Range;

use epin::notation::describe;
use epin::{Epin, Side};

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
pub struct FenError {
    range: Range<usize>,
    reason: String,
    /// What the string is instead.
    note: Option<String>,
}

impl FenError {
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

impl Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.reason, self.range.start)?;
        self.note.as_ref().map_or(Ok(()), |note| write!(f, "; {note}"))
    }
}

impl fmt::Debug for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FenError").field(&format_args!("{self}")).finish()
    }
}

impl Error for FenError {}

/// Returns a string in backticks, escaped and cut after 32
/// characters, or the description of a single character.
pub(crate) fn quoted(text: &str) -> String {
    let mut chars = text.chars();
    if let (Some(char), None) = (chars.next(), chars.next()) {
        return describe(char).to_string();
    }
    let mut chars = text.chars();
    let start: String = chars.by_ref().take(32).flat_map(char::escape_debug).collect();
    let more = if chars.next().is_some() { "…" } else { "" };
    format!("`{start}{more}`")
}

/// Why a position cannot be written as a FEN or an SFEN.
///
/// ```
/// use epin::epin;
/// use epin::feen::Feen;
/// use epin_games::{Chess, Counters, Fen};
///
/// let position = Feen::parse_in::<Chess>("4k^3/8/8/8/8/8/P7/4K^3 / C/c")?.to_position();
/// let error = Fen::new(position, Counters::default()).write().unwrap_err();
/// assert_eq!((error.square(), error.piece()), (Some(48), Some(epin!("P"))));
/// assert_eq!(
///     error.to_string(),
///     "expected a pawn on its starting rank as `+P` or `+p`, found `P` on a2",
/// );
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct WriteFenError {
    message: String,
    square: Option<usize>,
    hand: Option<Side>,
    piece: Option<Epin>,
}

impl WriteFenError {
    pub(crate) fn new(expected: &str, found: impl Display) -> Self {
        let message = format!("expected {expected}, found {found}");
        Self { message, square: None, hand: None, piece: None }
    }

    /// Returns the error for a piece on a square. `name` is the name of the square.
    pub(crate) fn on_square(expected: &str, piece: Epin, square: usize, name: &str) -> Self {
        let error = Self::new(expected, format_args!("`{piece}` on {name}"));
        Self { square: Some(square), piece: Some(piece), ..error }
    }

    /// Returns the error for a piece in a hand.
    pub(crate) fn in_hand(expected: &str, piece: Epin, side: Side) -> Self {
        let error = Self::new(expected, format_args!("`{piece}` in the {side} side's hand"));
        Self { hand: Some(side), piece: Some(piece), ..error }
    }

    /// Returns the index of the square with the wrong piece, or `None` if the error is not about a square.
    #[must_use]
    pub fn square(&self) -> Option<usize> {
        self.square
    }

    /// Returns the side whose hand has the wrong piece, or `None` if the error is not about a hand.
    #[must_use]
    pub fn hand(&self) -> Option<Side> {
        self.hand
    }

    /// Returns the wrong piece, or `None` if the error is not about a piece.
    #[must_use]
    pub fn piece(&self) -> Option<Epin> {
        self.piece
    }
}

impl Display for WriteFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl fmt::Debug for WriteFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("WriteFenError").field(&format_args!("{self}")).finish()
    }
}

impl Error for WriteFenError {}
