//! The checks of the board, its rows and their squares.

use std::collections::HashMap;

use epin::Letter;

use super::Check;
use super::list::NumberMeaning;
use crate::game::{EMPTY_SQUARE, Square};
use crate::spanned::{Node, Value, counted};

impl Check<'_> {
    pub(super) fn check_board(&mut self, node: &Node<'_>) {
        let Some(rows) = node.list() else {
            let help = match node.text().map(|text| text.trim().split_once('\n')) {
                Some(Some((row, _))) => self.row_help(row),
                Some(None) => Self::START_HELP.to_owned(),
                None => String::new(),
            };
            return self.report_expected("the board as a list of rows", node, &help);
        };
        if rows.is_empty() {
            self.problems.add(node.span.clone(), "the board has no rows");
            return;
        }
        // The rows that have no wrong square, each with its number and its length. A wrong square may stand
        // for several squares, so the length of its row is not known.
        let mut lens = Vec::new();
        // If all rows are strings, only the first one is reported, because together they are one mistake.
        let are_texts = rows.len() > 1 && rows.iter().all(|row| row.text().is_some());
        for (row, number) in rows.iter().zip(1..).take(if are_texts { 1 } else { rows.len() }) {
            let name = if are_texts { "each row".to_owned() } else { format!("row {number}") };
            let what = format!("{name} of the board as a list of squares");
            let squares = self.list_or_report(row, &what, NumberMeaning::EmptySquares);
            let right: Vec<_> = squares.iter().filter_map(|one| self.check_square(one)).collect();
            if right.len() == squares.len() && row.list().is_some() {
                lens.push((number, row, squares.len()));
            }
            self.game.board.push(right);
        }
        let (expected, like) = expected_len(&lens);
        if expected > 0
            && lens.len() == rows.len()
            && lens.iter().all(|(_, _, len)| *len == expected)
        {
            let squares = self.game.board.iter().flatten();
            self.facts.empty_squares = Some(squares.filter(|square| square.is_none()).count());
        }
        for (number, row, len) in lens {
            let message = format!("row {number} of the board has {}", counted(len, "square"));
            if len != expected {
                let message = format!("{message}, expected {expected} like {like}");
                self.problems.add(row.span.clone(), message);
            } else if len == 0 {
                self.problems.add(row.span.clone(), message);
            }
        }
    }

    /// Checks a square. Returns the token on it, if any, or `None` if the square is wrong.
    fn check_square(&mut self, node: &Node<'_>) -> Option<Square> {
        let what = format!("a token or \"{EMPTY_SQUARE}\"");
        let defines = |letter| self.facts.defined.keys().any(|token| token.letter() == letter);
        let help = match node.text() {
            // The letter may be meant.
            Some("0") if defines(Letter::O) => String::new(),
            Some("1") if defines(Letter::L) => String::new(),
            Some("*" | "#") => "a board has no walls: a square is empty or has a piece".to_owned(),
            _ => format!("every empty square is written \"{EMPTY_SQUARE}\""),
        };
        match &node.value {
            Value::Text(text) if text == EMPTY_SQUARE => return Some(None),
            Value::Text(text) if !is_likely_empty(text) => {
                let is_row = text.trim().contains(' ');
                let row = Some(node).filter(|_| is_row);
                let squares = row.and_then(|row| self.items(row, NumberMeaning::EmptySquares));
                let Some(squares) = squares else { return self.check_token(node).map(Some) };
                let help = format!("write {}", squares.join(", "));
                self.report_expected("a token for each square", node, &help);
            }
            Value::Text(_) | Value::Null => {
                if self.facts.reported_squares.insert(node.text().unwrap_or("null").to_owned()) {
                    self.report_expected(&what, node, &help);
                }
            }
            _ => self.report_expected(&what, node, ""),
        }
        None
    }
}

/// Returns the expected length of a row, and a name for the rows of this length, such as `most rows`. The
/// expected length is the one that more than half of the rows have or, if there is none, the first row's.
fn expected_len(rows: &[(usize, &Node<'_>, usize)]) -> (usize, String) {
    let mut counts = HashMap::new();
    for (_, _, len) in rows {
        *counts.entry(*len).or_insert(0) += 1;
    }
    if let Some((len, _)) = counts.into_iter().find(|(_, count)| 2 * count > rows.len()) {
        return (len, "most rows".to_owned());
    }
    rows.first().map_or((0, String::new()), |(number, _, len)| (*len, format!("row {number}")))
}

/// Returns whether a string other than a token probably means an empty square: it is a word such as `none`,
/// or it has no letter, chess symbol, `+`, `^` or `'`. Examples are `_`, `-`, `*`, `0` and a space.
fn is_likely_empty(text: &str) -> bool {
    let is_of_token =
        |char: char| char.is_alphabetic() || matches!(char, '+' | '^' | '\'' | '♔'..='♟');
    let is_word = |word: &&str| text.eq_ignore_ascii_case(word);
    ["empty", "none", "null"].iter().any(is_word) || !text.contains(is_of_token)
}
