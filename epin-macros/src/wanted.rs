//! What a literal should be, such as an EPIN token, and the value that it is parsed into.

#[cfg(feature = "feen")]
use epin_grammar::{FeenLayout, read_feen};
use epin_grammar::{
    Name, Notation, ParseError, Report, Token, parse, parse_qpi, parse_sin, parse_snn,
};

/// What a literal should be. For each, there is a macro and a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Epin,
    Pin,
    Sin,
    Qpi,
    Snn,
    #[cfg(feature = "feen")]
    Feen,
}

/// The value of a literal.
pub(crate) enum Value {
    /// An EPIN token, or a PIN token as the EPIN token with the same spelling.
    Token(Token),
    /// A SIN token, as the EPIN token with the same spelling.
    Sin(Token),
    /// A QPI token: its style, as for SIN, and its piece.
    Qpi(Token, Token),
    /// The name of a style.
    Snn(Name),
    /// The offsets of the parts of a position, and its string.
    #[cfg(feature = "feen")]
    Feen(FeenLayout, String),
}

/// Why a literal is refused.
pub(crate) enum Refusal<'a> {
    Token(Report<'a>),
    /// The string is not a position. It may have several mistakes, so they are found separately.
    #[cfg(feature = "feen")]
    Position,
}

impl Wanted {
    /// Returns the names of the macro and of the function that takes any string, and an example of a valid
    /// string.
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
    pub(crate) fn parse_name(self) -> &'static str {
        let [_, name, _] = self.words();
        name
    }

    /// Returns an example of a valid string.
    pub(crate) fn example(self) -> &'static str {
        let [.., example] = self.words();
        example
    }

    /// Returns the noun for it in messages.
    pub(crate) fn noun(self) -> &'static str {
        match self {
            #[cfg(feature = "feen")]
            Self::Feen => "position",
            _ => "token",
        }
    }

    /// Parses a string.
    ///
    /// # Errors
    ///
    /// If the string is not valid.
    pub(crate) fn read(self, string: &str) -> Result<Value, Refusal<'_>> {
        let text = string.as_bytes();
        let refuse = |error: ParseError| Refusal::Token(Report::new(error, text));
        let style = |(letter, side)| Token::new(letter, side);
        match self {
            Self::Epin => parse(Notation::Epin, text).map(Value::Token).map_err(refuse),
            Self::Pin => parse(Notation::Pin, text).map(Value::Token).map_err(refuse),
            Self::Sin => parse_sin(text).map(|sin| Value::Sin(style(sin))).map_err(refuse),
            Self::Qpi => {
                parse_qpi(text).map(|(sin, piece)| Value::Qpi(style(sin), piece)).map_err(refuse)
            }
            Self::Snn => parse_snn(text).map(Value::Snn).map_err(refuse),
            #[cfg(feature = "feen")]
            Self::Feen => {
                let layout = read_feen(text).ok_or(Refusal::Position)?;
                Ok(Value::Feen(layout, string.to_owned()))
            }
        }
    }

    pub(crate) fn is_valid(self, text: &str) -> bool {
        self.read(text).is_ok()
    }
}
