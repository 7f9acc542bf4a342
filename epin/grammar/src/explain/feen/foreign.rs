//! Strings of other notations for positions: FEN of chess, FEN, SFEN.

use super::place::{Fault, Place, Span, count};
use super::words::Words;

/// Returns where a string starts to differ from a position if it is FEN or SFEN: at the side to
/// move, `w` or `b`, where the hands should be.
pub(super) const fn foreign(text: &[u8], words: &Words) -> Option<Place> {
    let mut rest: &[Span] = &words.first;
    if let [name, more @ ..] = rest {
        if let b"position" = name.slice(text) {
            rest = more;
        }
    }
    let mut is_sfen = false;
    if let [name, more @ ..] = rest {
        is_sfen = matches!(name.slice(text), b"sfen");
        if is_sfen || matches!(name.slice(text), b"fen") {
            rest = more;
        }
    }
    let [board, turn, next, ..] = *rest else { return None };
    if !matches!(turn.slice(text), b"w" | b"b") {
        return None;
    }
    // Of `8/8 b C/c`, the `b` is a hand without a slash.
    if count(next.slice(text), b'/') > 0 {
        return None;
    }
    let fault = match count(board.slice(text), b'/') {
        _ if is_sfen || count(board.slice(text), b'+') > 0 => Fault::Sfen,
        7 => Fault::ChessFen,
        8 => Fault::Sfen,
        _ => Fault::Fen,
    };
    Some(Place::new(fault, turn.start, text.len()))
}
