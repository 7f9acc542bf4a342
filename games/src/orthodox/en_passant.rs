//! En passant: converts the target square of a FEN to the pawn that may be captured, and a pawn to its target
//! square.

use epin::feen::Position;
use epin::{Piece, Side, State};

use super::{Orthodox, geometry};
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind};
use crate::read::{Board, Reader};

/// Returns the target square of a side's pawn, the square behind it, if the pawn may have just advanced
/// two squares: it is on its fourth rank, and the two squares behind it are empty.
pub(super) fn target<G: Orthodox>(
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
    let may_be_captured = |pawn: &usize| {
        board[*pawn] == Some(Piece::new(G::PAWN, side)) && target(board, side, *pawn).is_some()
    };
    let Some(pawn) = pawn.filter(may_be_captured) else {
        return Err(reader.error(ParseFenErrorKind::EnPassant, field, expected));
    };
    board[pawn] = board[pawn].and_then(Piece::diminished);
    Ok(())
}

/// Turns a `-P` into a `P` unless it has just advanced and a pawn of the side to move is beside it. A `-P` of
/// the side to move advanced a move earlier.
pub(super) fn normalize<G: Orthodox>(position: &mut Position<Piece<G>>) {
    let turn = position.turn;
    let is_pawn = |piece: &Piece<G>| piece.kind() == G::PAWN;
    for rank in position.squares.chunks_mut(8) {
        for file in 0..rank.len() {
            let pawn = |file: usize| rank.get(file).copied().flatten().filter(is_pawn);
            let takes = |file| pawn(file).is_some_and(|pawn| pawn.side() == turn);
            let can_be_taken = takes(file + 1) || takes(file.wrapping_sub(1));
            let marked = pawn(file).filter(|pawn| pawn.state() == State::Diminished);
            if let Some(pawn) = marked.filter(|pawn| pawn.side() == turn || !can_be_taken) {
                rank[file] = pawn.normalized();
            }
        }
    }
}
