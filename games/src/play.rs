//! Playing a move: what all games have in common.

#![allow(
    clippy::indexing_slicing,
    reason = "`play` checks the number of squares, and a move has squares of the game's board"
)]

use alloc::format;

use epin::feen::Position;
use epin::{Piece, Side, State};

use crate::game::Game;
use crate::moves::Move;
use crate::orthodox;
use crate::play_error::{PlayError, PlayErrorKind};
use crate::played::Played;
use crate::promotion::Promotion;
use crate::setup::Setup;

impl<G: Game> Setup<G> {
    /// Plays a move that is known to be legal: this method does not check whether it is. A rook may move like
    /// a knight, and a king may be left in check or captured.
    ///
    /// The piece is moved or dropped, and promoted if the move says so. A captured piece is removed and, in
    /// crazyhouse and shōgi, goes to the hand of the side that captured it, unpromoted, unless it is a king.
    /// In chess and crazyhouse, the move can be castling or an en passant capture, and the states of rooks and
    /// pawns are updated: see [`Chess`](crate::Chess). Finally, [`end_move`](Self::end_move) counts the move
    /// and passes the turn. The halfmove clock becomes 0 after a capture and, except in xiangqi, after a pawn's
    /// move or drop. In makruk, it goes up by one after every move as long as there is a counting limit; `play`
    /// never starts a count.
    ///
    /// If [`to_fen`](Self::to_fen) accepted the position before the move, it accepts the position after it.
    ///
    /// # Errors
    ///
    /// Returns an error, and changes nothing, if
    ///
    /// - the square that the move starts from has no piece of the side to move;
    /// - the square that the move goes to has a piece of the side to move (unless the move is castling) or, for a
    ///   drop, any piece;
    /// - the piece that is dropped is not in hand;
    /// - the move promotes a piece that cannot promote there, or does not promote one that has to, or drops a
    ///   piece where it would have to be promoted (each game's page lists these cases);
    /// - it is castling without the right to castle, or with another piece where the king or the rook ends up
    ///   (the squares in between are not checked);
    /// - the number of squares is not that of the game's board.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let mut setup = Setup::<Chess>::start();
    /// for text in "e2e4 c7c5 g1f3 d7d6 f1b5 c8d7 e1g1".split(' ') {
    ///     setup.play(text.parse()?)?;
    /// }
    /// let expected = "rn1qkbnr/pp1bpppp/3p4/1Bp5/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 4";
    /// assert_eq!(setup.to_fen()?, expected);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("apply", "do_move", "make_move", "push"))]
    pub fn play(&mut self, next: Move<G>) -> Result<Played<G>, PlayError> {
        let Position { squares, hands, turn, .. } = &mut self.position;
        let (turn, dialect) = (*turn, G::dialect());
        let (count, found) = (dialect.square_names.len(), squares.len());
        if found != count {
            let kind = PlayErrorKind::Squares;
            let message = format!("expected {count} squares, found {found}");
            return Err(PlayError { kind, message, square: None, token: None });
        }
        let (from, to) = (next.from(), next.to());
        let on_board = from.and_then(|from| squares[from].filter(|piece| piece.side() == turn));
        let in_hand = next.dropped().map(|kind| Piece::new(kind, turn));
        let Some(piece) = on_board.or(in_hand) else {
            let expected = format!("a piece of the side to move, which is the {turn}");
            let from = from.unwrap_or(to);
            return Err(PlayError::on_square(PlayErrorKind::From, &expected, squares[from], from));
        };
        if let Some(from) = from.filter(|_| G::IS_ORTHODOX && piece.is_terminal()) {
            placed(piece, next)?; // A king does not promote.
            if let Some(played) = orthodox::castle(squares, piece, from, to)? {
                self.end_move(false);
                return Ok(played);
            }
        }
        let target = squares[to];
        if target.is_some_and(|target| from.is_none() || target.side() == turn) {
            let expected =
                if from.is_none() { "an empty square" } else { "no piece of the side to move" };
            return Err(PlayError::on_square(PlayErrorKind::To, expected, target, to));
        }
        let placed = placed(piece, next)?;
        if from.is_none() && !hands[turn].remove(piece) {
            let message = format!("expected `{piece}` in the {turn} side's hand, found none");
            let token = Some(piece.token());
            return Err(PlayError { kind: PlayErrorKind::Hand, message, square: None, token });
        }
        let captured = target.map(|captured| (to, captured));
        let mut changes = Played { captured, placed, to, rook: None };
        if G::IS_ORTHODOX {
            orthodox::place(squares, from, &mut changes);
        } else {
            if let Some(from) = from {
                squares[from] = None;
            }
            squares[to] = Some(placed);
        }
        if let Some((_, captured)) = changes.captured {
            let captured = unpromoted(captured).flipped();
            if dialect.can_be_in_hand(captured) {
                hands[turn].add(captured);
            }
        }
        self.end_move(changes.captured.is_some() || G::PAWN == Some(piece.kind()));
        Ok(changes)
    }
}

/// Returns the piece that a move puts on its square: promoted if the move says so. Returns an error if the
/// piece cannot promote, or if it may not stay as it is.
fn placed<G: Game>(piece: Piece<G>, next: Move<G>) -> Result<Piece<G>, PlayError> {
    let mut promoting = G::dialect().promoting.iter();
    let ranks = promoting.find(|(kind, _)| *kind == piece.kind());
    let [may, must] = ranks.map_or([0; 2], |(_, ranks)| *ranks);
    let files = G::START.sizes().last().copied().unwrap_or_default();
    // Whether a square is on one of the last ranks of the board, as the side sees it.
    let is_among_last = |square, ranks| {
        let last = G::dialect().square_names.len() - 1;
        let from_end = if piece.side() == Side::First { square } else { last - square };
        from_end < ranks * usize::from(files)
    };
    let to = next.to();
    let from = next.from().unwrap_or(to);
    let placed = match next.promotion() {
        None if is_among_last(to, must) => return Err(unpromoted_error(piece, next)),
        None => Some(piece),
        Some(Promotion::To(kind)) if is_among_last(to, may) => {
            let placed = Piece::new(kind, piece.side());
            placed.enhanced().or(Some(placed)) // In chess, a promoted piece has no mark.
        }
        // The piece can also promote when it leaves these ranks.
        Some(Promotion::Enhanced) if is_among_last(to, may) || is_among_last(from, may) => {
            piece.enhanced()
        }
        Some(_) => None,
    };
    placed.ok_or_else(|| {
        let name = G::square_name(to).unwrap_or_default();
        let expected = format!("a piece that can promote by moving to {name}");
        PlayError::on_square(PlayErrorKind::Promotion, &expected, Some(piece), from)
    })
}

/// Returns the error for a piece that may not stay unpromoted on the square that it goes to.
#[cold]
fn unpromoted_error<G: Game>(piece: Piece<G>, next: Move<G>) -> PlayError {
    let name = G::square_name(next.to()).unwrap_or_default();
    let message = match (next.from(), G::dialect().promotions.first()) {
        (Some(_), Some(letter)) => {
            format!("expected a promotion, as in `{next}{}`, found `{next}`", char::from(*letter))
        }
        _ => format!("expected a piece that can be dropped on {name}, found `{piece}`"),
    };
    let square = next.from().or(Some(next.to()));
    PlayError { kind: PlayErrorKind::Promotion, message, square, token: Some(piece.token()) }
}

/// Returns the piece that a captured one becomes in hand, still with its own side.
fn unpromoted<G: Game>(captured: Piece<G>) -> Piece<G> {
    match G::PAWN {
        Some(pawn) if captured.state() == State::Enhanced => Piece::new(pawn, captured.side()),
        _ => captured.normalized().unwrap_or(captured),
    }
}
