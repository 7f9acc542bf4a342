//! Tokens as numbers, for binary formats: `#[serde(with = "epin::compact")]`.
//!
//! The number is a token's [`code`](crate::Epin::code): a `u16` below 624 that never changes. Plain
//! pieces encode in one byte in varint formats. [`Compact`] is the same for a token inside of
//! another type, such as `Vec<Compact<Epin>>`.
//!
//! ```
//! use epin::{Epin, epin};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize)]
//! struct Square {
//!     #[serde(with = "epin::compact::option")]
//!     piece: Option<Epin>,
//! }
//!
//! let json = serde_json::to_string(&Square { piece: Some(epin!("K^")) })?;
//! assert_eq!(json, r#"{"piece":114}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

use serde_core::de::{Deserialize, Deserializer};
use serde_core::ser::{Serialize, Serializer};

use crate::Compact;

/// Writes a token as a number.
///
/// # Errors
///
/// If the serializer fails.
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
/// If the value is not a number, if no token has this number, or if the token is not a `T`: not a
/// PIN token or, for a [`Piece`](crate::Piece), not in the catalog.
pub fn deserialize<'de, T, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error>
where
    Compact<T>: Deserialize<'de>,
{
    Compact::deserialize(deserializer).map(|Compact(token)| token)
}

/// Optional tokens as numbers: `#[serde(with = "epin::compact::option")]`.
pub mod option {
    use serde_core::de::{Deserialize, Deserializer};
    use serde_core::ser::{Serialize, Serializer};

    use crate::Compact;

    /// Writes `Some` token as a number, and `None` as the format writes it.
    ///
    /// # Errors
    ///
    /// If the serializer fails.
    pub fn serialize<T: Copy, S: Serializer>(
        token: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error>
    where
        Compact<T>: Serialize,
    {
        token.map(Compact).serialize(serializer)
    }

    /// Reads `Some` token from a number, and `None` as the format writes it.
    ///
    /// # Errors
    ///
    /// If the value is neither a number nor `None`, if no token has this number, or if the token is
    /// not a `T`: not a PIN token or, for a [`Piece`](crate::Piece), not in the catalog.
    pub fn deserialize<'de, T, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        Compact<T>: Deserialize<'de>,
    {
        let token = Option::<Compact<T>>::deserialize(deserializer)?;
        Ok(token.map(|Compact(token)| token))
    }
}
