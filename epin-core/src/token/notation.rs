//! The notations: EPIN and its relatives, and one for the words of each attribute.

/// The grammar by which a string is parsed.
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
    /// `\A[A-Z][A-Za-z]*[0-9]*\z`, at most 32 bytes
    Snn,
    /// `\A[A-Z]/[a-z]\z`
    Styles,
    /// `\A[A-Z]\z`
    Letter,
    /// `\A(first|second)\z`
    Side,
    /// `\A(diminished|normal|enhanced)\z`
    State,
}

const _: () = assert!(Notation::ALL.len() == Notation::State as usize + 1);

impl Notation {
    /// All notations, in the order of the variants.
    pub(crate) const ALL: [Self; 9] = [
        Self::Epin,
        Self::Pin,
        Self::Sin,
        Self::Qpi,
        Self::Snn,
        Self::Styles,
        Self::Letter,
        Self::Side,
        Self::State,
    ];

    /// Returns the noun for a valid string in messages.
    pub(crate) const fn noun(self) -> &'static str {
        match self {
            Self::Epin => "EPIN token",
            Self::Pin => "PIN token",
            Self::Sin => "SIN token",
            Self::Qpi => "QPI token",
            Self::Snn => "SNN name",
            Self::Styles => "styles",
            Self::Letter => "letter",
            Self::Side => "side",
            Self::State => "state",
        }
    }
}
