//! The problems in a file.

use std::ops::Range;

/// An error in a file, or a warning about the file.
#[derive(Debug, PartialEq)]
pub(super) struct Problem {
    /// The byte range of the problem in the file.
    pub(super) span: Range<usize>,
    pub(super) message: String,
    /// What to do about the problem, or why the marked part is wrong.
    pub(super) help: Option<String>,
    /// Whether it is a warning: the file can be used despite the problem.
    pub(super) is_warning: bool,
}

/// The errors in a file and the warnings about it.
///
/// At most [`Problems::MAX_SHOWN`] problems are shown, whatever the order in which they are found: errors before
/// warnings, and earlier ones in the file before later ones. Fewer than twice as many are kept, and the others
/// are only counted, so that neither the memory in use nor the time per problem grows with the number of
/// problems.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    kept: Vec<Problem>,
    errors: usize,
    warnings: usize,
}

impl Problems {
    /// The maximum number of problems that a report shows.
    const MAX_SHOWN: usize = 50;

    /// Adds an error.
    pub(crate) fn add(&mut self, span: Range<usize>, message: impl Into<String>) {
        self.add_with_help(span, message, "");
    }

    /// Adds an error. The help may be empty.
    pub(crate) fn add_with_help(
        &mut self,
        span: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let (message, help) = (message.into(), Some(help.into()));
        self.push(Problem { span, message, help, is_warning: false });
    }

    /// Adds a warning about something that is unusual but not an error. The help may be empty.
    pub(crate) fn warn(
        &mut self,
        span: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let (message, help) = (message.into(), Some(help.into()));
        self.push(Problem { span, message, help, is_warning: true });
    }

    fn push(&mut self, mut problem: Problem) {
        problem.help.take_if(|help| help.is_empty());
        // A value that is repeated through a YAML alias (`*`) has the same problem each time, so the problem
        // is kept only once.
        if self.kept.contains(&problem) {
            return;
        }
        *if problem.is_warning { &mut self.warnings } else { &mut self.errors } += 1;
        self.kept.push(problem);
        // Problems have to be sorted before any are dropped, so half are dropped at a time to keep sorting
        // rare.
        if self.kept.len() == 2 * Self::MAX_SHOWN {
            self.keep_first();
        }
    }

    fn keep_first(&mut self) {
        self.kept.sort_by_key(|problem| (problem.is_warning, problem.span.start));
        self.kept.truncate(Self::MAX_SHOWN);
    }

    /// Returns whether there are no errors. There may be warnings.
    pub(crate) fn has_no_errors(&self) -> bool {
        self.errors == 0
    }

    /// Returns the problems to show, sorted by their place in the file, and the total numbers of errors and
    /// warnings.
    pub(super) fn shown(mut self) -> (Vec<Problem>, usize, usize) {
        self.keep_first();
        self.kept.sort_by_key(|problem| problem.span.start);
        (self.kept, self.errors, self.warnings)
    }
}
