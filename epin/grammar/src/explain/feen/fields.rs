//! The three fields of a position, and what is wrong between them.

use super::foreign::foreign;
use super::hand::HandReader;
use super::place::{Fault, Place, Span, count};
use super::words::Words;
use crate::read::feen::is_styles;

/// Where the fields are, and what is wrong between them and with the last one.
#[derive(Debug, Clone)]
pub(super) struct Fields {
    pub(super) board: Span,
    pub(super) hands: [Span; 2],
    /// Whether the string is one of another notation, and where that starts to differ.
    pub(super) foreign: Option<Place>,
    pub(super) before_board: Option<Place>,
    pub(super) before_hands: Option<Place>,
    pub(super) before_styles: Option<Place>,
    pub(super) in_styles: Option<Place>,
    pub(super) after_styles: Option<Place>,
}

impl Fields {
    /// Returns the fields of a string.
    pub(super) const fn of(text: &[u8]) -> Self {
        let words = Words::of(text);
        let mut fields = Self {
            board: Span::EMPTY,
            hands: [Span::EMPTY; 2],
            foreign: foreign(text, &words),
            before_board: None,
            before_hands: None,
            before_styles: None,
            in_styles: None,
            after_styles: None,
        };
        let [first, second, third, ..] = words.first;
        if words.count == 0 || first.start > 0 {
            fields.before_board = Some(Place::new(Fault::Board, 0, first.start));
        }
        match words.count {
            0 => {}
            1 => {
                fields.board = first;
                fields.before_hands = Some(Place::new(Fault::Alone, first.end, text.len()));
            }
            2 => fields.two(text, first, second),
            _ => {
                let [before, hands, styles] = words.last;
                let is_split = words.count > 3
                    && is_styles(styles.slice(text))
                    && count(hands.slice(text), b'/') == 1
                    && !is_styles(third.slice(text));
                if is_split {
                    // `8/ 8 / C/c`: the spaces in the board are wrong, not the fields after it.
                    let board = Span { start: first.start, end: before.end };
                    fields.three(text, board, hands, styles, styles.end);
                } else {
                    fields.three(text, first, second, third, styles.end);
                }
            }
        }
        fields
    }

    /// Finds what is wrong if there are two words: a field is missing, or a space between fields.
    ///
    /// | string | |
    /// |---|---|
    /// | `/ C/c` | no board |
    /// | `8/8/ C/c` | no space before the hands |
    /// | `8/8 C/c` | no hands |
    /// | `8/8 P/pC/c` | no space after the hands |
    /// | `8/8 2P/p` | no styles |
    /// | `8/8 Pp` | no slash between the hands, and then probably no styles |
    const fn two(&mut self, text: &[u8], first: Span, second: Span) {
        self.board = first;
        let word = second.slice(text);
        let styles = Span { start: second.end.saturating_sub(3), end: second.end };
        if is_styles(word) {
            match first.slice(text) {
                b"/" => {
                    self.board = Span::EMPTY;
                    self.before_board = Some(Place::new(Fault::Board, 0, first.start));
                }
                [.., b'/'] => {
                    self.board.end -= 1;
                    let place = Place::new(Fault::NoSpace, self.board.end, second.start);
                    self.before_hands = Some(place);
                }
                _ => {
                    // After one space, since what is written instead of the styles is `/ C/c`.
                    let place = Place::new(Fault::Hands, first.end + 1, second.end);
                    self.before_hands = Some(place.at(second.start));
                }
            }
        } else if is_styles(styles.slice(text)) && count(word, b'/') == 2 {
            self.set_hands(text, Span { start: second.start, end: styles.start });
            self.before_styles = Some(Place::new(Fault::NoSpace, styles.start, styles.end));
        } else if self.set_hands(text, second) {
            self.before_hands = gap(text, first, second);
            self.in_styles = Some(Place::new(Fault::Styles, second.end, text.len()));
        } else {
            self.before_hands = Some(Place::new(Fault::Hands, second.start, second.end));
        }
    }

    /// Finds what is wrong if there are three fields. `end` is the end of the last word.
    const fn three(&mut self, text: &[u8], board: Span, hands: Span, styles: Span, end: usize) {
        self.board = board;
        self.before_hands = if self.set_hands(text, hands) {
            gap(text, board, hands)
        } else {
            Some(Place::new(Fault::Hands, hands.start, hands.end))
        };
        if self.before_styles.is_none() {
            self.before_styles = gap(text, hands, styles);
        }
        // In `8/8_/_C/c`, both underscores are repaired at once. After a repair of the first alone,
        // the string has a space, so `Words` no longer takes `_` for white space. The repair repeats
        // the hands, so they have to be valid.
        if let (Some(first), Some(second)) = (self.before_hands, self.before_styles) {
            if let b"_" = (Span { start: first.start, end: hands.start }).slice(text) {
                let [mut one, mut other] =
                    [HandReader::of(self.hands[0]), HandReader::of(self.hands[1])];
                if one.next(text).is_none() && other.next(text).is_none() {
                    self.before_hands = Some(Place { end: second.end, ..first });
                }
                self.before_styles = None;
            }
        }
        if !is_styles(styles.slice(text)) {
            self.in_styles = Some(wrong_styles(text, Span { start: styles.start, end }));
        } else if styles.end < text.len() {
            self.after_styles = Some(Place::new(Fault::End, styles.end, text.len()));
        }
    }

    /// Finds the two hands, and returns whether there is a slash between them.
    const fn set_hands(&mut self, text: &[u8], hands: Span) -> bool {
        let Some(slash) = find_slash(text, hands) else { return false };
        let mut second = Span { start: slash + 1, end: hands.end };
        if let Some(slash) = find_slash(text, second) {
            second.end = slash;
            self.before_styles = Some(Place::new(Fault::HandSlash, slash, hands.end));
        }
        self.hands = [Span { start: hands.start, end: slash }, second];
        true
    }
}

/// Returns what is wrong if two fields do not have one space between them.
const fn gap(text: &[u8], before: Span, after: Span) -> Option<Place> {
    let (start, end) = (before.end, after.start);
    let at = match (Span { start, end }).slice(text) {
        b" " => return None,
        [b' ', ..] => start + 1,
        _ => start,
    };
    Some(Place::new(Fault::Space, start, end).at(at))
}

/// Returns what is wrong with the styles.
const fn wrong_styles(text: &[u8], styles: Span) -> Place {
    let (at, fault) = match styles.slice(text) {
        [active, b'/', rest @ ..] if active.is_ascii_alphabetic() => {
            let is_upper = active.is_ascii_uppercase();
            match rest {
                [inactive, ..]
                    if inactive.is_ascii_alphabetic()
                        && inactive.is_ascii_uppercase() != is_upper =>
                {
                    (3, Fault::StylesEnd)
                }
                _ if is_upper => (2, Fault::StylesLower),
                _ => (2, Fault::StylesUpper),
            }
        }
        [active, ..] if active.is_ascii_alphabetic() => (1, Fault::StylesSlash),
        _ => (0, Fault::Styles),
    };
    Place::new(fault, styles.start, styles.end).at(styles.start + at)
}

/// Returns the offset of the first slash of a part.
const fn find_slash(text: &[u8], part: Span) -> Option<usize> {
    let mut rest = part.slice(text);
    while let [byte, more @ ..] = rest {
        if *byte == b'/' {
            return Some(part.end - rest.len());
        }
        rest = more;
    }
    None
}
