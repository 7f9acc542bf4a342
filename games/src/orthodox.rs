//! What chess and crazyhouse share: castling, en passant, and the states of pawns and rooks.

#![allow(
    clippy::indexing_slicing,
    reason = "a board has 64 squares: it was read, or checked before it is written"
)]

use alloc::format;
use alloc::string::String;
use core::ops::Range;

use epin::feen::Position;
use epin::{Piece, Side, State};

use crate::build_error::WriteFenError;
use crate::counters::Counters;
use crate::fen::Fen;
use crate::game::Game;
use crate::parse_error::FenError;
use crate::read::{Board, Reader};

/// A game with castling and en passant. The constants are the kinds of piece that are involved.
pub trait Orthodox: Game {
    const KING: Self;
    const ROOK: Self;
    const PAWN: Self;
}

/// Reads the fields after the side to move.
pub(crate) fn read_rest<G: Orthodox>(
    reader: &mut Reader<'_, G>,
    position: &mut Position<Piece<G>>,
) -> Result<Counters, FenError> {
    let board = &mut position.squares;
    for side in Side::ALL {
        for square in &mut board[second_rank(side)] {
            let pawn = square.filter(|piece| piece.kind() == G::PAWN && piece.side() == side);
            *square = pawn.and_then(Piece::enhanced).or(*square);
        }
    }
    castling(reader, board)?;
    en_passant(reader, board, position.turn)?;
    if reader.peek().is_ascii_alphabetic() {
        let field = reader.field("")?;
        let expected = "the end or the halfmove clock, a number (in EPD, cut the operations off)";
        return Err(reader.error(field, expected));
    }
    reader.counters()
}

/// Writes the fields after the side to move, except the counters. `letter` returns
/// the letter of a castling right: `K`, for example, or the file of the rook.
pub(crate) fn write_rest<G: Orthodox>(
    position: &Position<Piece<G>>,
    text: &mut String,
    letter: fn(&Right) -> u8,
) -> Result<(), WriteFenError> {
    let board = &position.squares;
    let mut rights: [Option<Right>; 4] = [None; 4];
    let mut passed = None;
    for (square, piece) in board.iter().enumerate() {
        let Some(piece) = *piece else { continue };
        let side = piece.side();
        let is_pawn = piece.kind() == G::PAWN;
        let expected = match (piece.state(), is_pawn) {
            (State::Diminished, false) => match Right::of(board, side, square) {
                Some(right) if rights[right.place()].is_none() => {
                    rights[right.place()] = Some(right);
                    continue;
                }
                _ => "`-R` and `-r` on the back rank of a king, one on each side of it",
            },
            (_, false) => continue,
            (state, true) => match (state, rank(side, square)) {
                (State::Enhanced, 2) => continue,
                (State::Enhanced, _) => "`+P` and `+p` only on their starting rank",
                (_, 2) => "a pawn on its starting rank as `+P` or `+p`",
                (State::Diminished, 4)
                    if side != position.turn
                        && passed.is_none()
                        && has_advanced(board, side, square) =>
                {
                    passed = Some(behind(side, square));
                    continue;
                }
                (State::Diminished, _) => {
                    "one `-P` or `-p` that has just advanced two squares, of the side not to move"
                }
                _ => continue,
            },
        };
        return Err(WriteFenError::on_square(expected, piece.epin(), square, &name(square)));
    }
    text.push(' ');
    if rights.iter().all(Option::is_none) {
        text.push('-');
    }
    text.extend(rights.iter().flatten().map(|right| char::from(letter(right))));
    text.push(' ');
    match passed {
        Some(square) => text.push_str(&name(square)),
        None => text.push('-'),
    }
    Ok(())
}

impl<G: Orthodox> Fen<G> {
    /// Returns the position as a Shredder-FEN, in which castling rights are files of rooks.
    ///
    /// Shredder-FEN is for programs that do not read [X-FEN](https://en.wikipedia.org/wiki/X-FEN),
    /// in which only some rights are files.
    ///
    /// Only [`Chess`](crate::Chess) and [`Crazyhouse`](crate::Crazyhouse) have this method.
    ///
    /// # Errors
    ///
    /// Returns an error if [`write`](Self::write) does.
    ///
    /// ```
    /// use epin_games::{Chess, Fen};
    ///
    /// let fen = Fen::<Chess>::parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")?;
    /// assert_eq!(fen.write_shredder().unwrap(), "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    /// # Ok::<(), epin_games::FenError>(())
    /// ```
    pub fn write_shredder(&self) -> Result<String, WriteFenError> {
        let mut text = self.write_start()?;
        write_rest(&self.position, &mut text, |right| right.file)?;
        self.write_counters(&mut text)?;
        Ok(text)
    }
}

/// The right to castle with a rook.
#[derive(Clone, Copy)]
pub(crate) struct Right {
    side: Side,
    is_long: bool,
    /// The letter of the right in X-FEN.
    pub(crate) letter: u8,
    /// The file of the rook, which is the letter of the right in Shredder-FEN.
    file: u8,
}

impl Right {
    /// Returns a side's right to castle with the piece on a square, if that piece is a rook of the side
    /// and shares the side's back rank with exactly one king of the side. A promoted rook cannot castle.
    fn of<G: Orthodox>(board: &[Option<Piece<G>>], side: Side, square: usize) -> Option<Self> {
        let has = |square: usize, kind| {
            board[square].is_some_and(|piece| {
                piece.side() == side && piece.kind() == kind && piece.state() != State::Enhanced
            })
        };
        let back = back_rank(side);
        if !back.contains(&square) || !has(square, G::ROOK) {
            return None;
        }
        let mut kings = back.clone().filter(|square| has(*square, G::KING));
        let (Some(king), None) = (kings.next(), kings.next()) else { return None };
        let is_long = square < king;
        let mut outer = if is_long { back.start..square } else { square + 1..back.end };
        let file = b'a' + file(square);
        let letter = match outer.any(|square| has(square, G::ROOK)) {
            true => file,
            false if is_long => b'q',
            false => b'k',
        };
        let [letter, file] = [letter, file].map(|byte| match side {
            Side::First => byte.to_ascii_uppercase(),
            Side::Second => byte,
        });
        Some(Self { side, is_long, letter, file })
    }

    /// Returns the index of the right in `KQkq`.
    fn place(self) -> usize {
        2 * self.side as usize + usize::from(self.is_long)
    }
}

/// Marks the rooks that kings may castle with.
fn castling<G: Orthodox>(reader: &mut Reader<'_, G>, board: &mut Board<G>) -> Result<(), FenError> {
    let field = reader.field("the rights to castle, or `-`")?;
    let text = reader.part(field.clone());
    if text == "-" {
        return Ok(());
    }
    let mut is_given = [false; 4];
    for (offset, letter) in text.char_indices() {
        let at = field.start + offset..field.start + offset + letter.len_utf8();
        if !matches!(letter.to_ascii_lowercase(), 'a'..='h' | 'k' | 'q') {
            let expected = "the rights to castle, which are `KQkq` or the files of rooks, or `-`";
            return Err(reader.error(at, expected));
        }
        let side = if letter.is_ascii_lowercase() { Side::Second } else { Side::First };
        let is_of = |right: &Right| [right.letter, right.file].map(char::from).contains(&letter);
        let found = back_rank(side).find_map(|square| {
            Some((square, Right::of(board, side, square).filter(is_of)?.place()))
        });
        let Some((square, place)) = found else {
            let expected = "a right to castle, with one king and its rook on their back rank";
            return Err(reader.error(at, expected));
        };
        if core::mem::replace(&mut is_given[place], true) {
            return Err(reader.error(at, "at most one right to castle on each side of the king"));
        }
        board[square] = board[square].and_then(Piece::diminished);
    }
    Ok(())
}

/// Marks the pawn that may be taken en passant.
fn en_passant<G: Orthodox>(
    reader: &mut Reader<'_, G>,
    board: &mut Board<G>,
    turn: Side,
) -> Result<(), FenError> {
    let side = turn.flipped();
    let expected = match turn {
        Side::First => "`-`, or the square on rank 6 that a pawn has just passed over",
        Side::Second => "`-`, or the square on rank 3 that a pawn has just passed over",
    };
    let field = reader.field(expected)?;
    let text = reader.part(field.clone());
    if text == "-" {
        return Ok(());
    }
    let is_right = |square: &usize| {
        board[*square] == Some(Piece::new(G::PAWN, side))
            && name(behind(side, *square)) == text
            && has_advanced(board, side, *square)
    };
    let fourth_rank = if side == Side::First { 32..40 } else { 24..32 };
    let Some(pawn) = fourth_rank.into_iter().find(is_right) else {
        return Err(reader.error(field, expected));
    };
    board[pawn] = board[pawn].and_then(Piece::diminished);
    Ok(())
}

/// Returns whether a pawn on its fourth rank can have just advanced two squares.
fn has_advanced<G: Orthodox>(board: &[Option<Piece<G>>], side: Side, pawn: usize) -> bool {
    let passed = behind(side, pawn);
    board[passed].is_none() && board[behind(side, passed)].is_none()
}

/// Returns the squares of a side's back rank.
fn back_rank(side: Side) -> Range<usize> {
    if side == Side::First { 56..64 } else { 0..8 }
}

/// Returns the squares of the rank where a side's pawns start.
fn second_rank(side: Side) -> Range<usize> {
    if side == Side::First { 48..56 } else { 8..16 }
}

/// Returns the rank of a square, counted from a side's back rank, which is 1.
fn rank(side: Side, square: usize) -> usize {
    if side == Side::First { 8 - square / 8 } else { 1 + square / 8 }
}

/// Returns the square behind a side's pawn, which must not be on its back rank.
fn behind(side: Side, square: usize) -> usize {
    if side == Side::First { square + 8 } else { square - 8 }
}

#[allow(clippy::cast_possible_truncation)] // Less than 8.
fn file(square: usize) -> u8 {
    (square % 8) as u8
}

/// Returns the name of a square, such as `e4`.
fn name(square: usize) -> String {
    format!("{}{}", char::from(b'a' + file(square)), 8 - square / 8)
}
