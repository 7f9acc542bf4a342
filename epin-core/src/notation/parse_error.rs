//! `ParseError`, which keeps in 24 bytes what messages need to know about a string. `report.rs` writes the
//! messages.

use super::Notation;
use super::parse_error_kind::ParseErrorKind;
use crate::text::{Found, MAX_SYMBOLS, copy_start, slice};

/// The maximum number of bytes that a [`ParseError`] keeps of an invalid string: not more than a hint can read
/// as symbols.
pub(super) const KEPT_BYTES: usize = MAX_SYMBOLS;

/// Why a string is not a valid token, name, pair of styles or word for an attribute.
///
/// The error says what was expected, what was found and where, and what was probably meant. `Display` writes
/// one line in lower case, without a period. An error keeps the length and the first 16 bytes of the string.
/// For a name of more than 16 bytes, it keeps the length, the first 8 bytes, and the offset and the character
/// at which the name stops being valid. Two errors are equal if they are for the same type and keep the same
/// data, so different strings of more than 16 bytes can have equal errors if they start alike and have the
/// same length.
///
/// ```
/// use epin::notation::Snn;
/// use epin::{Epin, ParseErrorKind, Side};
///
/// let error = Epin::parse("++K").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected a letter, found `+` at byte 1; did you mean \"+K\"?",
/// );
/// assert_eq!((error.kind(), error.offset()), (ParseErrorKind::ExpectedLetter, 1));
///
/// let error = Snn::parse("Chess_960").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected the end of the name, found `_` at byte 5; did you mean \"Chess960\"?",
/// );
/// let error = "third".parse::<Side>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected "first" or "second""#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParseError(pub(crate) Kept);

impl ParseError {
    #[allow(clippy::inline_always)] // Like `Epin::read`, because `parse` calls both.
    #[inline(always)]
    pub(super) const fn new(notation: Notation, text: &[u8]) -> Self {
        Self(Kept::new(notation, text))
    }

    /// Returns the error for a name of more than 16 bytes that stops being valid at `stop`.
    pub(super) const fn of_long_name(text: &[u8], stop: (ParseErrorKind, usize)) -> Self {
        Self(Kept { last: packed_stop(text, stop), ..Kept::new(Notation::Snn, text) })
    }
}

/// The notation, the length and the first 16 bytes of a string. The kind, the offset, the hint and the
/// message are derived from these on demand, so a program that parses strings but never prints an error
/// contains no code for messages.
///
/// The bytes are kept as two numbers, each read with a single load, because copying up to
/// 16 bytes would call `memcpy`. `first` contains the first bytes of the string, and `last`
/// contains the last bytes, which may overlap the first. Both loads are 1, 2, 4 or 8 bytes wide:
///
/// ```text
/// string      `first`     `last`
/// `^`         `^`         `^`
/// `K'^`       `K'`        `'^`
/// `C:K^'`     `C:K^`      `:K^'`
/// ```
///
/// If the string has more than 16 bytes, `first` contains bytes 0 to 7, and `last` contains
/// bytes 8 to 15. A name, however, can be valid up to byte 32. For a name of more than 16 bytes,
/// `last` therefore describes where the name stops being valid: see [`packed_stop`].
///
/// With this layout, `parse` takes 43.3 instructions for a token and 38.5 for a
/// string that it rejects (`benches/README.md`). If the fields were the notation, the length
/// and 36 plain bytes, copied in chunks of four bytes, `parse` would take 57.0 and 69.9
/// instructions, because then even the result for a token would be copied as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)] // With this, a `Result` puts its token into the padding after `notation`, not into `first`.
pub(crate) struct Kept {
    notation: Notation,
    len: u32,
    first: u64,
    last: u64,
}

/// Returns the first bytes and the last bytes of a string as two numbers, each read as
/// an `$Int`, or zeros if the string is shorter than an `$Int`.
macro_rules! ends {
    ($Int:ident, $text:expr) => {
        match ($text.first_chunk(), last_chunk($text)) {
            (Some(first), Some(last)) => {
                ($Int::from_le_bytes(*first) as u64, $Int::from_le_bytes(last) as u64)
            }
            _ => (0, 0),
        }
    };
}

/// Returns the last `N` bytes of a string. This is written by hand, because `<[u8]>::last_chunk` links panic
/// code in builds that are not optimized for speed.
#[inline]
const fn last_chunk<const N: usize>(text: &[u8]) -> Option<[u8; N]> {
    let Some(start) = text.len().checked_sub(N) else { return None };
    let Some((_, last)) = text.split_at_checked(start) else { return None };
    match last.first_chunk() {
        Some(chunk) => Some(*chunk),
        None => None,
    }
}

impl Kept {
    #[allow(clippy::inline_always)] // Like `Epin::read`, because `parse` calls both.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // A length above `u32::MAX` is kept as `u32::MAX`.
    const fn new(notation: Notation, text: &[u8]) -> Self {
        let len = text.len();
        let (first, last) = match len {
            2..=4 => ends!(u16, text),
            0..=1 => ends!(u8, text),
            5..=8 => ends!(u32, text),
            9..=KEPT_BYTES => ends!(u64, text),
            _ => {
                let (first, last) = match text.first_chunk::<KEPT_BYTES>() {
                    Some(start) => ends!(u64, start),
                    None => (0, 0),
                };
                let len = if len > u32::MAX as usize { u32::MAX } else { len as u32 };
                return Self { notation, len, first, last };
            }
        };
        Self { notation, len: len as u32, first, last }
    }

    pub(crate) const fn notation(&self) -> Notation {
        self.notation
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the string has more than 16 bytes.
    pub(crate) const fn is_longer(&self) -> bool {
        self.len() > KEPT_BYTES
    }

    /// Returns the start of the string, up to 16 bytes, and the length of this start. To do so, it shifts
    /// `last` to its place and joins it with `first`: `K'^` is `K'` and, one byte later, `'^`. Where `first`
    /// and `last` overlap, their bytes are equal, so `|` joins them.
    pub(crate) const fn start(&self) -> ([u8; KEPT_BYTES], usize) {
        let len = if self.is_longer() { KEPT_BYTES } else { self.len() };
        let width = match len {
            0..=1 => 1,
            2..=4 => 2,
            5..=8 => 4,
            _ => 8,
        };
        let last = (self.last as u128) << (8 * len.saturating_sub(width));
        ((self.first as u128 | last).to_le_bytes(), len)
    }

    /// Whether the string is a name of more than 16 bytes.
    const fn is_long_name(&self) -> bool {
        self.is_longer() && matches!(self.notation, Notation::Snn)
    }

    /// Returns where a name of more than 16 bytes stops being valid and what was expected there, or `None` for
    /// any other string.
    pub(crate) const fn stop_of_long_name(&self) -> Option<(ParseErrorKind, usize)> {
        if !self.is_long_name() {
            return None;
        }
        let [.., offset, is_too_long, _, _] = self.last.to_le_bytes();
        let kind = match (offset, is_too_long) {
            (0, _) => ParseErrorKind::ExpectedUpper,
            (_, 0) => ParseErrorKind::ExpectedEnd,
            _ => ParseErrorKind::TooLong,
        };
        Some((kind, offset as usize))
    }

    /// Returns what was found at `offset`, where the string stops being valid.
    pub(crate) fn found(&self, offset: usize) -> Found {
        if self.is_long_name() {
            let [found @ .., _, _, _, _] = self.last.to_le_bytes();
            return Found::at(&found, 0);
        }
        let (start, len) = self.start();
        Found::at(slice(&start, 0, len), offset)
    }
}

/// Returns eight bytes that say where a name of more than 16 bytes stops being valid: four for the character
/// there, one for the offset, one for whether the name is too long, and two that are not used.
const fn packed_stop(text: &[u8], (kind, offset): (ParseErrorKind, usize)) -> u64 {
    let mut found = [0; 4];
    copy_start(slice(text, offset, text.len()), &mut found);
    let [a, b, c, d] = found;
    let is_too_long = matches!(kind, ParseErrorKind::TooLong) as u8;
    #[allow(clippy::cast_possible_truncation)] // At most 32.
    u64::from_le_bytes([a, b, c, d, offset as u8, is_too_long, 0, 0])
}
