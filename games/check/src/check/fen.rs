//! The help for a FEN or an SFEN under `start`: how to write the position as FEEN.
//!
//! Each letter is a piece that the file defines, so this module reads the FENs of any game. `epin-games`
//! reads only the FENs of five games, whose pieces it defines itself.

use epin::feen::{Feen, Position};
use epin::notation::Styles;
use epin::{Epin, Letter, Side, State};

use super::Facts;

impl Facts {
    /// Returns how to write a FEN, an SFEN or just a board as a FEEN of the game, if each letter is a defined
    /// piece. A `k` that is not defined is read as `k^`.
    ///
    /// In an SFEN, `b` is the first side; in a FEN, `b` is the second side. A string with a side to move is
    /// therefore read only if its other fields show whether it is a FEN or an SFEN.
    pub(super) fn fen_help(&self, text: &str) -> Option<String> {
        let is_digit = |byte: u8| byte.is_ascii_digit();
        let is_number = |field: &str| !field.is_empty() && field.bytes().all(is_digit);
        let fields: Vec<_> = text.split(' ').collect();
        let (board, turns, hands, lost) = match fields[..] {
            [board] => (board, ["", ""], "", &[][..]),
            // A FEN without fields for castling and en passant, as of minishogi: the hands are on the board.
            [board, _, one, two] if is_number(one) && is_number(two) => {
                (board, ["w", "b"], "", &[][..])
            }
            [board, _, hands, number] if is_number(number) && !board.contains('[') => {
                (board, ["b", "w"], hands, &[][..])
            }
            [board, _, _, passant] if is_en_passant_field(passant) => {
                (board, ["w", "b"], "", &fields[2..4])
            }
            [board, _, _, _, one, two] if is_number(one) && is_number(two) => {
                (board, ["w", "b"], "", &fields[2..4])
            }
            _ => return None,
        };
        let turn = fields.get(1).copied().unwrap_or_default();
        let turn = turns.into_iter().position(|letter| letter == turn)?;
        let (board, pocket) = match board.split_once('[') {
            Some((board, pocket)) => (board, pocket.strip_suffix(']')?),
            None => (board, hands),
        };
        // In a game without styles, the first letter of its name is the letter of each side's style. If tokens
        // name styles, the game has them, so there is no help until the file gives their letters.
        let letter = self.letter.unwrap_or(Letter::G);
        let letters = Styles { first: letter, second: letter };
        let styles = self.styles.or((!self.reads_qpi).then_some(letters))?;
        let board = format!("{} / {styles}", self.feen_board(board)?);
        let mut start = Feen::parse(&board).ok()?.to_position();
        start.turn = Side::ALL[turn];
        self.add_hands(&mut start, pocket.trim_start_matches('-'))?;
        let start = start.to_feen().ok()?;
        // On the board of a FEN, `R` also stands for `-R`: whether the rook may castle is in another field,
        // which the FEEN leaves out.
        let is_state = |token: &Epin| !lost.is_empty() && token.state() == State::Diminished;
        let state =
            self.defined.keys().find(is_state).map(|token| format!("states such as \"{token}\""));
        let lost = lost.iter().filter(|field| **field != "-").map(|field| format!("`{field}`"));
        let lost = match lost.chain(state).collect::<Vec<_>>().join(" and ") {
            lost if lost.is_empty() => lost,
            lost => format!(", which leaves out {lost}"),
        };
        let any = match self.styles {
            Some(_) => String::new(),
            None => format!("; `{styles}` are the sides' styles, for which any letter will do"),
        };
        Some(format!("write \"{}\"{lost}{any}", start.as_str()))
    }

    /// Returns the board of a FEN, with its letters replaced by tokens of the game.
    fn feen_board(&self, mut rest: &str) -> Option<String> {
        let mut text = String::new();
        while let Some(char) = rest.chars().next() {
            if char == '/' || char.is_ascii_digit() {
                text.push(char);
                rest = &rest[1..];
                continue;
            }
            let (token, after) = Epin::parse_prefix(rest).ok()?;
            text += self.defined_form(token)?.as_str();
            rest = after;
        }
        Some(text)
    }

    /// Adds the pieces in hand to a position: `QPp` in a FEN, `2Pp` in an SFEN.
    fn add_hands(&self, start: &mut Position, mut rest: &str) -> Option<()> {
        while !rest.is_empty() {
            let piece = rest.trim_start_matches(|char: char| char.is_ascii_digit());
            let count = &rest[..rest.len() - piece.len()];
            let (token, after) = Epin::parse_prefix(piece).ok()?;
            let count: u32 = if count.is_empty() { 1 } else { count.parse().ok()? };
            start.hands[token.side()].extend([(self.defined_form(token)?, count)]);
            rest = after;
        }
        Some(())
    }
}

/// Returns whether a field is either an en passant square, such as `e3`, or `-`.
fn is_en_passant_field(field: &str) -> bool {
    let rank = field.trim_start_matches(|char: char| char.is_ascii_lowercase());
    field == "-" || field.len() == rank.len() + 1 && rank.parse::<u8>().is_ok()
}
