//! How serde reads a value from a string.

use core::fmt::{self, Display};

use serde_core::de::{Error, Visitor};

/// Reads a value from a string. This is like serde's `DeserializeSeed`: `PhantomData<T>` reads a `T` for which
/// nothing else has to be known.
pub(crate) trait StringReader {
    /// The type of the value.
    type Value;

    /// What serde's errors call a valid string.
    const EXPECTED: &str;

    /// Returns the value that a string stands for.
    ///
    /// # Errors
    ///
    /// Returns an error if the string is not valid.
    fn read<E: Error>(self, text: &[u8]) -> Result<Self::Value, E>;
}

/// A visitor that passes a string, or its bytes, to a `StringReader`.
#[derive(Debug)]
pub(crate) struct StringVisitor<R>(pub(crate) R);

impl<R: StringReader> Visitor<'_> for StringVisitor<R> {
    type Value = R::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(R::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<R::Value, E> {
        self.0.read(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<R::Value, E> {
        self.0.read(text)
    }
}

/// Returns a serde error with the given message.
#[cold]
pub(crate) fn serde_error<E: Error>(message: impl Display) -> E {
    E::custom(message)
}
