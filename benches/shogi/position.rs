//! A position, and the position after a move.

use epin::Side;

use epin_games::{Setup, Shogi};

use super::board_piece::BoardPiece;
use super::piece_kind::{IN_HAND, in_hand};
use super::reach::{BACK, SQUARES, knights, next};

/// The pieces on their squares, rank by rank from the second side's end.
pub type Board<P> = [Option<P>; SQUARES];

/// A position. Making a move does not change the position, but returns a changed clone.
#[derive(Debug, Clone)]
pub struct Position<P> {
    pub(super) board: Board<P>,
    /// How many pieces of each kind are in hand, by side.
    pub(super) hands: [[u8; IN_HAND]; 2],
    /// Where the kings are, by side.
    kings: [usize; 2],
    pub(super) turn: Side,
    /// A hash of the position, which engines use to recognize positions.
    key: u64,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Move {
    Board { from: usize, to: usize, promote: bool },
    Drop { kind: Shogi, to: usize },
}

impl<P: BoardPiece> Position<P> {
    /// Returns the position that `sfen` describes, or `None` if it describes none.
    pub fn parse(sfen: &str, piece: impl Fn(&str) -> Option<P>) -> Option<Self> {
        let sfen = Setup::<Shogi>::parse(sfen).ok()?.position;
        let mut position = Self {
            board: [None; SQUARES],
            hands: [[0; IN_HAND]; 2],
            kings: [0; 2],
            turn: sfen.turn,
            key: 0,
        };
        for (square, token) in sfen.squares.iter().enumerate() {
            if let Some(token) = token {
                position.put(piece(token.as_str())?, square);
            }
        }
        for side in Side::ALL {
            for (piece, count) in &sfen.hands[side] {
                position.hands[side as usize][in_hand(piece.kind())?] = count.try_into().ok()?;
            }
        }
        Some(position)
    }

    /// Returns the pieces on their squares.
    pub fn board(&self) -> &Board<P> {
        &self.board
    }

    fn put(&mut self, piece: P, square: usize) {
        self.board[square] = Some(piece);
        self.key ^= piece.key(square);
        if piece.kind() == Shogi::King {
            self.kings[piece.side() as usize] = square;
        }
    }

    fn take(&mut self, square: usize) -> Option<P> {
        let piece = self.board[square].take()?;
        self.key ^= piece.key(square);
        Some(piece)
    }

    /// Returns the position after a move that [`moves`](Self::moves) lists.
    fn after(&self, chosen: Move) -> Self {
        let mut after = self.clone();
        let hand = &mut after.hands[self.turn as usize];
        match chosen {
            Move::Board { from, to, promote } => {
                if let Some(taken) = self.board[to]
                    && let Some(kind) = in_hand(taken.kind())
                {
                    hand[kind] += 1;
                }
                after.take(to);
                if let Some(piece) = after.take(from) {
                    let promoted = if promote { piece.promoted() } else { None };
                    after.put(promoted.unwrap_or(piece), to);
                }
            }
            Move::Drop { kind, to } => {
                if let Some(kind) = in_hand(kind) {
                    hand[kind] -= 1;
                }
                after.put(P::new(kind, self.turn), to);
            }
        }
        after.turn = self.turn.flipped();
        after
    }

    /// Returns whether a side could capture the other side's king.
    fn checks(&self, side: Side) -> bool {
        let king = self.kings[side.flipped() as usize];
        for (direction, back) in BACK.into_iter().enumerate() {
            let mut near = true;
            let mut square = king;
            while let Some(farther) = next(square, direction) {
                if let Some(piece) = self.board[farther] {
                    if piece.side() == side && piece.reach().attacks(back, near) {
                        return true;
                    }
                    break;
                }
                near = false;
                square = farther;
            }
        }
        for direction in knights(side) {
            if let Some(square) = next(king, direction)
                && self.board[square] == Some(P::new(Shogi::Knight, side))
            {
                return true;
            }
        }
        false
    }

    /// Returns whether a move neither leaves the mover's king in check nor mates by dropping a pawn.
    fn is_legal(&self, chosen: Move, after: &Self) -> bool {
        let is_pawn_drop = matches!(chosen, Move::Drop { kind: Shogi::Pawn, .. });
        if after.checks(after.turn) {
            return false;
        }
        !(is_pawn_drop && after.checks(self.turn) && after.is_mate())
    }

    /// Returns whether there is no legal move.
    fn is_mate(&self) -> bool {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        !moves.into_iter().any(|chosen| self.is_legal(chosen, &self.after(chosen)))
    }

    /// Returns the number of positions after `depth` legal moves.
    pub fn perft(&self, depth: usize) -> usize {
        if depth == 0 {
            return 1;
        }
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let mut count = 0;
        for chosen in moves {
            let after = self.after(chosen);
            if self.is_legal(chosen, &after) {
                count += after.perft(depth - 1);
            }
        }
        count
    }

    /// Returns the hash of the position.
    pub fn key(&self) -> u64 {
        self.key
    }
}
