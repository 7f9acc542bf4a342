//! The errors, but for that of a position. Each keeps the start of a string, and derives the rest
//! from that on demand.

pub(crate) mod attribute;
pub(crate) mod name;
pub(crate) mod styles;
pub(crate) mod token;

/// Implements what the errors have in common, by their methods `start` and `diagnosis`: the
/// suggestion, the report and the traits. `|error| …` is what the string should be: `EPIN token`.
///
/// Errors are equal if their diagnoses are. Equal fields give equal diagnoses, so the diagnoses are
/// made only if a field differs.
macro_rules! impl_error {
    (
        $Error:ident { $($field:ident),* }, |$error:pat_param| $wanted:expr;
        $(#[$report_example:meta])*
    ) => {
        impl $Error {
            /// Returns what to write instead, or `None` if there is no single likely repair.
            ///
            /// `Display` and [`report`](Self::report) have it, too: `did you mean "…"?`.
            #[must_use]
            pub fn suggestion(&self) -> Option<Suggestion> {
                Hint::suggestion(self.diagnosis().hint)
            }

            /// Returns the full message, which names the string: what serde and the macros say.
            ///
            /// `text` is the string that was parsed. At least 16 characters of it are repeated,
            /// escaped. If it is another string than the error is about, the message is that of
            /// `Display`. Only the start that the error holds, and whether the string goes on after
            /// it, are compared.
            ///
            $(#[$report_example])*
            #[must_use]
            pub fn report(self, text: &(impl AsRef<[u8]> + ?Sized)) -> impl Display {
                self.explain(text.as_ref())
            }

            /// As [`report`](Self::report), for the macros, which need the parts of the message.
            #[doc(hidden)]
            #[must_use]
            pub fn explain(self, text: &[u8]) -> Report<'_> {
                let $error = self;
                Report {
                    wanted: $wanted,
                    text: if self.start().is_of(text) { Some(text) } else { None },
                    diagnosis: self.diagnosis(),
                }
            }
        }

        impl PartialEq for $Error {
            fn eq(&self, other: &Self) -> bool {
                $(self.$field == other.$field)&&* || self.diagnosis() == other.diagnosis()
            }
        }

        impl Eq for $Error {}

        impl Display for $Error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Display::fmt(&self.diagnosis(), f)
            }
        }

        impl fmt::Debug for $Error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($Error))
                    .field("kind", &self.kind())
                    .field("offset", &self.offset())
                    .finish()
            }
        }

        impl Error for $Error {}
    };
}

use impl_error;
