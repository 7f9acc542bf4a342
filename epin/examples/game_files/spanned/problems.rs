//! What is wrong with a file, and how it is shown.

use std::env;
use std::io::{self, IsTerminal};
use std::iter;
use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::shorten;

/// Something wrong with a file.
#[derive(Debug, PartialEq)]
pub(crate) struct Problem {
    /// The bytes of the file. `None` if only the path is known.
    pub(crate) span: Option<Range<usize>>,
    /// The way through the data, such as `board[0][3]`.
    pub(crate) path: Option<String>,
    pub(crate) message: String,
    /// What to do about it, or why it is wrong.
    pub(crate) help: Option<String>,
}

/// All that is wrong with a file.
///
/// Only the first [`Problems::SHOWN`] of the file are kept, whatever the order in which they are
/// found: the others are counted. So a file of any number of problems takes no more memory, and
/// no more time for each of them, than one of few.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    kept: Vec<Problem>,
    count: usize,
}

impl Problems {
    /// How many problems are shown.
    pub(crate) const SHOWN: usize = 50;

    pub(crate) fn add(&mut self, span: Range<usize>, message: impl Into<String>) {
        self.push(Problem { span: Some(span), path: None, message: message.into(), help: None });
    }

    pub(crate) fn add_with_help(
        &mut self,
        span: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let (message, help) = (message.into(), Some(help.into()));
        self.push(Problem { span: Some(span), path: None, message, help });
    }

    pub(crate) fn push(&mut self, problem: Problem) {
        // What YAML repeats by `*` would be reported as often.
        if self.kept.contains(&problem) {
            return;
        }
        self.count += 1;
        self.kept.push(problem);
        // Half of them go at once, so that they are sorted rarely.
        if self.kept.len() == 2 * Self::SHOWN {
            self.sort();
            self.kept.truncate(Self::SHOWN);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns those of the first problems that are kept, to say more about them.
    pub(crate) fn kept_mut(&mut self) -> &mut [Problem] {
        &mut self.kept
    }

    /// Removes the spans of a file where they are not bytes. The problems keep their order.
    pub(crate) fn forget_spans(&mut self) {
        self.sort();
        self.kept.truncate(Self::SHOWN);
        self.kept.iter_mut().for_each(|problem| problem.span = None);
    }

    fn sort(&mut self) {
        self.kept.sort_by_key(|problem| problem.span.as_ref().map(|span| span.start));
    }

    /// Returns the report on a file, with its name and its text.
    pub(crate) fn report(mut self, file: &str, source: &str, style: Style) -> String {
        if self.kept.iter().all(|problem| problem.span.is_some()) {
            self.sort();
        }
        self.kept.truncate(Self::SHOWN);
        let lines = Lines::of(source);
        let mut report = String::new();
        for problem in &self.kept {
            report += &render(problem, file, &lines, style);
            report += "\n";
        }
        let (count, shown) = (self.count, self.kept.len());
        let problems = if count == 1 { "problem" } else { "problems" };
        let more = match count - shown {
            0 => String::new(),
            more => format!(", the first {shown} shown and {more} more"),
        };
        report + &style.title(&format!("{count} {problems} in {file}{more}")) + "\n"
    }
}

/// Where a report is shown: on a terminal of 80 columns, with or without colors, or elsewhere.
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

    /// Returns what to say when no line of the file is to blame.
    pub(crate) fn title(self, message: &str) -> String {
        let label = self.paint(RED, "error");
        let message = self.wrap(message, "error: ".len());
        format!("{label}{}", self.paint(BOLD, &format!(": {message}")))
    }

    fn paint(self, color: &str, text: &str) -> String {
        if self.has_color { format!("{color}{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Breaks a message between words, where a terminal would break it inside them.
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

// Colors of the terminal.
const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[1;91m";
const BLUE: &str = "\x1b[1;94m";

/// Returns the report on one problem, as compilers write it.
fn render(problem: &Problem, file: &str, lines: &Lines<'_>, style: Style) -> String {
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

/// Returns a text with nothing in it that could move the cursor or turn the text around.
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

/// A file's lines, to be found by their bytes.
struct Lines<'a> {
    source: &'a str,
    starts: Vec<usize>,
}

/// A line, and a part of it.
struct Located<'a> {
    /// Counted from 1, as the column.
    line: usize,
    column: usize,
    text: &'a str,
    /// The part's bytes in the line.
    span: Range<usize>,
}

impl<'a> Lines<'a> {
    fn of(source: &'a str) -> Self {
        let breaks = source.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        Self { source, starts: [0].into_iter().chain(breaks.map(|(i, _)| i + 1)).collect() }
    }

    /// Returns the line that a span starts in, with as much of the span as is in it.
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

/// As much of a line as a terminal shows.
struct Cut {
    text: String,
    /// How many columns are before what is to be seen.
    before: usize,
    /// How many columns that takes, at least one.
    width: usize,
}

impl Cut {
    fn ends_at(&self) -> usize {
        self.before + self.width
    }

    /// Cuts a line to a width, around what is to be seen of it. What is cut off leaves a `…`.
    fn of(at: &Located<'_>, width: usize) -> Self {
        let (before, rest) = at.text.split_at(at.span.start);
        // A third of the width for what is before, more if what follows is short.
        let rest_width = columns(rest).take_while(|&(_, column)| column < width).count();
        let fits = rest.chars().nth(rest_width).is_none();
        let room = if fits { (width - visible(rest).width()).max(width / 3) } else { width / 3 };
        // From the end: as many characters as there is room for, one column left for the `…`.
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
