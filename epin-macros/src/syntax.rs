//! The syntax of the string in a literal: EPIN and the other notations for tokens, or FEEN for positions.

#[cfg(feature = "feen")]
use epin_core::feen::Feen;
use epin_core::{Epin, Pin, Qpi, Sin, Snn};

/// The syntax of a string. Each syntax has a macro and a type.
///
/// This is not the core's `Notation`, which says what a `ParseError` is about: `Notation` has no variant
/// for positions, and four of its variants, such as `Styles`, have no macro.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Syntax {
    Epin,
    Pin,
    Sin,
    Qpi,
    Snn,
    #[cfg(feature = "feen")]
    Feen,
}

impl Syntax {
    /// Returns the names of the macro and of the function that takes any string, and an example of a valid string.
    fn names_and_example(self) -> [&'static str; 3] {
        match self {
            Self::Epin => ["epin", "Epin::parse", "K^"],
            Self::Pin => ["pin", "Pin::parse", "K^"],
            Self::Sin => ["sin", "Sin::parse", "C"],
            Self::Qpi => ["qpi", "Qpi::parse", "C:K^"],
            Self::Snn => ["snn", "Snn::parse", "Chess"],
            #[cfg(feature = "feen")]
            Self::Feen => ["feen", "Feen::parse", "8/8 / C/c"],
        }
    }

    /// Returns the name of the macro.
    pub(crate) fn macro_name(self) -> &'static str {
        let [name, ..] = self.names_and_example();
        name
    }

    /// Returns the name of the function that takes any string.
    pub(crate) fn function_name(self) -> &'static str {
        let [_, function, _] = self.names_and_example();
        function
    }

    /// Returns an example of a valid string.
    pub(crate) fn example(self) -> &'static str {
        let [.., example] = self.names_and_example();
        example
    }

    /// Returns the noun that messages use for a valid string.
    pub(crate) fn noun(self) -> &'static str {
        match self {
            #[cfg(feature = "feen")]
            Self::Feen => "position",
            Self::Snn => "name",
            _ => "token",
        }
    }

    /// Whether a string is valid.
    pub(crate) fn is_valid(self, string: &str) -> bool {
        match self {
            Self::Epin => Epin::is_valid(string),
            Self::Pin => Pin::parse(string).is_ok(),
            Self::Sin => Sin::parse(string).is_ok(),
            Self::Qpi => Qpi::parse(string).is_ok(),
            Self::Snn => Snn::parse(string).is_ok(),
            #[cfg(feature = "feen")]
            Self::Feen => Feen::is_valid(string),
        }
    }
}
