//! Reading TOML, through the parser of the crate `toml`. It continues after a mistake.

use std::ops::Range;

use ::toml::Spanned;
use ::toml::de::{DeTable, DeValue};

use super::{Entry, Key, Node, Problems, Value};

pub(super) fn parse<'a>(source: &'a str, problems: &mut Problems) -> Option<Node<'a>> {
    let (file, errors) = DeTable::parse_recoverable(source);
    let mut is_reliable = true;
    for error in errors {
        let span = error.span().unwrap_or_default();
        if error.message() == "duplicate key" {
            // The tree has the first value of the key.
            let key = super::shorten(source.get(span.clone()).unwrap_or_default(), 40);
            let key = key.trim_matches(['"', '\'']);
            problems.add(span, format!("the key \"{key}\" is given twice"));
        } else {
            // The parser has skipped something, so the tree may not be what was meant.
            is_reliable = false;
            problems.add(span, message(error.message()));
        }
    }
    is_reliable.then(|| Node { span: file.span(), value: table(file.into_inner()) })
}

/// Returns the message for an error of the parser. For the most frequent mistakes, it is in plain
/// words instead of the terms of TOML's grammar.
fn message(message: &str) -> &str {
    match message {
        "string values must be quoted, expected literal string" => "text goes in quotes",
        "invalid unquoted key, expected letters, numbers, `-`, `_`" => {
            "only letters, digits, `-` and `_` do without quotes in a key"
        }
        "invalid basic string, expected `\"`" | "invalid literal string, expected `'`" => {
            "this text has no closing quote on its line"
        }
        "missing assignment between key-value pairs, expected `=`" => "expected `=` after the key",
        "missing comma between array elements, expected `,`" => "expected a comma",
        // Of an extra comma, the parser says that it expected nothing.
        message => message.trim_end_matches(", expected nothing"),
    }
}

fn table(table: DeTable<'_>) -> Value<'_> {
    Value::Table(
        table
            .into_iter()
            .map(|(key, value)| Entry {
                key: Key { span: key.span(), text: key.into_inner() },
                value: node(value),
            })
            .collect(),
    )
}

fn node(node: Spanned<DeValue<'_>>) -> Node<'_> {
    let span: Range<usize> = node.span();
    let value = match node.into_inner() {
        DeValue::String(text) => Value::Text(text),
        DeValue::Integer(_) | DeValue::Float(_) => Value::Number,
        DeValue::Boolean(_) => Value::Boolean,
        DeValue::Datetime(_) => Value::Date,
        DeValue::Array(items) => Value::List(items.into_iter().map(self::node).collect()),
        DeValue::Table(entries) => table(entries),
    };
    Node { span, value }
}
