//! A file in TOML, JSON or YAML as a tree that knows where each value is, and the problems that
//! were found in it.
//!
//! Serde stops at a file's first mistake. Who writes the file wants all of them, each with its
//! line. So read the file twice: once into a [`Node`], to look for everything that is wrong and
//! [`report`](Problems::report) it, and, when nothing is, through serde as usual.
//!
//! ```text
//! let mut problems = Problems::default();
//! let tree = Format::Toml.parse(&source, &mut problems);
//! for entry in tree.iter().flat_map(Node::table).flatten() {
//!     if entry.key.text != "name" {
//!         problems.add(entry.key.span.clone(), format!("unknown key \"{}\"", entry.key.text));
//!     }
//! }
//! eprint!("{}", problems.report("game.toml", &source, Style::of_stderr()));
//! ```
//!
//! Nothing here knows of games or tokens: to use it elsewhere, copy this file and the folder
//! beside it. They need the crates granit-parser, jsonc-parser, toml and unicode-width.

mod json;
mod problems;
mod toml;
mod yaml;

use std::borrow::Cow;
use std::ffi::OsStr;
use std::ops::Range;
use std::path::Path;

pub(crate) use problems::{Problem, Problems, Style};

/// A value and where it is in the file.
#[derive(Clone, Debug)]
pub(crate) struct Node<'a> {
    /// The bytes of the file.
    pub(crate) span: Range<usize>,
    pub(crate) value: Value<'a>,
}

/// What all formats have. A number, a truth value and a date are no more than their spans here.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    Null,
    Boolean,
    Number,
    Date,
    Text(Cow<'a, str>),
    List(Vec<Node<'a>>),
    /// In the order of the file. JSON and YAML keep a key that is given twice.
    Table(Vec<Entry<'a>>),
}

/// A key of a table and its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) key: Key<'a>,
    pub(crate) value: Node<'a>,
}

/// A key of a table and where it is in the file.
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

    /// Says what was found where something else was expected, such as `the text "Q"`. Without the
    /// source, a number is `a number`.
    pub(crate) fn found(&self, source: &str) -> String {
        let written = || shorten(source.get(self.span.clone()).unwrap_or_default(), 40);
        match &self.value {
            Value::Null => "nothing".to_owned(),
            Value::Boolean if source.is_empty() => "true or false".to_owned(),
            Value::Boolean => format!("the value {}", written()),
            Value::Number if source.is_empty() => "a number".to_owned(),
            Value::Number => format!("the number {}", written()),
            Value::Date => format!("the date {}", written()),
            Value::Text(text) => format!("the text \"{}\"", shorten(text, 40)),
            Value::List(_) => "a list".to_owned(),
            Value::Table(_) => "a table".to_owned(),
        }
    }
}

/// A format that is read with spans.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Format {
    Toml,
    Json,
    Yaml,
}

impl Format {
    /// Returns the format that a file's extension names.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        match path.extension().and_then(OsStr::to_str)?.to_ascii_lowercase().as_str() {
            "toml" => Some(Self::Toml),
            "json" => Some(Self::Json),
            "yaml" | "yml" => Some(Self::Yaml),
            _ => None,
        }
    }

    /// Reads a file, and adds what is wrong with its syntax to `problems`.
    ///
    /// Returns `None` if what was read says nothing about what was meant.
    pub(crate) fn parse<'a>(self, source: &'a str, problems: &mut Problems) -> Option<Node<'a>> {
        match self {
            Self::Toml => toml::parse(source, problems),
            Self::Json => json::parse(source, problems),
            Self::Yaml => yaml::parse(source, problems),
        }
    }
}

/// Cuts short what may repeat any amount of the file.
pub(crate) fn shorten(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}
