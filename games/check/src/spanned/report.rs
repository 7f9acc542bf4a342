//! The report on the problems: for each, a message and the line of the file, with the faulty part marked.

use std::io;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use anstream::{AutoStream, ColorChoice};
use unicode_width::UnicodeWidthChar;

use super::output::Output;
use super::problems::{Problem, Problems};
use super::{SourceFile, counted, line_number, line_start, shorten};

/// The report on a file.
pub(crate) struct Report {
    /// The problems, each as it is printed.
    pub(crate) problems: Vec<String>,
    /// How many problems there are, or nothing if there are none.
    pub(crate) summary: String,
    /// Whether there may be problems that are not in `problems`.
    pub(crate) is_incomplete: bool,
    pub(crate) errors: usize,
    pub(crate) warnings: usize,
}

impl Problems {
    pub(crate) fn report(self, file: &SourceFile, output: Output) -> Report {
        let is_unfinished = self.is_unfinished;
        let (shown, errors, warnings) = self.shown();
        let problems = shown.iter().map(|problem| match output {
            Output::Text => text(problem, file),
            _ => problem.line(file, output),
        });
        // The summary calls an error a problem. In the code, a warning is a problem, too.
        let counts = [(errors, "problem"), (warnings, "warning")].into_iter();
        let counts = counts.filter(|(count, _)| *count > 0);
        let counts = counts.map(|(count, noun)| counted(count, noun)).collect::<Vec<_>>();
        let more = match errors + warnings - shown.len() {
            0 => String::new(),
            more => format!(", the first {} shown and {more} more", shown.len()),
        };
        let rest = if is_unfinished { "; the rest was not checked" } else { "" };
        let summary = format!("{} in {}{more}{rest}", counts.join(" and "), file.name);
        let summary = match (errors, warnings) {
            (0, 0) => String::new(),
            (0, _) => titled(Level::WARNING, &summary),
            _ => titled(Level::ERROR, &summary),
        };
        let is_incomplete = !more.is_empty() || is_unfinished;
        Report { problems: problems.collect(), summary, is_incomplete, errors, warnings }
    }
}

/// Returns the message for an error that does not concern a particular line of the file.
pub(crate) fn error_without_line(message: &str) -> String {
    titled(Level::ERROR, message)
}

fn titled(level: Level<'_>, message: &str) -> String {
    render(Group::with_title(level.primary_title(visible(&shorten(message, 300)))))
}

/// Returns a problem as text, with the line in which the problem starts. The renderer shows 80
/// columns of that line.
fn text(problem: &Problem, file: &SourceFile) -> String {
    let SourceFile { name, source, .. } = file;
    let floor = |offset| source.floor_char_boundary(offset);
    let start = floor(problem.span.start);
    let line_start = line_start(source, start);
    let line_end = source[start..].find('\n').map_or(source.len(), |i| start + i);
    let end = floor(problem.span.end).clamp(start, line_end);

    // Tabs stay as they are, because the renderer shows a tab as spaces.
    // The renderer cuts the line by its width, so it would print all of a run of characters without width. Up to
    // eight stay: letters can have several accents, and an emoji can contain joiners.
    let visible_line = |text: &str| {
        let mut zero_widths = 0;
        let narrow = |char: char| {
            zero_widths = if char.width() == Some(0) { zero_widths + 1 } else { 0 };
            if zero_widths > 8 { '�' } else { char }
        };
        let text: String = text.chars().map(narrow).collect();
        text.split('\t').map(visible).collect::<Vec<_>>().join("\t")
    };
    let before = visible_line(&source[line_start..start]);
    let marked = visible_line(&source[start..end]);
    let after = visible_line(source[end..line_end].trim_end_matches('\r'));

    let mut mark = AnnotationKind::Primary.span(before.len()..before.len() + marked.len());
    let mut help = problem.help.as_deref().map(visible);
    let width = before.chars().count() + marked.chars().count();
    if let Some(short) = help.take_if(|help| width + help.chars().count() <= 72) {
        mark = mark.label(short);
    }
    let snippet = Snippet::source(before + &marked + &after)
        .line_start(line_number(source, start))
        .path(visible(name))
        .annotation(mark);
    let level = if problem.is_warning { Level::WARNING } else { Level::ERROR };
    let message = visible(&problem.message);
    let group = level.primary_title(message).element(snippet);
    render(group.elements(help.map(|help| Level::HELP.message(help))))
}

/// Renders a report for standard error, with colors if standard error supports them.
fn render(group: Group<'_>) -> String {
    let has_color = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    let renderer = if has_color { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(80).render(&[group]) + "\n"
}

/// Returns `text` with visible characters in place of tabs, line breaks, characters that control a terminal
/// (such as escape), characters that change the direction of the text, and the byte order mark. Other invisible
/// characters stay, because names need some of them: an emoji may contain a zero-width joiner, for example.
pub(crate) fn visible(text: &str) -> String {
    let visible = |char| match char {
        '\0'..' ' => char::from_u32(0x2400 + u32::from(char)).unwrap_or('�'), // Such as ␊ and ␛.
        '\x7f' => '␡',
        '\u{80}'..='\u{9f}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' => '�',
        _ if "\u{61c}\u{2066}\u{2067}\u{2068}\u{2069}\u{feff}".contains(char) => '�',
        char => char,
    };
    text.chars().map(visible).collect()
}
