//! Reading TOML, through the parser of the `toml` crate.

use ::toml::Spanned;
use ::toml::de::{DeTable, DeValue, Error};

use super::syntax::{SyntaxError, TOO_DEEP};
use super::{Entry, Key, Node, Problems, Value, shorten};

pub(super) fn parse<'a>(source: &'a str, problems: &mut Problems) -> Result<Node<'a>, SyntaxError> {
    let (file, errors) = DeTable::parse_recoverable(source);
    let span = |error: &Error| error.span().unwrap_or_default();
    // The parser continues after a mistake, and later errors may be consequences of that mistake, so only the
    // first error is returned. A key that is given twice does not cause later errors: if all errors are about
    // such keys, all of the errors are reported.
    let syntax = errors.iter().filter(|error| error.message() != "duplicate key");
    if let Some(error) = syntax.min_by_key(|error| span(error).start) {
        return Err(match error.message() {
            "unclosed table, expected `]`" => SyntaxError::explained(span(error), "expected `]`"),
            "cannot recurse further; max recursion depth met" | "recursion limit" => {
                SyntaxError::explained(span(error), TOO_DEEP)
            }
            _ => SyntaxError::At(span(error).start),
        });
    }
    for span in errors.iter().map(span) {
        // The tree has only the first value of the key.
        let key = shorten(source.get(span.clone()).unwrap_or_default(), 40);
        let key = key.trim_matches(['"', '\'']);
        problems.add(span, format!("the key \"{key}\" is given twice"));
    }
    Ok(Node { span: file.span(), value: table(file.into_inner()) })
}

fn table(table: DeTable<'_>) -> Value<'_> {
    let entry = |(key, value): (Spanned<_>, _)| Entry {
        key: Key { span: key.span(), text: key.into_inner() },
        value: node(value),
    };
    Value::Table(table.into_iter().map(entry).collect())
}

fn node(node: Spanned<DeValue<'_>>) -> Node<'_> {
    let span = node.span();
    let value = match node.into_inner() {
        DeValue::String(text) => Value::Text(text),
        DeValue::Integer(_) | DeValue::Float(_) => Value::Other("number"),
        DeValue::Boolean(_) => Value::Other("value"),
        DeValue::Datetime(_) => Value::Other("date"),
        DeValue::Array(items) => Value::List(items.into_iter().map(self::node).collect()),
        DeValue::Table(entries) => table(entries),
    };
    Node { span, value }
}
