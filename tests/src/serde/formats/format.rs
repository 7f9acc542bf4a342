//! What the tests need of a format.

use std::fmt::Display;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A format, and how its errors read.
pub(super) trait Format {
    const NAME: &str;

    fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String>;

    fn read<T: DeserializeOwned>(document: &[u8]) -> Result<T, String>;
}

pub(super) fn said<T>(result: Result<T, impl Display>) -> Result<T, String> {
    result.map_err(|error| error.to_string())
}

pub(super) fn text(document: &[u8]) -> &str {
    str::from_utf8(document).unwrap()
}
