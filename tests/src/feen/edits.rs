//! One mistake is one error: real positions with one edit, or with two.

use std::ops::Range;

use epin::feen::{Feen, ParseFeenError, errors};

use super::samples::POSITIONS;
use super::suggestions::repaired;
use crate::support::random::noise;

/// The maximum number of errors after an edit for which [`is_exception`] returns `true`.
const MOST: usize = 3;

/// Returns the strings that a position becomes if a byte is dropped, doubled or swapped with the next
/// one, each with the place of the edit.
pub(super) fn edits(text: &str) -> Vec<(String, Range<usize>)> {
    let mut edits = Vec::new();
    for at in 0..text.len() {
        let (before, after) = text.split_at(at);
        let byte = &after[..1];
        edits.push((format!("{before}{}", &after[1..]), at..at));
        edits.push((format!("{before}{byte}{after}"), at..at + 2));
        if let Some(next) = after.get(1..2).filter(|next| *next != byte) {
            edits.push((format!("{before}{next}{byte}{}", &after[2..]), at..at + 2));
        }
    }
    edits
}

/// Returns the range of the rank, the hand or the field around a place, with its separators.
fn around(text: &str, place: &Range<usize>) -> Range<usize> {
    let is_between = |char| matches!(char, '/' | ' ');
    let start = text[..place.start].rfind(is_between).unwrap_or(0);
    let end = text[place.end..].find(is_between).map_or(text.len(), |at| place.end + at + 1);
    start..end
}

/// Returns whether an edit can be more than one mistake, or a mistake in another place.
fn is_exception(text: &str, position: &str, place: &Range<usize>) -> bool {
    let (board, _) = position.split_once(' ').unwrap();
    let is_swap = text.len() == position.len();
    let is_drop = text.len() < position.len();
    // A separator that is swapped changes the ranks, hands or fields on both of its sides.
    is_swap && text[place.clone()].contains(['/', ' '])
        // Without the space before it, the first hand is a part of the board.
        || is_drop && place.start == board.len()
        // Without a board, the hands are read as the board.
        || text.starts_with(' ')
        // With only two layers left, there is no size that most layers have.
        || is_drop && board.matches("//").count() == 2 && text.matches("//").count() == 1
}

#[test]
fn one_edit_is_one_error_at_its_place() {
    let (mut count, mut exceptions) = (0, 0);
    for position in POSITIONS {
        for (text, place) in edits(position) {
            let near = around(&text, &place);
            let is_near = |error: &ParseFeenError| {
                let range = error.range();
                range.start <= near.end && range.end >= near.start
            };
            let all: Vec<_> = errors(&text).collect();
            count += 1;
            if is_exception(&text, position, &place) {
                exceptions += 1;
                assert!(all.len() <= MOST, "{text:?}: {all:?}");
            } else {
                assert!(all.len() <= 1 && all.iter().all(is_near), "{text:?}, {place:?}: {all:?}");
            }
        }
    }
    assert!(count > 2_500 && exceptions < count / 5, "{exceptions} of {count}");
}

/// Returns whether an edit can be two mistakes: an edited separator changes the ranks, hands or fields on
/// both of its sides.
fn is_exception_of_two(edited: &str, text: &str, place: &Range<usize>) -> bool {
    let end = text.len().min(place.end + 1);
    edited.len() <= text.len() && text[place.start..end].contains(['/', ' '])
}

#[test]
fn two_edits_are_at_most_two_errors() {
    let mut noise = noise();
    let mut pick = |len: usize| {
        let bytes = [noise.next().unwrap(), noise.next().unwrap()];
        usize::from(u16::from_be_bytes(bytes)) % len
    };
    let mut exceptions = 0;
    for _ in 0..1_000 {
        let mut is_exception = false;
        let position = POSITIONS[pick(POSITIONS.len())];
        let mut text = position.to_owned();
        for _ in 0..2 {
            let mut edits = edits(&text);
            let (edited, place) = edits.swap_remove(pick(edits.len()));
            is_exception |= is_exception_of_two(&edited, &text, &place);
            text = edited;
        }
        if let Some(repaired) = repaired(&text) {
            assert!(Feen::is_valid(&repaired), "{text:?}: {repaired:?}");
        }
        let all: Vec<_> = errors(&text).collect();
        if all.len() > 2 {
            exceptions += 1;

            assert!(all.len() <= 4 && is_exception, "{text:?}: {all:?}");
        }
    }
    // In most exceptions, a slash and a digit are swapped: `5C1/9` becomes `5C/19`.
    assert!(exceptions <= 50, "{exceptions}");
}
