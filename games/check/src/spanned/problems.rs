//! The problems in a file.

use std::ops::Range;

/// Something wrong with a file.
#[derive(Debug, PartialEq)]
pub(super) struct Problem {
    /// The bytes of the problem in the file.
    pub(super) span: Range<usize>,
    pub(super) message: String,
    /// What to do about it, or why it is wrong.
    pub(super) help: Option<String>,
}

/// Everything that is wrong with a file.
///
/// Only the first [`Problems::SHOWN`] problems in the file are kept, even if they
/// are found in another order. The others are only counted, so that neither the
/// memory nor the time for each problem grows with the number of problems.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    kept: Vec<Problem>,
    count: usize,
}

impl Problems {
    /// The maximum number of problems that a report shows.
    const SHOWN: usize = 50;

    pub(crate) fn add(&mut self, span: Range<usize>, message: impl Into<String>) {
        self.add_with_help(span, message, "");
    }

    /// Adds a problem. The help may be empty.
    pub(crate) fn add_with_help(
        &mut self,
        span: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let help = Some(help.into()).filter(|help| !help.is_empty());
        let problem = Problem { span, message: message.into(), help };
        // A value that `*` repeats in YAML has the same problem each time.
        if self.kept.contains(&problem) {
            return;
        }
        self.count += 1;
        self.kept.push(problem);
        // Half of the problems are dropped at once, so that sorting is rare.
        if self.kept.len() == 2 * Self::SHOWN {
            self.keep_first();
        }
    }

    fn keep_first(&mut self) {
        self.kept.sort_by_key(|problem| problem.span.start);
        self.kept.truncate(Self::SHOWN);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the problems to show, in the order of the file, and the number of all problems.
    pub(super) fn shown(mut self) -> (Vec<Problem>, usize) {
        self.keep_first();
        (self.kept, self.count)
    }
}
