//! The fields of an invalid position, and the mistakes in, between and around them.
//!
//! If there are too many pieces or squares, no suggestion would make the position valid, so none is offered,
//! and unknown pieces are not reported. The excess is reported only if it is the only mistake.

use alloc::vec::Vec;

use super::board::Board;
use super::fault::Fault;
use super::hands::HandsField;
use super::mistakes::{Mistake, Mistakes};
use super::span::Span;
use super::styles::{meant_styles, styles_fault};
use crate::catalog::CatalogInfo;
use crate::feen::MeantPieces;
use crate::feen::accept::is_styles;
use crate::notation::Hint;
use crate::set::EpinSet;
use crate::text::{is_ascii_space, slice};

/// The fields into which a string was divided.
pub(super) struct Fields {
    /// The string without the white space, quotation marks and brackets around it.
    pub(super) inner: Span,
    pub(super) board: Board,
    /// Empty if the hands are missing.
    pub(super) hands: HandsField,
    /// Empty if the styles are missing.
    pub(super) styles: Span,
    /// Whether what follows the styles can be removed, because it consists of numbers or is a comment.
    pub(super) is_tail_removable: bool,
}

impl Fields {
    /// Returns all mistakes, from left to right.
    pub(super) fn mistakes(&self, text: &[u8], known: Option<&EpinSet>) -> Vec<Mistake> {
        let [start, board_end, end] = self.bounds();
        let pieces =
            known.map(|known| MeantPieces::new(slice(text, 0, end), [start, board_end], known));
        let mut mistakes = Mistakes::new(text, pieces.as_ref());
        self.add_mistakes_before_board(&mut mistakes);
        self.board.add_mistakes(&mut mistakes);
        self.add_mistakes_before_hands(&mut mistakes);
        if !self.hands.span.is_empty() {
            self.hands.add_mistakes(&mut mistakes);
        }
        // In `8/7 PR2B/ C/c`, the `P` may belong to the last rank.
        let at_end = self.board.has_wrong_end();
        let is_unsure = |mistake: &&mut Mistake| at_end && mistake.fault == Fault::WrongHandOrder;
        mistakes.all.iter_mut().filter(is_unsure).for_each(|mistake| mistake.hint = None);
        self.add_mistakes_before_styles(&mut mistakes);
        self.add_mistakes_in_styles(&mut mistakes);
        self.add_mistakes_after_styles(&mut mistakes);
        if let Some(fault) = self.board.excess(self.hands.piece_count()) {
            mistakes.all.iter_mut().for_each(|mistake| mistake.hint = None);
            mistakes.all.retain(|mistake| !matches!(mistake.fault, Fault::UnknownPiece { .. }));
            if mistakes.all.is_empty() {
                let is_of_board = matches!(fault, Fault::TooMany { .. });
                let span = if is_of_board { self.board.span } else { Span::new(0, text.len()) };
                mistakes.push(Mistake::new(fault, span));
            }
        }
        mistakes.drop_repetitions();
        mistakes.all
    }

    /// Adds a mistake if the styles are valid, but not the catalog's, or drops the suggestions with such
    /// styles.
    pub(super) fn check_styles(
        &self,
        text: &[u8],
        catalog: &CatalogInfo,
        mistakes: &mut Vec<Mistake>,
    ) {
        let is_other = |styles: &[u8]| is_styles(styles) && !catalog.has_styles(styles);
        let mut is_clear = true;
        for mistake in mistakes.iter_mut() {
            let Span { start, end } = mistake.span;
            if end <= self.styles.start || self.styles.end <= start {
                continue;
            }
            is_clear = false;
            if let Some(Hint::Suggestion(suggestion)) = mistake.hint {
                // A suggestion that adds what is missing before the styles ends with them.
                let styles = suggestion.as_str().as_bytes().last_chunk::<3>();
                mistake.hint =
                    mistake.hint.filter(|_| !styles.is_some_and(|styles| is_other(styles)));
            }
        }
        if is_clear && is_other(self.styles.slice(text)) {
            let index = mistakes.partition_point(|other| other.span.start < self.styles.start);
            mistakes.insert(index, Mistake::new(Fault::OtherStyles, self.styles));
        }
    }

    /// Returns the offsets at which the board starts and ends and the hands end.
    pub(super) fn bounds(&self) -> [usize; 3] {
        [self.board.span.start, self.board.span.end, self.hands.span.end]
    }

    /// Returns the number of mistakes, not counting white space inside a field.
    pub(super) fn mistake_count(&self, text: &[u8]) -> usize {
        let mistakes = self.mistakes(text, None);
        mistakes.iter().filter(|mistake| mistake.fault != Fault::SpaceInField).count()
    }

    fn add_mistakes_before_board(&self, mistakes: &mut Mistakes<'_>) {
        let before = Span::new(0, self.board.span.start);
        if !before.is_empty() {
            let is_label = before.slice(mistakes.text).iter().any(u8::is_ascii_alphabetic);
            let fault = if is_label { Fault::WordBeforeBoard } else { Fault::BeforeBoard };
            mistakes.push(Mistake::new(fault, before).suggesting(""));
        }
    }

    fn add_mistakes_before_hands(&self, mistakes: &mut Mistakes<'_>) {
        let (board, hands) = (self.board.span, self.hands.span);
        if hands.is_empty() || board.end == hands.start && self.board.has_wrong_end() {
            // `add_mistakes_before_styles` reports the missing hands. In `8/8&nbsp;/ C/c` and `8/8|P/ C/c`,
            // another character than the slash is the mistake.
        } else if board.end == hands.start {
            // In `8/8/ C/c`, the slash before the space belongs to the hands.
            mistakes.push(Mistake::new(Fault::NoSpace, hands).suggesting(" /"));
        } else {
            add_wrong_gap(mistakes, Span::new(board.end, hands.start));
        }
    }

    fn add_mistakes_before_styles(&self, mistakes: &mut Mistakes<'_>) {
        let (text, hands, styles) = (mistakes.text, self.hands.span, self.styles);
        if styles.is_empty() {
            let missing = Span::new(hands.end, text.len());
            return mistakes.push(Mistake::new(Fault::NoStyles, missing).with_offset(text.len()));
        }
        if hands.end < styles.start {
            return add_wrong_gap(mistakes, Span::new(hands.end, styles.start));
        }
        let gap = Span::new(self.board.span.end, styles.end);
        let (fault, span, before) = match (hands.is_empty(), gap.slice(text)) {
            (false, _) => (Fault::NoSpace, styles, " "),
            (true, [b' ', _, b'/', _]) => (Fault::NoHands, styles, "/ "),
            (true, _) => (Fault::NoHands, gap, " / "),
        };
        let suggestion = [before.as_bytes(), styles.slice(text)].concat();
        mistakes.push(Mistake::new(fault, span).with_offset(styles.start).suggesting(suggestion));
    }

    fn add_mistakes_in_styles(&self, mistakes: &mut Mistakes<'_>) {
        let styles = self.styles.slice(mistakes.text);
        if let Some(found) = styles_fault(styles).filter(|_| !styles.is_empty()) {
            // If there is white space, as in `C / c`, the mistake is the white space.
            let space = styles.iter().position(|byte| is_ascii_space(*byte));
            let (fault, index) = space.map_or(found, |space| (Fault::SpaceInField, space));
            let mistake = Mistake::new(fault, self.styles).with_offset(self.styles.start + index);
            // In `*8/8 / C/c*` and `r#"8/8 / C/c"#`, what encloses the string is removed at both ends or at
            // neither end.
            let is_unclear =
                |mistake: &Mistake| mistake.fault == Fault::NotOnBoard && mistake.hint.is_none();
            let is_end_alone = fault == Fault::StylesTooLong && mistakes.all.iter().any(is_unclear);
            let suggestion = meant_styles(styles).filter(|_| !is_end_alone);
            mistakes.push(mistake.with_suggestion(suggestion));
        }
    }

    fn add_mistakes_after_styles(&self, mistakes: &mut Mistakes<'_>) {
        let after = Span::new(self.styles.end, mistakes.text.len());
        if !after.is_empty() {
            let mistake = Mistake::new(Fault::AfterStyles, after);
            let is_removed = self.styles.end == self.inner.end || self.is_tail_removable;
            mistakes.push(if is_removed { mistake.suggesting("") } else { mistake });
        }
    }
}

/// Adds a mistake if there is anything but one space between two fields.
fn add_wrong_gap(mistakes: &mut Mistakes<'_>, gap: Span) {
    let text = gap.slice(mistakes.text);
    if text != b" " {
        let offset = gap.start + text.iter().position(|byte| *byte != b' ').unwrap_or(1);
        mistakes.push(Mistake::new(Fault::WrongGap, gap).with_offset(offset).suggesting(" "));
    }
}
