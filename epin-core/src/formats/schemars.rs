//! JSON schemas of tokens, attributes and sets.

use alloc::borrow::Cow;
#[cfg(feature = "serde")]
use alloc::format;
#[cfg(feature = "serde")]
use alloc::vec::Vec;

use ::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

#[cfg(feature = "serde")]
use crate::formats::compact::Compact;
use crate::notation::{Attribute, Pin, Qpi, Sin, Snn, Styles};
use crate::set::EpinSet;
use crate::token::{Epin, Letter, Side, State};

// JSON Schema uses JavaScript's regular expressions, in which `$` matches only at the end of the
// string. In the engines of some validators, `$` also matches before a line break at the end, so each
// schema excludes line breaks with a `not`. A look-ahead in the pattern would do the same, but `regex`
// and RE2 do not support look-aheads.
const EPIN: &str = r"^[-+]?[A-Za-z]\^?'?$";
const PIN: &str = r"^[-+]?[A-Za-z]\^?$";
const SIN: &str = r"^[A-Za-z]$";
const QPI: &str = r"^[A-Za-z]:[-+]?[A-Za-z]\^?$";
const STYLES: &str = r"^[A-Z]/[a-z]$";
const SNN: &str = r"^[A-Z][A-Za-z]*[0-9]*$";
/// The pattern that every schema from [`string`] excludes.
const LINE_BREAK: &str = r"\n";

/// Implements `JsonSchema` for a type, under the type's name.
macro_rules! impl_schema {
    ($Type:ident, $schema:expr) => {
        #[cfg(feature = "schemars1")]
        impl JsonSchema for $Type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($Type).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!("epin::", stringify!($Type)).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

impl_schema!(Epin, string("An EPIN token: a piece's letter, with its markers.", EPIN));
impl_schema!(Pin, string("A PIN token: a piece's letter, with its markers.", PIN));
impl_schema!(Sin, string("A SIN token: a style's letter, upper case for the first side.", SIN));
impl_schema!(Qpi, string("A QPI token: a style's letter, a colon, and a PIN token.", QPI));
impl_schema!(Snn, {
    let mut schema = string("An SNN name: a style's name, such as Chess960.", SNN);
    schema.insert("maxLength".into(), Self::MAX_LEN.into());
    schema
});
impl_schema!(Styles, string("The first side's style and the second's, such as C/m.", STYLES));
impl_schema!(Letter, words("A piece's name.", Self::ALL));
impl_schema!(Side, words("The side that a piece belongs to.", Self::ALL));
impl_schema!(State, words("A piece's state.", Self::ALL));

/// Returns the schema of a string that matches a pattern.
fn string(description: &str, pattern: &str) -> Schema {
    json_schema!({
        "description": description,
        "type": "string",
        "pattern": pattern,
        "not": { "pattern": LINE_BREAK },
    })
}

/// Returns the schema of an attribute. It lists the words so that editors can complete them.
fn words<const N: usize>(description: &str, values: [impl Attribute; N]) -> Schema {
    json_schema!({
        "description": description,
        "type": "string",
        "enum": values.map(Attribute::word).as_slice(),
    })
}

#[cfg(all(feature = "schemars1", feature = "serde"))]
impl<T: JsonSchema + TryFrom<Epin>> JsonSchema for Compact<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("Compact_of_{}", T::schema_name()).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("epin::Compact<{}>", T::schema_id()).into()
    }

    /// Returns a schema that allows only the codes of the tokens that can be converted to a `T`.
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let tokens = (0..).map_while(Epin::from_code).filter(|token| T::try_from(*token).is_ok());
        let codes = tokens.map(Epin::code).collect::<Vec<_>>();
        let mut schema = json_schema!({
            "description": "The code of an EPIN token.",
            "type": "integer",
            "minimum": 0, // Without a minimum, schemars allows a sign in the keys of a map.
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
