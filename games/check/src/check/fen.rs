//! The help for a FEN or an SFEN under `start`: how to write the position as FEEN, or why that cannot be done.

use std::ops::Range;

use epin::feen::{FeenBuf, Position, errors_in_set};
use epin::notation::Styles;
use epin::{Epin, EpinSet, Letter, Side, State};
use epin_games::AnyFen;

use super::Facts;
use crate::spanned::shorten;

impl Facts {
    /// Returns how to write a FEN, an SFEN or just a board as a FEEN of the game, or else the first reason
    /// why that cannot be done, with its range.
    pub(super) fn fen_help(&self, text: &str) -> Result<String, (Range<usize>, String)> {
        let of_all = |reason: &str| (0..text.len(), reason.to_owned());
        let placement = text.split(' ').next().unwrap_or_default();
        // In chu shogi, the third field can be a square such as `5h`, where an SFEN has the pieces in hand.
        let third = text.split(' ').nth(2).unwrap_or_default();
        let ranks = placement.split('/').count();
        let is_rank = |char| ('a'..='z').take(ranks).any(|rank| rank == char);
        if third.strip_suffix(is_rank).is_some_and(|file| file.parse::<u8>().is_ok()) {
            return Err(of_all(&format!("`{third}` can be a square or pieces in hand")));
        }
        // In a game without styles, the first letter of its name is the letter of each side's style. If tokens
        // name styles, the game has them, so there is no help until the file gives their letters.
        let letter = self.letter.unwrap_or(Letter::G);
        let letters = Styles { first: letter, second: letter };
        let styles = self.styles.or((!self.reads_qpi).then_some(letters));
        let styles = styles.ok_or_else(|| of_all(""))?;
        let defined: EpinSet = self.defined.keys().collect();
        let pieces = defined.iter().map(|token| token.with_side(Side::First)).collect();
        let is_board = !text.contains(' ');
        let turn = if is_board { " w" } else { "" };
        let read = |text: &str| {
            let fen = AnyFen::parse(&format!("{text}{turn}"), &pieces, styles);
            fen.map(|fen| (fen.position, fen.rest))
        };
        // The board may have the tokens of a FEEN.
        let is_same = |(position, _): &(Position, String)| {
            position.to_feen().is_ok_and(|feen| feen.as_str().starts_with(placement))
        };
        let again = |error| {
            let board = format!("{text} / {styles}").parse::<FeenBuf>();
            let board = board.map(|board| (board.to_position(), String::new()));
            let fen = || read(&text.replace('^', "")).ok().filter(is_same);
            board.ok().or_else(fen).ok_or(error)
        };
        let (position, rest) = read(text).or_else(again).map_err(|error| {
            let range = error.range();
            let piece = placement.get(range.clone()).and_then(|piece| piece.parse().ok());
            let unknown = piece.filter(|token| self.defined_form(*token).is_none());
            let reason = unknown.map_or_else(|| error.reason().to_string(), undefined);
            (range, reason)
        })?;
        let start = position.to_feen().map_err(|error| of_all(&error.to_string()))?;
        if let Some(token) = errors_in_set(start.as_str(), &defined).find_map(|error| error.token())
        {
            return Err(of_all(&undefined(token)));
        }
        // On the board of a FEN, `R` also stands for `-R`: whether the rook may castle is in another field,
        // which the FEEN leaves out.
        let lost = rest.split(' ').filter(|field| field.parse::<u32>().is_err());
        let mut states = defined.iter().filter(|token| token.state() == State::Diminished);
        let state = states.find(|_| lost.clone().any(|field| !field.is_empty()));
        let state = state.map(|token| format!("states such as \"{token}\""));
        let lost =
            lost.filter(|field| !matches!(*field, "" | "-")).map(|field| format!("`{field}`"));
        let lost = lost.chain(state).collect::<Vec<_>>().join(" and ");
        let lost = shorten(&lost, 100);
        let comma = if lost.is_empty() { "" } else { ", which leaves out " };
        let turn = if is_board { "; the first side moves, since no side is given" } else { "" };
        let any = match self.styles {
            Some(_) => String::new(),
            None => format!("; `{styles}` are the sides' styles, for which any letter will do"),
        };
        Ok(format!("write \"{start}\"{comma}{lost}{turn}{any}"))
    }
}

/// Returns the reason for a piece that is not defined.
fn undefined(token: Epin) -> String {
    format!("no \"{}\" under `pieces`", token.with_side(Side::First))
}
