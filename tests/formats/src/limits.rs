//! Values that a format cannot carry, whatever their type does, and why.

use epin::Epin;

use crate::samples::Shape::{self, Map, Set, Token};

/// The formats that `tests/more-formats` tests.
pub const ELSEWHERE: [&str; 17] = [
    "serde_json reader",
    "serde_json Value",
    "serde_yaml_ng",
    "rmp-serde, named",
    "toml_edit",
    "json5",
    "serde_html_form",
    "serde_qs",
    "plist, XML",
    "plist, binary",
    "bson",
    "bincode",
    "ciborium",
    "flexbuffers",
    "serde-pickle",
    "figment",
    "config",
];

/// Values that a format cannot carry, whatever their type does.
#[derive(Debug)]
pub struct Limit {
    pub formats: &'static [&'static str],
    pub containers: &'static [&'static str],
    /// Which values, by the shape of their type and by their tokens.
    pub values: fn(Shape, &[Epin]) -> bool,
    pub loss: Loss,
    pub why: &'static str,
}

/// What happens to a value that a format cannot carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// It is not written, or not read.
    Refused,
    /// It reads back as something else.
    Changed,
}

type Names = &'static [&'static str];

const fn refused(
    formats: Names,
    containers: Names,
    values: fn(Shape, &[Epin]) -> bool,
    why: &'static str,
) -> Limit {
    Limit { formats, containers, values, loss: Loss::Refused, why }
}

const fn changed(
    formats: Names,
    containers: Names,
    values: fn(Shape, &[Epin]) -> bool,
    why: &'static str,
) -> Limit {
    Limit { formats, containers, values, loss: Loss::Changed, why }
}

fn all(_: Shape, _: &[Epin]) -> bool {
    true
}

fn plain(tokens: &[Epin]) -> bool {
    tokens.iter().all(|token| token.as_str().len() == 1)
}

const COMPACT: Names = &["bincode", "postcard"];
const FLATTENED: Names = &["flattened", "flattened key", "flattened map"];
const NESTED: Names = &["field", "some", "sequence", "map value", "newtype struct"];

pub const LIMITS: &[Limit] = &[
    refused(COMPACT, FLATTENED, all, "a map starts with its length, and flattening has none"),
    refused(
        COMPACT,
        &["untagged", "internally tagged", "adjacently tagged"],
        all,
        "neither types nor names are written, so a reader cannot tell what a value is",
    ),
    refused(
        &["bson", "config", "figment", "toml", "toml_edit"],
        &["bare"],
        |shape, _| shape != Map,
        "a document is a map",
    ),
    refused(&["csv"], &["bare"], all, "the header needs the names of fields"),
    refused(&["csv"], &["map key", "map value"], all, "a row has no maps"),
    refused(&["csv"], FLATTENED, all, "a flattened struct is a map"),
    refused(
        &["csv"],
        &["field", "some", "untagged", "adjacently tagged", "newtype struct"],
        |shape, _| shape == Map,
        "a row has no maps",
    ),
    refused(&["csv"], &["sequence"], all, "the header has no name for a second column"),
    refused(
        &["csv"],
        &["field", "untagged", "adjacently tagged"],
        |shape, _| shape == Set,
        "the header has no name for a second column",
    ),
    refused(
        &["csv"],
        &["some", "newtype struct"],
        |shape, tokens| shape == Set && tokens.len() != 1,
        "the header has one column",
    ),
    refused(
        &["csv"],
        &["internally tagged"],
        all,
        "a row without its header is a sequence, which has no tag",
    ),
    refused(&["csv"], &["newtype variant"], all, "a column cannot hold a variant's name"),
    refused(
        &["serde_html_form"],
        &["bare"],
        |shape, tokens| shape == Token || shape == Set && !tokens.is_empty(),
        "a document is a map",
    ),
    refused(&["serde_html_form"], &["map key", "map value"], all, "maps do not nest"),
    refused(
        &["serde_html_form"],
        &[
            "field",
            "some",
            "sequence",
            "flattened",
            "untagged",
            "internally tagged",
            "adjacently tagged",
            "newtype struct",
        ],
        |shape, _| shape == Map,
        "maps do not nest",
    ),
    refused(&["serde_html_form"], &["sequence"], |shape, _| shape == Set, "sequences do not nest"),
    refused(
        &["serde_html_form"],
        &["field", "adjacently tagged"],
        |shape, tokens| shape == Set && tokens.is_empty(),
        "an empty sequence leaves nothing in the document",
    ),
    changed(
        &["serde_html_form"],
        &["some"],
        |shape, tokens| shape == Set && tokens.is_empty(),
        "an empty sequence leaves nothing in the document",
    ),
    refused(
        &["serde_html_form"],
        &["flattened", "untagged", "internally tagged"],
        |shape, tokens| shape == Set && tokens.len() < 2,
        "a sequence of one looks like its element",
    ),
    refused(
        &["serde_html_form"],
        &["newtype struct"],
        |shape, tokens| shape == Set && tokens.len() != 1,
        "a newtype is read from one value",
    ),
    refused(
        &["serde_html_form"],
        &["newtype variant"],
        all,
        "a field cannot hold a variant's name",
    ),
    refused(
        &["serde_qs"],
        &["flattened", "untagged", "internally tagged"],
        |shape, tokens| shape != Token && tokens.is_empty(),
        "an empty sequence or map looks like an empty string",
    ),
    refused(
        &["quick-xml"],
        &["none"],
        |shape, _| shape != Map,
        "none is written as an empty element, and that reads as an empty string",
    ),
    changed(
        &["quick-xml"],
        &["none"],
        |shape, _| shape == Map,
        "none is written as an empty element, and that reads as an empty map",
    ),
    refused(
        &["quick-xml"],
        &["flattened", "untagged", "internally tagged"],
        |shape, tokens| shape != Map || !tokens.is_empty(),
        "an element's text is a map with the key `$text`, unless a string is expected",
    ),
    refused(
        &["quick-xml"],
        &["flattened key", "flattened map"],
        |_, tokens| !tokens.is_empty(),
        "an element's text is a map with the key `$text`, unless a string is expected",
    ),
    refused(&["quick-xml"], &["newtype variant"], all, "an element has one name"),
    refused(
        &["quick-xml"],
        &["map key"],
        |_, tokens| !plain(tokens),
        "an element's name cannot contain `+`, `^` or `'`, nor start with `-`",
    ),
    refused(
        &["quick-xml"],
        &["bare", "adjacently tagged"],
        |shape, tokens| shape == Map && !plain(tokens),
        "an element's name cannot contain `+`, `^` or `'`, nor start with `-`",
    ),
    refused(
        &["quick-xml"],
        NESTED,
        |shape, tokens| shape == Map && !plain(tokens),
        "an element's name cannot contain `+`, `^` or `'`, nor start with `-`",
    ),
    refused(
        &["quick-xml"],
        &["field", "sequence", "adjacently tagged", "newtype struct"],
        |shape, tokens| shape == Set && tokens.is_empty(),
        "an empty sequence leaves nothing in the document",
    ),
    changed(
        &["quick-xml"],
        &["some", "map value"],
        |shape, tokens| shape == Set && tokens.is_empty(),
        "an empty sequence leaves nothing in the document",
    ),
    changed(
        &["quick-xml"],
        &["sequence"],
        |shape, tokens| shape == Set && tokens.len() > 1,
        "sequences do not nest: their elements run together",
    ),
];
