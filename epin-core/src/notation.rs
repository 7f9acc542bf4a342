//! The notations: EPIN and its relatives, and the words for each attribute.
//!
//! Each notation's file contains its type, its reader, its `parse`, its conversions and its hints. EPIN is the
//! exception: its type and its reader are in `token/`. Each file uses only the files before it in this list:
//!
//! - what several notations share: `parse_error_kind.rs`, `parse_error.rs` (`parse`'s error, which keeps the
//!   start of the string and, for a long name, where the name stops being valid), `parse.rs`, `hint.rs` and
//!   `piece.rs`;
//! - the notations: `word.rs`, `pin.rs`, `sin.rs`, `snn.rs`, `styles.rs`, `qpi.rs` and `epin.rs`;
//! - what the error says: `report.rs`.

pub(crate) mod epin;
pub(crate) mod hint;
mod parse;
pub(crate) mod parse_error;
pub(crate) mod parse_error_kind;
mod piece;
pub(crate) mod pin;
pub(crate) mod qpi;
pub(crate) mod report;
pub(crate) mod sin;
pub(crate) mod snn;
pub(crate) mod styles;
pub(crate) mod word;

/// The grammar by which a string is parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Notation {
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

impl Notation {
    /// Returns the noun that messages use for a valid string.
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
