//! What a literal should be, such as an EPIN token, and the value that it is read as.

use epin_grammar::{Name, Notation, Report, Token, parse, parse_qpi, parse_sin};

/// What a literal should be. Each has a macro and a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Epin,
    Pin,
    Sin,
    Qpi,
    Snn,
}

/// What a literal is read as.
pub(crate) enum Value {
    /// An EPIN token, or a PIN token as the EPIN token that is spelled the same.
    Token(Token),
    /// A SIN token, which is this letter.
    Sin(char),
    /// A QPI token: the letter of its style, and its piece.
    Qpi(char, Token),
    /// The name of a style.
    Snn(Name),
}

impl Wanted {
    /// Returns the name of the macro, and of the module with the constants.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Epin => "epin",
            Self::Pin => "pin",
            Self::Sin => "sin",
            Self::Qpi => "qpi",
            Self::Snn => "snn",
        }
    }

    /// Returns the name of the type.
    pub(crate) fn type_name(self) -> &'static str {
        match self {
            Self::Epin => "Epin",
            Self::Pin => "Pin",
            Self::Sin => "Sin",
            Self::Qpi => "Qpi",
            Self::Snn => "Snn",
        }
    }

    /// Returns a text for an example.
    pub(crate) fn example(self) -> &'static str {
        match self {
            Self::Epin | Self::Pin => "K^",
            Self::Sin => "C",
            Self::Qpi => "C:K^",
            Self::Snn => "Chess",
        }
    }

    /// Returns what a text spells, or `None` if it is not valid.
    pub(crate) fn read(self, text: &[u8]) -> Option<Value> {
        match self {
            Self::Epin => parse(Notation::Epin, text).ok().map(Value::Token),
            Self::Pin => parse(Notation::Pin, text).ok().map(Value::Token),
            Self::Sin => {
                parse_sin(text).ok()?;
                Some(Value::Sin(char::from(*text.first()?)))
            }
            Self::Qpi => {
                let (_, piece) = parse_qpi(text).ok()?;
                Some(Value::Qpi(char::from(*text.first()?), piece))
            }
            Self::Snn => Name::parse(text).ok().map(Value::Snn),
        }
    }

    pub(crate) fn is_valid(self, text: &str) -> bool {
        self.read(text.as_bytes()).is_some()
    }

    /// Returns what is wrong with a text, which is not valid.
    pub(crate) fn report(self, text: &[u8]) -> Report<'_> {
        match self {
            Self::Epin => Report::new(Notation::Epin, text),
            Self::Pin => Report::new(Notation::Pin, text),
            Self::Sin => Report::new(Notation::Sin, text),
            Self::Qpi => Report::new(Notation::Qpi, text),
            Self::Snn => Report::of_name(text),
        }
    }
}
