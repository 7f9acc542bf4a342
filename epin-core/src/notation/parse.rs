//! Macros for `parse`, `parse_prefix` and the conversion from a `char`.

/// Implements `parse` and `from_ascii` for a type with a `read` method. `$error` is the error for a string that
/// `read` refuses. The literals are for the documentation: what to import, what `parse` takes, a valid string
/// and its value, and an invalid string and the offset of its mistake.
macro_rules! impl_parse {
    (
        $(#[$more:meta])*
        $Type:ident, |$text:ident| $error:expr,
        $import:literal, $one:literal,
        $valid:literal => $value:literal, $wrong:literal => $offset:literal
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

/// Implements `parse_prefix` for a type, given its `read_prefix` function. The literals are for the
/// documentation: what to import, what `text` has to start with, a string, and the result (the token at the
/// start of that string, and the rest).
macro_rules! impl_parse_prefix {
    ($Type:ident, $read_prefix:path, $import:literal, $one:literal, $text:literal => $result:literal) => {
        impl $Type {
            /// Parses the longest token at the start of `text`. Returns it and the rest of the string.
            ///
            /// This takes constant time, however long `text` is. It is not a `const fn`, because splitting a
            /// `str` in a constant needs Rust 1.86.
            ///
            /// # Errors
            ///
            #[doc = concat!("Returns an error if `text` does not start with ", $one, ": the error of")]
            /// [`parse`](Self::parse) for `text` up to and including the first wrong character.
            ///
            /// ```
            #[doc = concat!("use ", $import, ";")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Type), "::parse_prefix(\"", $text, "\")?, ", $result, ");")]
            /// # Ok::<(), epin::ParseError>(())
            /// ```
            #[inline]
            pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParseError> {
                match $read_prefix(text.as_bytes()) {
                    // The range is always valid, but slicing, unlike `get`, would link panic code.
                    Some((token, rest)) => {
                        Ok((token, text.get(text.len() - rest.len()..).unwrap_or_default()))
                    }
                    None => Err(ParseError::of_prefix(Notation::$Type, text)),
                }
            }
        }
    };
}

/// Implements the conversion from a `char`. `Qpi` has no such conversion, because no QPI token is just
/// one letter.
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

pub(super) use {impl_from_char, impl_parse, impl_parse_prefix};
