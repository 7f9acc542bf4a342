//! Reading a token of a collection that may contain each token only once.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{DeserializeSeed, Deserializer, Error, Visitor};

use super::token::{FromText, refusal};
use crate::catalog::piece_error::report;
use crate::{AnyPiece, Epin};

/// Reads a token or a piece, and refuses it unless the function says that it is new.
///
/// This is checked inside the visitor, because after it, formats report a later position, often the
/// next line.
pub(super) struct Once<P, F> {
    is_new: F,
    piece: PhantomData<P>,
}

impl<P: AnyPiece, F: FnOnce(P) -> bool> Once<P, F> {
    pub(super) fn new(is_new: F) -> Self {
        Self { is_new, piece: PhantomData }
    }
}

impl<'de, P: AnyPiece, F: FnOnce(P) -> bool> DeserializeSeed<'de> for Once<P, F> {
    type Value = P;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<P, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<P: AnyPiece, F: FnOnce(P) -> bool> Visitor<'_> for Once<P, F> {
    type Value = P;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Epin::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<P, E> {
        self.visit_bytes(text.as_bytes())
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<P, E> {
        let is_piece = |token| P::try_from(token).is_ok();
        let token = Epin::from_ascii(text);
        let token = token.map_err(|error| refusal(report(error, text, is_piece)))?;
        let piece = P::try_from(token).map_err(refusal)?;
        if (self.is_new)(piece) { Ok(piece) } else { Err(twice(piece)) }
    }
}

/// The error for a collection that names a token twice. std's collections keep the last one
/// silently, but a mistake in a game file must not vanish.
#[cold]
pub(super) fn twice<E: Error>(piece: impl fmt::Display) -> E {
    E::custom(format_args!("the token \"{piece}\" is given twice"))
}
