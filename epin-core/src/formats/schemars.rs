//! JSON schemas of tokens, attributes, sets, pieces, collections and positions.

use alloc::borrow::Cow;
use alloc::format;
#[cfg(feature = "feen")]
use alloc::string::String;
use alloc::vec::Vec;

use ::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use super::file_key::FileKey;
#[cfg(feature = "feen")]
use crate::catalog::AnyPiece;
use crate::catalog::{Catalog, CatalogInfo, EpinKey, Piece};
use crate::collections::{EpinMap, EpinTable};
#[cfg(feature = "feen")]
use crate::feen::{Feen, FeenBuf};
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
/// Examples of tokens: a piece of each side with each marker that is also in PIN.
const TOKENS: &[&str] = &["K^", "k^", "P", "p", "+P", "+p", "-R", "-r"];

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

impl_schema!(Epin, string("An EPIN token: a piece's letter, with its markers.", EPIN, TOKENS));
impl_schema!(Pin, string("A PIN token: a piece's letter, with its markers.", PIN, TOKENS));
impl_schema!(Sin, {
    string("A SIN token: a style's letter, upper case for the first side.", SIN, &["C", "c"])
});
impl_schema!(Qpi, {
    string("A QPI token: a style's letter, a colon, and a PIN token.", QPI, &["C:K^", "m:+Q"])
});
impl_schema!(Snn, {
    let description = "An SNN name: a style's name, such as Chess960.";
    let mut schema = string(description, SNN, &["Chess", "Chess960"]);
    schema.insert("maxLength".into(), Self::MAX_LEN.into());
    schema
});
impl_schema!(Styles, {
    string("The first side's style and the second's, such as C/m.", STYLES, &["C/c", "C/m"])
});
impl_schema!(Letter, words("A piece's name.", Self::ALL));
impl_schema!(Side, words("The side that a piece belongs to.", Self::ALL));
impl_schema!(State, words("A piece's state.", Self::ALL));

/// Returns the schema of a string that matches a pattern. Editors complete the examples.
fn string(description: &str, pattern: &str, examples: &[&str]) -> Schema {
    json_schema!({
        "description": description,
        "type": "string",
        "examples": examples,
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

/// Returns the pattern in the schema of a token. In some regex engines, the pattern also matches a token
/// followed by a line break; a `not` in the schema excludes that string.
fn token_pattern(of_token: &Schema) -> &str {
    of_token.get("pattern").and_then(|pattern| pattern.as_str()).unwrap_or_default()
}

#[cfg(all(feature = "schemars1", feature = "feen"))]
impl<P: AnyPiece> JsonSchema for FeenBuf<P> {
    fn schema_name() -> Cow<'static, str> {
        match P::CATALOG.map(|catalog| catalog.name) {
            None => "Feen".into(),
            Some(game) => format!("Feen_of_{game}").into(),
        }
    }

    fn schema_id() -> Cow<'static, str> {
        format!("epin::feen::FeenBuf<{}>", core::any::type_name::<P>()).into()
    }

    /// Returns a schema whose pattern matches the three fields of a position. If there is a catalog, the
    /// pattern allows only the catalog's tokens. The schema accepts more strings than parsing does: a pattern
    /// can neither compare the lengths of ranks nor check the order of a hand.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let of_token = Epin::json_schema(generator);
        let token = match P::CATALOG {
            None => token_pattern(&of_token).trim_start_matches('^').trim_end_matches('$').into(),
            Some(catalog) => {
                let tokens = catalog.tokens_of_both_sides().map(Epin::as_str);
                tokens.collect::<Vec<_>>().join("|").replace('+', r"\+").replace('^', r"\^")
            }
        };
        json_schema!({
            "description": "A position (FEEN): the board, the hands, and the styles of the side to move \
                            and of the other side, such as \"k^1/1K^ / C/c\".",
            "type": "string",
            "maxLength": Feen::MAX_LEN,
            "pattern": position_pattern(&token),
            "not": of_token.get("not"),
        })
    }
}

/// Returns a regular expression for positions, given a regular expression for their tokens.
/// Between two counts, the expression requires a token: otherwise, a regex engine that backtracks
/// would try every way to split a long number.
#[cfg(feature = "feen")]
fn position_pattern(token: &str) -> String {
    let empty = "[1-9][0-9]*";
    let rank = format!("({empty}|(({empty})?({token}))+({empty})?)");
    let hand = format!("(([2-9]|[1-9][0-9]+)?({token}))*");
    format!("^{rank}(//?{rank})* {hand}/{hand} ([A-Z]/[a-z]|[a-z]/[A-Z])$")
}

#[cfg(feature = "schemars1")]
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
        let tokens = CatalogInfo::of::<C>().tokens_of_both_sides().map(Epin::as_str);
        json_schema!({
            "description": format!("A piece of {}, by its EPIN token.", C::NAME),
            "type": "string",
            "enum": tokens.collect::<Vec<_>>(),
        })
    }
}

/// Returns the schema of a kind of piece: a string that must be one of the catalog's first-side tokens. Kinds
/// are read from these tokens only.
#[must_use]
pub fn kind_schema<C: Catalog>() -> Schema {
    let tokens = C::TOKENS.iter().copied().flatten().map(|token| token.as_str());
    json_schema!({
        "description": format!("A kind of piece of {}, by its EPIN token.", C::NAME),
        "type": "string",
        "enum": tokens.collect::<Vec<_>>(),
    })
}

#[cfg(feature = "schemars1")]
impl<K: EpinKey, V: JsonSchema> JsonSchema for EpinMap<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        let value = V::schema_name();
        match K::CATALOG.map(|catalog| catalog.name) {
            None => format!("EpinMap_of_{value}").into(),
            Some(game) if K::IS_KIND => format!("EpinMap_of_{value}_by_{game}").into(),
            Some(game) => format!("EpinMap_of_{value}_by_Piece_of_{game}").into(),
        }
    }

    fn schema_id() -> Cow<'static, str> {
        format!("epin::EpinMap<{}, {}>", core::any::type_name::<K>(), V::schema_id()).into()
    }

    /// Returns a schema that allows only tokens as keys. If the keys are pieces or kinds of a catalog, the
    /// schema lists their tokens under `properties` instead of `propertyNames`, because some editors do not
    /// complete `propertyNames`. If the keys are kinds, the schema allows at most one of the tokens of each
    /// kind.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let (value, of_token) = (generator.subschema_for::<V>(), Epin::json_schema(generator));
        let (keyword, keys) = match K::CATALOG {
            Some(catalog) if K::IS_KIND => {
                let is_optional = true;
                return schema_by_kind(catalog.tokens, &value, is_optional);
            }
            Some(catalog) => {
                ("properties", catalog.tokens_of_both_sides().map(Epin::as_str).collect())
            }
            None => ("patternProperties", Vec::from([token_pattern(&of_token)])),
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
            let names = json_schema!({ "examples": TOKENS, "not": of_token.get("not") });
            schema.insert("propertyNames".into(), names.to_value());
        }
        schema
    }
}

#[cfg(feature = "schemars1")]
impl<C: FileKey, V: JsonSchema> JsonSchema for EpinTable<C, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("EpinTable_of_{}_by_{}", V::schema_name(), C::NAME).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("epin::EpinTable<{}, {}>", core::any::type_name::<C>(), V::schema_id()).into()
    }

    /// Returns a schema that has the first-side tokens as properties, so that editors complete them.
    /// It requires exactly one token of each kind, or allows at most one if the value type is an `Option`.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<V>();
        // The id of the value's schema shows whether the value type is an `Option`. It is not enough that the
        // value can be `null`, because values of other types can be `null` as well. A `Box<Option<u8>>` has
        // the id of the `Option`, and so does a `#[serde(transparent)]` struct that contains one, unless the
        // struct has a doc comment.
        let is_optional = V::schema_id().starts_with("Option<");
        schema_by_kind(C::TOKENS, &value, is_optional)
    }
}

/// Returns the schema of an object with a property for each kind. `kinds` contains the tokens of each kind. The
/// schema requires exactly one token of each kind, or allows at most one if `is_optional` is true.
fn schema_by_kind(kinds: &[&[Epin]], value: &Schema, is_optional: bool) -> Schema {
    let mut properties = Schema::default();
    let mut required = Vec::new();
    let mut one_of_each = Vec::new();
    for tokens in kinds {
        for token in *tokens {
            properties.insert(token.as_str().into(), value.clone().to_value());
        }
        match tokens {
            [_] if is_optional => {}
            [token] => required.push(token.as_str()),
            _ => one_of_each.push(one_of_schema(tokens, is_optional)),
        }
    }
    let mut schema = json_schema!({
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    });
    // JSON Schema does not allow an empty `allOf`.
    if !one_of_each.is_empty() {
        schema.insert("allOf".into(), one_of_each.into_iter().collect());
    }
    schema
}

/// Returns the schema of an object that has exactly one of the tokens as a property, or at most one if
/// `is_optional` is true.
fn one_of_schema(tokens: &[Epin], is_optional: bool) -> Schema {
    let required = tokens.iter().map(|token| json_schema!({ "required": [token.as_str()] }));
    let mut schemas = required.collect::<Vec<_>>();
    if is_optional {
        schemas.push(json_schema!({ "not": { "anyOf": schemas } }));
    }
    json_schema!({ "oneOf": schemas })
}
