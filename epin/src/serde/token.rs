//! Reading the types that are written as a string: tokens, names, styles and positions.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{Error, Visitor};

/// A type that is read from a string.
pub(crate) trait FromText: Sized {
    const EXPECTED: &str;

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E>;
}

#[cold]
pub(crate) fn refusal<E: Error>(message: impl fmt::Display) -> E {
    E::custom(message)
}

pub(crate) struct TextVisitor<T>(PhantomData<T>);

impl<T> TextVisitor<T> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T: FromText> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::from_text(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<T, E> {
        T::from_text(text)
    }
}
