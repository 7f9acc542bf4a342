//! The three fields of a position: where they are, and what is wrong between them.

use super::buffer::Buffer;
use super::hands::wrong_slash;
use super::place::{Fault, Place, Span};
use super::styles::wrong_styles;
use super::words::Words;
use crate::explain::suggestion::Suggestion;
use crate::read::feen::{is_styles, read_feen};
use crate::read::slice::slice;

/// Where the fields are, and what is wrong with them that shows without reading them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields {
    pub(super) board: Span,
    pub(super) hands: Span,
    pub(super) styles: Span,
    /// Whether the string would be a position without the white space in its fields and without what
    /// is after the styles, so that nothing else is wrong.
    pub(super) is_split: bool,
}

/// What is wrong before, in and after each of the fields, in the order of the string.
pub(super) type Places = [Option<Place>; 7];

impl Fields {
    pub(super) const NONE: Self = Self::new(Span::EMPTY, Span::EMPTY, Span::EMPTY);

    const fn new(board: Span, hands: Span, styles: Span) -> Self {
        Self { board, hands, styles, is_split: false }
    }

    /// Returns the fields of a string, or what is wrong if it is unclear what they are.
    ///
    /// | words | fields |
    /// |---|---|
    /// | `8/8 P/p C/c` | the words |
    /// | `8/8 P/pC/c` | the last three bytes are the styles |
    /// | `8/8 P / p C/c`, at most six words | the only way to join them that makes a position |
    /// | `8/8 / C/c 0 1` | the first three words are a position |
    /// | others | unclear |
    pub(super) const fn of(text: &[u8]) -> Result<Self, Fault> {
        let words = Words::of(text);
        let fields = match words.as_slice() {
            [board, hands, styles] => return Ok(Self::new(*board, *hands, *styles)),
            [board, last] => {
                let start = last.end.saturating_sub(3);
                let fields =
                    Self::new(*board, Span::new(last.start, start), Span::new(start, last.end));
                let is_sure =
                    is_styles(fields.styles.slice(text)) && slashes(fields.hands.slice(text)) == 1;
                if is_sure { Some(fields) } else { None }
            }
            all @ [board, hands, styles, ..] => {
                if let Some(fault) = foreign(all, text) {
                    return Err(fault);
                }
                match if words.count <= 6 { joined(text, all) } else { None } {
                    None => Self::new(*board, *hands, *styles).without_space(text),
                    fields => fields,
                }
            }
            _ => None,
        };
        match fields {
            Some(fields) => Ok(fields),
            None => Err(Fault::Fields { words: words.count }),
        }
    }

    /// Returns the fields if they are a position without the white space in them.
    const fn without_space(self, text: &[u8]) -> Option<Self> {
        let mut position = Buffer::new();
        push_words(&mut position, text, self.board);
        position.push(b" ");
        push_words(&mut position, text, self.hands);
        position.push(b" ");
        push_words(&mut position, text, self.styles);
        match read_feen(position.as_slice()) {
            Some(_) => Some(Self { is_split: true, ..self }),
            None => None,
        }
    }

    /// Returns what is wrong apart from what is read of the board and the hands.
    pub(super) const fn places(&self, text: &[u8]) -> Places {
        let Self { board, hands, styles, is_split } = *self;
        let before_styles = match *styles.slice(text) {
            [active, _, inactive] if styles.start == hands.end => {
                let spaced = Suggestion::of_ascii(&[b' ', active, b'/', inactive]);
                Some(Place::new(Fault::NoSpace, styles.start, styles.end).repair(spaced))
            }
            _ => gap(text, hands.end, styles.start),
        };
        [
            around(Fault::Board, 0, board.start),
            match if is_split { split(text, board) } else { None } {
                // Of `8/+ K7`, the sign or the space can be an empty square.
                Some(place) => Some(place.repair(None)),
                None => None,
            },
            gap(text, board.end, hands.start),
            if is_split { split(text, hands) } else { wrong_slash(text, hands) },
            before_styles,
            if is_split { split(text, styles) } else { wrong_styles(text, styles) },
            around(Fault::End, styles.end, text.len()),
        ]
    }
}

/// Returns what is wrong if there is something before the board or after the styles.
const fn around(fault: Fault, start: usize, end: usize) -> Option<Place> {
    if start < end { Some(Place::new(fault, start, end)) } else { None }
}

/// Returns what is wrong if two fields do not have one space between them.
const fn gap(text: &[u8], start: usize, end: usize) -> Option<Place> {
    let at = match slice(text, start, end) {
        b" " => return None,
        [b' ', ..] => start + 1,
        _ => start,
    };
    let place = Place::new(Fault::Space, start, end).at(at);
    Some(place.repair(Suggestion::of_ascii(b" ")))
}

/// Returns what is wrong with a field that is right without the white space in it.
const fn split(text: &[u8], field: Span) -> Option<Place> {
    let words = Words::of(field.slice(text));
    let [first, _, ..] = words.as_slice() else { return None };
    let mut joined = Buffer::new();
    push_words(&mut joined, text, field);
    let place = Place::new(Fault::InField, field.start, field.end).at(field.start + first.end);
    Some(place.repair(Suggestion::of_ascii(joined.as_slice())))
}

/// Adds a field without the white space in it.
const fn push_words(joined: &mut Buffer, text: &[u8], field: Span) {
    let words = Words::of(field.slice(text));
    let mut words = words.as_slice();
    while let [word, more @ ..] = words {
        joined.push(word.slice(field.slice(text)));
        words = more;
    }
}

/// Returns the fields of some words if there is only one way to join them that makes a position.
const fn joined(text: &[u8], words: &[Span]) -> Option<Fields> {
    let ([start, ..], [.., end]) = (words, words) else { return None };
    let mut found = None;
    let mut rest = words;
    while let [board_end, others @ ..] = rest {
        let [hands, ..] = others else { break };
        rest = others;
        let mut others = others;
        while let [hands_end, more @ ..] = others {
            let [styles, ..] = more else { break };
            others = more;
            let board = Span::new(start.start, board_end.end);
            let hands = Span::new(hands.start, hands_end.end);
            let styles = Span::new(styles.start, end.end);
            let fields = Fields::new(board, hands, styles).without_space(text);
            if fields.is_some() {
                if found.is_some() {
                    return None;
                }
                found = fields;
            }
        }
    }
    found
}

/// Returns what some words are if they have the form of FEN or SFEN: a board, the side to move, and
/// castling and en passant in the former, or the hands and the number of moves in the latter.
const fn foreign(mut words: &[Span], text: &[u8]) -> Option<Fault> {
    while let [board, turn, third, fourth, ..] = words {
        let has_form = slashes(board.slice(text)) > 0 && slashes(third.slice(text)) == 0;
        match (turn.slice(text), fourth.slice(text)) {
            (b"w" | b"b", b"-" | [b'a'..=b'z', b'1'..=b'9']) if has_form => {
                return Some(Fault::Fen);
            }
            (b"w" | b"b", [b'1'..=b'9', ..]) if has_form => return Some(Fault::Sfen),
            _ => {}
        }
        let [_, others @ ..] = words else { break };
        words = others;
    }
    None
}

/// Returns how many slashes are in `text`.
pub(super) const fn slashes(text: &[u8]) -> usize {
    let mut count = 0;
    let mut rest = text;
    while let [byte, more @ ..] = rest {
        count += (*byte == b'/') as usize;
        rest = more;
    }
    count
}
