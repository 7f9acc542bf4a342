//! Reading JSON, through `jsonc-parser` without its extensions. It stops at the first mistake.

use jsonc_parser::ast;
use jsonc_parser::errors::ParseErrorKind as Kind;
use jsonc_parser::{CollectOptions, ParseOptions, ParseStringErrorKind, parse_to_ast};

use super::{Entry, Key, Node, Problems, Value};

const STRICT: ParseOptions = ParseOptions {
    allow_comments: false,
    allow_loose_object_property_names: false,
    allow_trailing_commas: false,
    allow_missing_commas: false,
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};

pub(super) fn parse<'a>(source: &'a str, problems: &mut Problems) -> Option<Node<'a>> {
    // The parser accepts a text of several lines. Where a closing quote is missing, it would take
    // everything up to the next quote for the text, and report a mistake there.
    if let Some(start) = open_text(source) {
        problems.add(start..start + 1, "this text has no closing quote on its line");
        return None;
    }
    match parse_to_ast(source, &CollectOptions::default(), &STRICT) {
        Ok(file) => match file.value {
            Some(value) => return Some(node(value)),
            None => problems.add(0..0, "the file is empty"),
        },
        Err(error) => {
            let range = error.range();
            problems.add(range.start..range.end, message(error.kind()));
        }
    }
    None
}

/// Returns the offset of a text that is not closed on its line.
fn open_text(source: &str) -> Option<usize> {
    let mut start = None;
    let mut is_escaped = false;
    for (i, byte) in source.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = start.is_some(),
            b'"' => start = if start.is_some() { None } else { Some(i) },
            b'\n' if start.is_some() => break,
            _ => {}
        }
    }
    start
}

/// Returns the message for an error of the parser.
fn message(kind: &Kind) -> String {
    match kind {
        Kind::CommentsNotAllowed => "JSON has no comments".to_owned(),
        Kind::ExpectedColonAfterObjectKey => "expected a colon after the key".to_owned(),
        Kind::ExpectedComma => "expected a comma".to_owned(),
        Kind::ExpectedObjectValue => "expected a value after the colon".to_owned(),
        Kind::ExpectedStringObjectProperty | Kind::UnexpectedTokenInObject => {
            "expected a key in double quotes".to_owned()
        }
        Kind::MultipleRootJsonValues => "expected the end of the file".to_owned(),
        Kind::NestingDepthExceeded => "too many values inside each other".to_owned(),
        Kind::SingleQuotedStringsNotAllowed => "text goes in double quotes".to_owned(),
        Kind::String(ParseStringErrorKind::UnterminatedStringLiteral) => {
            "this text has no closing quote".to_owned()
        }
        Kind::TrailingCommasNotAllowed => "a comma after the last one is not allowed".to_owned(),
        Kind::UnexpectedToken | Kind::UnexpectedWord => {
            "expected a value; text goes in double quotes".to_owned()
        }
        Kind::UnterminatedArray => "this list has no closing bracket `]`".to_owned(),
        Kind::UnterminatedObject => "this table has no closing brace `}`".to_owned(),
        kind => {
            // The parser's messages start with a capital letter.
            let message = kind.to_string();
            message[..1].to_lowercase() + &message[1..]
        }
    }
}

fn node(value: ast::Value<'_>) -> Node<'_> {
    use jsonc_parser::common::Ranged;

    let range = value.range();
    let value = match value {
        ast::Value::StringLit(text) => Value::Text(text.value),
        ast::Value::NumberLit(_) => Value::Number,
        ast::Value::BooleanLit(_) => Value::Boolean,
        ast::Value::NullKeyword(_) => Value::Null,
        ast::Value::Array(list) => Value::List(list.elements.into_iter().map(node).collect()),
        ast::Value::Object(table) => {
            Value::Table(table.properties.into_iter().map(entry).collect())
        }
    };
    Node { span: range.start..range.end, value }
}

fn entry(property: ast::ObjectProp<'_>) -> Entry<'_> {
    let (range, text) = match property.name {
        ast::ObjectPropName::String(name) => (name.range, name.value),
        ast::ObjectPropName::Word(name) => (name.range, name.value.into()),
    };
    Entry { key: Key { span: range.start..range.end, text }, value: node(property.value) }
}
