//! `JsonSchema` of schemars 1 for tokens, collections and positions.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;

use ::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::catalog::CatalogInfo;
#[cfg(feature = "feen")]
use crate::feen::{Feen, FeenBuf};
use crate::notation::{Pin, Qpi, Sin, Snn, Styles};
use crate::{AnyPiece, Catalog, Epin, EpinMap, EpinSet, KindTable, Piece};

// JSON Schema uses JavaScript's regular expressions, in which `$` matches only at the end. In the
// engines of some validators, `$` also matches before a line break at the end, so each schema
// excludes line breaks with a `not`. A look-ahead in the pattern would do the same, but `regex` and
// RE2 do not support it.
const EPIN: &str = r"^[-+]?[A-Za-z]\^?'?$";
const PIN: &str = r"^[-+]?[A-Za-z]\^?$";
const SIN: &str = r"^[A-Za-z]$";
const QPI: &str = r"^[A-Za-z]:[-+]?[A-Za-z]\^?$";
const STYLES: &str = r"^[A-Z]/[a-z]$";
const SNN: &str = r"^[A-Z][A-Za-z]*[0-9]*$";
const LINE_BREAK: &str = r"\n";

/// Implements `JsonSchema` for a token: a string that matches a pattern.
macro_rules! impl_json_schema {
    ($Token:ident, $pattern:ident, $description:literal $(, $key:literal: $value:expr)?) => {
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

impl_json_schema!(Epin, EPIN, "An EPIN token: a piece's letter, with its markers.");
impl_json_schema!(Pin, PIN, "A PIN token: a piece's letter, with its markers.");
impl_json_schema!(Sin, SIN, "A SIN token: a style's letter, upper case for the first side.");
impl_json_schema!(Qpi, QPI, "A QPI token: a style's letter, a colon, and a PIN token.");
impl_json_schema!(
    Snn,
    SNN,
    "An SNN name: a style's name, such as Chess960.",
    "maxLength": Snn::MAX_LEN
);
impl_json_schema!(Styles, STYLES, "The first side's style and the second's, such as C/m.");

#[cfg(feature = "feen")]
impl<P: AnyPiece> JsonSchema for FeenBuf<P> {
    fn schema_name() -> Cow<'static, str> {
        "Feen".into()
    }

    fn schema_id() -> Cow<'static, str> {
        "epin::feen::FeenBuf".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A position (FEEN): the board, the hands, and the styles of the side to move \
                            and of the other side, such as \"k^1/1K^ / C/c\".",
            "type": "string",
            "maxLength": Feen::MAX_LEN,
        })
    }
}

impl<C: Catalog> JsonSchema for Piece<C> {
    fn schema_name() -> Cow<'static, str> {
        format!("Piece_of_{}", C::NAME).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("epin::Piece<{}>", core::any::type_name::<C>()).into()
    }

    /// Returns a schema that lists the tokens of both sides, so that editors complete them.
    ///
    /// ```
    /// use epin::{Catalog, Piece};
    ///
    /// #[derive(Clone, Copy, PartialEq, Eq, Catalog)]
    /// enum Draughts {
    ///     #[epin("M")]
    ///     Man,
    /// }
    ///
    /// let schema = schemars::schema_for!(Piece<Draughts>);
    /// assert_eq!(schema.get("enum"), Some(&serde_json::json!(["M", "m"])));
    /// ```
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let tokens = CatalogInfo::of::<C>().of_both_sides().map(Epin::as_str);
        json_schema!({
            "description": format!("A piece of {}, by its EPIN token.", C::NAME),
            "type": "string",
            "enum": tokens.collect::<Vec<_>>(),
        })
    }
}

#[cfg(feature = "serde")]
impl<T: JsonSchema + TryFrom<Epin>> JsonSchema for crate::Compact<T> {
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

/// Returns the schema of a kind of piece, which lists the tokens of the first side. Kinds are read
/// from these tokens only.
#[cfg(feature = "derive")]
#[must_use]
pub fn kind_schema<C: Catalog>() -> Schema {
    let tokens = C::TOKENS.iter().copied().flatten().map(|token| token.as_str());
    json_schema!({
        "description": format!("A kind of piece of {}, by its EPIN token.", C::NAME),
        "type": "string",
        "enum": tokens.collect::<Vec<_>>(),
    })
}

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

impl<V: JsonSchema, K: AnyPiece> JsonSchema for EpinMap<V, K> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        let value = V::schema_name();
        match K::CATALOG {
            None => format!("EpinMap_of_{value}").into(),
            Some(catalog) => format!("EpinMap_of_{value}_by_Piece_of_{}", catalog.name).into(),
        }
    }

    fn schema_id() -> Cow<'static, str> {
        let value = V::schema_id();
        match K::CATALOG {
            None => format!("epin::EpinMap<{value}>").into(),
            Some(_) => format!("epin::EpinMap<{value}, {}>", core::any::type_name::<K>()).into(),
        }
    }

    /// Returns a schema that allows only tokens as keys. For a map with pieces of a catalog as keys,
    /// it lists their tokens as properties and not as `propertyNames`, because some editors do not
    /// complete those.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<V>();
        let (keyword, keys) = match K::CATALOG {
            None => ("patternProperties", Vec::from([EPIN])),
            Some(catalog) => ("properties", catalog.of_both_sides().map(Epin::as_str).collect()),
        };
        let mut properties = Schema::default();
        for key in keys {
            properties.insert(key.into(), value.clone().to_value());
        }
        let mut schema = json_schema!({
            "type": "object",
            (keyword): properties,
            "additionalProperties": false,
        });
        if K::CATALOG.is_none() {
            let no_line_break = json_schema!({ "not": { "pattern": LINE_BREAK } });
            schema.insert("propertyNames".into(), no_line_break.to_value());
        }
        schema
    }
}

impl<C: Catalog, V: JsonSchema> JsonSchema for KindTable<C, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("KindTable_of_{}_by_{}", V::schema_name(), C::NAME).into()
    }

    fn schema_id() -> Cow<'static, str> {
        let catalog = core::any::type_name::<C>();
        format!("epin::KindTable<{catalog}, {}>", V::schema_id()).into()
    }

    /// Returns a schema that has the tokens of the first side as properties, so that editors
    /// complete them. It requires exactly one token of each kind.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<V>();
        let mut properties = Schema::default();
        let mut required = Vec::new();
        let mut one_of_each = Vec::new();
        for tokens in C::TOKENS {
            for token in *tokens {
                properties.insert(token.as_str().into(), value.clone().to_value());
            }
            match tokens {
                [token] => required.push(token.as_str()),
                _ => one_of_each.push(one_of(tokens)),
            }
        }
        let mut schema = json_schema!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": false,
        });
        // JSON Schema does not allow an empty list here.
        if !one_of_each.is_empty() {
            schema.insert("allOf".into(), one_of_each.into_iter().collect());
        }
        schema
    }
}

/// Returns the schema of an object that has exactly one of the tokens as a property.
fn one_of(tokens: &[Epin]) -> Schema {
    let required = tokens.iter().map(|token| json_schema!({ "required": [token.as_str()] }));
    json_schema!({ "oneOf": required.collect::<Vec<_>>() })
}
