//! The checks of the board: of its rows and their squares.

use std::collections::HashMap;

use super::{Check, count};
use crate::definition::Square;
use crate::spanned::{Node, Value};

impl Check<'_> {
    pub(super) fn board(&mut self, node: &Node<'_>) {
        let Some(rows) = node.list() else {
            return self.expected("the board as a list of rows", node);
        };
        if rows.is_empty() {
            return self.problems.add(node.span.clone(), "the board has no rows");
        }
        let expected = expected_len(rows);
        for (row, number) in rows.iter().zip(1..) {
            let Some(squares) = row.list() else {
                let what = format!("row {number} of the board as a list of squares");
                match row.text().and_then(|text| self.as_list(text)) {
                    Some(list) => self.expected_with_help(&what, row, format!("write {list}")),
                    None => self.expected(&what, row),
                }
                continue;
            };
            self.row_len(row, number, squares.len(), &expected);
            for square in squares {
                self.square(square);
            }
        }
    }

    fn row_len(&mut self, row: &Node<'_>, number: usize, len: usize, expected: &Expected) {
        let found = count(len, "square");
        let message = format!("row {number} of the board has {found}");
        if len != expected.len {
            let message = format!("{message}, expected {} like {}", expected.len, expected.like);
            self.problems.add(row.span.clone(), message);
        } else if len == 0 {
            self.problems.add(row.span.clone(), message);
        }
    }

    fn square(&mut self, node: &Node<'_>) {
        const HELP: &str = "an empty square is written \".\"";

        let what = "a token or \".\"";
        match &node.value {
            Value::Text(text) if text == Square::EMPTY => {}
            Value::Text(text) if !text.contains(has_meaning) => {
                self.expected_with_help(what, node, HELP);
            }
            Value::Text(_) => {
                if let Some(token) = self.token(node) {
                    self.uses(token, &node.span);
                }
            }
            Value::Null => self.expected_with_help(what, node, HELP),
            _ => self.expected(what, node),
        }
    }
}

/// How many squares a row has to have.
struct Expected {
    len: usize,
    /// The rows that have this number of squares, such as `most rows`.
    like: String,
}

/// Returns the number of squares that more than half of the rows have, or else that of the first
/// row.
fn expected_len(rows: &[Node<'_>]) -> Expected {
    let lens = || rows.iter().filter_map(Node::list).map(<[_]>::len);
    let mut counts = HashMap::new();
    for len in lens() {
        *counts.entry(len).or_insert(0) += 1;
    }
    let rows_with_squares = lens().count();
    if let Some((len, _)) = counts.into_iter().find(|(_, count)| 2 * count > rows_with_squares) {
        return Expected { len, like: "most rows".to_owned() };
    }
    let first = rows.iter().zip(1..).find_map(|(row, number)| Some((row.list()?.len(), number)));
    let (len, number) = first.unwrap_or_default();
    Expected { len, like: format!("row {number}") }
}

/// Returns whether a character of a square means that there is a piece. A text without any such
/// character, as `_`, `-`, `*`, `0` or a space, probably means an empty square.
fn has_meaning(char: char) -> bool {
    char.is_alphabetic() || matches!(char, '+' | '^' | '\'')
}
