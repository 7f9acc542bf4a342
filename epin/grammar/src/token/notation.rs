//! The notations of the family.

/// The grammar that a string is checked against.
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

    /// Returns what a string of this notation is called in messages.
    pub(crate) const fn token(self) -> &'static str {
        match self {
            Self::Epin => "EPIN token",
            Self::Pin => "PIN token",
            Self::Sin => "SIN token",
            Self::Qpi => "QPI token",
        }
    }
}
