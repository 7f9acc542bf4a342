//! Text to token, or the error that explains why not.

use crate::explain::diagnosis::Diagnosis;
use crate::explain::start::Start;
use crate::read::scan::{scan, scan_prefix};
use crate::{Hint, Notation, ParseError, Token};

/// Returns the EPIN or PIN token that all of `text` spells. The bytes need not be UTF-8.
///
/// Reads no more than the first 16 bytes of `text`, however long it is.
///
/// # Errors
///
/// If `text` is anything but one token.
#[allow(clippy::inline_always)] // With a call, the scan takes a quarter more time.
#[inline(always)]
pub const fn parse(notation: Notation, text: &[u8]) -> Result<Token, ParseError> {
    match scan(notation, text) {
        Some(token) => Ok(token),
        None => Err(ParseError::new(notation, text)),
    }
}

/// Returns the longest token at the start of `text`, and its length in bytes.
///
/// # Errors
///
/// If `text` does not start with a token.
#[inline]
pub const fn parse_prefix(notation: Notation, text: &[u8]) -> Result<(Token, usize), ParseError> {
    match scan_prefix(notation, text) {
        Some(found) => Ok(found),
        None => Err(ParseError::new(notation, text)),
    }
}

/// Returns the token that a text is likely to mean, or `None` if it is a token or if there is no
/// single likely repair.
#[cold]
#[must_use]
pub const fn suggest(notation: Notation, text: &[u8]) -> Option<Token> {
    if scan(notation, text).is_some() {
        return None;
    }
    match Diagnosis::of_token(notation, &Start::new(text)).hint {
        Some(Hint::Token(token)) => Some(token),
        _ => None,
    }
}
