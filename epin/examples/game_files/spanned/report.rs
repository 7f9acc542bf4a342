//! The report on a problem: the message, the line of the file and the marks under it.

use std::env;
use std::io::{self, IsTerminal};
use std::iter;
use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{Problem, shorten};

/// How a report is printed: for a terminal of 80 columns, with or without colors, or for a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    is_terminal: bool,
    has_color: bool,
}

impl Style {
    const COLUMNS: usize = 80;

    /// Returns the style for standard error: with colors if it is a terminal that has them and
    /// `NO_COLOR` is not set.
    pub(crate) fn of_stderr() -> Self {
        let is_terminal = io::stderr().is_terminal();
        let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self { is_terminal, has_color: is_terminal && !is_set("NO_COLOR") && !is_dumb }
    }

    /// Returns an error message, for an error that is not in a line of the file.
    pub(crate) fn title(self, message: &str) -> String {
        let label = self.paint(RED, "error");
        let message = self.wrap(message, "error: ".len());
        format!("{label}{}", self.paint(BOLD, &format!(": {message}")))
    }

    fn paint(self, color: &str, text: &str) -> String {
        if self.has_color { format!("{color}{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Returns a message with line breaks between words. A terminal would break lines inside words.
    /// `indent` is the column at which the message starts.
    fn wrap(self, message: &str, indent: usize) -> String {
        let message = visible(&shorten(message, 300));
        if !self.is_terminal {
            return message;
        }
        let mut wrapped = String::new();
        let mut column = indent;
        for word in message.split(' ') {
            let width = word.width();
            if column > indent && column + 1 + width > Self::COLUMNS {
                wrapped.push('\n');
                wrapped.extend(iter::repeat_n(' ', indent));
                column = indent;
            } else if column > indent {
                wrapped.push(' ');
                column += 1;
            }
            wrapped += word;
            column += width;
        }
        wrapped
    }
}

// Escape sequences for the colors of a terminal.
const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[1;91m";
const BLUE: &str = "\x1b[1;94m";

/// Returns the report on one problem, in the form in which `rustc` writes errors.
pub(super) fn render(problem: &Problem, file: &str, lines: &Lines<'_>, style: Style) -> String {
    let mut report = style.title(&problem.message) + "\n";
    let at = problem.span.as_ref().map(|span| lines.locate(span));
    let line = at.as_ref().map_or(String::new(), |at| at.line.to_string());
    let gutter = line.len().max(1);
    let mut help = problem.help.as_deref().map(visible);
    let mut add = |margin: &str, sign: &str, rest: &str| {
        let sign = style.paint(BLUE, &format!("{margin:gutter$}{sign}"));
        report += format!("{sign}{rest}").trim_end();
        report.push('\n');
    };
    if let Some(at) = &at {
        let columns = Style::COLUMNS - gutter - " | ".len();
        let cut = Cut::of(at, columns);
        let mut carets =
            format!("{:blank$}{:^<width$}", "", "", blank = cut.before, width = cut.width);
        add("", "--> ", &format!("{}:{line}:{}", visible(file), at.column));
        add("", " |", "");
        add(&line, " | ", &cut.text);
        if let Some(help) = help.take_if(|help| cut.ends_at() + 1 + help.width() <= columns) {
            carets = format!("{carets} {help}");
        }
        add("", " | ", &style.paint(RED, &carets));
    } else {
        add("", "--> ", &visible(file));
    }
    if let Some(path) = &problem.path {
        let path = visible(&shorten(path, 300));
        add("", " = ", &format!("{}: at `{path}`", style.paint(BOLD, "note")));
    }
    if let Some(help) = help {
        let help = style.wrap(&help, gutter + " = help: ".len());
        add("", " = ", &format!("{}: {help}", style.paint(BOLD, "help")));
    }
    report
}

/// Returns a text without control characters, which could move the cursor, and without characters
/// that change the direction of the text. Each is replaced by a visible character.
fn visible(text: &str) -> String {
    let mut visible = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '\t' => visible += "    ",
            '\0'..='\x1f' => visible.extend(char::from_u32('␀' as u32 + char as u32)),
            '\x7f'..='\u{9f}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' => {
                visible.push('�');
            }
            '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{2028}' | '\u{2029}' => visible.push('�'),
            _ => visible.push(char),
        }
    }
    visible
}

/// The lines of a file, which are found by the offsets of bytes.
pub(super) struct Lines<'a> {
    source: &'a str,
    starts: Vec<usize>,
}

/// A line, and the part of it that a problem is about.
struct Located<'a> {
    /// The number of the line, from 1.
    line: usize,
    /// The column at which the part starts, in characters from 1.
    column: usize,
    text: &'a str,
    /// The bytes of the part in `text`.
    span: Range<usize>,
}

impl<'a> Lines<'a> {
    pub(super) fn of(source: &'a str) -> Self {
        let breaks = source.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        Self { source, starts: [0].into_iter().chain(breaks.map(|(i, _)| i + 1)).collect() }
    }

    /// Returns the line in which a span starts, and the part of the span that is in this line.
    fn locate(&self, span: &Range<usize>) -> Located<'a> {
        let is_boundary = |i: &usize| self.source.is_char_boundary(*i);
        let start = (0..=span.start.min(self.source.len())).rev().find(is_boundary).unwrap_or(0);
        let line = self.starts.partition_point(|&line| line <= start);
        let line_start = self.starts[line - 1];
        let text = self.source[line_start..].split('\n').next().unwrap_or_default();
        let text = text.strip_suffix('\r').unwrap_or(text);
        let start = (start - line_start).min(text.len());
        let end = span.end.saturating_sub(line_start).clamp(start, text.len());
        let end = (end..=text.len()).find(|&i| text.is_char_boundary(i)).unwrap_or(text.len());
        Located { line, column: text[..start].chars().count() + 1, text, span: start..end }
    }
}

/// The section of a line that fits on a terminal.
struct Cut {
    text: String,
    /// The number of columns before the part to mark.
    before: usize,
    /// The number of columns of the part to mark, at least 1.
    width: usize,
}

impl Cut {
    fn ends_at(&self) -> usize {
        self.before + self.width
    }

    /// Returns a section of a line, around the part to mark, of at most `width` columns. A `…`
    /// shows where the line is cut off.
    fn of(at: &Located<'_>, width: usize) -> Self {
        let (before, rest) = at.text.split_at(at.span.start);
        // A third of the width is for the text before the part to mark, or more if the rest of the
        // line is short.
        let rest_width = columns(rest).take_while(|&(_, column)| column < width).count();
        let fits = rest.chars().nth(rest_width).is_none();
        let room = if fits { (width - visible(rest).width()).max(width / 3) } else { width / 3 };
        // Counted from the end: as many characters as fit, with one column left for the `…`.
        let mut used = 0;
        let start = before.char_indices().rev().take_while(|&(_, char)| {
            used += char_width(char);
            used < room
        });
        let start = start.last().map_or(before.len(), |(i, _)| i);
        let mut text = String::from(if start > 0 { "…" } else { "" });
        text += &visible(&before[start..]);
        let before = text.width();

        let room = width - before;
        let end = columns(rest).take_while(|&(_, column)| column < room).last();
        let end = end.map_or(0, |(end, _)| end);
        let marked = visible(&rest[..at.span.len().min(end)]).width();
        text += &visible(&rest[..end]);
        text += if end < rest.len() { "…" } else { "" };
        Self { text, before, width: marked.max(1) }
    }
}

/// Returns the end of each character of a text, in bytes and in columns.
fn columns(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let mut column = 0;
    text.char_indices().map(move |(i, char)| {
        column += char_width(char);
        (i + char.len_utf8(), column)
    })
}

fn char_width(char: char) -> usize {
    if char == '\t' { 4 } else { char.width().unwrap_or(1) }
}
