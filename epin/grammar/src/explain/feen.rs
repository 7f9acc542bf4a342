//! All that is wrong with a string that is not a position (FEEN).

mod board;
mod error;
mod excerpt;
mod fields;
mod foreign;
mod hand;
mod place;
mod plan;
mod start;
mod words;
mod wrong;

use self::board::BoardReader;
pub use self::error::{FeenError, counted};
pub use self::excerpt::Excerpt;
use self::fields::Fields;
use self::hand::HandReader;
pub(crate) use self::place::Fault;
use self::place::Place;
use crate::read::feen::FeenLayout;

/// All that is wrong with a string that is not a position, from its start to its end: an error for
/// each mistake.
///
/// It is empty if and only if the string is a position. All calls together take time in proportion
/// to the length of the string, of which no more than 4,096 bytes are read.
#[derive(Debug, Clone)]
pub struct FeenErrors<'a> {
    text: &'a [u8],
    fields: Fields,
    stage: Stage,
    board: BoardReader,
    hands: [HandReader; 2],
    /// Whether there was an error.
    is_wrong: bool,
}

/// What is looked at next, in the order of the string.
#[derive(Debug, Clone, Copy)]
enum Stage {
    /// Whether the string is too long, or of another notation. Then nothing else is looked at.
    Whole,
    BeforeBoard,
    Board,
    BeforeHands,
    FirstHand,
    SecondHand,
    AfterHands,
    Styles,
    End,
    /// Whether there are more pieces than squares.
    Count,
    Done,
}

impl<'a> FeenErrors<'a> {
    /// Returns the errors of a string. The bytes need not be UTF-8.
    #[cold]
    #[must_use]
    pub const fn new(text: &'a [u8]) -> Self {
        let read = if text.len() > FeenLayout::MAX_LEN { &[] } else { text };
        let fields = Fields::of(read);
        let [first, second] = fields.hands;
        Self {
            text,
            stage: Stage::Whole,
            board: BoardReader::of(fields.board),
            hands: [HandReader::of(first), HandReader::of(second)],
            fields,
            is_wrong: false,
        }
    }

    /// Returns the next error of a string that has one.
    #[must_use]
    pub const fn first(mut self) -> FeenError {
        match self.next_error() {
            Some(error) => error,
            // Never: the string has an error.
            None => FeenError::new(self.text, Place::new(Fault::Board, 0, 0)),
        }
    }

    /// Returns the next error, or `None` if there are no more: what `next` of an iterator returns,
    /// in a constant.
    #[must_use]
    pub const fn next_error(&mut self) -> Option<FeenError> {
        loop {
            if let Some(place) = self.next_place() {
                self.is_wrong = true;
                return Some(FeenError::new(self.text, place));
            }
            self.stage = match self.stage {
                Stage::Whole => Stage::BeforeBoard,
                Stage::BeforeBoard => Stage::Board,
                Stage::Board => Stage::BeforeHands,
                Stage::BeforeHands => Stage::FirstHand,
                Stage::FirstHand => Stage::SecondHand,
                Stage::SecondHand => Stage::AfterHands,
                Stage::AfterHands => Stage::Styles,
                Stage::Styles => Stage::End,
                Stage::End => Stage::Count,
                Stage::Count => Stage::Done,
                Stage::Done => return None,
            };
        }
    }

    /// Returns what is wrong next at this stage.
    const fn next_place(&mut self) -> Option<Place> {
        match self.stage {
            Stage::Whole if self.text.len() > FeenLayout::MAX_LEN => {
                self.stage = Stage::Done;
                Some(Place::new(Fault::TooLong, FeenLayout::MAX_LEN, self.text.len()))
            }
            Stage::Whole => match self.fields.foreign {
                Some(place) => {
                    self.stage = Stage::Done;
                    Some(place)
                }
                None => None,
            },
            Stage::BeforeBoard => self.fields.before_board.take(),
            Stage::Board => self.board.next(self.text),
            Stage::BeforeHands => self.fields.before_hands.take(),
            Stage::FirstHand => self.hands[0].next(self.text),
            Stage::SecondHand => self.hands[1].next(self.text),
            Stage::AfterHands => self.fields.before_styles.take(),
            Stage::Styles => self.fields.in_styles.take(),
            Stage::End => self.fields.after_styles.take(),
            Stage::Count => self.count(),
            Stage::Done => None,
        }
    }

    /// Returns that there are more pieces than squares, if nothing else is wrong.
    const fn count(&mut self) -> Option<Place> {
        let [first, second] = &self.hands;
        let pieces = self.board.pieces.saturating_add(first.pieces).saturating_add(second.pieces);
        let squares = self.board.squares;
        self.stage = Stage::Done;
        if self.is_wrong || pieces <= squares {
            return None;
        }
        let fault = Fault::TooManyPieces { squares, pieces };
        Some(Place::new(fault, 0, self.text.len()))
    }
}

impl Iterator for FeenErrors<'_> {
    type Item = FeenError;

    fn next(&mut self) -> Option<FeenError> {
        self.next_error()
    }
}

impl core::iter::FusedIterator for FeenErrors<'_> {}
