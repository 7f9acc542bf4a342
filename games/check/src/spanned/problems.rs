//! The problems in a file.

use std::fmt::Display;
use std::ops::Range;

use super::shorten;

/// An error in a file, or a warning about the file.
#[derive(Debug, PartialEq)]
pub(crate) struct Problem {
    /// The byte range of the problem in the file.
    pub(super) span: Range<usize>,
    pub(crate) message: String,
    /// What to do about the problem, or why the marked part is wrong.
    pub(super) help: Option<String>,
    /// What to write instead of the marked key or string, or instead of the one that the mark is in.
    pub(super) suggestion: Option<String>,
    /// Whether it is a warning: the file can be used despite the problem.
    pub(super) is_warning: bool,
}

impl Problem {
    /// Adds what to do about the problem, or why the marked part is wrong, if there is anything to say.
    pub(crate) fn help(&mut self, help: impl Into<String>) -> &mut Self {
        let help = help.into();
        // A help can contain a position of 4,096 bytes.
        self.help = (!help.is_empty()).then(|| shorten(&help, 5_000).into_owned());
        self
    }

    /// Adds what to write instead, if that is known and not too long to be a token or a key. The message or the
    /// help says it, too.
    pub(crate) fn suggest(&mut self, suggestion: Option<impl Display>) -> &mut Self {
        let suggestion = suggestion.map(|suggestion| suggestion.to_string());
        self.suggestion = suggestion.filter(|suggestion| suggestion.len() <= 100);
        self
    }
}

/// The errors in a file and the warnings about it.
///
/// At most [`Problems::MAX_SHOWN`] problems are shown, whatever the order in which they are found: errors
/// before warnings, and earlier ones in the file before later ones. Fewer than twice as many are kept, and the
/// others are only counted, so that neither the memory in use nor the time per problem grows with the number of
/// problems.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    kept: Vec<Problem>,
    errors: usize,
    warnings: usize,
    /// Whether a mistake in the syntax, the format or the encoding prevents the other checks.
    pub(super) is_unfinished: bool,
}

impl Problems {
    /// The maximum number of problems that a report shows.
    const MAX_SHOWN: usize = 50;

    /// Adds an error.
    pub(crate) fn add(&mut self, span: Range<usize>, message: impl Into<String>) -> &mut Problem {
        self.push(span, &message.into(), false)
    }

    /// Adds a warning about something that is unusual but not an error.
    pub(crate) fn warn(&mut self, span: Range<usize>, message: impl Into<String>) -> &mut Problem {
        self.push(span, &message.into(), true)
    }

    fn push(&mut self, span: Range<usize>, message: &str, is_warning: bool) -> &mut Problem {
        self.remove_repeated();
        // Problems have to be sorted before any are dropped, so half are dropped at a time to keep sorting
        // rare.
        if self.kept.len() == 2 * Self::MAX_SHOWN {
            self.keep_first();
        }
        *if is_warning { &mut self.warnings } else { &mut self.errors } += 1;
        let last = self.kept.len();
        let message = shorten(message, 300).into_owned();
        self.kept.push(Problem { span, message, help: None, suggestion: None, is_warning });
        &mut self.kept[last]
    }

    /// Removes the last problem if it is there already: a value that is repeated through a YAML alias (`*`) has
    /// the same problem each time.
    fn remove_repeated(&mut self) {
        if let Some((last, others)) = self.kept.split_last()
            && others.contains(last)
        {
            *if last.is_warning { &mut self.warnings } else { &mut self.errors } -= 1;
            self.kept.pop();
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
        self.remove_repeated();
        self.keep_first();
        self.kept.sort_by_key(|problem| problem.span.start);
        (self.kept, self.errors, self.warnings)
    }
}
