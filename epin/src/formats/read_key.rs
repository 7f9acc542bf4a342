//! Reads a key of a table or a map from the string that names the key in a file.

use epin_core::{Epin, not_a_kind, refusal, report_in, unknown_piece};
use serde_core::de::Error;

use crate::collections::Key;

/// Returns the key that a string names, and the string as a token.
pub(super) fn read_key<K: Key, E: Error>(text: &[u8]) -> Result<(K, Epin), E> {
    let is_key = |token| K::named_by(token).is_some();
    let token = Epin::from_ascii(text);
    let token = token.map_err(|error| refusal(report_in(error, text, K::CATALOG, is_key)))?;
    match (K::named_by(token), K::CATALOG) {
        (Some(key), _) => Ok((key, token)),
        (None, Some(catalog)) if K::IS_KIND => Err(refusal(not_a_kind(catalog, token))),
        (None, Some(catalog)) => Err(refusal(unknown_piece(catalog, token))),
        (None, None) => Err(E::custom("")), // Unreachable: without a catalog, every token is a key.
    }
}
