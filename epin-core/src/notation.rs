//! The notations: EPIN and its relatives, and the words for each attribute.
//!
//! Each notation's file contains its type, its reader, its `parse`, its conversions and its hints. `epin.rs`
//! and `word.rs` have less, because their types are in `token/`, as is the reader of EPIN, and because there
//! are no hints for words. Each file uses only the files before it in this list:
//!
//! - what several notations share: `parse_error_kind.rs`, `parse_error.rs` (`parse`'s error, which keeps the
//!   start of the string and, for a long name, where the name stops being valid), `parse.rs`, `hint.rs` and
//!   `piece_hints.rs`;
//! - the notations: `word.rs`, `pin.rs`, `sin.rs`, `snn.rs`, `styles.rs`, `qpi.rs` and `epin.rs`;
//! - what the error says: `report.rs`.

mod epin;
mod hint;
mod parse;
mod parse_error;
mod parse_error_kind;
mod piece_hints;
mod pin;
mod qpi;
mod report;
mod sin;
mod snn;
mod styles;
mod word;

pub use self::hint::Hint;
pub use self::parse_error::ParseError;
pub use self::parse_error_kind::ParseErrorKind;
pub use self::pin::Pin;
pub use self::qpi::{Qpi, StyleMismatchError};
#[cfg(all(feature = "alloc", feature = "feen"))]
pub(crate) use self::report::MAX_ECHO;
pub use self::report::Report;
pub use self::sin::Sin;
pub(crate) use self::snn::unpack_name;
pub use self::snn::{Snn, pack_name};
pub use self::styles::Styles;
#[cfg(any(feature = "schemars1", feature = "serde"))]
pub(crate) use self::word::Attribute;
#[cfg(feature = "serde")]
pub(crate) use self::word::parse_attribute;

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
    /// Returns the noun phrase for a valid string in messages, with the name of the notation if the notation
    /// has one. If a macro is called with anything but strings, its error uses a noun instead: see
    /// `Syntax::noun` in `epin-macros`.
    pub(crate) const fn noun_phrase(self) -> &'static str {
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
