//! The notations of the family.

/// The grammar that a text is checked against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// `\A[-+]?[A-Za-z]\^?'?\z`
    Epin,
    /// `\A[-+]?[A-Za-z]\^?\z`
    Pin,
    /// `\A[A-Za-z]\z`
    Sin,
    /// `\A[A-Za-z]:[-+]?[A-Za-z]\^?\z`
    Qpi,
}

impl Notation {
    pub(crate) const COUNT: usize = 4;

    /// Returns the notation's name, as error texts spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Epin => "EPIN",
            Self::Pin => "PIN",
            Self::Sin => "SIN",
            Self::Qpi => "QPI",
        }
    }
}
