//! The syntax of the string in a literal: EPIN and the other notations for tokens, or FEEN for positions.

#[cfg(feature = "feen")]
use epin_core::read_feen;
use epin_core::{Notation, parse, parse_qpi, parse_sin, parse_snn};

/// The syntax of a string. For each, there is a macro and a type.
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
    /// Returns the name of the macro, the function that takes any string, and an example of a valid string.
    fn words(self) -> [&'static str; 3] {
        match self {
            Self::Epin => ["epin", "Epin::parse", "K^"],
            Self::Pin => ["pin", "Pin::parse", "K^"],
            Self::Sin => ["sin", "Sin::parse", "C"],
            Self::Qpi => ["qpi", "Qpi::parse", "C:K^"],
            Self::Snn => ["snn", "Snn::parse", "Chess"],
            #[cfg(feature = "feen")]
            Self::Feen => ["feen", "Feen::valid", "8/8 / C/c"],
        }
    }

    /// Returns the name of the macro, which is also the name of the module with the constants.
    pub(crate) fn name(self) -> &'static str {
        let [name, ..] = self.words();
        name
    }

    /// Returns the name of the function that takes any string.
    pub(crate) fn function(self) -> &'static str {
        let [_, function, _] = self.words();
        function
    }

    /// Returns an example of a valid string.
    pub(crate) fn example(self) -> &'static str {
        let [.., example] = self.words();
        example
    }

    /// Returns the noun for a valid string in messages.
    pub(crate) fn noun(self) -> &'static str {
        match self {
            #[cfg(feature = "feen")]
            Self::Feen => "position",
            _ => "token",
        }
    }

    /// Whether a string is valid.
    pub(crate) fn is_valid(self, string: &str) -> bool {
        let text = string.as_bytes();
        match self {
            Self::Epin => parse(Notation::Epin, text).is_ok(),
            Self::Pin => parse(Notation::Pin, text).is_ok(),
            Self::Sin => parse_sin(text).is_ok(),
            Self::Qpi => parse_qpi(text).is_ok(),
            Self::Snn => parse_snn(text).is_ok(),
            #[cfg(feature = "feen")]
            Self::Feen => read_feen(text).is_some(),
        }
    }
}
