//! A position in a file: its string.

use serde_core::de::{Deserialize, Deserializer, Error};

use super::token::{FromText, TextVisitor, refusal};
use crate::AnyPiece;
use crate::feen::FeenBuf;

impl<P: AnyPiece> FromText for FeenBuf<P> {
    const EXPECTED: &str = "a position (FEEN)";

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::try_from(text).map_err(|error| refusal(error.report(text)))
    }
}

impl<'de, P: AnyPiece> Deserialize<'de> for FeenBuf<P> {
    /// Reads a string, or its bytes, in every format.
    ///
    /// The error is that of [`ParseFeenError::report`](crate::feen::ParseFeenError::report).
    ///
    /// ```
    /// use epin::feen::FeenBuf;
    ///
    /// let start: FeenBuf = serde_json::from_str(r#""k^1/1K^ / C/c""#)?;
    /// assert_eq!(start.as_feen().square_count(), 4);
    /// let error = serde_json::from_str::<FeenBuf>(r#""k^1/K^ / C/c""#).unwrap_err();
    /// assert!(error.to_string().starts_with("invalid FEEN: expected 2 squares"));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor::new())
    }
}
