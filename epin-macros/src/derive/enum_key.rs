//! The keys that belong on the enum, not on a variant.

use proc_macro2::Ident;

use crate::compile_error::CompileError;

pub(super) const NAME_EXAMPLE: &str = "#[epin(name = \"Shogi\")]";
pub(super) const CRATE_EXAMPLE: &str = "#[epin(crate = ::epin)]";

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum EnumKey {
    Name,
    Crate,
    Serde,
    Schemars1,
}

impl EnumKey {
    pub(super) fn read(ident: &Ident) -> Option<Self> {
        Some(match ident.to_string().as_str() {
            "name" => Self::Name,
            "crate" => Self::Crate,
            "serde" => Self::Serde,
            "schemars1" => Self::Schemars1,
            _ => return None,
        })
    }

    /// Returns an attribute that shows how the key's value is written, or `None` if the key has no value.
    pub(super) fn example(self) -> Option<&'static str> {
        match self {
            Self::Name => Some(NAME_EXAMPLE),
            Self::Crate => Some(CRATE_EXAMPLE),
            Self::Serde | Self::Schemars1 => None,
        }
    }
}

/// Returns the compile error for a key that is on a variant but belongs on the enum.
pub(super) fn misplaced_key(key: &Ident) -> CompileError {
    CompileError::new(key.span(), format!("the key `{key}` belongs on the enum"))
}
