//! Writes a FEN or an SFEN: the checks and the fields that all games share.

use alloc::format;
use alloc::string::{String, ToString};

use epin::feen::Position;
use epin::{Piece, Side};

use crate::counters::Counters;
use crate::game::{CheckedPosition, Game};
use crate::read::has_too_many_pieces;
use crate::write_fen_error::WriteFenError;

/// Returns a position and its counters as a FEN or an SFEN. `write_rest` writes the fields between the side to
/// move and the counters, with a space before each.
pub(crate) fn to_fen<G: Game>(
    position: &Position<Piece<G>>,
    counters: &Counters,
    write_rest: impl FnOnce(CheckedPosition<'_, G>, &mut String) -> Result<(), WriteFenError>,
) -> Result<String, WriteFenError> {
    let position = check(position, counters)?;
    let mut text = first_fields(position);
    write_rest(position, &mut text)?;
    push_counters(&mut text, counters);
    Ok(text)
}

/// Returns the position if it passes the checks that all games share, and if the game has these counters.
fn check<'a, G: Game>(
    position: &'a Position<Piece<G>>,
    counters: &Counters,
) -> Result<CheckedPosition<'a, G>, WriteFenError> {
    let Position { sizes, squares, hands, styles, turn: _ } = position;
    let dialect = G::dialect();
    let start = const { &G::START };
    if sizes != start.sizes() {
        return Err(WriteFenError::Sizes { expected: start.sizes(), found: sizes.clone() });
    }
    let (expected, found) = (const { G::START.square_count() }, squares.len());
    if found != expected {
        return Err(WriteFenError::SquareCount { expected, found });
    }
    let (expected, found) = (const { G::START.styles() }, *styles);
    if found != expected {
        return Err(WriteFenError::Styles { expected, found });
    }
    for side in Side::ALL {
        for (piece, _) in &hands[side] {
            if !dialect.can_be_in_hand(piece) {
                let expected = dialect.expected_in_hand();
                return Err(WriteFenError::in_hand(&expected, piece.token(), side));
            }
            if piece.side() != side {
                return Err(WriteFenError::in_other_hand(piece.token(), side));
            }
        }
    }
    if has_too_many_pieces(squares, hands) {
        return Err(WriteFenError::TooManyPieces);
    }
    let Counters { halfmove_clock, move_number, counting_limit } = *counters;
    if let Some(limit) = counting_limit.filter(|_| !dialect.has_counting_limit) {
        let expected = "no counting limit, which only makruk has";
        return Err(WriteFenError::of_counters(expected, limit));
    }
    if dialect.has_halfmove_clock {
        if let (None, Some(moves)) = (halfmove_clock, move_number) {
            let expected = "the halfmove clock, if there is a move number";
            let found = format!("only the number {moves}");
            return Err(WriteFenError::of_counters(expected, found));
        }
    } else if let Some(clock) = halfmove_clock {
        let expected = "no halfmove clock, since the notation has none";
        return Err(WriteFenError::of_counters(expected, clock));
    }
    Ok(CheckedPosition(position))
}

/// Returns the first fields: the board, the hands if they come before the side to move, and the side to move.
fn first_fields<G: Game>(position: CheckedPosition<'_, G>) -> String {
    let Position { squares, turn, .. } = position.0;
    let dialect = G::dialect();
    let mut text = String::with_capacity(96);
    let files = G::START.sizes().last().map_or(1, |files| usize::from(*files));
    push_board(&mut text, squares, files, |text, piece| dialect.push_piece(text, piece));
    G::write_hands(position, &mut text);
    let [first, second] = dialect.turns;
    let turn = if *turn == Side::First { first } else { second };
    text.push(' ');
    text.extend(turn.chars().next());
    text
}

/// Writes a piece in hand, after its count or as often as it is in hand.
pub(crate) fn push_in_hand(
    text: &mut String,
    count: u32,
    has_counts: bool,
    mut push_piece: impl FnMut(&mut String),
) {
    if has_counts && count > 1 {
        text.push_str(&count.to_string());
    }
    for _ in 0..if has_counts { count.min(1) } else { count } {
        push_piece(text);
    }
}

/// Writes the board.
pub(crate) fn push_board<P: Copy>(
    text: &mut String,
    squares: &[Option<P>],
    files: usize,
    mut push_piece: impl FnMut(&mut String, P),
) {
    // `Position::to_feen` has the same loop, but writes tokens. To share it, `epin` would need another hidden
    // name that could not change in any 0.1 release.
    for (index, rank) in squares.chunks(files.max(1)).enumerate() {
        if index > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for square in rank {
            let Some(piece) = *square else {
                empty += 1;
                continue;
            };
            push_empty(text, empty);
            empty = 0;
            push_piece(text, piece);
        }
        push_empty(text, empty);
    }
}

/// Writes the counters, with a space before each.
fn push_counters(text: &mut String, counters: &Counters) {
    for counter in [counters.halfmove_clock, counters.move_number].into_iter().flatten() {
        text.push(' ');
        text.push_str(&counter.to_string());
    }
}

/// Writes a count of empty squares, or nothing if the count is 0.
#[inline]
fn push_empty(text: &mut String, empty: u32) {
    match empty {
        0 => {}
        #[allow(clippy::cast_possible_truncation)] // A digit.
        1..=9 => text.push(char::from(b'0' + empty as u8)),
        _ => text.push_str(&empty.to_string()),
    }
}
