//! A piece on the board, whichever type represents it.

use epin::Side;

use super::reach::Reach;
use epin_games::Shogi;

/// A piece on the board.
pub trait BoardPiece: Copy + Eq + Send + Sync + 'static {
    /// Returns the piece of a kind and a side.
    fn new(kind: Shogi, side: Side) -> Self;

    /// Returns what the piece is.
    fn kind(self) -> Shogi;

    /// Returns whose piece it is.
    fn side(self) -> Side;

    /// Returns the promoted piece, if there is one.
    fn promoted(self) -> Option<Self>;

    /// Returns where the piece can move.
    fn reach(self) -> Reach;

    /// Returns the random number of the piece on a square, for the key of a position.
    fn key(self, square: usize) -> u64;
}
