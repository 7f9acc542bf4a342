//! Reading YAML, through `granit-parser`, which `serde-saphyr` also uses.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use granit_parser::{ErrorKind, Event, Parser, ScalarStyle, ScanError, Span, Tag};

use super::syntax::{NO_ESCAPE, SyntaxError, TOO_DEEP, strange_char};
use super::{Entry, Key, Node, Value, line_start, shorten};

/// The maximum number of copied values in a file: those that anchors (`&`) name plus those that aliases (`*`)
/// repeat.
///
/// Without a limit, a few lines could make a tree of any size: ten lists, each of which repeats the one
/// before it ten times, expand to ten billion values. A value that `&` names counts as well, because a copy
/// of it is kept for `*`: in `&a [&b [&c [K]]]`, there are three copies of `K`.
const MAX_COPIED: usize = 100_000;

/// Reads a file. Under the `skipped` key, keys may be anything.
pub(super) fn parse<'a>(source: &'a str, skipped: Option<&str>) -> Result<Node<'a>, SyntaxError> {
    let (root, open, anchors) = (None, Vec::new(), HashMap::new());
    let mut reader = Reader { source, skipped, root, open, anchors, copied: 0 };
    for event in Parser::new_from_str(source) {
        let (event, span) = event.map_err(|error| explain(source, &error))?;
        reader.read_event(event, span)?;
    }
    reader.root.ok_or(SyntaxError::At(source.len()))
}

struct Reader<'a, 's> {
    source: &'a str,
    skipped: Option<&'s str>,
    root: Option<Node<'a>>,
    /// The lists and tables that have not ended yet. The next value belongs to the last of them.
    open: Vec<Open<'a>>,
    /// The values that `*` can repeat, by the number of their anchor.
    anchors: HashMap<usize, Node<'a>>,
    /// The number of values that `&` has named, plus the number of values that `*` has repeated.
    copied: usize,
}

/// A list or a table that has not ended yet.
struct Open<'a> {
    /// The offset of its first byte.
    start: usize,
    /// The number of its anchor, or 0 if it has none.
    anchor: usize,
    /// Whether it is under the `skipped` key.
    is_skipped: bool,
    /// The values inside it. In a table, these include the keys, each of which is followed by its value.
    values: Vec<Node<'a>>,
}

impl<'a> Reader<'a, '_> {
    fn read_event(&mut self, event: Event<'a>, span: Span) -> Result<(), SyntaxError> {
        let tag_span = span.tag_span().and_then(|tag| tag.byte_range());
        let span = span.byte_range().unwrap_or_default();
        match event {
            Event::DocumentStart(..) if self.root.is_some() => {
                let message = "expected the end of the file, found another document";
                return Err(SyntaxError::explained(span, message));
            }
            Event::Scalar(text, style, anchor, tag) => {
                let start = tag_span.filter(|_| tag.as_deref().is_some_and(is_for_non_strings));
                let span = start.map_or(span.start, |tag| tag.start)..span.end;
                self.add(Node { span, value: scalar(text, style, tag.as_deref()) }, anchor)?;
            }
            Event::SequenceStart(_, anchor, ref tag) | Event::MappingStart(_, anchor, ref tag) => {
                let (name, own_tag) = match event {
                    Event::SequenceStart(..) => ("list", "seq"),
                    _ => ("table", "map"),
                };
                if let Some(tag) = tag
                    && type_of(tag).is_some_and(|name| name != own_tag)
                {
                    let message = format!("a {name} cannot have the tag `{}`", tag.original());
                    return Err(SyntaxError::explained(tag_span.unwrap_or(span), message));
                }
                let is_skipped = self.open.last().is_some_and(|open| {
                    let key = open.values.last().and_then(Node::text);
                    open.is_skipped || key.is_some() && key == self.skipped
                });
                let (start, values) = (span.start, Vec::new());
                self.open.push(Open { start, anchor, is_skipped, values });
            }
            Event::SequenceEnd | Event::MappingEnd => {
                if let Some(Open { start, anchor, is_skipped, values }) = self.open.pop() {
                    let value = match event {
                        Event::SequenceEnd => Value::List(values),
                        _ => self.table(values, is_skipped)?,
                    };
                    self.add(Node { span: start..span.end, value }, anchor)?;
                }
            }
            Event::Alias(anchor) => {
                let Some(node) = self.anchors.get(&anchor) else {
                    return Err(SyntaxError::explained(span, "this repeats what it is part of"));
                };
                let node = copy(node, &mut self.copied, span)?;
                self.add(node, 0)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Adds a value to the list or table that it belongs to.
    fn add(&mut self, node: Node<'a>, anchor: usize) -> Result<(), SyntaxError> {
        if anchor != 0 {
            self.anchors.insert(anchor, copy(&node, &mut self.copied, node.span.clone())?);
        }
        match self.open.last_mut() {
            Some(open) => open.values.push(node),
            None => self.root = Some(node),
        }
        Ok(())
    }

    /// Returns the table whose keys and values alternate in `values`, each key before its value.
    fn table(&self, values: Vec<Node<'a>>, is_skipped: bool) -> Result<Value<'a>, SyntaxError> {
        let (mut entries, mut merged) = (Vec::new(), Vec::new());
        let mut values = values.into_iter();
        while let (Some(key), Some(value)) = (values.next(), values.next()) {
            let text = match key.value {
                Value::Text(text) => text,
                Value::List(_) | Value::Table(_) if !is_skipped => {
                    let message = "a key is text, not a list or a table";
                    return Err(SyntaxError::explained(key.span, message));
                }
                // Even a number is a string when it is a key.
                _ => self.source.get(key.span.clone()).unwrap_or_default().into(),
            };
            let key = Key { span: key.span, text };
            if key.text != "<<" {
                if !is_skipped {
                    check_colon(self.source, &key, &value)?;
                }
                entries.push(Entry { key, value });
                continue;
            }
            for table in if let Value::List(tables) = value.value { tables } else { vec![value] } {
                let Value::Table(entries) = table.value else {
                    return Err(SyntaxError::explained(table.span, "`<<` merges a table"));
                };
                merged.extend(entries);
            }
        }
        // The table's own entries take precedence over merged ones, and earlier merged entries over later ones.
        let mut keys: HashSet<_> = entries.iter().map(|entry| entry.key.text.clone()).collect();
        entries.extend(merged.into_iter().filter(|entry| keys.insert(entry.key.text.clone())));
        Ok(Value::Table(entries))
    }
}

/// Returns a copy of a value and adds its size to `copied`, or returns an error if too much is copied.
fn copy<'a>(
    node: &Node<'a>,
    copied: &mut usize,
    span: Range<usize>,
) -> Result<Node<'a>, SyntaxError> {
    *copied += size(node);
    if *copied > MAX_COPIED {
        return Err(SyntaxError::explained(
            span,
            "too many values are named by `&` or repeated by `*`",
        ));
    }
    Ok(node.clone())
}

/// Returns the number of values in a value, including the value itself. A long string counts as more than one
/// value, since each copy of a string that has escapes takes memory.
fn size(node: &Node<'_>) -> usize {
    let len = |text: &str| text.len() / size_of::<Node<'_>>();
    let inner = match &node.value {
        Value::Text(text) => len(text),
        Value::List(items) => items.iter().map(size).sum(),
        Value::Table(entries) => {
            entries.iter().map(|entry| len(&entry.key.text) + size(&entry.value)).sum()
        }
        _ => 0,
    };
    inner + 1
}

/// The names of YAML's types.
const TYPES: [&str; 9] =
    ["binary", "bool", "float", "int", "map", "null", "seq", "str", "timestamp"];

/// Returns the type that a tag names, such as `int` for `!!int`. `!int` is a tag of the file's own, but it is
/// meant as `!!int`, and `serde-saphyr` reads it as that.
fn type_of(tag: &Tag) -> Option<&'static str> {
    let of_file = tag.suffix_in_namespace("!");
    let name = tag.suffix_in_namespace("tag:yaml.org,2002:").or(of_file)?;
    TYPES.into_iter().find(|other| *other == name)
}

/// Returns whether a tag, such as `!!int`, is for values that are not strings.
fn is_for_non_strings(tag: &Tag) -> bool {
    type_of(tag).is_some_and(|name| name != "str")
}

/// Returns the value that a scalar has in the core schema of YAML 1.2, in which `no` and `n` are strings.
fn scalar<'a>(text: Cow<'a, str>, style: ScalarStyle, tag: Option<&Tag>) -> Value<'a> {
    // The tag `!` makes any scalar a string.
    let is_text = tag.is_some_and(|tag| type_of(tag) == Some("str") || tag.original() == "!");
    let is_no_text = tag.is_some_and(is_for_non_strings);
    if is_text || style != ScalarStyle::Plain && !is_no_text {
        return Value::Text(text);
    }
    match &*text {
        "" | "~" | "null" | "Null" | "NULL" => Value::Null,
        "true" | "True" | "TRUE" | "false" | "False" | "FALSE" => Value::Other("value"),
        number if is_number(number) => Value::Other("number"),
        _ if is_no_text => Value::Other("value"),
        _ => Value::Text(text),
    }
}

/// Returns whether a string is a decimal number. Other numbers, such as `0x10` and `.inf`, count as strings.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let is_digit = |char: char| char.is_ascii_digit() || char == '.';
    digits.starts_with(is_digit) && digits.parse::<f64>().is_ok()
}

/// Returns an error if a key without quotes has no colon, or no space after its colon, as in
/// `{ name Mini }`, `{ name:Mini }` and `Q:{ name: Queen }`. In YAML, the first two are tables whose
/// key has no value, and the key of the last one is `Q:{ name`.
fn check_colon(source: &str, key: &Key<'_>, value: &Node<'_>) -> Result<(), SyntaxError> {
    let written = source.get(key.span.clone()).unwrap_or_default();
    let is_alone = value.span.is_empty() && !source[key.span.end..].trim_start().starts_with(':');
    let is_word = !written.starts_with(['"', '\'']);
    if is_word && (has_inner_bracket(written) || is_alone && written.contains([' ', ':', '='])) {
        return Err(missing_colon(source, key.span.start));
    }
    Ok(())
}

/// Returns whether a key without quotes contains a bracket after a colon or a space.
fn has_inner_bracket(key: &str) -> bool {
    [":{", ":[", " {", " ["].iter().any(|bracket| key.contains(bracket))
}

/// Returns the error for a key without a colon, or without a space after its colon.
fn missing_colon(source: &str, start: usize) -> SyntaxError {
    let text = &source[start..];
    let is_end = |char: char| char.is_whitespace() || ":=,{[]}".contains(char);
    let key = &text[..text.find(is_end).unwrap_or(text.len())];
    let has_colon = text[key.len()..].starts_with(':');
    let span = start..start + key.len();
    // The key, its colons, and a white space character after them.
    let after = text[key.len()..].trim_start_matches(':');
    let space = after.chars().next().filter(|char| char.is_whitespace());
    let end = text.len() - after.len() + space.map_or(0, char::len_utf8);
    if let Some((span, message)) = strange_char(&text[..end], start) {
        return SyntaxError::explained(span, message);
    }
    let line = source[line_start(source, start)..].lines().next().unwrap_or_default();
    if !line.contains([':', '=', '[', '{']) || !key.contains(|char: char| char.is_alphanumeric()) {
        return SyntaxError::explained(
            span,
            "expected a key and a value; a comment starts with `#`",
        );
    }
    let rule = if has_colon { "has a space after the colon:" } else { "writes" };
    SyntaxError::explained(span, format!("YAML {rule} `{}: …`", shorten(key, 40)))
}

/// Returns the error for a line in which a colon is not allowed: the line has two colons, or it continues
/// the line before it, which has no colon.
fn colon_not_allowed(source: &str, at: usize) -> SyntaxError {
    let start =
        |at: usize| at - source[line_start(source, at)..at].trim_start_matches([' ', '-']).len();
    let line = &source[start(at)..at];
    let key = line.split(": ").next().unwrap_or_default();
    if has_inner_bracket(key) && !key.starts_with(['{', '[', '"', '\'']) {
        return missing_colon(source, start(at));
    }
    let before = source[..start(at)].trim_end_matches([' ', '-', '\r', '\n']).len();
    let line_before = &source[start(before)..before];
    if !line.contains(": ") && !line_before.contains(": ") && !line_before.ends_with(':') {
        return missing_colon(source, start(before));
    }
    SyntaxError::explained(
        at..at,
        "a colon is not allowed here; text that contains a colon goes in quotes",
    )
}

/// Returns the error to report for an error of the parser.
fn explain(source: &str, error: &ScanError) -> SyntaxError {
    use ErrorKind as Kind;

    let at = error.marker().byte_offset().unwrap_or_default().min(source.len());
    let rest = &source[at..];
    // A no-break space does not indent a line. The parser may stop only on the line after it.
    let line = line_start(source, at);
    let lines = [line_start(source, line.saturating_sub(1)), line];
    let is_wrong = |line: &usize| source[*line..].trim_start_matches(' ').starts_with('\u{a0}');
    let wrong = lines.into_iter().find(is_wrong).and_then(|i| strange_char(&source[i..], i));
    if let Some((span, message)) = wrong {
        return SyntaxError::explained(span, message);
    }
    let message = match error.kind() {
        Kind::BlockSequenceEntryNotAllowed => "a list of `-` starts on the line after its key",
        Kind::ExpectedBlockMappingKey if source[..at].ends_with("- ") => {
            "expected a key; the keys here have no `-` before them"
        }
        Kind::ExpectedBlockMappingKey => "expected a key, indented like the others here",
        Kind::ExpectedBlockSequenceEntry => "expected a `-`, indented like the others here",
        Kind::InvalidIndentation => "this line is not indented like the others here",
        Kind::MappingValueNotAllowed => return colon_not_allowed(source, at),
        // The parser locates these mistakes at the start of a list or table, if at all, so the brackets of
        // the whole file are checked instead.
        Kind::MismatchedFlowCollectionEnd { .. }
        | Kind::MisplacedFlowCollectionEnd
        | Kind::UnclosedFlowCollection { .. } => return SyntaxError::At(source.len()),
        Kind::MissingAnchorOrAliasName
        | Kind::PlainScalarStartsWithDashFlowIndicator
        | Kind::UnexpectedCharacter { .. } => {
            let char = rest.chars().next().unwrap_or_default();
            let message = format!("`{char}` is a sign of YAML here; as text, it goes in quotes");
            return SyntaxError::explained(at..at, message);
        }
        Kind::SimpleKeyExpected if rest.starts_with('-') => "YAML has a space after `-`",
        Kind::SimpleKeyExpected if rest.starts_with(['[', '{']) => {
            "expected a key or a `-`, indented like the others here"
        }
        Kind::SimpleKeyExpected => return missing_colon(source, at),
        Kind::TabInBlockIndentation | Kind::TabInIndentation | Kind::TabNotAllowed => {
            "lines are indented by spaces, not by tabs"
        }
        Kind::UnknownAnchor => "`*` repeats what `&` has named before: nothing has this name",
        Kind::InvalidLowSurrogate
        | Kind::InvalidLowSurrogateHexEscape
        | Kind::InvalidQuotedScalarHexEscape
        | Kind::InvalidUnicodeEscape
        | Kind::MissingLowSurrogate
        | Kind::UnknownQuotedScalarEscape
        | Kind::UnpairedLowSurrogate => NO_ESCAPE,
        Kind::RecursionLimitExceeded => TOO_DEEP,
        _ => return SyntaxError::At(at),
    };
    SyntaxError::explained(at..at, message)
}
