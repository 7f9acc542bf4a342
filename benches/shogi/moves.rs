//! The pseudo-legal moves of a position, including moves that leave the mover's king in check.

use epin::Side;

use epin_games::Shogi;

use super::board_piece::BoardPiece;
use super::piece_kind::{HAND, dead_ranks};
use super::position::{Move, Position};
use super::reach::{SQUARES, next};

impl<P: BoardPiece> Position<P> {
    /// Adds the pseudo-legal moves to `moves`.
    pub(super) fn moves(&self, moves: &mut Vec<Move>) {
        for from in 0..SQUARES {
            if let Some(piece) = self.board[from]
                && piece.side() == self.turn
            {
                self.moves_of(piece, from, moves);
            }
        }
        self.drops(moves);
    }

    fn moves_of(&self, piece: P, from: usize, moves: &mut Vec<Move>) {
        let reach = piece.reach();
        for direction in bits(reach.steps) {
            if let Some(to) = next(from, direction) {
                self.add(piece, from, to, moves);
            }
        }
        for direction in bits(reach.slides) {
            let mut square = from;
            while let Some(to) = next(square, direction) {
                self.add(piece, from, to, moves);
                if self.board[to].is_some() {
                    break;
                }
                square = to;
            }
        }
    }

    /// Adds the moves of a piece from one square to another: with promotion, without it, both, or neither.
    fn add(&self, piece: P, from: usize, to: usize, moves: &mut Vec<Move>) {
        if self.board[to].is_some_and(|other| other.side() == self.turn) {
            return;
        }
        let (start, end) = (self.ranks_left(from), self.ranks_left(to));
        if (start < 3 || end < 3) && piece.promoted().is_some() {
            moves.push(Move::Board { from, to, promote: true });
        }
        if end >= dead_ranks(piece.kind()) {
            moves.push(Move::Board { from, to, promote: false });
        }
    }

    fn drops(&self, moves: &mut Vec<Move>) {
        let pawn = Some(P::new(Shogi::Pawn, self.turn));
        let has_pawn = |file: usize| (0..9).any(|rank| self.board[9 * rank + file] == pawn);
        for (kind, count) in HAND.into_iter().zip(self.hands[self.turn as usize]) {
            if count == 0 {
                continue;
            }
            let has_pawn: [bool; 9] =
                if kind == Shogi::Pawn { std::array::from_fn(has_pawn) } else { [false; 9] };
            for to in 0..SQUARES {
                if self.board[to].is_none()
                    && self.ranks_left(to) >= dead_ranks(kind)
                    && !has_pawn[to % 9]
                {
                    moves.push(Move::Drop { kind, to });
                }
            }
        }
    }

    /// Returns how many ranks there are between a square and the far end of the board, for the side
    /// whose turn it is.
    fn ranks_left(&self, square: usize) -> usize {
        match self.turn {
            Side::First => square / 9,
            Side::Second => 8 - square / 9,
        }
    }
}

/// Returns the numbers of the bits that are set.
fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        set &= set.checked_sub(1)?;
        Some(bit as usize)
    })
}
