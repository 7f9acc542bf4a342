//! Finds out how to write a FEN under `start` as FEEN.

use epin::feen::Feen;
use epin::{Epin, Side};

use super::Check;

impl Check<'_> {
    /// Returns how to write a FEN as a position of the game, if the file has styles and
    /// each letter is a piece that is defined: `k` is read as `k^` if `k` is not defined.
    ///
    /// Only a string of six fields is certain to be a FEN. With four
    /// fields, it may be an SFEN, in which `b` is the first side.
    pub(super) fn of_fen(&self, text: &str) -> Option<String> {
        let fields: Vec<_> = text.split(' ').collect();
        let [board, turn, castling, passant, halfmoves, moves] = fields[..] else { return None };
        let turn = match turn {
            "w" => Side::First,
            "b" => Side::Second,
            _ => return None,
        };
        if [halfmoves, moves].iter().any(|count| count.parse::<u32>().is_err()) {
            return None;
        }
        let (board, pocket) = match board.split_once('[') {
            Some((board, pocket)) => (board, pocket.strip_suffix(']')?),
            None => (board, ""),
        };
        let styles = self.styles?;
        let board = format!("{} / {styles}", self.of_fen_letters(board)?);
        let mut start = Feen::parse(&board).ok()?.to_position();
        start.turn = turn;
        // The pocket, which contains the pieces in hand, is read as a
        // rank. An empty square is added, because a rank cannot be empty.
        let pocket = self.of_fen_letters(pocket.trim_start_matches('-'))?;
        let pocket = format!("{pocket}1 / {styles}");
        for (_, token) in Feen::parse(&pocket).ok()?.pieces() {
            start.hands[token.side()].add(token);
        }
        let start = start.to_feen().ok()?;
        let is_lost = |field: &&str| *field != "-";
        let lost = [castling, passant].into_iter().filter(is_lost).collect::<Vec<_>>().join(" ");
        let without = if lost.is_empty() { lost } else { format!(", which leaves out `{lost}`") };
        Some(format!("write \"{}\"{without}", start.as_str()))
    }

    /// Returns a part of a FEN with its letters as tokens.
    fn of_fen_letters(&self, mut rest: &str) -> Option<String> {
        let mut text = String::new();
        while let Some(char) = rest.chars().next() {
            if char == '/' || char.is_ascii_digit() {
                text.push(char);
                rest = &rest[1..];
                continue;
            }
            let (token, after) = Epin::parse_prefix(rest).ok()?;
            let is_defined = |token: &Epin| self.defined.contains_key(*token);
            text += [token, token.with_terminal(true)].into_iter().find(is_defined)?.as_str();
            rest = after;
        }
        Some(text)
    }
}
