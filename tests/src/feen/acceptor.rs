//! A reader of positions that is written from the grammar: regular expressions for what is regular,
//! and counts for the rest.

use std::cmp::Reverse;

use regex::bytes::Regex;

const TOKEN: &str = r"[-+]?[A-Za-z]\^?'?";

/// The contents of a position.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) sizes: Vec<u8>,
    pub(super) squares: Vec<Option<String>>,
    pub(super) hands: [Vec<(String, u32)>; 2],
    /// The styles of the side to move and of the other side, in this order.
    pub(super) styles: [char; 2],
}

pub(super) struct Acceptor {
    position: Regex,
    square: Regex,
    item: Regex,
}

impl Acceptor {
    pub(super) fn new() -> Self {
        let regex = |pattern: String| Regex::new(&format!("(?-u){pattern}")).unwrap();
        let rank = format!("(?:{TOKEN}|[1-9][0-9]*)+");
        let hand = format!("(?:(?:[2-9]|[1-9][0-9]+)?{TOKEN})*");
        let styles = "(?:[A-Z]/[a-z]|[a-z]/[A-Z])";
        Self {
            position: regex(format!(r"\A{rank}(?://?{rank})* {hand}/{hand} {styles}\z")),
            square: regex(format!("({TOKEN})|[0-9]+")),
            item: regex(format!("([0-9]+)?({TOKEN})")),
        }
    }

    /// Returns the contents of the position, or `None` if `text` is not a position.
    pub(super) fn read(&self, text: &[u8]) -> Option<Position> {
        if text.len() > 4096 || !self.position.is_match(text) {
            return None;
        }
        let text = str::from_utf8(text).unwrap();
        let [board, hands, styles] = text.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let (sizes, squares) = self.board(board)?;
        let (first, second) = hands.split_once('/').unwrap();
        let hands = [self.hand(first)?, self.hand(second)?];
        let in_hands = hands.iter().flatten().map(|(_, count)| u64::from(*count)).sum::<u64>();
        if squares.iter().flatten().count() as u64 + in_hands > squares.len() as u64 {
            return None;
        }
        let (active, inactive) = styles.split_once('/').unwrap();
        let styles = [active, inactive].map(|style| style.parse().unwrap());
        Some(Position { sizes, squares, hands, styles })
    }

    fn board(&self, board: &str) -> Option<(Vec<u8>, Vec<Option<String>>)> {
        let layers: Vec<Vec<&str>> =
            board.split("//").map(|layer| layer.split('/').collect()).collect();
        let ranks = layers[0].len();
        if layers.iter().any(|layer| layer.len() != ranks) || layers.len() > 1 && ranks == 1 {
            return None;
        }
        let mut files = None;
        let mut squares = Vec::new();
        for rank in layers.iter().flatten() {
            let before = squares.len();
            for square in self.square.captures_iter(rank.as_bytes()) {
                let text = str::from_utf8(&square[0]).unwrap();
                if square.get(1).is_some() {
                    squares.push(Some(text.to_owned()));
                } else {
                    let count: u8 = text.parse().ok()?;
                    squares.extend((0..count).map(|_| None));
                }
            }
            let len = squares.len() - before;
            if len > 255 || *files.get_or_insert(len) != len {
                return None;
            }
        }
        if squares.len() > 65_025 {
            return None;
        }
        let sizes = match (layers.len(), ranks) {
            (1, 1) => vec![files?],
            (1, _) => vec![ranks, files?],
            _ => vec![layers.len(), ranks, files?],
        };
        let sizes = sizes.into_iter().map(|size| size.try_into().ok()).collect::<Option<_>>()?;
        Some((sizes, squares))
    }

    fn hand(&self, hand: &str) -> Option<Vec<(String, u32)>> {
        let mut items = Vec::new();
        for item in self.item.captures_iter(hand.as_bytes()) {
            let count = match item.get(1) {
                Some(count) => str::from_utf8(count.as_bytes()).unwrap().parse().ok()?,
                None => 1,
            };
            items.push((str::from_utf8(&item[2]).unwrap().to_owned(), count));
        }
        let tokens = || items.iter().map(|(token, _)| token);
        let is_repeated = tokens()
            .enumerate()
            .any(|(index, token)| tokens().take(index).any(|other| other == token));
        (items.is_sorted_by_key(order) && !is_repeated).then_some(items)
    }
}

/// Returns the key by which the items of a hand are sorted.
pub(super) fn order((token, count): &(String, u32)) -> impl Ord + use<> {
    let letter = token.chars().find(char::is_ascii_alphabetic).unwrap();
    let state = match token.as_bytes()[0] {
        b'-' => 0,
        b'+' => 1,
        _ => 2,
    };
    let rest = (letter.is_lowercase(), state, token.contains('^'), token.contains('\''));
    (Reverse(*count), letter.to_ascii_uppercase(), rest)
}
