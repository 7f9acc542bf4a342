//! The styles of both sides, as in `C/m`.

use core::fmt;

use crate::characters::Characters;
use crate::contents::Contents;
use crate::found::Found;
use crate::hint::LONGEST;
use crate::report::ECHO;
use crate::{Letter, Message};

/// Returns the letters of the first side's style and of the second's that `text` spells, the whole
/// of it: `C/m`.
///
/// # Errors
///
/// If `text` is anything but an upper-case letter, a slash and a lower-case letter.
pub const fn parse_styles(text: &[u8]) -> Result<(Letter, Letter), ParseStylesError> {
    if let [first @ b'A'..=b'Z', b'/', second @ b'a'..=b'z'] = text {
        let letters = (Letter::from_char(*first as char), Letter::from_char(*second as char));
        if let (Some(first), Some(second)) = letters {
            return Ok((first, second));
        }
    }
    Err(ParseStylesError::new(text))
}

/// What a text lacked to be the styles of both sides.
///
/// ```
/// use epin::{ParseStylesErrorKind, Styles};
///
/// let error = Styles::parse("C-m").unwrap_err();
/// assert_eq!(error.kind(), ParseStylesErrorKind::ExpectedSlash);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseStylesErrorKind {
    /// The text is empty.
    Empty,
    /// The first side's letter, in upper case, is missing at the offset.
    ExpectedFirst,
    /// The slash is missing at the offset.
    ExpectedSlash,
    /// The second side's letter, in lower case, is missing at the offset.
    ExpectedSecond,
    /// The styles are complete at the offset, and the text goes on.
    ExpectedEnd,
}

/// Why a text is not the styles of both sides: what was expected, what was found and where, and
/// what was probably meant.
///
/// ```
/// use epin::Styles;
///
/// let error = Styles::parse("C/M").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected a lower-case letter, found `M` at byte 2; did you mean \"C/m\"?",
/// );
/// ```
///
/// It holds no more than the first 16 bytes of the text, in 18 bytes; for a longer text there is no
/// suggestion. Two errors are equal if they say the same.
// As with `ParseError`, what was found and what to write instead are worked out when they are asked
// for. A program that asks for neither does not link that code, and none that could panic.
#[derive(Clone, Copy)]
pub struct ParseStylesError {
    kind: ParseStylesErrorKind,
    start: [u8; LONGEST],
    /// The length of the text, or [`LONGEST`] + 1.
    len: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StylesHint {
    /// The styles that are likely to be meant.
    Styles(Letter, Letter),
    Note(&'static str),
}

const FORM: &str = "styles are the first side's letter in upper case, a slash, and the second \
                    side's in lower case, such as C/m";
const NAMES: &str = "each style is one letter, as in C/m: a name such as Chess is SNN";

impl ParseStylesError {
    #[cold]
    const fn new(text: &[u8]) -> Self {
        let kind = match text {
            [] => ParseStylesErrorKind::Empty,
            [b'A'..=b'Z', b'/', b'a'..=b'z', ..] => ParseStylesErrorKind::ExpectedEnd,
            [b'A'..=b'Z', b'/', ..] => ParseStylesErrorKind::ExpectedSecond,
            [b'A'..=b'Z', ..] => ParseStylesErrorKind::ExpectedSlash,
            _ => ParseStylesErrorKind::ExpectedFirst,
        };
        let mut start = [0; LONGEST];
        let mut len = 0;
        while len < text.len() && len < LONGEST {
            start[len] = text[len];
            len += 1;
        }
        #[allow(clippy::cast_possible_truncation)] // At most 17.
        let len = (len + (text.len() > LONGEST) as usize) as u8;
        Self { kind, start, len }
    }

    const fn found(&self) -> Found {
        // Every character that may be found ends within the first 16 bytes.
        let start = match self.start.split_at_checked(self.len as usize) {
            Some((start, _)) => start,
            None => &self.start,
        };
        Found::at(start, self.offset())
    }

    const fn hint(&self) -> Option<StylesHint> {
        match self.start.split_at_checked(self.len as usize) {
            Some((text, _)) => hint(text),
            None => None,
        }
    }

    /// Returns what the text lacked.
    ///
    /// ```
    /// use epin::{ParseStylesErrorKind, Styles};
    ///
    /// let error = Styles::parse("C/m ").unwrap_err();
    /// assert_eq!(error.kind(), ParseStylesErrorKind::ExpectedEnd);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseStylesErrorKind {
        self.kind
    }

    /// Returns where the text stops being styles: a byte offset, 0 to 3, always at the start of a
    /// character.
    ///
    /// ```
    /// assert_eq!(epin::Styles::parse("Cm").unwrap_err().offset(), 1);
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        match self.kind {
            ParseStylesErrorKind::Empty | ParseStylesErrorKind::ExpectedFirst => 0,
            ParseStylesErrorKind::ExpectedSlash => 1,
            ParseStylesErrorKind::ExpectedSecond => 2,
            ParseStylesErrorKind::ExpectedEnd => 3,
        }
    }

    const fn push(&self, message: &mut Message) {
        let expected = match self.kind {
            ParseStylesErrorKind::Empty => "styles",
            ParseStylesErrorKind::ExpectedFirst => "an upper-case letter",
            ParseStylesErrorKind::ExpectedSlash => "`/`",
            ParseStylesErrorKind::ExpectedSecond => "a lower-case letter",
            ParseStylesErrorKind::ExpectedEnd => "the end of the styles",
        };
        self.found().push_reason(message, expected, self.offset());
        match self.hint() {
            None => {}
            Some(StylesHint::Note(note)) => {
                message.push_str("; ");
                message.push_str(note);
            }
            Some(StylesHint::Styles(first, second)) => {
                message.push_str("; did you mean \"");
                message.push_char(first.as_char());
                message.push_str("/");
                message.push_char(second.as_char().to_ascii_lowercase());
                message.push_str("\"?");
            }
        }
    }

    /// Returns the error with the text that it is about, which is escaped and cut.
    #[must_use]
    pub const fn report(&self, text: &[u8]) -> Message {
        let mut message = Message::new();
        message.push_str("invalid styles \"");
        message.push_escaped(text, ECHO);
        message.push_str("\": ");
        self.push(&mut message);
        message
    }
}

/// Names the styles if there are two letters around one slash, and their cases do not say that they
/// are in the wrong order.
const fn hint(text: &[u8]) -> Option<StylesHint> {
    let Some(mut characters) = Characters::of(text) else { return None };
    characters.unwrap_quoted();
    let mut slash = characters.start;
    while slash < characters.end && characters.get(slash) != '/' {
        slash += 1;
    }
    if slash < characters.end {
        let first = Contents::of(&characters, characters.start, slash);
        let second = Contents::of(&characters, slash + 1, characters.end);
        let is_swapped =
            first.letter().is_ascii_lowercase() && second.letter().is_ascii_uppercase();
        if first.is_letter() && second.is_letter() && !is_swapped {
            let letters = (Letter::from_char(first.letter()), Letter::from_char(second.letter()));
            if let (Some(first), Some(second)) = letters {
                return Some(StylesHint::Styles(first, second));
            }
        }
        let has_name = first.letters() > 1 || second.letters() > 1;
        let others = Contents::SEPARATOR | Contents::COLON | Contents::OTHER;
        if has_name && !first.has(others) && !second.has(others) {
            return Some(StylesHint::Note(NAMES));
        }
    }
    Some(StylesHint::Note(FORM))
}

impl PartialEq for ParseStylesError {
    fn eq(&self, other: &Self) -> bool {
        let said = |error: &Self| (error.kind, error.found(), error.hint());
        said(self) == said(other)
    }
}

impl Eq for ParseStylesError {}

impl fmt::Debug for ParseStylesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParseStylesError")
            .field("kind", &self.kind())
            .field("offset", &self.offset())
            .finish()
    }
}

impl fmt::Display for ParseStylesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut message = Message::new();
        self.push(&mut message);
        fmt::Display::fmt(&message, f)
    }
}

impl core::error::Error for ParseStylesError {}
