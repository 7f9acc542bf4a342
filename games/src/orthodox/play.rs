//! What a move changes in chess and crazyhouse besides the squares that it names: castling, en passant and
//! states.

use epin::{Epin, Letter, Piece, Side, State, epin};

use super::{castling, en_passant, geometry, is_pawn};
use crate::game::Game;
use crate::play_error::{PlayError, PlayErrorKind};
use crate::played::Played;

/// Castles if that is what a king's move between two squares means. Otherwise, returns `None`.
pub(crate) fn castle<G: Game>(
    board: &mut [Option<Piece<G>>],
    king: Piece<G>,
    from: usize,
    to: usize,
) -> Result<Option<Played<G>>, PlayError> {
    let side = king.side();
    let is_rook = |piece: Piece<G>| piece.letter() == Letter::R && piece.side() == side;
    let is_onto_rook = board[to].is_some_and(is_rook);
    // A king moves two squares from e1, which is 60, or from e8, which is 4.
    if !(is_onto_rook || from % 56 == 4 && from.abs_diff(to) == 2) {
        return Ok(None);
    }
    let error = |expected, square: usize| {
        PlayError::on_square(PlayErrorKind::Castling, expected, board[square], square)
    };
    let may_castle = castling::kings(board)[side as usize] == Some(from);
    let rook = castling::rooks(board, side)[usize::from(to < from)].filter(|_| may_castle);
    let Some(rook) = rook.filter(|rook| !is_onto_rook || *rook == to) else {
        return Err(if is_onto_rook {
            error("a rook that this king may castle with", to)
        } else {
            error("a king that may castle on this side", from)
        });
    };
    let back = geometry::squares(side, 1);
    let files = if from < rook { [6, 5] } else { [2, 3] };
    let [king_to, rook_to] = files.map(|file| back.start + file);
    for square in [king_to, rook_to] {
        if board[square].is_some() && square != from && square != rook {
            return Err(error("no other piece where the king or the rook ends up", square));
        }
    }
    replace(board, [epin!("-P"), epin!("-p")]);
    replace(board, [epin!("-R").with_side(side); 2]);
    board[from] = None;
    board[rook_to] = board[rook].take();
    board[king_to] = Some(king);
    let rook = Some((rook, rook_to));
    Ok(Some(Played { captured: None, placed: king, to: king_to, rook }))
}

/// Moves a piece from the square `from` to `played.to`, or drops it there if `from` is `None`. Takes en passant
/// and updates all states, that of `played.placed` as well.
pub(crate) fn place<G: Game>(
    board: &mut [Option<Piece<G>>],
    from: Option<usize>,
    played: &mut Played<G>,
) {
    let Played { placed, to, .. } = *played;
    let side = placed.side();
    let is_pawn = is_pawn(placed);
    if is_pawn && board[to].is_none() && from.is_some_and(|from| from % 8 != to % 8) {
        let passed = en_passant::passed(board, side).filter(|[square, _]| *square == to);
        played.captured = passed.and_then(|[_, pawn]| Some((pawn, board[pawn].take()?)));
    }
    let is_king = |piece: Option<Piece<G>>| piece.is_some_and(Piece::is_terminal);
    let kings = (is_king(Some(placed)) || is_king(board[to])).then(|| castling::kings(board));
    if let Some(from) = from {
        board[from] = None;
    }
    board[to] = Some(placed);
    for side in Side::ALL {
        // A king has moved or is captured, or there is now a second one on its back rank.
        let king = |kings: [Option<usize>; 2]| kings[side as usize];
        if kings.is_some_and(|before| king(before) != king(castling::kings(board))) {
            replace(board, [epin!("-R").with_side(side); 2]);
        }
    }
    replace(board, [epin!("-P"), epin!("-p")]);
    // From the second rank over an empty square, to a square beside a pawn that can take.
    let passed = en_passant::target(board, side, to).filter(|passed| {
        from == Some(geometry::behind(side, *passed))
            && en_passant::can_be_taken(board, to, side.flipped())
    });
    let state = match placed.state() {
        _ if is_pawn && geometry::rank(side, to) == 2 => State::Enhanced,
        _ if is_pawn && passed.is_some() => State::Diminished,
        State::Enhanced if !is_pawn => State::Enhanced,
        _ => State::Normal,
    };
    played.placed = placed.with_state(state).unwrap_or(placed);
    board[to] = Some(played.placed);
}

/// Puts the pieces with these tokens into the normal state.
fn replace<G: Game>(board: &mut [Option<Piece<G>>], tokens: [Epin; 2]) {
    for square in board {
        if let Some(piece) = square.filter(|piece| tokens.contains(&piece.token())) {
            *square = piece.normalized();
        }
    }
}
