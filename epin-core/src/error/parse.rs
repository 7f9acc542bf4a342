//! `parse` for all types that are written as a string, and the traits that are based on `parse`.

use core::str::FromStr;

use crate::notation::Notation;
use crate::notation::kept::ParseError;
use crate::notation::pin::Pin;
use crate::notation::qpi::Qpi;
use crate::notation::sin::Sin;
use crate::notation::snn::{self, Snn};
use crate::notation::styles::Styles;
use crate::notation::word::{Word, read_word};
use crate::token::attributes::{Letter, Side, State};
use crate::token::layout::Epin;
use crate::token::scan::read_start;

/// Implements `parse` and `from_ascii` with the `read` of a type. The strings
/// are for the documentation: what to import, what `parse` takes, a valid
/// string and its value, and an invalid string and the offset of its mistake.
macro_rules! impl_parse {
    (
        $(#[$more:meta])*
        $Type:ident, |$text:ident| $error:expr, $import:literal, $one:literal, $valid:literal => $value:literal,
        $wrong:literal => $offset:literal
    ) => {
        impl $Type {
            #[doc = concat!("Parses all of `text` as ", $one, ".")]
            ///
            /// # Errors
            ///
            #[doc = concat!("Returns an error if `text` is anything but ", $one, ". Nothing is trimmed or")]
            /// normalized.
            $(#[$more])*
            ///
            /// ```
            #[doc = concat!("use ", $import, ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Type), "::parse(\"", $valid, "\"), Ok(", $value, "));")]
            #[doc = concat!("let error = ", stringify!($Type), "::parse(\"", $wrong, "\").unwrap_err();")]
            #[doc = concat!("assert_eq!(error.offset(), ", $offset, ");")]
            /// ```
            #[inline]
            pub const fn parse(text: &str) -> Result<Self, ParseError> {
                Self::from_ascii(text.as_bytes())
            }

            #[doc = concat!("Parses all of `text` as ", $one, ". The bytes need not be UTF-8.")]
            ///
            /// # Errors
            ///
            #[doc = concat!("Returns an error if `text` is anything but ", $one, ", as")]
            /// [`parse`](Self::parse) does.
            ///
            /// ```
            #[doc = concat!("use ", $import, ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Type), "::from_ascii(b\"", $valid, "\"), Ok(", $value, "));")]
            #[doc = concat!("assert!(", stringify!($Type), "::from_ascii(b\"", $valid, "\\xff\").is_err());")]
            /// ```
            #[inline]
            pub const fn from_ascii($text: &[u8]) -> Result<Self, ParseError> {
                match Self::read($text) {
                    Some(value) => Ok(value),
                    None => Err($error),
                }
            }
        }
    };
}

impl_parse! {
    ///
    /// The specification says the same: [EPIN 1.0.0, Validity](https://sashite.dev/specs/epin/1.0.0/). To
    /// read a token at the start of a longer string, use [`parse_prefix`](Self::parse_prefix). If there is
    /// one likely repair, the error's [`suggestion`](ParseError::suggestion) says what to write instead.
    Epin, |text| ParseError::new(Notation::Epin, text), "epin::{Epin, epin}", "one EPIN token", "+K^'" => "epin!(\"+K^'\")", "^K" => 0
}
impl_parse! {
    Pin, |text| ParseError::new(Notation::Pin, text), "epin::notation::{Pin, pin}", "one PIN token", "+K^" => "pin!(\"+K^\")", "K'" => 1
}
impl_parse! {
    Sin, |text| ParseError::new(Notation::Sin, text), "epin::notation::{Sin, sin}", "one SIN token", "c" => "sin!(\"c\")", "Chess" => 1
}
impl_parse! {
    Qpi, |text| ParseError::new(Notation::Qpi, text), "epin::notation::{Qpi, qpi}", "one QPI token", "C:K^" => "qpi!(\"C:K^\")", "CK" => 1
}
impl_parse! {
    Snn, |text| snn::error(text), "epin::notation::{Snn, snn}", "one style's name", "Chess960" => "snn!(\"Chess960\")", "chess" => 0
}
impl_parse! {
    Styles, |text| ParseError::new(Notation::Styles, text), "epin::{Letter, notation::Styles}", "the styles of both sides",
    "C/s" => "Styles { first: Letter::C, second: Letter::S }", "C/S" => 2
}

impl Epin {
    /// Returns whether `text` is one token and nothing else.
    ///
    /// ```
    /// use epin::Epin;
    ///
    /// assert!(Epin::is_valid("-k^'"));
    /// assert!(!Epin::is_valid("K\n"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        Self::read(text.as_bytes()).is_some()
    }

    /// Reads the longest EPIN token at the start of `text`. Returns it and its length.
    #[inline]
    const fn read_start(text: &[u8]) -> Option<(Self, usize)> {
        match read_start(text) {
            Some((token, rest)) => Some((token, text.len() - rest.len())),
            None => None,
        }
    }
}

/// Implements `parse_prefix` with the `read_start` of a type. The strings are for the documentation: what to
/// import, a string, and the token at its start with the rest.
macro_rules! impl_parse_prefix {
    ($Type:ident, $import:literal, $name:literal, $text:literal => $result:literal) => {
        impl $Type {
            #[doc = concat!("Parses the longest ", $name, " token at the start of `text`. Returns it and the rest")]
            /// of the string.
            ///
            /// Takes constant time, however long `text` is. It is not a `const fn`, because splitting a
            /// `str` in a constant needs Rust 1.86.
            ///
            /// # Errors
            ///
            #[doc = concat!("Returns the error of [`parse`](Self::parse) if `text` does not start with a ", $name)]
            /// token.
            ///
            /// ```
            #[doc = concat!("use ", $import, ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Type), "::parse_prefix(\"", $text, "\")?, ", $result, ");")]
            /// # Ok::<(), epin::ParseError>(())
            /// ```
            #[inline]
            pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
                match Self::read_start(text.as_bytes()) {
                    // The fallback is never reached. Unlike slicing, this links no panic code.
                    Some((token, len)) => Ok((token, text.get(len..).unwrap_or_default())),
                    None => Err(ParseError::new(Notation::$Type, text.as_bytes())),
                }
            }
        }
    };
}

impl_parse_prefix!(Epin, "epin::{Epin, epin}", "EPIN", "K'K/8" => "(epin!(\"K'\"), \"K/8\")");
impl_parse_prefix!(Pin, "epin::notation::{Pin, pin}", "PIN", "K^'" => "(pin!(\"K^\"), \"'\")");
impl_parse_prefix!(Qpi, "epin::notation::{Qpi, qpi}", "QPI", "C:K^ s:p" => "(qpi!(\"C:K^\"), \" s:p\")");

crate::impl_string!([] Epin, ParseError, "an EPIN token", |token| token.as_str());
crate::impl_string!([] Pin, ParseError, "a PIN token", |token| token.as_str());
crate::impl_string!([] Sin, ParseError, "a SIN token", |token| token.as_str());
crate::impl_string!([] Qpi, ParseError, "a QPI token", |token| token.to_inline().as_str());
crate::impl_string!([] Snn, ParseError, "an SNN name", |name| name.as_str());
crate::impl_string!([] Styles, ParseError, "styles such as \"C/m\"", |styles| styles.to_inline().as_str());

crate::impl_as_ref!([] Epin);
crate::impl_as_ref!([] Pin);
crate::impl_as_ref!([] Sin);
crate::impl_as_ref!([] Snn);

/// Implements the conversion from a `char`. `Qpi` has none, because its tokens are longer.
macro_rules! impl_from_char {
    ($Token:ident in $module:literal) => {
        impl TryFrom<char> for $Token {
            type Error = ParseError;

            /// Returns the token that is just this letter. The case of the letter determines the side.
            ///
            /// # Errors
            ///
            /// Returns an error if `char` is not an ASCII letter.
            ///
            /// ```
            #[doc = concat!("use ", $module, "::", stringify!($Token), ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Token), "::try_from('k')?.as_str(), \"k\");")]
            #[doc = concat!("assert!(", stringify!($Token), "::try_from('+').is_err());")]
            /// # Ok::<(), epin::ParseError>(())
            /// ```
            #[inline]
            fn try_from(char: char) -> Result<Self, ParseError> {
                Self::parse(char.encode_utf8(&mut [0; 4]))
            }
        }
    };
}

impl_from_char!(Epin in "epin");
impl_from_char!(Pin in "epin::notation");
impl_from_char!(Sin in "epin::notation");

impl TryFrom<Epin> for Pin {
    type Error = ParseError;

    /// Returns the PIN token with the same string. To drop the `'`, use [`Epin::pin`].
    ///
    /// # Errors
    ///
    /// Returns the error of [`parse`](Pin::parse) if the token has a `'`.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::notation::{Pin, pin};
    ///
    /// assert_eq!(Pin::try_from(epin!("K^")), Ok(pin!("K^")));
    /// assert_eq!(Pin::try_from(epin!("K^'")), Pin::parse("K^'"));
    /// ```
    #[inline]
    fn try_from(token: Epin) -> Result<Self, ParseError> {
        Self::parse(token.as_str())
    }
}

/// Parses all of `text` as the word for a letter, a side or a state.
pub(crate) fn parse_word<T: Word>(text: &[u8]) -> Result<T, ParseError> {
    read_word(text).ok_or_else(|| ParseError::new(T::NOTATION, text))
}

macro_rules! impl_from_str {
    ($Attribute:ident) => {
        impl FromStr for $Attribute {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                parse_word(text.as_bytes())
            }
        }
    };
}

impl_from_str!(Letter);
impl_from_str!(Side);
impl_from_str!(State);

impl TryFrom<char> for Letter {
    type Error = ParseError;

    /// Returns the letter for an upper-case ASCII character.
    ///
    /// # Errors
    ///
    /// Returns an error if `char` is not an ASCII letter in upper case.
    /// [`from_char`](Self::from_char) returns `None` in the same cases.
    fn try_from(char: char) -> Result<Self, ParseError> {
        char.encode_utf8(&mut [0; 4]).parse()
    }
}
