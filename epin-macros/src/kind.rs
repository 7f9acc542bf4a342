//! What a literal spells: the notation, and the value that it is read as.

use epin_grammar::snn::{Name, SnnReport};
use epin_grammar::{Hint, Notation, Report, Token, parse, parse_qpi, parse_sin};

/// What a literal spells. Each has a macro and a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
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
    /// A SIN token, by its letter.
    Sin(char),
    /// A QPI token: the letter of its style, and its piece.
    Qpi(char, Token),
    /// The name of a style.
    Snn(Name),
}

/// What is wrong with a text.
pub(crate) struct Refusal {
    pub(crate) headline: String,
    /// The text, escaped and cut.
    pub(crate) echo: String,
    pub(crate) offset: usize,
    pub(crate) hint: Option<String>,
    /// Whether the text is likely to hold several tokens, or is a QPI token.
    pub(crate) meant: Meant,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meant {
    Several,
    Qpi,
    Unknown,
}

impl Kind {
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
            Self::Sin => parse_sin(text).ok().map(|_| Value::Sin(char::from(text[0]))),
            Self::Qpi => {
                let (_, piece) = parse_qpi(text).ok()?;
                Some(Value::Qpi(char::from(text[0]), piece))
            }
            Self::Snn => Name::parse(text).ok().map(Value::Snn),
        }
    }

    pub(crate) fn is_valid(self, text: &str) -> bool {
        self.read(text.as_bytes()).is_some()
    }

    /// Returns what is wrong with a text, which is not valid.
    pub(crate) fn refuse(self, text: &[u8]) -> Refusal {
        let notation = match self {
            Self::Epin => Notation::Epin,
            Self::Pin => Notation::Pin,
            Self::Sin => Notation::Sin,
            Self::Qpi => Notation::Qpi,
            Self::Snn => {
                let report = SnnReport::new(text);
                return Refusal {
                    headline: report.headline().to_string(),
                    echo: report.echo().to_string(),
                    offset: report.offset(),
                    hint: report.hint().map(|hint| hint.message().to_string()),
                    meant: Meant::Unknown,
                };
            }
        };
        let report = Report::new(notation, text);
        Refusal {
            headline: report.headline().to_string(),
            echo: report.echo().to_string(),
            offset: report.offset(),
            hint: report.hint().map(|hint| hint.message().to_string()),
            meant: match report.hint() {
                Some(Hint::Several(_)) => Meant::Several,
                Some(Hint::Other(Notation::Qpi)) => Meant::Qpi,
                _ => Meant::Unknown,
            },
        }
    }
}
