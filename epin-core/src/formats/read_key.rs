//! Reads a key of a table or a map, or a kind as a value, from the string that names it in a file.

use serde_core::de::Error;

use crate::catalog::Key;
use crate::token::Epin;
use crate::traits::serde_error;

/// Returns the key that a string names, and the string as a token.
pub(super) fn read_key<K: Key, E: Error>(text: &[u8]) -> Result<(K, Epin), E> {
    let is_key = |token| K::named_by(token).is_ok();
    let token = Epin::from_ascii(text);
    let token = token.map_err(|error| serde_error(error.report_in(text, K::CATALOG, is_key)))?;
    let key = K::named_by(token).map_err(serde_error)?;
    Ok((key, token))
}
