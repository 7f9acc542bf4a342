//! What a piece promotes to.

/// What the piece of a move promotes to, as returned by [`Move::promotion`](crate::Move::promotion).
///
/// ```
/// use epin_games::{Chess, Move, Promotion, Shogi};
///
/// assert_eq!(Move::parse("e7e8q")?.promotion(), Some(Promotion::To(Chess::Queen)));
/// assert_eq!(Move::<Shogi>::parse("8h2b+")?.promotion(), Some(Promotion::Enhanced));
/// # Ok::<(), epin_games::ParseMoveError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Promotion<G> {
    /// The piece becomes one of this kind: a queen, a rook, a bishop or a knight in chess and crazyhouse, a Met
    /// in makruk.
    To(G),
    /// The piece becomes its [enhanced](epin::Piece::enhanced) form, which depends on the piece on the board.
    /// Only shōgi has this.
    Enhanced,
}
