//! What a literal should be, such as an EPIN token, and the value that it is read as.

use epin_grammar::{Name, Notation, Report, Token, parse, parse_qpi, parse_sin, parse_snn};

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
    /// A SIN token, as the EPIN token that is spelled the same.
    Sin(Token),
    /// A QPI token: its style, as for SIN, and its piece.
    Qpi(Token, Token),
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

    /// Returns a valid string, for an example.
    pub(crate) fn example(self) -> &'static str {
        match self {
            Self::Epin | Self::Pin => "K^",
            Self::Sin => "C",
            Self::Qpi => "C:K^",
            Self::Snn => "Chess",
        }
    }

    /// Returns what a string spells.
    ///
    /// # Errors
    ///
    /// If it is not valid: what is wrong with it.
    pub(crate) fn read(self, text: &[u8]) -> Result<Value, Report<'_>> {
        let value = match self {
            Self::Epin => parse(Notation::Epin, text).map(Value::Token),
            Self::Pin => parse(Notation::Pin, text).map(Value::Token),
            Self::Sin => parse_sin(text).map(|(letter, side)| Value::Sin(Token::new(letter, side))),
            Self::Qpi => parse_qpi(text)
                .map(|((letter, side), piece)| Value::Qpi(Token::new(letter, side), piece)),
            Self::Snn => {
                return parse_snn(text).map(Value::Snn).map_err(|error| error.explain(text));
            }
        };
        value.map_err(|error| error.explain(text))
    }

    pub(crate) fn is_valid(self, text: &str) -> bool {
        self.read(text.as_bytes()).is_ok()
    }
}
