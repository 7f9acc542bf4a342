//! All that is wrong with a string that is not a position (FEEN).

mod board;
mod buffer;
mod error;
mod excerpt;
mod fields;
mod hands;
mod place;
mod plan;
mod styles;
mod unread;
mod words;

use core::ops::Range;

use self::board::BoardReader;
use self::buffer::Buffer;
pub use self::error::{FeenError, counted};
pub use self::excerpt::Excerpt;
use self::fields::{Fields, Places, slashes};
use self::hands::HandsReader;
pub(crate) use self::place::Fault;
use self::place::{Once, Place, Span, find};
use crate::explain::chars::symbol::symbol;
use crate::explain::chars::utf8::decode;
use crate::read::feen::{FeenLayout, is_styles, read_board, read_hand};
use crate::read::slice::slice;

/// All that is wrong with a string that is not a position, from its start to its end: an error for
/// each mistake. One that is made again and again is reported once, as `.` for each empty square.
///
/// It is empty if and only if the string is a position. All calls together read at most 4,096 bytes
/// of the string, and take time in proportion to that.
#[derive(Debug, Clone)]
pub struct FeenErrors<'a> {
    text: &'a [u8],
    fields: Fields,
    /// Which of `places` is next, 0 to 6. At 1, the board is read before it, and at 3, the hands. At 7,
    /// the pieces are counted.
    stage: u8,
    places: Places,
    board: BoardReader,
    hands: HandsReader,
    /// Whether there was an error.
    is_wrong: bool,
    once: Once,
    /// Whether the repairs of the board, the hands, the styles and what is between them are offered.
    offers: [bool; 4],
}

impl<'a> FeenErrors<'a> {
    /// Returns the errors of a string. The bytes need not be UTF-8.
    #[cold]
    #[must_use]
    pub const fn new(text: &'a [u8]) -> Self {
        let whole = if text.len() > FeenLayout::MAX_LEN {
            Place::new(Fault::TooLong, 0, text.len())
        } else {
            match Fields::of(text) {
                Ok(fields) => match Self::of(text, fields).checked() {
                    Ok(errors) => return errors,
                    Err(place) => place,
                },
                Err(fault) => Place::new(fault, 0, text.len()),
            }
        };
        let places = [Some(whole), None, None, None, None, None, None];
        Self { text, places, ..Self::of(&[], Fields::NONE) }
    }

    /// Returns the errors of a string with these fields, and all of their repairs.
    const fn of(text: &'a [u8], fields: Fields) -> Self {
        let Fields { board, hands, is_split, .. } = fields;
        let (board, hands) = if is_split { (Span::EMPTY, Span::EMPTY) } else { (board, hands) };
        Self {
            text,
            fields,
            stage: 0,
            places: fields.places(text),
            board: BoardReader::of(board),
            hands: HandsReader::of(text, hands),
            is_wrong: false,
            once: Once(0),
            offers: [true; 4],
        }
    }

    /// Returns the errors with the repairs that are offered, or `Err` with the only error: that the
    /// string is in quotes or brackets, or has three words that are not a position.
    const fn checked(self) -> Result<Self, Place> {
        let Self { text, fields, .. } = self;
        if fields.is_split {
            return Ok(self);
        }
        let (mut has_repair, mut are_hands_wrong) = (false, false);
        let mut quote = None;
        let mut places = self.without_sizes();
        while let Some(place) = places.next_place() {
            has_repair |= place.repair.is_some();
            match (place.fault, &quote) {
                // `"8/8 / C/c"` has one mistake.
                (Fault::StylesEnd, Some(quote)) => return Err(*quote),
                (Fault::Square, _)
                    if place.repair.is_none()
                        && place.at == fields.board.start
                        && starts_enclosed(fields.board.slice(text)) =>
                {
                    quote = Some(place);
                }
                (Fault::Hands | Fault::HandSlash | Fault::InHand, _) => are_hands_wrong = true,
                _ => {}
            }
        }
        if are_hands_wrong && slashes(fields.styles.slice(text)) == 0 {
            return Err(Place::new(Fault::Fields { words: 3 }, 0, text.len()));
        }
        let offers = if has_repair { self.right_fields() } else { self.offers };
        Ok(Self { offers, ..self })
    }

    /// Returns the errors without those about the size of a rank, a layer or the board.
    const fn without_sizes(&self) -> Self {
        let mut errors = Self { ..*self };
        errors.board.is_measured = false;
        errors
    }

    /// Returns whether the board, the hands and the styles are right with all of their repairs, and
    /// whether there are not more pieces than squares. If there are, none of them is right.
    const fn right_fields(&self) -> [bool; 4] {
        let mut repaired = Buffer::new();
        let mut at = self.fields.board.start;
        let mut places = self.without_sizes();
        while let Some(place) = places.next_place() {
            if let Some(repair) = &place.repair {
                repaired.push(slice(self.text, at, place.start));
                repaired.push(repair.as_str().as_bytes());
                at = place.end;
            }
        }
        repaired.push(slice(self.text, at, self.fields.styles.end));
        // A space ends the board, and another the hands.
        let text = repaired.as_slice();
        let hands = slice(text, find(text, b' ') + 1, text.len());
        let styles = slice(hands, find(hands, b' ') + 1, hands.len());
        let board = read_board(text);
        let counts = match read_hand(hands, b'/') {
            Some((first, hands)) => (first, read_hand(hands, b' ')),
            None => (0, None),
        };
        if let (Some((board, _)), (first, Some((second, _)))) = (&board, &counts) {
            if board.pieces.saturating_add(*first).saturating_add(*second) > board.squares {
                return [false; 4];
            }
        }
        [board.is_some(), counts.1.is_some(), is_styles(styles), true]
    }

    /// Returns the next error of a string that has one.
    #[must_use]
    pub const fn first(mut self) -> FeenError {
        match self.next_error() {
            Some(error) => error,
            // Unreachable: the string has an error.
            None => FeenError::new(self.text, Place::new(Fault::End, 0, 0)),
        }
    }

    /// Returns the part of the string that has the board and the hands. It is empty if it is unclear
    /// what the fields are.
    #[must_use]
    pub const fn pieces(&self) -> Range<usize> {
        self.fields.board.start..self.fields.hands.end
    }

    /// Returns the next error, or `None` if there are no more: what `next` of an iterator returns,
    /// in a constant.
    #[must_use]
    pub const fn next_error(&mut self) -> Option<FeenError> {
        match self.next_place() {
            Some(place) => Some(FeenError::new(self.text, place)),
            None => None,
        }
    }

    /// Returns what is wrong next.
    const fn next_place(&mut self) -> Option<Place> {
        loop {
            match self.next_at_stage() {
                (None, _) if self.stage == 7 => return None,
                (None, _) => self.stage += 1,
                (Some(place), is_offered) => {
                    if self.once.is_new(&place) {
                        self.is_wrong = true;
                        return Some(if is_offered { place } else { place.repair(None) });
                    }
                }
            }
        }
    }

    /// Returns what is wrong next at this stage, and whether its repair is offered.
    const fn next_at_stage(&mut self) -> (Option<Place>, bool) {
        let [before, board, before_hands, hands, before_styles, styles, after] = &mut self.places;
        let [of_board, of_hands, of_styles, of_others] = self.offers;
        match self.stage {
            0 => (before.take(), true),
            1 => match self.board.next(self.text) {
                None => (board.take(), of_board),
                place => (place, of_board),
            },
            2 => (before_hands.take(), of_others),
            3 => match self.hands.next(self.text) {
                None => (hands.take(), of_hands),
                // `8/82 PN/ C/c` and `8/8 2P/nc /C` are not a matter of order.
                Some(place @ Place { fault: Fault::HandOrder, .. }) => {
                    (Some(place), of_hands && of_board && of_styles)
                }
                place => (place, of_hands),
            },
            4 => (before_styles.take(), of_others),
            5 => (styles.take(), of_styles),
            6 => (after.take(), true),
            _ => (self.too_many(), true),
        }
    }

    /// Returns that there are more pieces than squares, if nothing else is wrong.
    const fn too_many(&self) -> Option<Place> {
        let pieces = self.board.pieces.saturating_add(self.hands.pieces);
        let squares = self.board.squares;
        if self.is_wrong || pieces <= squares {
            return None;
        }
        let fault = Fault::TooManyPieces { squares, pieces };
        Some(Place::new(fault, 0, self.text.len()))
    }
}

/// Whether a string starts with a quotation mark or a bracket of any kind.
const fn starts_enclosed(text: &[u8]) -> bool {
    match decode(text) {
        Some((char, _)) => matches!(symbol(char), Some(b'"' | b'\'' | b'`' | b'(' | b'[')),
        None => false,
    }
}

impl Iterator for FeenErrors<'_> {
    type Item = FeenError;

    fn next(&mut self) -> Option<FeenError> {
        self.next_error()
    }
}

impl core::iter::FusedIterator for FeenErrors<'_> {}
