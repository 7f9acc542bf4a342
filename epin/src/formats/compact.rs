//! Tokens as numbers, for binary formats: `#[serde(with = "epin::compact")]`.
//!
//! The number is a token's [`code`](crate::Epin::code): a `u16` below 624 that never changes. Plain
//! pieces take one byte in varint formats. For a token inside another type, use [`Compact`]: write
//! `Option<Compact<Epin>>` instead of `Option<Epin>`. For a JSON schema, the field needs [another
//! attribute](crate::guide::formats#numbers).
//!
//! ```
//! use epin::{Compact, Epin, epin};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize)]
//! struct Move {
//!     #[serde(with = "epin::compact")]
//!     piece: Epin,
//!     captured: Option<Compact<Epin>>,
//! }
//!
//! let capture = Move { piece: epin!("K^"), captured: Some(Compact(epin!("p"))) };
//! assert_eq!(serde_json::to_string(&capture)?, r#"{"piece":114,"captured":41}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

use epin_core::Compact;
use serde_core::de::{Deserialize, Deserializer};
use serde_core::ser::{Serialize, Serializer};

/// Writes a token as a number.
///
/// # Errors
///
/// Returns an error if the serializer fails.
pub fn serialize<T: Copy, S: Serializer>(token: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    Compact<T>: Serialize,
{
    Compact(*token).serialize(serializer)
}

/// Reads a token from a number.
///
/// # Errors
///
/// Returns an error if the value is not a number, if no token has this number, or if the token is not a `T`:
/// for a `Pin`, if it is not a PIN token; for a [`Piece`](crate::Piece), if it is not in the catalog.
pub fn deserialize<'de, T, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error>
where
    Compact<T>: Deserialize<'de>,
{
    Compact::deserialize(deserializer).map(|Compact(token)| token)
}
