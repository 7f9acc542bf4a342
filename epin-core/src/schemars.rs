//! JSON schemas of the attributes.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use ::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::token::attributes::Word;
use crate::token::attributes::{Letter, Side, State};

macro_rules! impl_json_schema {
    ($Attribute:ident $description:literal) => {
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

impl_json_schema!(Letter "A piece's name.");
impl_json_schema!(Side "The side that a piece belongs to.");
impl_json_schema!(State "A piece's state.");
