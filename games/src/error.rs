//! The errors from reading and writing FEN and SFEN.

use alloc::format;
use alloc::string::String;
use core::error::Error;
use core::fmt;
use core::ops::Range;

/// Why a string is not a FEN or an SFEN: what was expected, what was found instead, and where.
///
/// The message quotes at most 32 characters of what was found, escaped.
///
/// ```
/// use epin_games::chess;
///
/// let error = chess::from_fen("4k3/pppppp1/8/8/8/8/8/4K3 w - - 0 1").unwrap_err();
/// let expected = "expected 8 squares in the rank, found 7 in `pppppp1` at byte 4";
/// assert_eq!((error.range(), error.to_string().as_str()), (4..11, expected));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenError {
    range: Range<usize>,
    message: String,
}

impl FenError {
    pub(crate) fn new(range: Range<usize>, expected: &str, found: &str) -> Self {
        let message = format!("expected {expected}, found {found} at byte {}", range.start);
        Self { range, message }
    }

    /// Returns the byte range of the mistake in the string. It starts and ends at character boundaries, and
    /// is empty if something is missing: the string ends too soon, or a rank is empty.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for FenError {}

/// Returns a string in backticks, escaped and cut after 32 characters.
pub(crate) fn quoted(text: &str) -> String {
    let mut chars = text.chars();
    let start: String = chars.by_ref().take(32).flat_map(char::escape_debug).collect();
    let more = if chars.next().is_some() { "…" } else { "" };
    format!("`{start}{more}`")
}

/// Why a position cannot be written as a FEN or an SFEN.
///
/// ```
/// use epin::feen::Feen;
/// use epin_games::{Chess, Clock, chess};
///
/// let position = Feen::parse_in::<Chess>("4k^3/8/8/8/8/8/P7/4K^3 / C/c")?;
/// let error = chess::to_fen(position, Clock::default()).unwrap_err();
/// let expected = "expected a pawn on its starting rank as `+P` or `+p`, found `P` on a2";
/// assert_eq!(error.to_string(), expected);
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WriteFenError {
    message: String,
}

impl WriteFenError {
    pub(crate) fn new(expected: &str, found: &str) -> Self {
        Self { message: format!("expected {expected}, found {found}") }
    }
}

impl fmt::Display for WriteFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for WriteFenError {}
