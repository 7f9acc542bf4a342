//! The iterator over the mistakes of a string that is not a position.

use core::ops::Range;

use super::accept::FeenLayout;
use super::divide::divide;
use super::feen_error::FeenError;
use super::mistake::{Fault, Mistake, Span};
use super::sink::{KEPT, KnownPieces, Sink};

/// An iterator over the errors of a string, in the order of the string: one for each mistake, at most 8.
/// It is empty if and only if the string is a position and, with a catalog, has no unknown pieces.
#[derive(Clone)]
pub struct FeenErrors<'a> {
    text: &'a [u8],
    /// The number of all mistakes, and the number of errors returned so far.
    total: usize,
    returned: usize,
    kept: [Option<Mistake>; KEPT],
    pieces: Span,
}

impl<'a> FeenErrors<'a> {
    /// Returns the errors of a string. The bytes need not be UTF-8.
    #[cold]
    #[must_use]
    pub fn new(text: &'a [u8], known: Option<&dyn KnownPieces>) -> Self {
        let mut sink = Sink::new(text, known);
        let pieces = diagnose(&mut sink);
        Self { text, total: sink.count, returned: 0, kept: sink.kept, pieces }
    }

    /// Returns the number of all mistakes, including those beyond the maximum number of errors.
    #[must_use]
    pub fn total(&self) -> usize {
        self.total
    }

    /// Returns the range of the board and the hands, or an empty range if the fields are unclear.
    #[must_use]
    pub fn pieces(&self) -> Range<usize> {
        self.pieces.start()..self.pieces.end()
    }
}

impl Iterator for FeenErrors<'_> {
    type Item = FeenError;

    fn next(&mut self) -> Option<FeenError> {
        let mistake = (*self.kept.get(self.returned)?)?;
        self.returned += 1;
        Some(FeenError::new(self.text, &mistake))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.total.min(KEPT) - self.returned;
        (left, Some(left))
    }
}

impl ExactSizeIterator for FeenErrors<'_> {}

impl core::iter::FusedIterator for FeenErrors<'_> {}

impl core::fmt::Debug for FeenErrors<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("FeenErrors").field("total", &self.total).finish_non_exhaustive()
    }
}

/// Returns the first error of a string that is not a position, or has an unknown piece. It uses less stack
/// than an iterator.
#[cold]
#[must_use]
pub fn first_error(text: &[u8], known: Option<&dyn KnownPieces>) -> FeenError {
    let mut sink = Sink::new(text, known);
    diagnose(&mut sink);
    let [first, ..] = sink.kept;
    // Unreachable: the string is not a position, or has an unknown piece, so there is a mistake.
    let first = first.unwrap_or_else(|| Mistake::new(Fault::End, Span::EMPTY));
    FeenError::new(text, &first)
}

/// Returns the number of all mistakes of a string.
#[cold]
#[must_use]
pub fn count_of_errors(text: &[u8], known: Option<&dyn KnownPieces>) -> usize {
    let mut sink = Sink::new(text, known);
    diagnose(&mut sink);
    sink.count
}

/// Adds all mistakes of a string to a new sink, and returns the part of the string that has the pieces,
/// which is empty if the fields are unclear.
fn diagnose(sink: &mut Sink<'_>) -> Span {
    match divide(sink) {
        Ok(fields) => Span::new(fields.board.start(), fields.hands.end()),
        Err(fault) => {
            let whole = Span::new(0, sink.text.len().min(FeenLayout::MAX_LEN));
            sink.replace_all(Mistake::new(fault, whole));
            Span::EMPTY
        }
    }
}
