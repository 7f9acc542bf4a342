//! The full message for a string that is not a letter, a side or a state.

use core::fmt::Display;

use crate::explain::message::Message;
use crate::explain::report::ECHO;
use crate::token::words::ParseAttributeError;

impl ParseAttributeError {
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
