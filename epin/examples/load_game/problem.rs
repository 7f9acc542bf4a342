//! A problem of a file, and how it is shown.

use std::io::{self, IsTerminal};
use std::ops::Range;
use std::path::Path;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

/// Something wrong with a definition file.
#[derive(PartialEq)]
pub(crate) struct Problem {
    pub(crate) message: String,
    pub(crate) place: Place,
    /// What to say at the place itself.
    pub(crate) label: Option<String>,
}

/// Where a problem is, as far as the format tells.
#[derive(PartialEq)]
pub(crate) struct Place {
    /// The bytes of the file.
    pub(crate) span: Option<Range<usize>>,
    /// The way through the data, such as `board[0][3]`.
    pub(crate) path: Option<String>,
}

impl Place {
    pub(crate) fn span(span: Range<usize>) -> Self {
        Self { span: Some(span), path: None }
    }

    pub(crate) fn path(path: String) -> Self {
        Self { span: None, path: Some(path) }
    }
}

/// Returns the report on all that is wrong with a file.
pub(crate) fn report(problems: &[Problem], file: &Path, source: &str) -> String {
    let file = file.display().to_string();
    let mut report = String::new();
    for problem in problems {
        report += &render(group(problem, &file, source));
        report += "\n\n";
    }
    let count = problems.len();
    report
        + &title(&format!("{count} {} in {file}", if count == 1 { "problem" } else { "problems" }))
}

/// Returns the report on what is wrong with no part of a file in particular.
pub(crate) fn title(message: &str) -> String {
    render(Group::with_title(Level::ERROR.primary_title(shorten(message))))
}

fn group<'a>(problem: &'a Problem, file: &'a str, source: &'a str) -> Group<'a> {
    let group = Group::with_title(Level::ERROR.primary_title(shorten(&problem.message)));
    let label = problem.label.as_deref();
    let path = problem.place.path.as_deref().map(|path| format!("at `{}`", shorten(path)));
    let path = path.map(|path| Level::NOTE.message(path));
    match &problem.place.span {
        Some(span) => {
            let annotation = AnnotationKind::Primary.span(span.clone()).label(label);
            group.element(Snippet::source(source).path(file).annotation(annotation)).elements(path)
        }
        None => group
            .element(Origin::path(file))
            .elements(path)
            .elements(label.map(|label| Level::HELP.message(label))),
    }
}

fn render(group: Group<'_>) -> String {
    let renderer = if io::stderr().is_terminal() { Renderer::styled() } else { Renderer::plain() };
    renderer.render(&[group])
}

/// Cuts short what may repeat any amount of the file.
fn shorten(text: &str) -> String {
    const MOST: usize = 300;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
