//! What `epin` is checked against: the regular expressions of the
//! specifications, as `regex` matches them, and the rules for error messages.

use std::error::Error;
use std::sync::LazyLock;

use regex::bytes::Regex;

/// The strings of one notation.
#[derive(Debug)]
pub struct Grammar {
    pattern: Regex,
    start: Regex,
    longest: usize,
}

/// `\A[-+]?[A-Za-z]\^?'?\z`
pub static EPIN: LazyLock<Grammar> =
    LazyLock::new(|| Grammar::new("[-+]?[A-Za-z]\\^?'?", "[-+]?(?:[A-Za-z]\\^?'?)?", 4));

/// `\A[-+]?[A-Za-z]\^?\z`
pub static PIN: LazyLock<Grammar> =
    LazyLock::new(|| Grammar::new("[-+]?[A-Za-z]\\^?", "[-+]?(?:[A-Za-z]\\^?)?", 3));

/// `\A[A-Za-z]\z`
pub static SIN: LazyLock<Grammar> = LazyLock::new(|| Grammar::new("[A-Za-z]", "[A-Za-z]?", 1));

/// `\A[A-Za-z]:[-+]?[A-Za-z]\^?\z`
pub static QPI: LazyLock<Grammar> = LazyLock::new(|| {
    let start = "(?:[A-Za-z](?::[-+]?(?:[A-Za-z]\\^?)?)?)?";
    Grammar::new("[A-Za-z]:[-+]?[A-Za-z]\\^?", start, 5)
});

/// `\A[A-Z][A-Za-z]*[0-9]*\z`, with at most 32 bytes.
pub static SNN: LazyLock<Grammar> =
    LazyLock::new(|| Grammar::new("[A-Z][A-Za-z]*[0-9]*", "(?:[A-Z][A-Za-z]*[0-9]*)?", 32));

/// `\A[A-Z]/[a-z]\z`
pub static STYLES: LazyLock<Grammar> =
    LazyLock::new(|| Grammar::new("[A-Z]/[a-z]", "(?:[A-Z](?:/[a-z]?)?)?", 3));

impl Grammar {
    /// Returns the grammar of the strings that match `pattern`.
    /// Every prefix of such a string matches `start`.
    fn new(pattern: &str, start: &str, longest: usize) -> Self {
        let regex = |text: String| Regex::new(&text).expect("the pattern is valid");
        Self {
            pattern: regex(format!("(?-u)\\A(?:{pattern})\\z")),
            start: regex(format!("(?-u)\\A{start}")),
            longest,
        }
    }

    /// Returns whether the specification allows a string.
    #[must_use]
    pub fn is_valid(&self, text: &[u8]) -> bool {
        text.len() <= self.longest && self.pattern.is_match(text)
    }

    /// Returns the length of the longest prefix of a string that is also a prefix of a valid string.
    #[must_use]
    pub fn stop(&self, text: &[u8]) -> usize {
        self.start.find(text).map_or(0, |start| start.end()).min(self.longest)
    }

    /// Returns whether a string starts with a string that is invalid only because it is too long.
    #[must_use]
    pub fn is_too_long(&self, text: &[u8]) -> bool {
        self.start.find(text).is_some_and(|start| start.end() > self.longest)
    }

    /// Returns the length of the longest valid string at the start of a string.
    #[must_use]
    pub fn prefix(&self, text: &[u8]) -> Option<usize> {
        (1..=self.longest.min(text.len())).rev().find(|len| self.is_valid(&text[..*len]))
    }
}

/// The maximum length of an error message, in bytes. Quoting 32 characters such as `\u{10ffff}` takes 320 of them.
pub const BOUND: usize = 500;

/// Checks that the message of an error is one short line,
/// which a terminal shows as it is, and returns the message.
///
/// # Panics
///
/// Panics if the check fails.
pub fn check_error(error: &impl Error) -> String {
    let message = error.to_string();
    check_message(&message);
    let has_known_words =
        ["expected ", "the hand `"].iter().any(|start| message.starts_with(start))
            || message.contains(" is not a piece of ");
    assert!(has_known_words, "{message}");
    message
}

/// Checks that a message is one short line, which a terminal shows as it is.
///
/// # Panics
///
/// Panics if the check fails.
pub fn check_message(message: &str) {
    assert!(!message.is_empty() && message.len() <= BOUND, "{} bytes", message.len());
    assert!(!message.ends_with('.'), "{message:?}");
    // `Debug` escapes invisible characters. It is part of the standard library, which is not
    // instrumented for fuzzing, so it takes a tenth of the time of a loop over the characters.
    let escaped = format!("{message:?}");
    if escaped.len() > message.len() + 2 {
        let is_hidden = |char: char| {
            char.is_control()
                || matches!(char, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}')
                || matches!(char, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
                || matches!(char, '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
        };
        assert!(!message.contains(is_hidden), "{escaped}");
    }
}

/// Returns the string that a message suggests, such as `K^` in `…; did you mean "K^"?`.
#[must_use]
pub fn meant(message: &str) -> Option<&str> {
    // These words cannot occur earlier in the message, which repeats only one character of the string.
    let (_, meant) = message.split_once("did you mean \"")?;
    meant.split_once("\"?").map(|(meant, _)| meant)
}
