//! A macro for what errors about strings have in common: where the mistake is, and their form in serde.

#[cfg(feature = "serde")]
use core::fmt::Display;
#[cfg(feature = "serde")]
use core::ops::Range;

#[cfg(feature = "serde")]
use serde_core::ser::{Serialize, SerializeStruct, Serializer};

#[cfg(feature = "serde")]
use crate::text::Suggestion;

/// Implements `column`, `underlined` and `Serialize` for an error about a string. `$marked` is the range that
/// `underlined` marks. `$imports` are the lines of the examples before the error, `$parse` is the call that
/// refuses `$text`, and `$column` and `$underlined` are the results.
macro_rules! impl_error {
    (
        $Error:ident, |$error:ident| $marked:expr,
        $imports:literal, $parse:literal, $text:literal => $column:literal, $underlined:literal
    ) => {
        impl $Error {
            /// Returns the column of the [`offset`](Self::offset), counted in characters from 1.
            ///
            /// `text` is the string that was parsed. A byte that is not UTF-8 counts as a character.
            ///
            /// ```
            #[doc = $imports]
            ///
            #[doc = concat!("let text = ", $text, ";")]
            #[doc = concat!("assert_eq!(", $parse, ".unwrap_err().column(text), ", $column, ");")]
            /// ```
            #[must_use]
            pub fn column(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> usize {
                $crate::text::column(text.as_ref(), self.offset())
            }

            /// Returns `text`, the string that was parsed, and a second line with `^` below the mistake.
            ///
            /// If the string is long, the first line is an excerpt of at most 60 characters, counted after
            /// escaping: characters outside ASCII are escaped, so that the marks are in the right columns in
            /// every terminal.
            ///
            /// ```
            #[doc = $imports]
            ///
            #[doc = concat!("let text = ", $text, ";")]
            #[doc = concat!("let error = ", $parse, ".unwrap_err();")]
            #[doc = concat!("assert_eq!(error.underlined(text).to_string(), ", $underlined, ");")]
            /// ```
            #[must_use]
            pub fn underlined(
                self,
                text: &(impl AsRef<[u8]> + ?Sized),
            ) -> impl ::core::fmt::Display {
                let $error = self;
                $crate::text::Excerpt::new(text.as_ref(), &$marked).underlined()
            }
        }

        #[cfg(feature = "serde")]
        impl ::serde_core::Serialize for $Error {
            /// Writes a struct with the fields `kind` (a string), `offset`, `range` (`start` and `end`),
            /// `reason` (a string) and `suggestion` (a string or none).
            fn serialize<S: ::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::traits::serialize_error(
                    serializer,
                    stringify!($Error),
                    (self.kind().as_str(), self.offset(), self.range()),
                    &self.reason(),
                    self.suggestion(),
                )
            }
        }
    };
}

pub(crate) use impl_error;

/// Writes an error about a string: its name, its kind and place, its reason and its suggestion.
#[cfg(feature = "serde")]
pub(crate) fn serialize_error<S: Serializer>(
    serializer: S,
    name: &'static str,
    (kind, offset, range): (&str, usize, Range<usize>),
    reason: &impl Display,
    suggestion: Option<Suggestion>,
) -> Result<S::Ok, S::Error> {
    let mut error = serializer.serialize_struct(name, 5)?;
    error.serialize_field("kind", kind)?;
    error.serialize_field("offset", &offset)?;
    error.serialize_field("range", &range)?;
    error.serialize_field("reason", &AsString(reason))?;
    error.serialize_field("suggestion", &suggestion.as_ref().map(Suggestion::as_str))?;
    error.end()
}

/// Writes a value as the string of its `Display`.
#[cfg(feature = "serde")]
struct AsString<'a, T>(&'a T);

#[cfg(feature = "serde")]
impl<T: Display> Serialize for AsString<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}
