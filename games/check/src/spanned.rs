//! Represents a TOML, JSON, YAML or RON file as a tree with the location of each value, and writes the
//! reports about the problems in the file.
//!
//! Serde stops at the first mistake in a file, but the author of the file wants to see all mistakes, each
//! with its line. So read the file into a [`Node`], look for everything that is wrong, and
//! [`report`](Problems::report) what you find. If nothing is wrong, take your values from the tree, or read the
//! file through serde as usual.
//!
//! ```text
//! let (file, mut problems) = SourceFile::read("game.toml".as_ref(), None)?;
//! let tree = file.parse(None, &mut problems);
//! for entry in tree.iter().flat_map(Node::table).flatten() {
//!     if entry.key.text != "name" {
//!         problems.add(entry.key.span.clone(), format!("unknown key \"{}\"", entry.key.text));
//!     }
//! }
//! eprint!("{}", problems.report(&file, Output::Text).problems.concat());
//! ```
//!
//! To use this module in another project, copy this file and the `spanned` folder. They need the crates
//! `annotate-snippets`, `anstream`, `granit-parser`, `ron`, `serde` with its `derive` feature, `serde_json` with
//! `raw_value`, `toml` with `parse` and `preserve_order`, and `unicode-width`. The messages about syntax follow
//! three rules that hold in game files. If they do not hold in yours, change the variables that apply them:
//!
//! - In RON, the keys in `( … )` are names such as `promotes_to`, and those in `{ … }` are not: `is_name` in
//!   `spanned/syntax.rs`.
//! - In TOML, a colon before `=` is part of the key, as in `C:Q = …`: `with_colon` in `spanned/syntax.rs`.
//! - A quote after a letter, a digit, `^` or `'` is part of a word, as in `K^'`: `is_in_word` in
//!   `spanned/brackets.rs`.

mod brackets;
mod file;
mod output;
mod problems;
mod raw;
mod report;
mod syntax;
mod toml;
mod yaml;

use std::borrow::Cow;
use std::ffi::OsStr;
use std::ops::Range;
use std::path::Path;

pub(crate) use file::{SourceFile, files_in};
pub(crate) use output::Output;
pub(crate) use problems::{Problem, Problems};
pub(crate) use report::{error_without_line, visible};
use syntax::SyntaxError;

/// A value and its location in the file.
#[derive(Clone, Debug)]
pub(crate) struct Node<'a> {
    /// The byte range of the value in the file.
    pub(crate) span: Range<usize>,
    pub(crate) value: Value<'a>,
}

/// A value of any of the formats.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    Null,
    /// Any other value, such as a number. The string is a noun that messages use for the value. The value
    /// itself is not kept: the span shows how it is written in the file.
    Other(&'static str),
    Text(Cow<'a, str>),
    List(Vec<Node<'a>>),
    /// The entries, in the order of the file. A key that is given twice has two entries, except in TOML,
    /// where it has one entry and an error is reported.
    Table(Vec<Entry<'a>>),
}

/// A key of a table and its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) key: Key<'a>,
    pub(crate) value: Node<'a>,
}

/// A key of a table and its location in the file.
#[derive(Clone, Debug)]
pub(crate) struct Key<'a> {
    pub(crate) span: Range<usize>,
    pub(crate) text: Cow<'a, str>,
}

impl<'a> Node<'a> {
    pub(crate) fn text(&self) -> Option<&str> {
        if let Value::Text(text) = &self.value { Some(text) } else { None }
    }

    pub(crate) fn list(&self) -> Option<&[Node<'a>]> {
        if let Value::List(items) = &self.value { Some(items) } else { None }
    }

    pub(crate) fn table(&self) -> Option<&[Entry<'a>]> {
        if let Value::Table(entries) = &self.value { Some(entries) } else { None }
    }

    /// Returns a description of the value, such as `the text "Q"` or `the number 5`, for a message of the
    /// form "expected …, found …".
    pub(crate) fn description(&self, source: &str) -> String {
        let written = shorten(source.get(self.span.clone()).unwrap_or_default(), 40);
        match &self.value {
            Value::Null => "nothing".to_owned(),
            Value::Other(name) => format!("the {name} {written}"),
            Value::Text(text) => format!("the text \"{}\"", shorten(text, 40)),
            Value::List(_) => "a list".to_owned(),
            Value::Table(_) => "a table".to_owned(),
        }
    }
}

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Format {
    Toml,
    Json,
    Yaml,
    Ron,
}

impl Format {
    /// Returns the format for the extension of a file.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        match path.extension().and_then(OsStr::to_str)?.to_ascii_lowercase().as_str() {
            "toml" => Some(Self::Toml),
            "json" => Some(Self::Json),
            "yaml" | "yml" => Some(Self::Yaml),
            "ron" => Some(Self::Ron),
            _ => None,
        }
    }

    pub(crate) fn name(self) -> String {
        format!("{self:?}").to_uppercase()
    }

    /// Returns a format other than `self` in which the source is a table, if there is one. In `self`, the source is
    /// wrong or doubtful.
    fn other(self, source: &str, skipped: Option<&str>) -> Option<Self> {
        let mut lines = source.lines().map(str::trim_start);
        let start = lines.find(|line| !line.is_empty() && !line.starts_with("//"))?;
        // JSON with a mistake may be right in YAML or RON. Reading TOML takes much memory.
        let formats = [
            (Self::Toml, source.len() < 16 << 10),
            (Self::Json, true),
            (Self::Yaml, !start.starts_with(['{', '[', '('])),
            (Self::Ron, start.starts_with('(')),
        ];
        let likely = formats.into_iter().filter(|(other, is_likely)| *is_likely && *other != self);
        let mut others = likely.map(|(other, _)| other);
        others.find(|other| {
            let tree = other.parse(source, skipped, &mut Problems::default());
            tree.is_ok_and(|tree| tree.table().is_some_and(|entries| !entries.is_empty()))
        })
    }

    fn parse<'a>(
        self,
        source: &'a str,
        skipped: Option<&str>,
        problems: &mut Problems,
    ) -> Result<Node<'a>, SyntaxError> {
        match self {
            Self::Toml => toml::parse(source, problems),
            Self::Json => raw::parse::<&serde_json::value::RawValue>(source, skipped),
            Self::Yaml => yaml::parse(source, skipped),
            Self::Ron => raw::parse::<&ron::value::RawValue>(source, skipped),
        }
    }
}

/// The maximum number of syntax errors that are reported.
const MAX_SYNTAX_ERRORS: usize = 8;

impl SourceFile {
    /// Reads the file. If its syntax is wrong, returns `None` and adds only syntax errors to `problems`.
    ///
    /// A table under the `skipped` key may contain anything, also values that a [`Node`] cannot represent,
    /// such as RON's `Some(1)`. In RON and JSON, it counts as a table without keys.
    pub(crate) fn parse(&self, skipped: Option<&str>, problems: &mut Problems) -> Option<Node<'_>> {
        let (format, source) = (self.format, &*self.source);
        let mut error = match format.parse(source, skipped, problems) {
            Ok(tree) => return Some(tree),
            Err(error) => error,
        };
        if self.report_format(skipped, problems) {
            return None;
        }
        problems.is_unfinished = !source.trim().is_empty();
        let mut rest = source.to_owned();
        for _ in 0..MAX_SYNTAX_ERRORS {
            let line = syntax::add_syntax_error(format, &rest, error, problems);
            let line = line.filter(|_| format == Format::Toml)?;
            // Other mistakes in the line may be consequences.
            rest.replace_range(line.clone(), &" ".repeat(line.len()));
            let Err(next) = format.parse(&rest, skipped, &mut Problems::default()) else {
                break;
            };
            error = next;
        }
        None
    }

    /// Reports that the file is in another format than its name says. Returns whether it is.
    pub(crate) fn report_format(&self, skipped: Option<&str>, problems: &mut Problems) -> bool {
        let Some(other) = self.format.other(&self.source, skipped) else { return false };
        let (found, named) = (other.name(), self.format.name());
        let start = self.source.len() - self.source.trim_start().len();
        let message = format!("this is {found}, but the name of the file says {named}");
        problems.add(start..start + 1, message);
        problems.is_unfinished = true;
        true
    }
}

/// Returns the range that the given part of `text` has in the file. `span` is the range of all of `text`. Returns
/// `span` if `text` is written with escapes, or if the range is at least 100 bytes longer than `text`.
pub(crate) fn span_of_part(
    source: &str,
    text: &str,
    span: &Range<usize>,
    part: Range<usize>,
) -> Range<usize> {
    // An alias in YAML has the span of the value that it repeats, which a comment or indentation can make much longer
    // than `text`. Many aliases would search that span many times, so it is only searched if it is not much longer.
    let written = source.get(span.clone());
    let written = written.filter(|it| !text.is_empty() && it.len() < text.len() + 100);
    match written.and_then(|written| written.find(text)).map(|at| span.start + at) {
        Some(at) => at + part.start..at + part.end,
        None => span.clone(),
    }
}

/// Returns the number of the line that contains the byte at `offset`. Lines are counted from 1.
pub(crate) fn line_number(source: &str, offset: usize) -> usize {
    source[..offset].bytes().filter(|byte| *byte == b'\n').count() + 1
}

/// Returns the range of the line that contains the byte at `offset`, without its line break.
fn line_at(source: &str, offset: usize) -> Range<usize> {
    let start = line_start(source, offset);
    start..start + source[start..].lines().next().map_or(0, str::len)
}

/// Returns the offset at which the line that contains the byte at `offset` starts.
fn line_start(source: &str, offset: usize) -> usize {
    source[..offset].rfind('\n').map_or(0, |i| i + 1)
}

/// Returns the first `max_chars` characters of a string, so that a message does not repeat much of the file.
pub(crate) fn shorten(text: &str, max_chars: usize) -> Cow<'_, str> {
    match text.char_indices().nth(max_chars) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// Returns a number with its noun, such as `no squares`, `1 square` or `2 squares`.
// Not the `counted` of `epin-core`, because this module can be copied without `epin`.
pub(crate) fn counted(number: usize, noun: &str) -> String {
    match number {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}
