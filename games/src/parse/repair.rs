//! Finds the one likely repair of a refused string.
//!
//! A repair is suggested only if it and further repairs lead to a position. If a mistake would remain, the slip
//! may be part of that mistake.

use alloc::string::String;
use core::num::NonZeroU32;
use core::ops::Range;

use epin::Suggestion;
use epin::notation::symbol;

use crate::counters::Counters;
use crate::dialect::{HandsField, Mark};
use crate::game::Game;
use crate::parse_fen_error::{Hint, ParseFenError, ParseFenErrorKind};
use crate::read::Reader;
use crate::setup::Setup;

/// How many repairs a string may need. Together with the removal of a label, there are at most eight.
const MAX_REPAIRS: usize = 7;

/// Returns the error to report for a refused string, with its repair, or `None` if there is no repair.
pub(super) fn find<G: Game>(text: &str, error: &ParseFenError) -> Option<ParseFenError> {
    let setup = repaired::<G>(text, MAX_REPAIRS)?;
    repair::<G>(text, error).filter(|_| !may_lack_counter(text, &setup))
}

/// Returns the position that a string is after at most the given number of repairs.
fn repaired<G: Game>(text: &str, repairs: usize) -> Option<Setup<G>> {
    let read = Setup::read(text);
    let Err(error) = &read else { return read.ok() };
    let error = repair::<G>(text, error).filter(|_| repairs > 0)?;
    let mut text = String::from(text);
    text.replace_range(error.range(), error.suggestion()?.as_str());
    repaired(&text, repairs - 1)
}

/// Returns whether doubled white space before the only number may stand for a missing counter: in `w - -  1`, 1
/// would become the halfmove clock if the space were removed, but it may be the move number.
fn may_lack_counter<G: Game>(text: &str, setup: &Setup<G>) -> bool {
    let Counters { halfmove_clock, move_number, counting_limit } = setup.counters;
    let numbers = [halfmove_clock, move_number, counting_limit.map(NonZeroU32::get)];
    let reversed = fields(text).chars().rev().filter(|char| *char != '\r').filter_map(plain);
    let is_doubled = reversed.skip_while(|byte| *byte != b' ').nth(1) == Some(b' ');
    G::dialect().has_halfmove_clock && is_doubled && numbers.into_iter().flatten().count() == 1
}

/// Returns a string without what is removed after the last field.
fn fields(text: &str) -> &str {
    text.trim_end_matches(|char| plain(char).is_none_or(|byte| b" ,;".contains(&byte)))
}

/// Returns the ASCII character that a character means or looks like, a byte outside ASCII if there is none, or
/// `None` if the character is invisible.
fn plain(char: char) -> Option<u8> {
    match char {
        // Full-width forms are in the same order as ASCII.
        '！'..='～' => u8::try_from(u32::from(char) - 0xfee0).ok(),
        _ => symbol(char),
    }
}

/// Returns the error of a refused string with a repair, which is likely if it leads to a position.
fn repair<G: Game>(text: &str, error: &ParseFenError) -> Option<ParseFenError> {
    let reader = Reader::new(G::dialect(), text);
    let (mut kind, range) = (error.kind(), error.range());
    let (found, rest) = (reader.part(range.clone()), reader.part(range.end..text.len()));
    let until =
        |is_end: fn(char) -> bool| range.start..range.end + rest.find(is_end).unwrap_or(rest.len());
    let board = until(|char| char.is_whitespace() || char == '[');
    let end = fields(text).len()..text.len();
    let is_ascii = found.is_ascii() && rest.chars().next().is_none_or(|char| char.is_ascii());
    // What to replace, what to write instead, and what to expect if that is more than the error's range.
    let (part, mut with, expected) = match kind {
        _ if range.end > end.start => {
            kind = ParseFenErrorKind::End;
            (end, String::new(), "the end")
        }
        _ if found.contains(char::is_whitespace) || !is_ascii => {
            let part = until(|char| char == ' ');
            (part.clone(), plain_text(text, part)?, "ASCII characters and single spaces")
        }
        ParseFenErrorKind::Board if found.starts_with(|char: char| char.is_ascii_digit()) => {
            let joined = join_counts(&plain_text(text, board.clone())?)?;
            (board, joined, "adjacent empty squares as one count")
        }
        ParseFenErrorKind::Board => {
            (board.clone(), without_marks::<G>(text, board)?, "the board without the marks of FEEN")
        }
        ParseFenErrorKind::Turn | ParseFenErrorKind::EnPassant => {
            // In `B w`, the fields may be out of order.
            let next = rest.split_whitespace().next().unwrap_or("-");
            let is_clear = !G::dialect().turns.concat().contains(next);
            (range, is_clear.then(|| found.to_ascii_lowercase())?, "")
        }
        ParseFenErrorKind::Hands
            if G::dialect().hands == Some(HandsField::Separate) && found == "/" =>
        {
            let first = reader.part(0..range.start).rsplit(' ').next()?;
            let second = rest.split(' ').next()?;
            let is_clear = !first.ends_with(|char: char| !char.is_uppercase())
                && !second.contains(char::is_uppercase);
            (range, is_clear.then(String::new)?, "")
        }
        ParseFenErrorKind::Hands => return None,
        // A counter, if a repair is possible at all
        _ => {
            let digits = found.replace(['O', 'o'], "0");
            let number = digits.trim_start_matches('0');
            let number = if number.is_empty() { "0" } else { number };
            // A clock `05` may be `0 5` if there is no move number.
            let is_last = rest.is_empty() && kind == ParseFenErrorKind::HalfmoveClock;
            let is_clear = !is_last || digits.len() != number.len() + 1;
            (range, is_clear.then(|| number.into())?, "")
        }
    };
    let old = reader.part(part.clone());
    let same = old.bytes().rev().zip(with.bytes().rev()).take_while(|(old, new)| old == new);
    let same = same.count().min(part.end - error.range().end);
    with.truncate(with.len() - same);
    let (range, with) = first_ranks(text, part.start..part.end - same, &with)?;
    let is_changed = reader.part(range.clone()) != with.as_str();
    let is_wider = range != error.range();
    let error = if is_wider { reader.error(kind, range, expected) } else { error.clone() };
    is_changed.then(|| error.with_hint(Some(Hint::Write(with))))
}

/// Returns the part of a string to replace and what to write instead. If that is too long for a suggestion,
/// these are the ranks for which a suggestion has room. The other ranks are repaired in the next round.
fn first_ranks(text: &str, part: Range<usize>, with: &str) -> Option<(Range<usize>, Suggestion)> {
    if let Some(with) = Suggestion::new(with) {
        return Some((part, with));
    }
    let end = with.get(..32)?.rfind('/')?;
    let with = with.get(..=end)?;
    let mut slashes =
        text.get(part.clone())?.char_indices().filter(|(_, char)| plain(*char) == Some(b'/'));
    let (at, slash) = slashes.nth(with.matches('/').count() - 1)?;
    Some((part.start..part.start + at + slash.len_utf8(), Suggestion::new(with)?))
}

/// Returns a part of a string in ASCII, with single spaces between fields and none at the start and the end.
fn plain_text(text: &str, part: Range<usize>) -> Option<String> {
    let (before, after) = (text.get(..part.start)?, text.get(part.end..)?);
    let mut plain_text = String::new();
    for byte in text.get(part)?.chars().filter_map(plain) {
        let previous = plain_text.chars().last().or(before.chars().last());
        if byte != b' ' || previous.is_some_and(|char| !char.is_whitespace()) {
            plain_text.push(byte.is_ascii().then_some(char::from(byte))?);
        }
    }
    if after.starts_with(' ') && plain_text.ends_with(' ') {
        plain_text.pop();
    }
    Some(plain_text)
}

/// Returns a board in which one count replaces several side by side, or `None` if it would be above 9.
fn join_counts(board: &str) -> Option<String> {
    let mut joined = String::new();
    for mut char in board.chars() {
        let last = joined.chars().last().and_then(|last| last.to_digit(10));
        if let (Some(first @ 1..), Some(second @ 1..)) = (last, char.to_digit(10)) {
            char = char::from_digit(first + second, 10)?;
            joined.pop();
        }
        joined.push(char);
    }
    Some(joined)
}

/// Returns the end of a board without the `^`, `+` and `-` of FEEN, if the rest of the string says the same.
fn without_marks<G: Game>(text: &str, part: Range<usize>) -> Option<String> {
    let has_plus = G::dialect().mark == Some(Mark::Before);
    let is_mark = |char| matches!(char, '^' | '-') || char == '+' && !has_plus;
    let plain = plain_text(text, part.clone())?;
    let bare = Some(plain.replace(is_mark, "")).filter(|bare| bare.len() < plain.len())?;
    let board = join_counts(&(String::from(text.get(..part.start)?) + &plain))?.replace('~', "");
    let mut unmarked = String::from(text);
    unmarked.replace_range(part, &bare);
    let feen = repaired::<G>(&unmarked, MAX_REPAIRS)?.position.to_feen().ok()?;
    let mut marked = feen.as_str().get(feen.board_range())?.chars();
    // Some marks may be missing, and some games have other letters in FEEN.
    let is_same = board.chars().all(|char| {
        let other = marked.find(|other| *other == char || !is_mark(*other)).unwrap_or_default();
        other == char || other.is_alphabetic() && char.is_alphabetic()
    });
    (is_same && marked.all(is_mark)).then_some(bare)
}
