//! A style's name in a file: its text.

use core::marker::PhantomData;

use epin_grammar::snn::SnnReport;
use serde_core::de::{Deserialize, Deserializer, Error};
use serde_core::ser::{Serialize, Serializer};

use super::token::{FromText, TextVisitor};
use crate::Snn;

impl FromText for Snn {
    const EXPECTED: &str = "an SNN name";

    fn from_text<E: Error>(text: &[u8]) -> Result<Self, E> {
        Self::from_ascii(text).map_err(|_| refusal(text))
    }
}

#[cold]
fn refusal<E: Error>(text: &[u8]) -> E {
    E::custom(SnnReport::new(text).message())
}

impl<'de> Deserialize<'de> for Snn {
    /// Reads the name's text, in every format, from a string or its bytes.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor(PhantomData))
    }
}

impl Serialize for Snn {
    /// Writes the name's text, in every format.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
