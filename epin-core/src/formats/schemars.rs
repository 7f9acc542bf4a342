//! JSON schemas of tokens, attributes and sets.

use alloc::borrow::Cow;
#[cfg(feature = "serde")]
use alloc::format;
use alloc::vec::Vec;

use ::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

#[cfg(feature = "serde")]
use crate::formats::compact::Compact;
use crate::notation::pin::Pin;
use crate::notation::qpi::Qpi;
use crate::notation::sin::Sin;
use crate::notation::snn::Snn;
use crate::notation::styles::Styles;
use crate::notation::word::Word;
use crate::set::bit_set::EpinSet;
use crate::token::attributes::{Letter, Side, State};
use crate::token::layout::Epin;

// JSON Schema uses JavaScript's regular expressions, in which `$` matches only at the end. In the
// engines of some validators, `$` also matches before a line break at the end, so each schema
// excludes line breaks with a `not`. A look-ahead in the pattern would do the same, but `regex` and
// RE2 do not support it.
/// The pattern of an EPIN token.
pub const EPIN: &str = r"^[-+]?[A-Za-z]\^?'?$";
const PIN: &str = r"^[-+]?[A-Za-z]\^?$";
const SIN: &str = r"^[A-Za-z]$";
const QPI: &str = r"^[A-Za-z]:[-+]?[A-Za-z]\^?$";
const STYLES: &str = r"^[A-Z]/[a-z]$";
const SNN: &str = r"^[A-Z][A-Za-z]*[0-9]*$";
/// The pattern that each schema excludes.
pub const LINE_BREAK: &str = r"\n";

/// Implements `JsonSchema` for a token: a string that matches a pattern.
macro_rules! impl_string_schema {
    ($Token:ident, $pattern:ident, $description:literal $(, $key:literal: $value:expr)?) => {
        #[cfg(feature = "schemars1")]
        impl JsonSchema for $Token {
            fn schema_name() -> Cow<'static, str> {
                stringify!($Token).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!("epin::", stringify!($Token)).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "description": $description,
                    "type": "string",
                    "pattern": $pattern,
                    "not": { "pattern": LINE_BREAK },
                    $($key: $value,)?
                })
            }
        }
    };
}

impl_string_schema!(Epin, EPIN, "An EPIN token: a piece's letter, with its markers.");
impl_string_schema!(Pin, PIN, "A PIN token: a piece's letter, with its markers.");
impl_string_schema!(Sin, SIN, "A SIN token: a style's letter, upper case for the first side.");
impl_string_schema!(Qpi, QPI, "A QPI token: a style's letter, a colon, and a PIN token.");
impl_string_schema!(
    Snn,
    SNN,
    "An SNN name: a style's name, such as Chess960.",
    "maxLength": Snn::MAX_LEN
);
impl_string_schema!(Styles, STYLES, "The first side's style and the second's, such as C/m.");

/// Implements `JsonSchema` for an attribute: one of its words.
macro_rules! impl_word_schema {
    ($Attribute:ident $description:literal) => {
        #[cfg(feature = "schemars1")]
        impl JsonSchema for $Attribute {
            fn schema_name() -> Cow<'static, str> {
                stringify!($Attribute).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!("epin::", stringify!($Attribute)).into()
            }

            /// Lists the words, so that editors complete them.
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let words = Self::VALUES.iter().map(|value| value.word()).collect::<Vec<_>>();
                json_schema!({
                    "description": $description,
                    "type": "string",
                    "enum": words,
                })
            }
        }
    };
}

impl_word_schema!(Letter "A piece's name.");
impl_word_schema!(Side "The side that a piece belongs to.");
impl_word_schema!(State "A piece's state.");

#[cfg(all(feature = "schemars1", feature = "serde"))]
impl<T: JsonSchema + TryFrom<Epin>> JsonSchema for Compact<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("Compact_of_{}", T::schema_name()).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("epin::Compact<{}>", T::schema_id()).into()
    }

    /// Returns a schema with the codes of the tokens that can be a `T`.
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let tokens = (0..).map_while(Epin::from_code).filter(|token| T::try_from(*token).is_ok());
        let codes = tokens.map(Epin::code).collect::<Vec<_>>();
        let mut schema = json_schema!({
            "description": "The code of an EPIN token.",
            "type": "integer",
            "minimum": 0, // Without it, schemars allows a sign in the keys of a map.
        });
        match codes.len() {
            Epin::COUNT => schema.insert("maximum".into(), (Epin::COUNT - 1).into()),
            _ => schema.insert("enum".into(), codes.into()),
        };
        schema
    }
}

#[cfg(feature = "schemars1")]
impl JsonSchema for EpinSet {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "EpinSet".into()
    }

    fn schema_id() -> Cow<'static, str> {
        "epin::EpinSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<Epin>(),
            "uniqueItems": true,
        })
    }
}
