//! What is wrong with a file, and how it is shown.

use std::env;
use std::io::{self, IsTerminal};
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
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

    fn sort(&mut self) {
        self.kept.sort_by_key(|problem| problem.span.as_ref().map(|span| span.start));
    }

    /// Returns the report on a file, with its name and its text.
    pub(crate) fn report(mut self, file: &str, source: &str, style: Style) -> String {
        self.sort();
        self.kept.truncate(Self::SHOWN);
        let lines = Lines::of(source);
        let mut report = String::new();
        for problem in &self.kept {
            report += &style.render(group(problem, file, &lines, style));
            report += "\n\n";
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

/// For what a report is made: a terminal of 80 columns, or anything else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    is_terminal: bool,
    has_color: bool,
}

impl Style {
    const COLUMNS: usize = 80;

    /// Returns the style for standard error. The variable `NO_COLOR` means what it says.
    pub(crate) fn of_stderr() -> Self {
        let is_terminal = io::stderr().is_terminal();
        let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self { is_terminal, has_color: is_terminal && !is_set("NO_COLOR") && !is_dumb }
    }

    /// Returns what to say when no line of the file is to blame.
    pub(crate) fn title(self, message: &str) -> String {
        let message = self.wrap(message, "error: ".len());
        self.render(Group::with_title(Level::ERROR.primary_title(message)))
    }

    fn render(self, group: Group<'_>) -> String {
        let renderer = if self.has_color { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group])
    }

    /// Breaks a message between words, where a terminal would break it inside them.
    fn wrap(self, message: &str, indent: usize) -> String {
        let message = shorten(message, 300);
        if !self.is_terminal {
            return message.into_owned();
        }
        let mut wrapped = String::new();
        let mut column = indent;
        for word in message.split(' ') {
            let width = word.width();
            if column > indent && column + 1 + width > Self::COLUMNS {
                wrapped.push('\n');
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

fn group<'a>(problem: &'a Problem, file: &'a str, lines: &Lines<'a>, style: Style) -> Group<'a> {
    let title = style.wrap(&problem.message, "error: ".len());
    let group = Group::with_title(Level::ERROR.primary_title(title));
    let mut gutter = 1;
    let group = match &problem.span {
        Some(span) => {
            let at = lines.locate(span);
            gutter = at.line.to_string().len();
            let cut = Cut::of(&at, Style::COLUMNS - gutter - " |  ".len());
            group.element(Origin::path(file).line(at.line).char_column(at.column)).element(
                Snippet::source(cut.text)
                    .line_start(at.line)
                    .annotation(AnnotationKind::Primary.span(cut.span)),
            )
        }
        None => group.element(Origin::path(file)),
    };
    let path = problem.path.as_deref().map(|path| format!("at `{}`", shorten(path, 300)));
    let indent = gutter + " = help: ".len();
    let help = problem.help.as_deref().map(|help| style.wrap(help, indent));
    group
        .elements(path.map(|path| Level::NOTE.message(path)))
        .elements(help.map(|help| Level::HELP.message(help)))
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
    span: Range<usize>,
}

impl Cut {
    /// Cuts a line to a width, around what is to be seen of it. What is cut off leaves a `…`.
    fn of(at: &Located<'_>, width: usize) -> Self {
        let (before, rest) = at.text.split_at(at.span.start);
        // A third of the width for what is before, more if what follows is short.
        let fits = columns(rest.chars()).all(|column| column < width);
        let room = if fits { (width - rest.width()).max(width / 3) } else { width / 3 };
        let kept = columns(before.chars().rev()).take_while(|&column| column < room).count();
        let start = before.char_indices().rev().take(kept).last().map_or(before.len(), |(i, _)| i);
        let cut_before = start > 0;
        let room = width - before[start..].width() - usize::from(cut_before);
        let kept = columns(rest.chars()).take_while(|&column| column < room).count();
        let end = rest.char_indices().nth(kept).map_or(rest.len(), |(i, _)| i);
        let mut text = String::new();
        if cut_before {
            text.push('…');
        }
        text += &before[start..];
        let span_start = text.len();
        text += &rest[..end];
        let span_end = span_start + (at.span.len()).min(end);
        if end < rest.len() {
            text.push('…');
        }
        Self { text, span: span_start..span_end }
    }
}

/// Returns the width of the text up to the end of each character.
fn columns(chars: impl Iterator<Item = char>) -> impl Iterator<Item = usize> {
    let mut end = 0;
    chars.map(move |char| {
        // annotate-snippets shows a tab as four spaces.
        end += if char == '\t' { 4 } else { char.width().unwrap_or(1) };
        end
    })
}
