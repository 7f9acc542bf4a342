//! Implements serde's traits and `JsonSchema` for `Fen`, which is a string in files, and writes `Counters`.

#[cfg(feature = "schemars1")]
use alloc::borrow::Cow;
#[cfg(feature = "schemars1")]
use alloc::format;
#[cfg(feature = "serde")]
use core::{fmt, num::NonZeroU32};

#[cfg(feature = "serde")]
use serde::ser::SerializeStruct;

#[cfg(feature = "serde")]
use crate::counters::Counters;
use crate::fen::Fen;
use crate::game::Game;

#[cfg(feature = "serde")]
impl<G: Game> serde::Serialize for Fen<G> {
    /// Writes the string that [`to_fen`](Self::to_fen) returns.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_fen().map_err(serde::ser::Error::custom)?)
    }
}

#[cfg(feature = "serde")]
impl<'de, G: Game> serde::Deserialize<'de> for Fen<G> {
    /// Reads a string, or the bytes of one, in the same way as [`parse`](Self::parse). If the string is refused,
    /// the message of the error is the [`report`](crate::ParseFenError::report), to which formats add the
    /// location in the file. Bytes that are not UTF-8 are an invalid value, as serde calls it.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FenVisitor<G>(core::marker::PhantomData<G>);

        impl<G: Game> serde::de::Visitor<'_> for FenVisitor<G> {
            type Value = Fen<G>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a position of {}, as {}", G::NAME, G::dialect().notation)
            }

            // The string is parsed inside the visitor: once the visitor has returned, formats would report a
            // later line and column for an error.
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Fen<G>, E> {
                Fen::parse(text).map_err(|error| E::custom(error.report(text)))
            }

            fn visit_bytes<E: serde::de::Error>(self, text: &[u8]) -> Result<Fen<G>, E> {
                match core::str::from_utf8(text) {
                    Ok(text) => self.visit_str(text),
                    Err(_) => Err(E::invalid_value(serde::de::Unexpected::Bytes(text), &self)),
                }
            }
        }

        // Not `deserialize_str`: with it, ciborium refuses a string that comes in segments.
        deserializer.deserialize_string(FenVisitor(core::marker::PhantomData))
    }
}

// Not derived: `skip_serializing_if` would also leave counters out in binary formats, most of which have no
// keys and could then not be read.
#[cfg(feature = "serde")]
impl serde::Serialize for Counters {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { halfmoves, moves, limit } = *self;
        let fields =
            [("halfmoves", halfmoves), ("moves", moves), ("limit", limit.map(NonZeroU32::get))];
        let writes_all = !serializer.is_human_readable();
        let is_written = |counter: Option<u32>| writes_all || counter.is_some();
        let len = fields.iter().filter(|(_, counter)| is_written(*counter)).count();
        let mut counters = serializer.serialize_struct("Counters", len)?;
        for (key, counter) in fields {
            if is_written(counter) {
                counters.serialize_field(key, &counter)?;
            } else {
                counters.skip_field(key)?;
            }
        }
        counters.end()
    }
}

#[cfg(feature = "schemars1")]
impl<G: Game> schemars::JsonSchema for Fen<G> {
    fn schema_name() -> Cow<'static, str> {
        format!("Fen_of_{}", G::NAME).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("epin_games::Fen<{}>", G::NAME).into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let description = format!("A position of {}, as {}.", G::NAME, G::dialect().notation);
        schemars::json_schema!({ "description": description, "type": "string" })
    }
}
