//! Reading YAML, through `granit-parser`, which `serde-saphyr` also uses. It stops at the first
//! mistake.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use granit_parser::{Event, Parser, ScalarStyle, ScanError, Span, Tag};

use super::{Entry, Key, Node, Problems, Value};

/// The most values that `*` may repeat in a file.
///
/// Without a limit, a few lines could make a tree of any size: ten lists, each of which repeats the
/// one before it ten times, are ten thousand million values.
const MOST_REPEATED: usize = 100_000;

pub(super) fn parse<'a>(source: &'a str, problems: &mut Problems) -> Option<Node<'a>> {
    let mut reader = Reader::default();
    for event in Parser::new_from_str(source) {
        let read = match event {
            Ok((event, span)) => reader.read(event, span),
            Err(error) => Err(syntax(source, &error)),
        };
        if let Err((span, message)) = read {
            problems.add(span, message);
            return None;
        }
    }
    if reader.root.is_none() {
        problems.add(0..0, "the file is empty");
    }
    reader.root
}

/// The bytes of a mistake, and the message.
type Mistake = (Range<usize>, String);

#[derive(Default)]
struct Reader<'a> {
    documents: usize,
    root: Option<Node<'a>>,
    /// The lists and tables that have not ended yet. The next value belongs to the last of them.
    open: Vec<Open<'a>>,
    /// The values that `*` can repeat, by the number of their anchor, and the number of values that
    /// each consists of.
    anchors: HashMap<usize, (Node<'a>, usize)>,
    /// The number of values that have been read, including repeated ones.
    read: usize,
    /// The number of values that `*` has repeated.
    repeated: usize,
}

/// A list or a table that has not ended yet.
struct Open<'a> {
    /// The offset of its first byte.
    start: usize,
    /// The number of its anchor, or 0 if it has none.
    anchor: usize,
    /// The number of values that had been read before it.
    read: usize,
    content: Content<'a>,
}

enum Content<'a> {
    List(Vec<Node<'a>>),
    Table(Table<'a>),
}

#[derive(Default)]
struct Table<'a> {
    entries: Vec<Entry<'a>>,
    /// The entries that `<<` merges into the table. An entry of the table itself takes precedence.
    merged: Vec<Entry<'a>>,
    /// The key of the next value, or `None` if the next value is a key.
    key: Option<Key<'a>>,
}

impl<'a> Reader<'a> {
    fn read(&mut self, event: Event<'a>, span: Span) -> Result<(), Mistake> {
        let range = span.byte_range().unwrap_or_default();
        match event {
            Event::DocumentStart(..) => {
                self.documents += 1;
                if self.documents > 1 {
                    let message = "expected the end of the file, found another document";
                    return Err((range, message.to_owned()));
                }
            }
            Event::Scalar(text, style, anchor, tag) => {
                let value = scalar(text.clone(), style, tag.as_deref());
                self.close(Node { span: range, value }, anchor, self.read, Some(text))?;
            }
            Event::SequenceStart(_, anchor, _) => {
                self.open(range.start, anchor, Content::List(Vec::new()));
            }
            Event::MappingStart(_, anchor, _) => {
                self.open(range.start, anchor, Content::Table(Table::default()));
            }
            Event::SequenceEnd | Event::MappingEnd => {
                if let Some(open) = self.open.pop() {
                    let value = match open.content {
                        Content::List(items) => Value::List(items),
                        Content::Table(table) => table.close(),
                    };
                    let node = Node { span: open.start..range.end, value };
                    self.close(node, open.anchor, open.read, None)?;
                }
            }
            Event::Alias(anchor) => {
                let Some((node, size)) = self.anchors.get(&anchor) else {
                    return Err((range, "this repeats what it is part of".to_owned()));
                };
                self.repeated += size;
                if self.repeated > MOST_REPEATED {
                    return Err((range, "too many values are repeated by `*`".to_owned()));
                }
                let (node, read) = (node.clone(), self.read);
                self.read += size;
                self.close(node, 0, read, None)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn open(&mut self, start: usize, anchor: usize, content: Content<'a>) {
        self.open.push(Open { start, anchor, read: self.read, content });
    }

    /// Adds a value that has ended to the list or table that it belongs to. `read` is the number of
    /// values that had been read before it. `text` is the text of a scalar, whatever its type: as a
    /// key, even a number is a text.
    fn close(
        &mut self,
        node: Node<'a>,
        anchor: usize,
        read: usize,
        text: Option<Cow<'a, str>>,
    ) -> Result<(), Mistake> {
        self.read += 1;
        if anchor != 0 {
            self.anchors.insert(anchor, (node.clone(), self.read - read));
        }
        match self.open.last_mut().map(|open| &mut open.content) {
            None => self.root = Some(node),
            Some(Content::List(items)) => items.push(node),
            Some(Content::Table(table)) => match table.key.take() {
                Some(key) if key.text == "<<" => table.merge(node)?,
                Some(key) => table.entries.push(Entry { key, value: node }),
                None => {
                    let text = text.or_else(|| node.text().map(|text| text.to_owned().into()));
                    let Some(text) = text else {
                        return Err((node.span, "a key is a text, not a list or a table".into()));
                    };
                    table.key = Some(Key { span: node.span, text });
                }
            },
        }
        Ok(())
    }
}

impl<'a> Table<'a> {
    fn merge(&mut self, node: Node<'a>) -> Result<(), Mistake> {
        let tables = match node.value {
            Value::List(items) => items,
            _ => vec![node],
        };
        for table in tables {
            let Value::Table(entries) = table.value else {
                return Err((table.span, "`<<` merges a table".to_owned()));
            };
            self.merged.extend(entries);
        }
        Ok(())
    }

    fn close(mut self) -> Value<'a> {
        if !self.merged.is_empty() {
            let mut keys: HashSet<_> =
                self.entries.iter().map(|entry| entry.key.text.clone()).collect();
            // Of several tables that are merged, the first takes precedence.
            let is_new = |entry: &Entry<'a>| keys.insert(entry.key.text.clone());
            self.merged.retain(is_new);
            self.entries.append(&mut self.merged);
        }
        Value::Table(self.entries)
    }
}

/// Returns the value of a scalar in the core schema of YAML 1.2, in which `no` and `n` are texts.
fn scalar<'a>(text: Cow<'a, str>, style: ScalarStyle, tag: Option<&Tag>) -> Value<'a> {
    let is_text = tag.is_some_and(|tag| tag.is_yaml_core_schema_tag("str"));
    if style != ScalarStyle::Plain || is_text {
        return Value::Text(text);
    }
    match &*text {
        "" | "~" | "null" | "Null" | "NULL" => Value::Null,
        "true" | "True" | "TRUE" | "false" | "False" | "FALSE" => Value::Boolean,
        number if is_number(number) => Value::Number,
        _ => Value::Text(text),
    }
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    match digits {
        ".inf" | ".Inf" | ".INF" | ".nan" | ".NaN" | ".NAN" => true,
        _ => match digits.get(..2) {
            Some("0x") => u128::from_str_radix(&digits[2..], 16).is_ok(),
            Some("0o") => u128::from_str_radix(&digits[2..], 8).is_ok(),
            // Without the words that `parse` accepts, such as `inf`, which are texts in YAML.
            _ => {
                digits.starts_with(['.', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
                    && digits.parse::<f64>().is_ok()
            }
        },
    }
}

/// Returns the location and the message of an error of the parser.
fn syntax(source: &str, error: &ScanError) -> Mistake {
    use granit_parser::ErrorKind as Kind;

    let start = error.marker().byte_offset().unwrap_or_default().min(source.len());
    let message = match error.kind() {
        Kind::ExpectedBlockMappingKey => "expected a key, indented as the others here".to_owned(),
        Kind::ExpectedBlockSequenceEntry => {
            "expected a `-`, indented as the others here".to_owned()
        }
        Kind::ExpectedDocumentStart => "expected the end of the file".to_owned(),
        Kind::ExpectedFlowMappingSeparator => "expected `,` or `}`".to_owned(),
        Kind::ExpectedFlowSequenceSeparator => "expected `,` or `]`".to_owned(),
        Kind::InvalidBlockScalarHeader => "expected a line break after `|` or `>`".to_owned(),
        Kind::MappingValueNotAllowed => {
            "a colon is not allowed here; a text that has one goes in quotes".to_owned()
        }
        Kind::SimpleKeyExpected => "expected a colon after this key".to_owned(),
        Kind::UnexpectedEof
        | Kind::UnexpectedEofBlockMapping
        | Kind::UnexpectedEofBlockSequence
        | Kind::UnexpectedEofFlowMapping
        | Kind::UnexpectedEofFlowSequence
        | Kind::UnexpectedEofImplicitFlowMapping => {
            "the file ends inside a list or a table".to_owned()
        }
        Kind::InvalidIndentation => "this line is not indented as the others here".to_owned(),
        Kind::TabInBlockIndentation | Kind::TabInIndentation | Kind::TabNotAllowed => {
            "lines are indented by spaces, not by tabs".to_owned()
        }
        Kind::UnclosedFlowCollection { open } => format!("this `{open}` is not closed"),
        Kind::UnclosedQuotedScalar => "this text has no closing quote".to_owned(),
        Kind::UnknownAnchor => {
            "`*` repeats what `&` has named before: nothing has this name".into()
        }
        _ => error.info(),
    };
    (start..start, message)
}
