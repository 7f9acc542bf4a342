//! What to write instead of an unknown piece of a position.

use super::accept::FeenLayout;
use super::hand_order::HandOrder;
use super::lex::read_item;
use crate::set::bit_set::EpinSet;
use crate::text::bytes::slice;
use crate::token::layout::Epin;

/// Returns the piece of `members` to write instead of an unknown piece of a position.
///
/// In a hand, there is a suggestion only if the hand is in order once all of its suggestions
/// are applied. The errors of a string that is parsed with a catalog follow the same rule.
#[must_use]
pub const fn meant_piece(
    text: &[u8],
    layout: FeenLayout,
    members: &EpinSet,
    token: Epin,
    offset: usize,
) -> Option<Epin> {
    let (board_len, slash) = (layout.board_len as usize, layout.slash as usize);
    if offset > board_len {
        let (start, end) =
            if offset < slash { (board_len, slash) } else { (slash, text.len().saturating_sub(4)) };
        let mut hand = slice(text, start + 1, end);
        let mut order = HandOrder::new();
        while let Some(((token, count), rest)) = read_item(hand) {
            if let Some(meant) = members.suggest(token) {
                if !order.add(meant, count) {
                    return None;
                }
            }
            hand = rest;
        }
    }
    members.suggest(token)
}
