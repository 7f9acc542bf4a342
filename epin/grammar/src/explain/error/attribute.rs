//! The error for a string that is not a letter, a side or a state.

use core::error::Error;
use core::fmt::{self, Display};

use crate::explain::message::Message;
use crate::explain::report::ECHO;
use crate::token::words::Word;

/// Why a string or a character is not a letter, a side or a state. Its message lists what is
/// allowed.
///
/// ```
/// use epin::{Letter, Side, State};
///
/// let error = "third".parse::<Side>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected "first" or "second""#);
/// let error = "promoted".parse::<State>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected "diminished", "normal" or "enhanced""#);
/// let error = "k".parse::<Letter>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected an upper-case letter, "A" to "Z""#);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseAttributeError {
    /// What the string should be: `letter`.
    attribute: &'static str,
    expected: &'static str,
}

impl ParseAttributeError {
    pub(crate) const fn new<T: Word>() -> Self {
        Self { attribute: T::NAME, expected: T::EXPECTED }
    }

    /// Returns the full message, which names the string: what serde says.
    ///
    /// `text` is the string that was parsed. The first 16 characters of it are repeated, escaped.
    /// The error keeps nothing of the string, so that is not checked.
    ///
    /// ```
    /// use epin::Side;
    ///
    /// assert_eq!(
    ///     "third".parse::<Side>().unwrap_err().report("third").to_string(),
    ///     r#"invalid side "third": expected "first" or "second""#,
    /// );
    /// ```
    #[must_use]
    pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl Display {
        let mut message = Message::new();
        message.push_str("invalid ");
        message.push_str(self.attribute);
        message.push_str(" \"");
        message.push_escaped(text.as_ref(), ECHO);
        message.push_str("\": expected ");
        message.push_str(self.expected);
        message
    }
}

impl Display for ParseAttributeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected ")?;
        f.write_str(self.expected)
    }
}

impl Error for ParseAttributeError {}
