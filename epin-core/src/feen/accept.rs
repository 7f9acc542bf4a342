//! Decides whether a string is a position and, if it is, finds its parts. Each string is read once, from left
//! to right. `errors.rs` finds out why a string is refused.

use super::hand_order::HandOrder;
use super::layout::FeenLayout;
use super::lex::{read_count, read_item};
use crate::token::read_prefix;

/// Returns where the parts of a position are, or `None` if `text` as a whole is not a position. In that case,
/// [`errors`](super::errors) tells why. The bytes need not be UTF-8.
pub(crate) const fn read_feen(text: &[u8]) -> Option<FeenLayout> {
    if text.len() > FeenLayout::MAX_LEN {
        return None;
    }
    let Some((board, hands)) = read_board(text) else { return None };
    let Some((first, second_hand)) = read_hand(hands, b'/') else { return None };
    let Some((second, styles)) = read_hand(second_hand, b' ') else { return None };
    let pieces = board.pieces.saturating_add(first).saturating_add(second);
    if pieces > board.squares || !is_styles(styles) {
        return None;
    }
    #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
    Some(FeenLayout {
        board_len: (text.len() - hands.len() - 1) as u16,
        slash: (text.len() - second_hand.len() - 1) as u16,
        sizes: board.sizes,
    })
}

/// Returns whether `text` is a valid styles field: two letters of opposite case with a slash between them. The
/// style of the side to move comes first.
pub(super) const fn is_styles(text: &[u8]) -> bool {
    match text {
        [active, b'/', inactive] => {
            active.is_ascii_uppercase() && inactive.is_ascii_lowercase()
                || active.is_ascii_lowercase() && inactive.is_ascii_uppercase()
        }
        _ => false,
    }
}

/// The sizes of a board, its number of squares, and its number of pieces.
struct BoardTotals {
    sizes: [u8; FeenLayout::MAX_DIMENSIONS],
    squares: u32,
    pieces: u32,
}

/// Returns the totals of the board at the start of `text`, and what follows the space after the board.
const fn read_board(text: &[u8]) -> Option<(BoardTotals, &[u8])> {
    let (mut files, mut pieces) = (0, 0);
    // The number of ranks in this layer, the number in each earlier layer, and the number of earlier layers.
    let (mut ranks, mut ranks_before, mut layers_before) = (0, 0, 0);
    let mut rest = text;
    loop {
        let (rank, more) = read_rank(rest);
        if rank.squares == 0
            || rank.squares > FeenLayout::MAX_SIZE
            || files != 0 && rank.squares != files
        {
            return None;
        }
        files = rank.squares;
        pieces += rank.pieces;
        ranks += 1;
        rest = match more {
            [b'/', b'/', more @ ..] => {
                if ranks == 1 || layers_before != 0 && ranks != ranks_before {
                    return None;
                }
                (ranks, ranks_before) = (0, ranks);
                layers_before += 1;
                more
            }
            [b'/', more @ ..] => more,
            [b' ', more @ ..] => {
                rest = more;
                break;
            }
            _ => return None,
        };
    }
    if layers_before != 0 && ranks != ranks_before {
        return None;
    }
    let layers = layers_before + 1;
    // This cannot overflow: a string of 4,096 bytes has at most 4,096 ranks, each of at most 255 squares.
    let squares = layers * ranks * files;
    if layers > FeenLayout::MAX_SIZE
        || ranks > FeenLayout::MAX_SIZE
        || squares > FeenLayout::MAX_SQUARES
    {
        return None;
    }
    #[allow(clippy::cast_possible_truncation)] // At most `MAX_SIZE`.
    let sizes = match (layers as u8, ranks as u8, files as u8) {
        (1, 1, files) => [files, 0, 0],
        (1, ranks, files) => [ranks, files, 0],
        (layers, ranks, files) => [layers, ranks, files],
    };
    Some((BoardTotals { sizes, squares, pieces }, rest))
}

/// The number of squares and the number of pieces in a rank.
struct RankTotals {
    squares: u32,
    pieces: u32,
}

/// Returns the totals of the rank at the start of `text`, and the rest of the string. The rank ends before the
/// first byte that starts neither a piece nor a count.
// `read_lexeme` says why this function does not call it.
const fn read_rank(text: &[u8]) -> (RankTotals, &[u8]) {
    let mut rank = RankTotals { squares: 0, pieces: 0 };
    let mut rest = text;
    loop {
        rest = if let Some((_, more)) = read_prefix(rest) {
            // Saturating, because a count before the piece can be arbitrarily large.
            rank.squares = rank.squares.saturating_add(1);
            rank.pieces += 1;
            more
        } else if let Some((count, more)) = read_count(rest) {
            rank.squares = rank.squares.saturating_add(count);
            more
        } else {
            return (rank, rest);
        };
    }
}

/// Returns the number of pieces in the hand at the start of `text`, and what follows the byte `end` after the
/// hand. Returns `None` if the hand is invalid or is not followed by `end`.
pub(super) const fn read_hand(text: &[u8], end: u8) -> Option<(u32, &[u8])> {
    let mut order = HandOrder::new();
    let mut pieces: u32 = 0;
    let mut rest = text;
    while let Some(((token, count), more)) = read_item(rest) {
        if !order.add(token, count) {
            return None;
        }
        pieces = pieces.saturating_add(count);
        rest = more;
    }
    match rest {
        [byte, more @ ..] if *byte == end => Some((pieces, more)),
        _ => None,
    }
}
