//! What a move has changed on the board.

use epin::Piece;

use crate::game::Game;

/// What a move has changed on the board, as returned by [`Setup::play`](crate::Setup::play): what a GUI
/// redraws.
///
/// The square that the piece left is [`Move::from`](crate::Move::from). States that have changed on other
/// squares, such as a `-P` that has become `P`, are not included.
///
/// ```
/// use epin::piece;
/// use epin_games::{Chess, Game, Setup};
///
/// let mut setup = Setup::<Chess>::parse("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 21")?;
/// let played = setup.play("d4e3".parse()?)?;
/// assert_eq!(played.captured, Some((Chess::square_index("e4").unwrap(), piece!(Chess, "-P"))));
/// assert_eq!((played.placed, Some(played.to)), (piece!(Chess, "p"), Chess::square_index("e3")));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Played<G: Game> {
    /// The square of the captured piece, and the piece as it was on the board.
    pub captured: Option<(usize, Piece<G>)>,
    /// The piece that was moved or dropped, as it is on the board now. In castling, it is the king.
    pub placed: Piece<G>,
    /// The square of `placed`. In castling, it is where the king is now: g1 after `e1h1`.
    pub to: usize,
    /// In castling, the squares that the rook has left and that it is on now. They can be the same.
    pub rook: Option<(usize, usize)>,
}
