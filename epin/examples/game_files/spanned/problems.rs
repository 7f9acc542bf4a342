//! The problems in a file.

use std::ops::Range;

use super::report::{Lines, Style, render};

/// Something wrong with a file.
#[derive(Debug, PartialEq)]
pub(crate) struct Problem {
    /// The bytes of the problem in the file. `None` if only the path is known.
    pub(crate) span: Option<Range<usize>>,
    /// The keys and indices that lead to the value, such as `board[0][3]`.
    pub(crate) path: Option<String>,
    pub(crate) message: String,
    /// What to do about it, or why it is wrong.
    pub(crate) help: Option<String>,
}

/// Everything that is wrong with a file.
///
/// Only the first [`Problems::SHOWN`] problems in the order of the file are kept, in whatever order
/// they are found. The others are only counted. So neither the memory nor the time for each problem
/// grows with the number of problems.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    kept: Vec<Problem>,
    count: usize,
}

impl Problems {
    /// The most problems that a report shows.
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
        // What `*` repeats in YAML has the same problem each time.
        if self.kept.contains(&problem) {
            return;
        }
        self.count += 1;
        self.kept.push(problem);
        // Half of them are dropped at once, so that they are rarely sorted.
        if self.kept.len() == 2 * Self::SHOWN {
            self.sort();
            self.kept.truncate(Self::SHOWN);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the problems that are kept, so that more can be said about them.
    pub(crate) fn kept_mut(&mut self) -> &mut [Problem] {
        &mut self.kept
    }

    /// Removes all spans, of a file in which they are not bytes. The problems stay in the order of
    /// the spans.
    pub(crate) fn forget_spans(&mut self) {
        self.sort();
        self.kept.truncate(Self::SHOWN);
        self.kept.iter_mut().for_each(|problem| problem.span = None);
    }

    fn sort(&mut self) {
        self.kept.sort_by_key(|problem| problem.span.as_ref().map(|span| span.start));
    }

    /// Returns the report on a file. `file` is its name, and `source` what is in it.
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
