//! En passant: converts the target square of a FEN to the pawn that may be captured, and a pawn to its target
//! square.

use epin::feen::Position;
use epin::{Piece, Side, State};

use super::{Orthodox, geometry, is_pawn};
use crate::game::Game;
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind};
use crate::read::{Board, Reader};

/// Returns the target square of a side's pawn, the square behind it, if the pawn may have just advanced
/// two squares: it is on its fourth rank, and the two squares behind it are empty.
pub(super) fn target<G: Game>(
    board: &[Option<Piece<G>>],
    side: Side,
    pawn: usize,
) -> Option<usize> {
    if geometry::rank(side, pawn) != 4 {
        return None;
    }
    let target = geometry::behind(side, pawn);
    let from = geometry::behind(side, target);
    (board[target].is_none() && board[from].is_none()).then_some(target)
}

/// Reads the target square and marks the pawn that may be captured. `turn` is the side to move.
pub(super) fn read<G: Orthodox>(
    reader: &mut Reader<'_, G>,
    board: &mut Board<G>,
    turn: Side,
) -> Result<(), ParseFenError> {
    let side = turn.flipped();
    let expected = match turn {
        Side::First => {
            "`-`, or a square on rank 6 behind a pawn that has just advanced two squares"
        }
        Side::Second => {
            "`-`, or a square on rank 3 behind a pawn that has just advanced two squares"
        }
    };
    let Some(field) = reader.read_field_or_dash(ParseFenErrorKind::EnPassant, expected)? else {
        return Ok(());
    };
    let text = reader.part(field.clone());
    let target_rank = if side == Side::First { b'3' } else { b'6' };
    let pawn = match *text.as_bytes() {
        [file @ b'a'..=b'h', rank] if rank == target_rank => {
            Some(geometry::squares(side, 4).start + usize::from(file - b'a'))
        }
        _ => None,
    };
    let is_of_side = |piece: Piece<G>| is_pawn(piece) && piece.side() == side;
    let may_be_captured =
        |pawn: &usize| board[*pawn].is_some_and(is_of_side) && target(board, side, *pawn).is_some();
    let Some(pawn) = pawn.filter(may_be_captured) else {
        return Err(reader.error(ParseFenErrorKind::EnPassant, field, expected));
    };
    board[pawn] = board[pawn].and_then(Piece::diminished);
    Ok(())
}

/// Turns each `-P` into a `P`, except one of the side not to move that a pawn beside it could take.
pub(super) fn normalize<G: Game>(position: &mut Position<Piece<G>>) {
    let (board, turn) = (&mut position.squares, position.turn);
    for square in 0..board.len() {
        let Some(pawn) = board[square].filter(|piece| is_marked(*piece)) else { continue };
        if pawn.side() == turn || !can_be_taken(board, square, turn) {
            board[square] = pawn.normalized();
        }
    }
}

/// Returns whether a pawn of the side `by` is beside a square.
pub(super) fn can_be_taken<G: Game>(board: &[Option<Piece<G>>], square: usize, by: Side) -> bool {
    let has_pawn = |square: usize| {
        let piece = board.get(square).copied().flatten();
        piece.is_some_and(|piece| is_pawn(piece) && piece.side() == by)
    };
    square % 8 > 0 && has_pawn(square - 1) || square % 8 < 7 && has_pawn(square + 1)
}

/// Returns the square that a pawn has just passed over and the square of this pawn, which the side `by` may take
/// en passant.
pub(super) fn passed<G: Game>(board: &[Option<Piece<G>>], by: Side) -> Option<[usize; 2]> {
    let is_marked = |piece: Piece<G>| is_marked(piece) && piece.side() != by;
    let board = board.get(..64)?; // The number of squares may be wrong.
    let mut pawns = (0..64).filter(|square| board[*square].is_some_and(is_marked));
    pawns.find_map(|square| Some([target(board, by.flipped(), square)?, square]))
}

/// Returns whether a piece is a `-P`.
fn is_marked<G: Game>(piece: Piece<G>) -> bool {
    piece.state() == State::Diminished && is_pawn(piece)
}
