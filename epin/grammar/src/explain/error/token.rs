//! The error for a string that is not a token.

use core::error::Error;
use core::fmt::{self, Display};
use core::num::NonZeroU8;

use super::impl_error;
use crate::explain::diagnosis::Diagnosis;
use crate::explain::hint::Hint;
use crate::explain::report::Report;
use crate::explain::start::{Start, TOKEN_START};
use crate::explain::suggestion::Suggestion;
use crate::read::kind::ParseErrorKind;
use crate::read::scan::stop;
use crate::token::notation::Notation;

/// Why a string is not a token: what was expected, what was found and where, and what was
/// probably meant.
///
/// `Display` is one line, lower case, without a full stop. Two errors are equal if they say the
/// same. An error takes 24 bytes (20 on 32-bit targets), and keeps at most the first 16 bytes
/// of the string. A longer string has no suggestion.
///
/// ```
/// use epin::{Epin, ParseErrorKind};
///
/// let error = Epin::parse("++K").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected a letter, found `+` at byte 1; did you mean \"+K\"?",
/// );
/// assert_eq!((error.kind(), error.offset()), (ParseErrorKind::ExpectedLetter, 1));
/// ```
// Only the start of the string is stored, for the reason that [`Start`] gives.
//
// Copying up to 16 bytes would call `memcpy`; two overlapping loads do not. They are the first
// bytes of the string and the last ones, and have the same width, 1, 2, 4 or 8 bytes:
//
//     string      `first`     `last`
//     `^`         `^`         `^`
//     `K'^`       `K'`        `'^`
//     `C:K^'`     `C:K^`      `:K^'`
//
// Together with `Head`, that takes 28 instructions from the string to the error (`parse`, rejected,
// in `benches/README.md`). With a notation and a `Start<16>` as its fields, as the errors of names
// and styles have them, a rejection took 59 to 90 instructions, and `parse` 35 to 37 instead of 32.
#[derive(Clone, Copy)]
#[repr(C)] // So that a `Result` has its token in the padding after `head`, not where `first` is.
pub struct ParseError {
    head: Head,
    first: u64,
    last: u64,
}

/// The notation and the length of the string, in one byte:
///
/// ```text
/// bit                     7 6 5      4 3 2 1 0
///                         notation   length + 1
///
/// `K'^`, read as EPIN     0 0 0      0 0 1 0 0
/// `K'^`, read as PIN      0 0 1      0 0 1 0 0
/// ```
///
/// The length of a string of more than 16 bytes is [`LONGER`]. One is added so that the byte is
/// never 0: a `Result` takes 0 for `Ok`, and needs no byte of its own. That, and one byte instead
/// of two, saves two instructions in `parse`, for a token and for a refusal.
#[derive(Clone, Copy, PartialEq)]
struct Head(NonZeroU8);

impl Head {
    const LEN_MASK: u8 = 31;

    #[inline]
    const fn new(notation: Notation, len: u8) -> Self {
        match NonZeroU8::new((len + 1) | ((notation as u8) << 5)) {
            Some(head) => Self(head),
            None => Self(NonZeroU8::MIN), // Never: a length is at most `LONGER`.
        }
    }

    const fn notation(self) -> Notation {
        match self.0.get() >> 5 {
            0 => Notation::Epin,
            1 => Notation::Pin,
            2 => Notation::Sin,
            _ => Notation::Qpi,
        }
    }

    const fn len(self) -> u8 {
        (self.0.get() & Self::LEN_MASK) - 1
    }
}

/// The length that [`Head`] has for every string of more than 16 bytes.
const LONGER: u8 = 17;

/// The first bytes of a string and the last ones, as two numbers of the type `$Word`, or two zeros
/// if the string is shorter than one.
macro_rules! ends {
    ($Word:ident, $text:expr) => {
        match ($text.first_chunk(), last_chunk($text)) {
            (Some(first), Some(last)) => {
                ($Word::from_le_bytes(*first) as u64, $Word::from_le_bytes(last) as u64)
            }
            _ => (0, 0),
        }
    };
}

/// Returns the last `N` bytes of a string. The slice's method of this name links panic code in a
/// build that is not optimised for speed.
#[inline]
const fn last_chunk<const N: usize>(text: &[u8]) -> Option<[u8; N]> {
    let Some(start) = text.len().checked_sub(N) else { return None };
    let Some((_, last)) = text.split_at_checked(start) else { return None };
    match last.first_chunk() {
        Some(chunk) => Some(*chunk),
        None => None,
    }
}

impl ParseError {
    #[allow(clippy::inline_always)] // As `parse`, which calls this.
    #[inline(always)]
    pub(crate) const fn new(notation: Notation, text: &[u8]) -> Self {
        let len = text.len();
        let (first, last) = match len {
            2..=4 => ends!(u16, text),
            0..=1 => ends!(u8, text),
            5..=8 => ends!(u32, text),
            9..=TOKEN_START => ends!(u64, text),
            _ => {
                let (first, last) = match text.first_chunk::<TOKEN_START>() {
                    Some(start) => ends!(u64, start),
                    None => (0, 0),
                };
                return Self { head: Head::new(notation, LONGER), first, last };
            }
        };
        #[allow(clippy::cast_possible_truncation)] // At most 16.
        let head = Head::new(notation, len as u8);
        Self { head, first, last }
    }

    /// Returns the start of the string, put together from `first` and `last`: for `K'^`, `K'` and,
    /// one byte further, `'^`. Where the two overlap, they have the same bytes.
    const fn start(&self) -> Start<TOKEN_START> {
        let len = self.head.len();
        let width = match len {
            0..=1 => 1,
            2..=4 => 2,
            5..=8 => 4,
            _ => 8,
        };
        let kept = if len < LONGER { len } else { LONGER - 1 };
        let last = (self.last as u128) << (8 * kept.saturating_sub(width));
        Start::of_len((self.first as u128 | last).to_le_bytes(), len)
    }

    const fn stop(&self) -> (ParseErrorKind, usize) {
        stop(self.head.notation(), self.start().bytes())
    }

    fn diagnosis(&self) -> Diagnosis {
        let ((kind, offset), start) = (self.stop(), self.start());
        let hint = match start.full() {
            Some(text) => Hint::on_token(self.head.notation(), text),
            None => Some(Hint::too_long(self.head.notation())),
        };
        Diagnosis::new(kind.expected(), offset, start.bytes(), hint)
    }

    /// Returns what the parser expected at the [`offset`](Self::offset).
    ///
    /// ```
    /// use epin::{Epin, ParseErrorKind};
    ///
    /// assert_eq!(Epin::parse("K''").unwrap_err().kind(), ParseErrorKind::ExpectedEnd);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.stop().0
    }

    /// Returns where the string stops being a token: a byte offset, 0 to 5, always at the start
    /// of a character.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(Epin::parse("+K^ ").unwrap_err().offset(), 3);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.stop().1
    }
}

impl_error! {
    ParseError { head, first, last }, |error| error.head.notation().token();
    /// ```
    /// use epin::Epin;
    ///
    /// assert_eq!(
    ///     Epin::parse("^b").unwrap_err().report("^b").to_string(),
    ///     "invalid EPIN token \"^b\": expected a letter, found `^` at byte 0; did you mean \"b^\"?",
    /// );
    /// ```
}
