//! Macros for the traits of errors, and for what errors about strings have in common.

/// Implements `Error` and `Debug` for an error. The output of `Debug` contains the message, because `unwrap`
/// prints only this output.
macro_rules! impl_error {
    ($Error:ident) => {
        impl ::core::fmt::Debug for $Error {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_tuple(stringify!($Error)).field(&format_args!("{self}")).finish()
            }
        }

        impl ::core::error::Error for $Error {}
    };
}

/// Implements `column`, `underlined` and `Serialize` for an error about a string. `$marked` is the range that
/// `underlined` marks. `$imports` is the first line of the examples, `$parse` is the call that refuses `$text`,
/// and `$column` and `$underlined` are the results.
macro_rules! impl_place {
    (
        $Error:ident, |$error:ident| $marked:expr,
        $imports:literal, $parse:literal, $text:literal => $column:literal, $underlined:literal
    ) => {
        impl $Error {
            /// Returns the column of the [`offset`](Self::offset), counted in characters from 1.
            ///
            /// `text` is the string that was parsed.
            ///
            /// ```
            #[doc = $imports]
            ///
            #[doc = concat!("let text = ", $text, ";")]
            #[doc = concat!("assert_eq!(", $parse, ".unwrap_err().column(text), ", $column, ");")]
            /// ```
            #[must_use]
            pub fn column(&self, text: &str) -> usize {
                ::epin::notation::column(text.as_bytes(), self.offset())
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
            pub fn underlined(&self, text: &str) -> impl ::core::fmt::Display + use<> {
                let $error = self;
                ::epin::notation::Excerpt::new(text.as_bytes(), &$marked).underlined()
            }
        }

        #[cfg(feature = "serde")]
        impl ::serde::Serialize for $Error {
            /// Writes a struct with the fields `kind` (a string), `offset`, `range` (`start` and `end`),
            /// `reason` (a string) and `suggestion` (a string or none).
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeStruct;

                let suggestion = self.suggestion();
                let suggestion = suggestion.as_ref().map(::epin::Suggestion::as_str);
                let mut error = serializer.serialize_struct(stringify!($Error), 5)?;
                error.serialize_field("kind", self.kind().as_str())?;
                error.serialize_field("offset", &self.offset())?;
                error.serialize_field("range", &self.range())?;
                error.serialize_field(
                    "reason",
                    &::alloc::string::ToString::to_string(&self.reason()),
                )?;
                error.serialize_field("suggestion", &suggestion)?;
                error.end()
            }
        }
    };
}
