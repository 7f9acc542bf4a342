//! The grammars that share the scan.

/// The grammar that a text is checked against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// `\A[-+]?[A-Za-z]\^?'?\z`
    Epin,
    /// `\A[-+]?[A-Za-z]\^?\z`
    Pin,
}

impl Notation {
    /// Returns the notation's name, as error texts spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Epin => "EPIN",
            Self::Pin => "PIN",
        }
    }
}
