use crate::{Fault, Hint, Notation, Text};

/// How many characters of an offending text a message repeats.
const ECHO: usize = 16;

/// Everything that is said about a text which is not a token.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    notation: Notation,
    text: &'a [u8],
    fault: Fault,
}

impl<'a> Report<'a> {
    /// Returns the report on `text`, which is not a token.
    #[must_use]
    pub const fn new(notation: Notation, text: &'a [u8]) -> Self {
        Self { notation, text, fault: Fault::new(notation, text) }
    }

    /// Returns the text itself, escaped and cut short.
    ///
    /// All that stands before the fault is spelled as it was: it is part of a token.
    #[must_use]
    pub const fn echo(&self) -> Text {
        Text::new().push_escaped(self.text, ECHO)
    }

    /// Returns which text it is, what was expected, what was found and where.
    #[must_use]
    pub const fn headline(&self) -> Text {
        Text::new()
            .push_str("invalid ")
            .push_str(self.notation.name())
            .push_str(" token \"")
            .push_str(self.echo().as_str())
            .push_str("\": ")
            .push_str(self.fault.words().as_str())
    }

    /// Returns what to write instead, if that can be told.
    #[must_use]
    pub const fn hint(&self) -> Option<Hint> {
        Hint::on(self.notation, self.text)
    }

    /// Returns the headline and the hint on one line.
    #[must_use]
    pub const fn message(&self) -> Text {
        match self.hint() {
            Some(hint) => self.headline().push_str("; ").push_str(hint.words().as_str()),
            None => self.headline(),
        }
    }
}
