//! Implements serde's traits and `JsonSchema` for `Setup` and `Move`, which are strings in files, and writes
//! `Counters`.

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
use crate::game::Game;
use crate::moves::Move;
use crate::setup::Setup;

#[cfg(feature = "serde")]
impl<G: Game> serde::Serialize for Setup<G> {
    /// Writes the string that [`to_fen`](Self::to_fen) returns.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_fen().map_err(serde::ser::Error::custom)?)
    }
}

#[cfg(feature = "serde")]
impl<G: Game> serde::Serialize for Move<G> {
    /// Writes the string that [`parse`](Self::parse) reads.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Implements `Deserialize` and `JsonSchema` for a type that is a string in files. `$description` describes the
/// string, given the name of the game and the `$notation` of its dialect.
macro_rules! impl_string {
    ($Type:ident, $description:literal, $notation:ident) => {
        #[cfg(feature = "serde")]
        impl<'de, G: Game> serde::Deserialize<'de> for $Type<G> {
            /// Reads a string, or the bytes of one, in the same way as [`parse`](Self::parse). If the string is
            /// refused, the message of the error is its `report`, to which formats add the location in the
            /// file. Bytes that are not UTF-8 are an invalid value, as serde calls it.
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Visitor<G>(core::marker::PhantomData<G>);

                impl<G: Game> serde::de::Visitor<'_> for Visitor<G> {
                    type Value = $Type<G>;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        write!(f, concat!("a ", $description), G::NAME, G::dialect().$notation)
                    }

                    // The string is parsed inside the visitor: once the visitor has returned, formats would
                    // report a later line and column for an error.
                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$Type<G>, E> {
                        $Type::parse(text).map_err(|error| E::custom(error.report(text)))
                    }

                    fn visit_bytes<E: serde::de::Error>(self, text: &[u8]) -> Result<$Type<G>, E> {
                        match core::str::from_utf8(text) {
                            Ok(text) => self.visit_str(text),
                            Err(_) => {
                                Err(E::invalid_value(serde::de::Unexpected::Bytes(text), &self))
                            }
                        }
                    }
                }

                // Not `deserialize_str`: with it, ciborium refuses a string that comes in segments.
                deserializer.deserialize_string(Visitor(core::marker::PhantomData))
            }
        }

        #[cfg(feature = "schemars1")]
        impl<G: Game> schemars::JsonSchema for $Type<G> {
            fn schema_name() -> Cow<'static, str> {
                format!("{}_of_{}", stringify!($Type), G::NAME).into()
            }

            fn schema_id() -> Cow<'static, str> {
                format!("epin_games::{}<{}>", stringify!($Type), G::NAME).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let description = format!(concat!("A ", $description, "."), G::NAME, G::dialect().$notation);
                schemars::json_schema!({ "description": description, "type": "string" })
            }
        }
    };
}

impl_string!(Setup, "position of {}, as {}", notation);
impl_string!(Move, "move of {}, as in {}", protocol);

// Not derived: `skip_serializing_if` would also leave counters out in binary formats, most of which have no
// keys and could then not be read.
#[cfg(feature = "serde")]
impl serde::Serialize for Counters {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { halfmove_clock, move_number, counting_limit } = *self;
        let fields = [
            ("halfmove_clock", halfmove_clock),
            ("move_number", move_number),
            ("counting_limit", counting_limit.map(NonZeroU32::get)),
        ];
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
