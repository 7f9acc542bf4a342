//! The report on the problems: of each, the message, the line of the file and the marks under it.

use std::env;
use std::io::{self, IsTerminal};

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::problems::{Problem, Problems};
use super::{line, shorten};

impl Problems {
    /// Returns the report on a file. `file` is its name, and `source` what is in it.
    pub(crate) fn report(self, file: &str, source: &str) -> String {
        let (shown, count) = self.shown();
        let problems = shown.iter().map(|problem| report(problem, file, source) + "\n");
        let noun = if count == 1 { "problem" } else { "problems" };
        let more = match count - shown.len() {
            0 => String::new(),
            more => format!(", the first {} shown and {more} more", shown.len()),
        };
        problems.collect::<String>() + &title(&format!("{count} {noun} in {file}{more}"))
    }
}

/// Returns an error message, for an error that is not in a line of the file.
pub(super) fn title(message: &str) -> String {
    let message = visible(&shorten(message, 300));
    render(Group::with_title(Level::ERROR.primary_title(message)))
}

/// Returns the report on one problem, with the first line of what is wrong.
fn report(problem: &Problem, file: &str, source: &str) -> String {
    let start = source.floor_char_boundary(problem.span.start);
    let line_start = source[..start].rfind('\n').map_or(0, |i| i + 1);
    let line_end = source[start..].find('\n').map_or(source.len(), |i| start + i);
    let end = source.floor_char_boundary(problem.span.end).clamp(start, line_end);
    let before = visible(&source[line_start..start]);
    let marked = visible(&source[start..end]);
    let after = visible(source[end..line_end].trim_end_matches('\r'));

    let mut mark = AnnotationKind::Primary.span(before.len()..before.len() + marked.len());
    let mut help = problem.help.as_deref().map(visible);
    let chars = |text: &str| text.chars().count();
    let column = chars(&before) + chars(&marked);
    if let Some(short) = help.take_if(|help| column + chars(help) <= 72) {
        mark = mark.label(short);
    }
    let snippet = Snippet::source(before + &marked + &after)
        .line_start(line(source, start))
        .path(visible(file))
        .annotation(mark);
    let message = visible(&shorten(&problem.message, 300));
    let group = Level::ERROR.primary_title(message).element(snippet);
    render(group.elements(help.map(|help| Level::HELP.message(help))))
}

/// Renders a report for standard error: with colors if it is a terminal that has them and `NO_COLOR`
/// is not set.
fn render(group: Group<'_>) -> String {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    let has_color = io::stderr().is_terminal() && !is_set("NO_COLOR") && !is_dumb;
    let renderer = if has_color { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(80).render(&[group]) + "\n"
}

/// Returns a text without line breaks, and without characters that move the cursor or change the
/// direction of the text, except for those that the renderer makes visible itself.
fn visible(text: &str) -> String {
    const MARKS: &str = "\u{200e}\u{200f}\u{2028}\u{2029}\u{feff}";
    let is_hidden = |char| MARKS.contains(char) || ('\u{80}'..='\u{9f}').contains(&char);
    text.replace('\n', "␊").replace(is_hidden, "�")
}
