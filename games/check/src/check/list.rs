//! The check that a value is a list, and what to write if it is a string or a table instead.

use std::iter;

use epin::Epin;

use super::{Check, side_letters};
use crate::game::EMPTY_SQUARE;
use crate::spanned::{Entry, Node, Value};

/// What a number means in a string of several pieces.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum NumberMeaning {
    /// That many empty squares, as in FEEN.
    EmptySquares,
    /// That many copies of the piece that follows.
    Pieces,
    /// A mistake: numbers have no meaning here.
    NotAllowed,
}

/// The maximum number of items in a list that a message shows. A longer list is not shown.
const MAX_ITEMS: usize = 30;

impl Check<'_> {
    /// Returns the items of a list. If the value is not a list, reports that and returns no items.
    pub(super) fn list_or_report<'t>(
        &mut self,
        node: &'t Node<'t>,
        what: &str,
        meaning: NumberMeaning,
    ) -> &'t [Node<'t>] {
        if let Some(items) = node.list() {
            return items;
        }
        let is_square = |text: &str| text == EMPTY_SQUARE || Epin::parse(text).is_ok();
        let mut help = Vec::new();
        if meaning == NumberMeaning::EmptySquares && node.text().is_some_and(is_square) {
            help.push("put brackets around the squares of each row".to_owned());
        } else {
            let items = self.items(node, meaning);
            help.extend(items.map(|items| format!("write [{}]", items.join(", "))));
            if meaning == NumberMeaning::EmptySquares && node.text().is_some() {
                help.push(Self::START_HELP.to_owned());
            }
        }
        self.report_expected(what, node, &help.join("; "));
        &[]
    }

    /// Returns the pieces in a string or a table as the items of a list, if all of the pieces are defined.
    /// Examples are `rnbqk^bnr`, `Q R B`, `bR bN` and, for a hand, `{ Q = 1, P = 2 }`. A single `bR` could be two
    /// pieces, or one piece of the second side.
    pub(super) fn items(&self, node: &Node<'_>, meaning: NumberMeaning) -> Option<Vec<String>> {
        if node.text().and_then(side_letters::side_and_piece).is_some() {
            return None;
        }
        let list = match &node.value {
            Value::Text(text)
                if meaning == NumberMeaning::EmptySquares && side_letters::is_row(text) =>
            {
                quoted_items(text.split_whitespace().map(|word| {
                    if side_letters::is_empty_square(word) {
                        return Some((EMPTY_SQUARE, 1));
                    }
                    let (side, token) = side_letters::side_and_piece(word)?;
                    Some((self.facts.defined_form(token)?.with_side(side).as_str(), 1))
                }))
            }
            Value::Text(text) => {
                let mut rest = without_separators(text);
                let next = || (!rest.is_empty()).then(|| self.take_item(&mut rest, meaning));
                quoted_items(iter::from_fn(next))
            }
            Value::Table(entries) if meaning == NumberMeaning::Pieces => {
                quoted_items(entries.iter().map(|Entry { key, value }| {
                    let token = Epin::parse(&key.text).ok()?;
                    self.facts.defined.get(token)?;
                    Some((token.as_str(), self.source.get(value.span.clone())?.parse().ok()?))
                }))
            }
            _ => None,
        };
        // A row has at least one square, but a hand may be empty.
        list.filter(|list| meaning != NumberMeaning::EmptySquares || !list.is_empty())
    }

    /// Returns the help for a board that is written as one text of several lines.
    pub(super) fn row_help(&self, row: &str) -> String {
        let row = Node { span: 0..0, value: Value::Text(row.into()) };
        let items = self.items(&row, NumberMeaning::EmptySquares);
        let example = items.map(|items| format!(", such as [{}]", items.join(", ")));
        format!("each line is a list of squares{}", example.unwrap_or_default())
    }

    /// Takes the next item off a string and returns the item and its count, or `None` if the item is neither
    /// a defined piece nor an empty square.
    fn take_item(&self, rest: &mut &str, meaning: NumberMeaning) -> Option<(&'static str, usize)> {
        let after = rest.trim_start_matches(|char: char| char.is_ascii_digit());
        let digits = &rest[..rest.len() - after.len()];
        let count = if digits.is_empty() { 1 } else { digits.parse().ok().filter(|n| *n > 0)? };
        let (item, after) = match (meaning, after.strip_prefix(EMPTY_SQUARE)) {
            (NumberMeaning::EmptySquares, _) if !digits.is_empty() => (EMPTY_SQUARE, after),
            (NumberMeaning::EmptySquares, Some(after)) => (EMPTY_SQUARE, after),
            (NumberMeaning::NotAllowed, _) if !digits.is_empty() => return None,
            _ => {
                let (token, after) = Epin::parse_prefix(after).ok()?;
                (self.facts.defined_form(token)?.as_str(), after)
            }
        };
        *rest = without_separators(after);
        Some((item, count))
    }
}

/// Returns the items of a list in quotes, each repeated as often as its count says. Returns `None` if an item
/// is `None`, or if there are too many items to show. In both cases, the remaining items are not read.
fn quoted_items(items: impl Iterator<Item = Option<(&'static str, usize)>>) -> Option<Vec<String>> {
    let mut list = Vec::new();
    for item in items {
        let (item, count) = item?;
        if count > MAX_ITEMS - list.len() {
            return None;
        }
        list.extend(iter::repeat_n(format!("\"{item}\""), count));
    }
    Some(list)
}

fn without_separators(text: &str) -> &str {
    text.trim_start_matches(|char: char| char.is_whitespace() || char == ',')
}
