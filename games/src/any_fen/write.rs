//! Writes an `AnyFen`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter::zip;

use epin::feen::Position;
use epin::{Epin, EpinSet, Side, State};

use super::{AnyFen, TurnLetters};
use crate::write::{push_board, push_in_hand};
use crate::write_fen_error::WriteFenError;

impl AnyFen {
    /// Returns the position as a FEN or, if the letters of the turn are those of SFEN, as an SFEN.
    pub(super) fn write(&self, turns: TurnLetters) -> Result<String, WriteFenError> {
        let Position { sizes, squares, hands, styles, turn } = &self.position;
        let ([files] | [_, files]) = *sizes.as_slice() else {
            return Err(WriteFenError::Dimensions { found: sizes.clone() });
        };
        if hands.first.total() + hands.second.total() > squares.len() as u64 {
            return Err(WriteFenError::TooManyPieces);
        }
        for side in Side::ALL {
            if let Some((token, _)) = hands[side].iter().find(|(token, _)| token.side() != side) {
                return Err(WriteFenError::in_other_hand(token, side));
            }
        }
        let is_sfen = turns == TurnLetters::BlackWhite;
        let has_tildes = self.spelling.has_tildes && !is_sfen;
        let mut pieces = EpinSet::new();
        let mut push_piece = |text: &mut String, token: Epin| {
            // `-R` and `R'` are written as `R`, so the set has `R`, and the comparison below names the square.
            let read = token.with_side(Side::First).native();
            let is_diminished = read.state() == State::Diminished;
            pieces.insert(if is_diminished { read.normalized() } else { read });
            let is_promoted = token.state() == State::Enhanced;
            text.extend((is_promoted && !has_tildes).then_some('+'));
            text.push_str(Epin::new(token.letter(), token.side()).as_str());
            text.extend((is_promoted && has_tildes).then_some('~'));
        };
        let (mut text, mut in_hand) = (String::new(), String::new());
        push_board(&mut text, squares, files.into(), &mut push_piece);
        for (token, count) in hands.first.iter().chain(hands.second.iter()) {
            push_in_hand(&mut in_hand, count, is_sfen, |text| push_piece(text, token));
        }
        if !is_sfen && (self.spelling.has_brackets || !in_hand.is_empty()) {
            text.extend(["[", &in_hand, "]"]);
        }
        text += match (turns, turn) {
            (TurnLetters::RedBlack, Side::First) => " r",
            _ if is_sfen == (*turn == Side::First) => " b",
            _ => " w",
        };
        let rest = self.rest_in(is_sfen)?;
        if is_sfen {
            text.extend([" ", if in_hand.is_empty() { "-" } else { &in_hand }]);
        }
        if !rest.is_empty() {
            text.extend([" ", &rest]);
        }
        // Whether the notation can express the position is found out by reading it.
        let read = Self::read(&text, &pieces, *styles)
            .map_err(|error| WriteFenError::Notation { reason: error.reason().to_string() })?;
        let expected = "a piece that a letter stands for, with or without the mark of promotion";
        let mut both = zip(squares, &read.position.squares).enumerate();
        if let Some((index, (Some(token), _))) = both.find(|(_, (square, read))| square != read) {
            let name = format!("square {index}");
            return Err(WriteFenError::on_square(expected, *token, index, &name));
        }
        for side in Side::ALL {
            let is_wrong =
                |(token, count): &(Epin, u32)| read.position.hands[side].count(*token) != *count;
            if let Some((token, _)) = hands[side].iter().find(is_wrong) {
                return Err(WriteFenError::in_hand(expected, token, side));
            }
        }
        if read.position != self.position {
            let expected = "a string that is read as the same position";
            return Err(WriteFenError::of_notation(expected, &text));
        }
        Ok(text)
    }

    /// Returns the fields that the position does not hold, for a FEN or for an SFEN.
    fn rest_in(&self, is_sfen: bool) -> Result<String, WriteFenError> {
        let was_sfen = self.spelling.turns == TurnLetters::BlackWhite;
        if is_sfen == was_sfen {
            return Ok(self.rest.clone());
        }
        let error = |found: &str| {
            let expected = "only `-`, a halfmove clock and a move number, which can be converted";
            WriteFenError::of_notation(expected, found)
        };
        let fields = self.rest.split(' ').filter(|field| !matches!(*field, "" | "-"));
        let numbers = fields.map(|field| number(field).ok_or_else(|| error(field)));
        match (was_sfen, &numbers.collect::<Result<Vec<_>, _>>()?[..]) {
            (true, [number]) => Ok(format!("- - 0 {}", number.div_ceil(2))),
            (false, numbers @ ([] | [_] | [_, _])) => {
                let number = 2 * u64::from(*numbers.get(1).unwrap_or(&1));
                let is_second = u64::from(self.position.turn == Side::Second);
                Ok((number.saturating_sub(1) + is_second).to_string())
            }
            _ => Err(error(&self.rest)),
        }
    }
}

/// Returns the number that a field consists of. Unlike `parse`, it takes no `+5`.
fn number(field: &str) -> Option<u32> {
    field.parse().ok().filter(|_| field.bytes().all(|byte| byte.is_ascii_digit()))
}
