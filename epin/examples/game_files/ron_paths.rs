//! Reading RON into a tree in which a value has a path, but no location.
//!
//! No maintained parser of RON gives the location of every value. In this tree, all keys and values
//! are numbered in the order of the file, and a span is not a range of bytes, but of these numbers:
//!
//! ```text
//! (name: "Duel", board: [["K^"]])
//!
//! 0..7   the file
//! 1..2   the key `name`
//! 2..3   "Duel"
//! 3..4   the key `board`
//! 4..7   [["K^"]]
//! 5..7   ["K^"]
//! 6..7   "K^"
//! ```
//!
//! So problems can be sorted by their spans, as in the other formats. The path of number 6 is found
//! from the outside in: 4..7 and 5..7 contain it, so the path is `board[0][0]`.

use std::cell::Cell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::spanned::{Entry, Key, Node, Problems, Value};

/// Returns a file as a tree, with numbers as spans.
pub(crate) fn parse(source: &str) -> Result<Node<'static>, ron::error::SpannedError> {
    let counter = Cell::new(0);
    let mut ron = ron::Deserializer::from_str(source)?;
    let tree = Any(&counter).deserialize(&mut ron).and_then(|tree| ron.end().map(|()| tree));
    tree.map_err(|error| ron.span_error(error))
}

/// Replaces the spans of problems, which are numbers, by paths.
pub(crate) fn set_paths(tree: &Node<'_>, problems: &mut Problems) {
    for problem in problems.kept_mut() {
        if let Some(span) = &problem.span {
            problem.path = Some(path(tree, span.start)).filter(|path| !path.is_empty());
        }
    }
    problems.forget_spans();
}

/// Returns the path of the key or value with a number.
fn path(tree: &Node<'_>, number: usize) -> String {
    let mut path = String::new();
    let mut node = tree;
    while node.span.start != number {
        node = match &node.value {
            Value::List(items) => {
                let Some(i) = items.iter().position(|item| item.span.contains(&number)) else {
                    break;
                };
                path = format!("{path}[{i}]");
                &items[i]
            }
            Value::Table(entries) => {
                let is_at = |entry: &&Entry<'_>| {
                    entry.key.span.contains(&number) || entry.value.span.contains(&number)
                };
                let Some(Entry { key, value }) = entries.iter().find(is_at) else { break };
                path += if path.is_empty() { "" } else { "." };
                path += &key.text;
                if key.span.contains(&number) {
                    break;
                }
                value
            }
            _ => break,
        };
    }
    path
}

/// Reads any value, and numbers it and all keys and values inside it. The cell has the next number.
struct Any<'c>(&'c Cell<usize>);

impl Any<'_> {
    fn next(&self) -> usize {
        self.0.replace(self.0.get() + 1)
    }
}

impl<'de> DeserializeSeed<'de> for Any<'_> {
    type Value = Node<'static>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        let start = self.next();
        let value = deserializer.deserialize_any(AnyVisitor(self.0))?;
        Ok(Node { span: start..self.0.get(), value })
    }
}

struct AnyVisitor<'c>(&'c Cell<usize>);

impl<'de> Visitor<'de> for AnyVisitor<'_> {
    type Value = Value<'static>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Self::Value, E> {
        Ok(Value::Boolean)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self::Value, E> {
        Ok(Value::Number)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Self::Value, E> {
        Ok(Value::Number)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Ok(Value::Number)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Value::Text(text.to_owned().into()))
    }

    // Values that no other format has.

    fn visit_char<E: Error>(self, _: char) -> Result<Self::Value, E> {
        Err(E::custom("text goes in double quotes"))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Err(E::custom("expected a value; text goes in double quotes"))
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        Err(E::custom("expected a value, found `None`"))
    }

    fn visit_some<D: Deserializer<'de>>(self, _: D) -> Result<Self::Value, D::Error> {
        Err(D::Error::custom("expected a value without `Some`"))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, value: D) -> Result<Self::Value, D::Error> {
        value.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(Any(self.0))? {
            items.push(item);
        }
        Ok(Value::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(key) = map.next_key_seed(Any(self.0))? {
            let Value::Text(text) = key.value else {
                return Err(A::Error::custom("expected a key in double quotes"));
            };
            let value = map.next_value_seed(Any(self.0))?;
            entries.push(Entry { key: Key { span: key.span, text }, value });
        }
        Ok(Value::Table(entries))
    }
}
