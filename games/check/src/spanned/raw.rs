//! Reading JSON and RON, through the raw values of `serde_json` and `ron`.
//!
//! A raw value is the part of the file in which a value is written. It borrows from the file, so the address
//! of its first byte tells where in the file the value is. The values in lists and tables are themselves read
//! as raw values.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::syntax::{SyntaxError, TOO_DEEP};
use super::{Entry, Key, Node, Value};

/// The maximum depth of nested lists and tables. Without a limit, the time would grow with the
/// square of the depth, since each list or table is read once for every list or table around it.
const MAX_DEPTH: usize = 16;

/// A raw value in one of the formats.
pub(super) trait Raw<'a>: Copy + Deserialize<'a> {
    /// Returns the text of the value, without the white space and comments around it.
    fn text(self) -> &'a str;

    /// Reads a `T` from a string. The error is the offset of the mistake.
    fn read<T: Deserialize<'a>>(text: &'a str) -> Result<T, usize>;
}

impl<'a> Raw<'a> for &'a serde_json::value::RawValue {
    fn text(self) -> &'a str {
        self.get()
    }

    fn read<T: Deserialize<'a>>(text: &'a str) -> Result<T, usize> {
        serde_json::from_str(text).map_err(|error| {
            let at = offset_of_line(text, error.line()) + error.column().saturating_sub(1);
            // The parser's location may be inside a character or past the end of the text.
            let before = &text[..text.floor_char_boundary(at)];
            match error.to_string() {
                _ if error.is_eof() => text.len(),
                // The parser's location is after the escape.
                error if error.starts_with("invalid escape") => {
                    before.rfind('\\').map_or(at, |i| i + 1)
                }
                // If an escape is half of a surrogate pair, the parser's location is after the escape, or
                // after what follows the escape.
                error if error.contains("hex escape") => {
                    let half =
                        before.rmatch_indices("\\u").find(|(i, _)| is_surrogate(&text[i + 2..]));
                    half.map_or(at, |(i, _)| i + 6)
                }
                _ => at,
            }
        })
    }
}

impl<'a> Raw<'a> for &'a ron::value::RawValue {
    fn text(self) -> &'a str {
        self.trim().get_ron()
    }

    fn read<T: Deserialize<'a>>(text: &'a str) -> Result<T, usize> {
        let read = ron::from_str(text).or_else(|error| match error.code {
            // `ron` refuses a raw value before a comment that ends the file without a line break.
            ron::Error::UnclosedLineComment => ron::from_str(without_comment(text)?),
            _ => Err(error),
        });
        read.map_err(|error| match error.code {
            ron::Error::Eof => text.len(),
            ron::Error::InvalidEscape(_) => ron_offset(text, error.span.end),
            _ => ron_offset(text, error.span.start),
        })
    }
}

/// Returns a RON file up to the end of its value.
fn without_comment(file: &str) -> ron::error::SpannedResult<&str> {
    let mut reader = ron::Deserializer::from_str(file)?;
    IgnoredAny::deserialize(&mut reader).map_err(|error| reader.span_error(error))?;
    Ok(&file[..file.len() - reader.remainder().len()])
}

/// Returns whether an escape is half of a surrogate pair. `digits` starts with the digits of the escape.
fn is_surrogate(digits: &str) -> bool {
    let number = digits.get(..4).and_then(|digits| u16::from_str_radix(digits, 16).ok());
    number.is_some_and(|number| (0xd800..0xe000).contains(&number))
}

/// Returns the offset of a location that `ron` reports.
fn ron_offset(text: &str, at: ron::error::Position) -> usize {
    let line = offset_of_line(text, at.line);
    let column = text[line..].char_indices().nth(at.col - 1);
    column.map_or(text.len(), |(i, _)| line + i)
}

/// Returns the offset at which a line starts. Lines are counted from 1.
fn offset_of_line(text: &str, line: usize) -> usize {
    text.split_inclusive('\n').take(line - 1).map(str::len).sum()
}

/// Reads a file, but not the tables whose key is `skipped`.
pub(super) fn parse<'a, R: Raw<'a>>(
    file: &'a str,
    skipped: Option<&str>,
) -> Result<Node<'a>, SyntaxError> {
    read_node::<R>(file, R::read(file).map_err(SyntaxError::At)?, skipped, MAX_DEPTH)
}

/// Reads a value, in which lists and tables may be nested up to `levels` deep.
fn read_node<'a, R: Raw<'a>>(
    file: &'a str,
    raw: R,
    skipped: Option<&str>,
    levels: usize,
) -> Result<Node<'a>, SyntaxError> {
    let text = raw.text();
    let span = span(file, text);
    let explained = |message| SyntaxError::explained(span.clone(), message);
    if levels == 0 {
        return Err(explained(TOO_DEEP));
    }
    let inner = |raw| read_node(file, raw, skipped, levels - 1);
    let error = |at| SyntaxError::At(span.start + at);
    let word = text.split(|char: char| !char.is_alphanumeric()).next().unwrap_or_default();
    let value = match text.chars().next().unwrap_or_default() {
        '[' => {
            let items: Vec<R> = R::read(text).map_err(error)?;
            Value::List(items.into_iter().map(inner).collect::<Result<_, _>>()?)
        }
        '{' | '(' => {
            let Table::<R>(entries) = R::read(text).map_err(|at| match text.as_bytes()[0] {
                b'(' => explained("`( … )` has keys in RON; a list goes in `[ … ]`"),
                _ => error(at),
            })?;
            let entries = entries.into_iter().map(|(Text(text), raw)| {
                let value = match self::span(file, raw.text()) {
                    span if skipped == Some(&text)
                        && file[span.clone()].starts_with(['{', '(']) =>
                    {
                        Node { span, value: Value::Table(Vec::new()) }
                    }
                    _ => inner(raw)?,
                };
                let span = match &text {
                    Cow::Borrowed(text) => {
                        let span = self::span(file, text);
                        let quote = usize::from(file[..span.start].ends_with('"'));
                        span.start - quote..span.end + quote
                    }
                    // If a key has an escape, the key's range is not known, so the value is marked instead.
                    Cow::Owned(_) => value.span.clone(),
                };
                Ok(Entry { key: Key { span, text }, value })
            });
            Value::Table(entries.collect::<Result<_, _>>()?)
        }
        '0'..='9' | '+' | '-' | '.' => Value::Other("number"),
        _ if ["true", "false"].contains(&text) => Value::Other("value"),
        _ if ["null", "None"].contains(&text) => Value::Null,
        _ if text[word.len()..].trim_start().starts_with('(') => {
            let message = format!("expected a value without `{word}`");
            return Err(SyntaxError::explained(span.start..span.start + word.len(), message));
        }
        _ => Value::Text(R::read::<Text<'_>>(text).map_err(error)?.0),
    };
    Ok(Node { span, value })
}

/// Returns the byte range of a part of the file.
fn span(file: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr().addr() - file.as_ptr().addr();
    start..start + part.len()
}

/// A string, which borrows from the file if it has no escapes.
#[derive(serde::Deserialize)]
#[serde(transparent)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

/// The keys of a table, with their values.
struct Table<'a, R>(Vec<(Text<'a>, R)>);

impl<'a, R: Deserialize<'a>> Deserialize<'a> for Table<'a, R> {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Self, D::Error> {
        // Not `deserialize_map`: with it, `ron` refuses a table that is written in `( … )`.
        deserializer.deserialize_any(Table(Vec::new()))
    }
}

impl<'a, R: Deserialize<'a>> Visitor<'a> for Table<'a, R> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table")
    }

    // In RON, a table without keys is `()` or, for the parser another value, `( )`.
    fn visit_unit<E>(self) -> Result<Self, E> {
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut items: A) -> Result<Self, A::Error> {
        let item = items.next_element::<IgnoredAny>()?;
        item.map_or(Ok(self), |_| Err(A::Error::custom("a list of values")))
    }

    fn visit_map<A: MapAccess<'a>>(mut self, mut map: A) -> Result<Self, A::Error> {
        while let Some(entry) = map.next_entry()? {
            self.0.push(entry);
        }
        Ok(self)
    }
}
