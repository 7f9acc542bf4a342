//! A position in a file: its string.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};

use crate::catalog::AnyPiece;
use crate::feen::{Feen, FeenBuf};
use crate::traits::{StringReader, StringVisitor, serde_error};

#[cfg(all(feature = "alloc", feature = "serde"))]
impl<'de: 'a, 'a, P: AnyPiece> Deserialize<'de> for Feen<'a, P> {
    /// Borrows a string, or its bytes, from the input, as serde does for a `&str`; in a struct, the field
    /// needs `#[serde(borrow)]`. A string with escape sequences cannot be borrowed, nor can a string that
    /// is read from an `io::Read`. `FeenBuf` reads any string.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let start: Feen = serde_json::from_str(r#""k^1/1K^ / C/c""#)?;
    /// assert_eq!(start.square_count(), 4);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(BorrowedVisitor(PhantomData))
    }
}

struct BorrowedVisitor<P>(PhantomData<P>);

impl<'de, P: AnyPiece> Visitor<'de> for BorrowedVisitor<P> {
    type Value = Feen<'de, P>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position (FEEN), borrowed from the input")
    }

    // serde's own message would repeat the string, however long it is.
    fn visit_str<E: Error>(self, _: &str) -> Result<Self::Value, E> {
        Err(E::invalid_type(Unexpected::Other("string that is not borrowed"), &self))
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        self.visit_borrowed_bytes(text.as_bytes())
    }

    fn visit_borrowed_bytes<E: Error>(self, text: &'de [u8]) -> Result<Self::Value, E> {
        Feen::parse_as(text).map_err(|error| serde_error(error.report(text)))
    }
}

impl<P: AnyPiece> StringReader for PhantomData<FeenBuf<P>> {
    type Value = FeenBuf<P>;

    const EXPECTED: &str = "a position (FEEN)";

    fn read<E: Error>(self, text: &[u8]) -> Result<FeenBuf<P>, E> {
        FeenBuf::try_from(text).map_err(|error| serde_error(error.report(text)))
    }
}

#[cfg(feature = "serde")]
impl<'de, P: AnyPiece> Deserialize<'de> for FeenBuf<P> {
    /// Reads a string, or its bytes, in every format.
    ///
    /// The error has the message of [`ParseFeenError::report`](crate::feen::ParseFeenError::report).
    ///
    /// ```
    /// use epin::feen::FeenBuf;
    ///
    /// let start: FeenBuf = serde_json::from_str(r#""k^1/1K^ / C/c""#)?;
    /// assert_eq!(start.square_count(), 4);
    /// let error = serde_json::from_str::<FeenBuf>(r#""k^1/K^ / C/c""#).unwrap_err();
    /// assert!(error.to_string().starts_with("invalid FEEN: expected 2 squares"));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // With `deserialize_str`, `ciborium` would refuse a string that comes in segments or is longer than
        // `ciborium`'s buffer.
        deserializer.deserialize_string(StringVisitor(PhantomData::<Self>))
    }
}
