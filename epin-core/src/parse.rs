//! Parses strings into values or errors: joins `read` and `explain`.

use core::str::FromStr;

use crate::explain::error::ParseError;
use crate::read::error_kind::ParseErrorKind;
use crate::read::scan::{scan, stop};
use crate::read::snn::read_name;
use crate::read::styles::{read_qpi, read_sin, read_styles};
use crate::token::attributes::Word;
use crate::token::attributes::read_attribute;
use crate::token::attributes::{Letter, Side, State};
use crate::token::layout::Token;
use crate::token::name::Name;
use crate::token::notation::Notation;

/// Parses all of `text` as an EPIN or PIN token. The bytes need not be UTF-8.
///
/// `notation` is `Epin` or `Pin`: the others have their own functions.
///
/// It reads at most 16 bytes of `text`, however long that is.
///
/// # Errors
///
/// If `text` is anything but one token.
#[allow(clippy::inline_always)] // A call takes time that shows in a scan this short.
#[inline(always)]
pub const fn parse(notation: Notation, text: &[u8]) -> Result<Token, ParseError> {
    match scan(notation, text) {
        Some(token) => Ok(token),
        None => Err(ParseError::new(notation, text)),
    }
}

/// Parses all of `text` as a SIN token. Returns its letter and side.
///
/// # Errors
///
/// If `text` is anything but one SIN token.
#[inline]
pub const fn parse_sin(text: &[u8]) -> Result<(Letter, Side), ParseError> {
    match read_sin(text) {
        Some(sin) => Ok(sin),
        None => Err(ParseError::new(Notation::Sin, text)),
    }
}

/// Parses all of `text` as a QPI token. Returns its style, as a letter and a side, and its piece, as a PIN
/// token.
///
/// # Errors
///
/// If `text` is anything but one QPI token.
#[inline]
pub const fn parse_qpi(text: &[u8]) -> Result<((Letter, Side), Token), ParseError> {
    match read_qpi(text) {
        Some(qpi) => Ok(qpi),
        None => Err(ParseError::new(Notation::Qpi, text)),
    }
}

/// Parses all of `text` as a style's name.
///
/// It reads at most 36 bytes of `text`, however long that is.
///
/// # Errors
///
/// If `text` is anything but one name.
pub const fn parse_snn(text: &[u8]) -> Result<Name, ParseError> {
    match read_name(text) {
        Some(name) => Ok(name),
        None => Err(ParseError::new(Notation::Snn, text)),
    }
}

/// Parses all of `text` as the styles of both sides, such as `C/m`. Returns their letters, the first
/// side's first.
///
/// # Errors
///
/// If `text` is anything but an upper-case letter, a slash and a lower-case letter.
pub const fn parse_styles(text: &[u8]) -> Result<(Letter, Letter), ParseError> {
    match read_styles(text) {
        Some(styles) => Ok(styles),
        None => Err(ParseError::new(Notation::Styles, text)),
    }
}

/// Returns the length of the longest token at the start of `text`, in bytes. To get the token, pass that
/// many bytes to the function for its notation.
///
/// # Errors
///
/// If `text` does not start with a token.
#[inline]
pub const fn prefix_len(notation: Notation, text: &[u8]) -> Result<usize, ParseError> {
    match stop(notation, text) {
        (ParseErrorKind::ExpectedEnd, len) => Ok(len),
        _ => Err(ParseError::new(notation, text)),
    }
}

/// Parses all of `text` as the word for a letter, a side or a state.
pub(crate) fn parse_attribute<T: Word>(text: &[u8]) -> Result<T, ParseError> {
    read_attribute(text).ok_or_else(|| ParseError::new(T::NOTATION, text))
}

macro_rules! impl_from_str {
    ($Attribute:ident) => {
        impl FromStr for $Attribute {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                parse_attribute(text.as_bytes())
            }
        }
    };
}

impl_from_str!(Letter);
impl_from_str!(Side);
impl_from_str!(State);

impl TryFrom<char> for Letter {
    type Error = ParseError;

    /// Returns the letter that `char` is.
    ///
    /// # Errors
    ///
    /// If `char` is not an ASCII letter in upper case, as for [`from_char`](Self::from_char).
    fn try_from(char: char) -> Result<Self, ParseError> {
        char.encode_utf8(&mut [0; 4]).parse()
    }
}
