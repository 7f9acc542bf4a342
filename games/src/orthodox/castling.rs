//! Castling rights: converts a letter to the rook that it stands for, and a rook to its letter.

use core::ops::Range;

use epin::{Letter, Piece, Side, State, epin};

use super::{Orthodox, geometry};
use crate::game::Game;
use crate::parse_fen_error::{Hint, ParseFenError, ParseFenErrorKind};
use crate::read::{Board, Reader};

/// A castling right of a rook.
#[derive(Clone, Copy)]
pub(super) struct Right {
    /// The index of the right in `KQkq`.
    pub(super) index: usize,
    /// The letter of the right in X-FEN.
    pub(super) letter: u8,
    /// The file of the rook, which is the letter of the right in Shredder-FEN.
    pub(super) file: u8,
}

impl Right {
    /// Returns the castling right of a side's rook on a square, if the rook is on its back rank and [`kings`]
    /// returns a king for the side.
    pub(super) fn of<G: Game>(
        board: &[Option<Piece<G>>],
        kings: [Option<usize>; 2],
        side: Side,
        square: usize,
    ) -> Option<Self> {
        let back = geometry::squares(side, 1);
        let king = kings[side as usize].filter(|_| back.contains(&square))?;
        let is_long = square < king;
        let mut outer = if is_long { back.start..square } else { square + 1..back.end };
        // If another rook is farther out, even a promoted one, the letter is the file, because other programs
        // would take `K` or `Q` to mean that rook.
        let is_any_rook = |piece: Piece<G>| piece.letter() == Letter::R && piece.side() == side;
        let letter = match outer.any(|square| board[square].is_some_and(is_any_rook)) {
            true => geometry::file(square),
            false if is_long => b'q',
            false => b'k',
        };
        let [letter, file] = [letter, geometry::file(square)].map(|byte| match side {
            Side::First => byte.to_ascii_uppercase(),
            Side::Second => byte,
        });
        Some(Self { index: right_index(side, is_long), letter, file })
    }
}

/// Reads the castling rights and marks their rooks.
pub(super) fn read<G: Orthodox>(
    reader: &mut Reader<'_, G>,
    board: &mut Board<G>,
) -> Result<(), ParseFenError> {
    let expected = "the rights to castle, or `-`";
    let Some(field) = reader.read_field_or_dash(ParseFenErrorKind::Castling, expected)? else {
        return Ok(());
    };
    let text = reader.part(field.clone());
    let kings = kings(board);
    let mut is_given = [false; 4];
    for (offset, letter) in text.char_indices() {
        let at = field.start + offset..field.start + offset + letter.len_utf8();
        let side = if letter.is_ascii_lowercase() { Side::Second } else { Side::First };
        let is_rook = |square: &usize| is_unpromoted(board, side, Letter::R, *square);
        let Range { start, end } = geometry::squares(side, 1);
        let king = kings[side as usize];
        let rook = match letter.to_ascii_lowercase() {
            'k' => king.and_then(|king| (king + 1..end).rev().find(is_rook)),
            'q' => king.and_then(|king| (start..king).find(is_rook)),
            file @ 'a'..='h' => {
                king.and(Some(start + file as usize - 'a' as usize)).filter(is_rook)
            }
            '-' => {
                let expected = "a space after the rights to castle";
                return Err(reader.error(ParseFenErrorKind::Castling, at, expected));
            }
            _ => {
                let expected =
                    "the rights to castle, which are `KQkq` or the files of rooks, or `-`";
                return Err(reader.error(ParseFenErrorKind::Castling, at, expected));
            }
        };
        let Some(rook) = rook else {
            let expected = "a right to castle whose king and rook are on their back rank";
            let error = reader.error(ParseFenErrorKind::Castling, at, expected);
            let is_king = |square: &usize| is_unpromoted(board, side, Letter::K, *square);
            let kings = (start..end).filter(is_king).count();
            return Err(error.with_hint(Some(Hint::NoRight { letter, kings })));
        };
        let index = right_index(side, Some(rook) < king);
        if core::mem::replace(&mut is_given[index], true) {
            let expected = "at most one right to castle on each side of the king";
            return Err(reader.error(ParseFenErrorKind::Castling, at, expected));
        }
        board[rook] = board[rook].and_then(Piece::diminished);
    }
    Ok(())
}

/// Returns whether all castling rights could occur in standard chess, where the king starts on the e-file and its
/// rooks start in the corners.
pub(super) fn is_standard<G: Game>(board: &[Option<Piece<G>>]) -> bool {
    board.chunks(8).all(|rank| {
        let king = rank.get(4).copied().flatten();
        rank.iter().enumerate().all(|(file, piece)| match piece {
            Some(rook) if rook.letter() == Letter::R && rook.state() == State::Diminished => {
                let is_king = |piece: Piece<G>| piece.is_terminal() && piece.side() == rook.side();
                [0, 7].contains(&file) && king.is_some_and(is_king)
            }
            _ => true,
        })
    })
}

/// Returns the square of each side's king, or `None` for a side without exactly one king on its back rank.
pub(super) fn kings<G: Game>(board: &[Option<Piece<G>>]) -> [Option<usize>; 2] {
    Side::ALL.map(|side| {
        let is_king = |square: &usize| {
            let piece = board.get(*square).copied().flatten();
            piece.is_some_and(|piece| piece.is_terminal() && piece.side() == side)
        };
        let mut kings = geometry::squares(side, 1).filter(is_king);
        kings.next().filter(|_| kings.next().is_none())
    })
}

/// Returns the rooks that a side's king may castle with, first the one on the side of the h-file.
pub(super) fn rooks<G: Game>(board: &[Option<Piece<G>>], side: Side) -> [Option<usize>; 2] {
    let Some(king) = kings(board)[side as usize] else { return [None; 2] };
    let may_castle = |square: &usize| {
        let piece = board.get(*square).copied().flatten();
        piece.is_some_and(|piece| piece.token() == epin!("-R").with_side(side))
    };
    let Range { start, end } = geometry::squares(side, 1);
    [(king..end).find(may_castle), (start..king).find(may_castle)]
}

/// Returns whether a square holds an unpromoted piece of the given side and letter. A promoted rook cannot
/// castle.
fn is_unpromoted<G: Orthodox>(
    board: &[Option<Piece<G>>],
    side: Side,
    letter: Letter,
    square: usize,
) -> bool {
    board[square].is_some_and(|piece| {
        piece.side() == side && piece.letter() == letter && piece.state() != State::Enhanced
    })
}

/// Returns the index of a right in `KQkq`.
fn right_index(side: Side, is_long: bool) -> usize {
    2 * side as usize + usize::from(is_long)
}
