//! A piece on the board, whichever type represents it.

use epin::Side;

use super::reach::Reach;
use epin_games::Shogi;

/// A piece on the board.
pub trait BoardPiece: Copy + Eq + Send + Sync + 'static {
    /// Returns the piece of a kind and a side.
    fn new(kind: Shogi, side: Side) -> Self;

    /// Returns the kind of the piece.
    fn kind(self) -> Shogi;

    /// Returns the side of the piece.
    fn side(self) -> Side;

    /// Returns the promoted piece, if there is one.
    fn promoted(self) -> Option<Self>;

    /// Returns where the piece can move.
    fn reach(self) -> Reach;

    /// Returns the random number of the piece on a square, which is part of a position's key.
    fn key(self, square: usize) -> u64;
}
