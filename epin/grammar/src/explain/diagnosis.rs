//! What is wrong with a text, in words.

use core::fmt;

use crate::explain::error::name::NAME_START;
use crate::explain::error::styles::STYLES_START;
use crate::explain::error::token::TOKEN_START;
use crate::explain::found::Found;
use crate::explain::start::Start;
use crate::read::{name, scan, styles};
use crate::{Hint, Message, Notation, ParseSnnErrorKind};

/// What is wrong with a text, where, and what was probably meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Diagnosis {
    expected: &'static str,
    pub(crate) offset: usize,
    found: Found,
    pub(crate) hint: Option<Hint>,
}

// There is a function for each kind of text, and not one with an argument for the kind, so that a
// program that reads only tokens does not link the code for names.
impl Diagnosis {
    /// Returns what is wrong with the text that starts with `start`, which is not a token.
    pub(crate) const fn of_token(notation: Notation, start: &Start<TOKEN_START>) -> Self {
        let (kind, offset) = scan::stop(notation, start.bytes());
        let hint = match start.full() {
            Some(text) => Hint::on_token(notation, text),
            None => None,
        };
        Self { expected: kind.expected(), offset, found: Found::at(start.bytes(), offset), hint }
    }

    /// Returns what is wrong with the text that starts with `start`, which is not a style's name.
    pub(crate) const fn of_name(start: &Start<NAME_START>) -> Self {
        let (kind, offset) = name::stop(start.bytes());
        let hint = match (kind, start.full()) {
            (ParseSnnErrorKind::TooLong, _) => Some(Hint::NAME_TOO_LONG),
            (_, Some(text)) => Hint::on_name(text),
            (_, None) => None,
        };
        Self { expected: kind.expected(), offset, found: Found::at(start.bytes(), offset), hint }
    }

    /// Returns what is wrong with the text that starts with `start`, which is not the styles of
    /// both sides.
    pub(crate) const fn of_styles(start: &Start<STYLES_START>) -> Self {
        let (kind, offset) = styles::stop(start.bytes());
        let hint = match start.full() {
            Some(text) => Hint::on_styles(text),
            None => None,
        };
        Self { expected: kind.expected(), offset, found: Found::at(start.bytes(), offset), hint }
    }

    /// Adds what was expected, what was found, and where.
    pub(crate) const fn push_reason(&self, message: &mut Message) {
        self.found.push_reason(message, self.expected, self.offset);
    }

    /// Adds the hint, if there is one, after what is already there.
    pub(crate) const fn push_hint(&self, message: &mut Message) {
        if let Some(hint) = self.hint {
            message.push_str("; ");
            message.push_str(hint.message().as_str());
        }
    }
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut message = Message::new();
        self.push_reason(&mut message);
        self.push_hint(&mut message);
        fmt::Display::fmt(&message, f)
    }
}

/// Implements the traits of an error, which says what its diagnosis says. Errors are equal if their
/// diagnoses are. Equal fields give equal diagnoses, so the diagnoses are made only if a field
/// differs.
macro_rules! impl_error {
    ($Error:ident { $($field:ident),* }) => {
        impl PartialEq for $Error {
            fn eq(&self, other: &Self) -> bool {
                $(self.$field == other.$field)&&* || self.diagnosis() == other.diagnosis()
            }
        }

        impl Eq for $Error {}

        impl core::fmt::Display for $Error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.diagnosis(), f)
            }
        }

        impl core::fmt::Debug for $Error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($Error))
                    .field("kind", &self.kind())
                    .field("offset", &self.offset())
                    .finish()
            }
        }

        impl core::error::Error for $Error {}
    };
}

pub(crate) use impl_error;
