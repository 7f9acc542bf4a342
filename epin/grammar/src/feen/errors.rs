//! The iterator over the mistakes of a string that is not a position.

use core::ops::Range;

use super::accept::FeenLayout;
use super::divide::divide;
use super::feen_error::FeenError;
use super::fields::Fields;
use super::mistake::{Fault, Mistake, Span};
use super::sink::{KEPT, KnownPieces, Sink};

/// An iterator over the errors of a string, in the order of the string: one for each mistake, at most 16.
/// It is empty if and only if the string is a position and, with a catalog, has no unknown pieces.
#[derive(Clone)]
pub struct FeenErrors<'a> {
    text: &'a [u8],
    known: Option<&'a dyn KnownPieces>,
    fields: Result<Fields, Fault>,
    /// The number of all mistakes, and the number of errors returned so far.
    total: usize,
    returned: usize,
    /// The mistakes that the last walk kept.
    next: [Option<Mistake>; KEPT],
}

impl<'a> FeenErrors<'a> {
    /// The maximum number of errors that are returned.
    pub const MOST: usize = 16;

    /// Returns the errors of a string. The bytes need not be UTF-8.
    #[cold]
    #[must_use]
    pub fn new(text: &'a [u8], known: Option<&'a dyn KnownPieces>) -> Self {
        let fields = divide(text);
        let Sink { count: total, kept: next, .. } = walk(text, known, &fields, 0);
        Self { text, known, fields, total, returned: 0, next }
    }

    /// Returns the number of all mistakes, including those beyond the maximum number of errors.
    #[must_use]
    pub fn total(&self) -> usize {
        self.total
    }

    /// Returns the range of the board and the hands, or an empty range if the fields are unclear.
    #[must_use]
    pub fn pieces(&self) -> Range<usize> {
        match &self.fields {
            Ok(fields) => fields.board.start()..fields.hands.end(),
            Err(_) => 0..0,
        }
    }
}

impl Iterator for FeenErrors<'_> {
    type Item = FeenError;

    fn next(&mut self) -> Option<FeenError> {
        if self.size_hint().0 == 0 {
            return None;
        }
        let slot = self.returned % KEPT;
        if slot == 0 && self.returned > 0 {
            self.next = walk(self.text, self.known, &self.fields, self.returned).kept;
        }
        self.returned += 1;
        let mistake = (*self.next.get(slot)?)?;
        Some(FeenError::new(self.text, &mistake, self.total - 1))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.total.min(Self::MOST) - self.returned;
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
    let sink = walk(text, known, &divide(text), 0);
    let [first, ..] = sink.kept;
    // Unreachable: the string is not a position, or has an unknown piece, so there is a mistake.
    let first = first.unwrap_or_else(|| Mistake::new(Fault::End, Span::EMPTY));
    FeenError::new(text, &first, sink.count.saturating_sub(1))
}

/// Walks over a string, skips some mistakes, and keeps the next.
fn walk<'a>(
    text: &'a [u8],
    known: Option<&'a dyn KnownPieces>,
    fields: &Result<Fields, Fault>,
    skipped: usize,
) -> Sink<'a> {
    let mut sink = Sink::new(text, known, skipped);
    match fields {
        Ok(fields) => fields.walk(&mut sink),
        Err(fault) => {
            let whole = Span::new(0, text.len().min(FeenLayout::MAX_LEN));
            sink.push(Mistake::new(*fault, whole));
        }
    }
    sink
}
