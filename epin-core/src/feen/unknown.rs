//! Finds the pieces of a position that are not in a catalog.

use super::accept::{FeenLayout, HandOrder};
use super::error::ParseFeenError;
use super::lex::read_item;
use crate::error::catalog::CatalogInfo;
use crate::set::bit_set::EpinSet;
use crate::text::bytes::slice;
use crate::token::layout::Epin;
use crate::token::scan::read_start;

/// Returns an error for the first piece of a position that is not in a catalog, if there is one.
///
/// # Errors
///
/// Returns an error if a piece is not in the catalog.
pub const fn check_pieces(
    text: &[u8],
    layout: FeenLayout,
    catalog: &'static CatalogInfo,
) -> Result<(), ParseFeenError> {
    // The styles are not pieces.
    let end = text.len().saturating_sub(3);
    let mut rest = slice(text, 0, end);
    while let [_, after_byte @ ..] = rest {
        rest = match read_start(rest) {
            Some((token, after_piece)) if catalog.members.contains(token) => after_piece,
            Some((token, _)) => {
                let offset = end - rest.len();
                let meant = meant_piece(text, layout, catalog.members, token, offset);
                return Err(ParseFeenError::of_piece(text, catalog, token, offset, meant));
            }
            None => after_byte,
        };
    }
    Ok(())
}

/// Returns what to write instead of a piece of a position that is not one of `members`. In a hand, there is a
/// suggestion only if the hand is in order with all of its suggestions, as in the errors of a string that is
/// parsed with a catalog.
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
            let meant = if members.contains(token) { Some(token) } else { members.suggest(token) };
            if let Some(meant) = meant {
                if !order.add(meant, count) {
                    return None;
                }
            }
            hand = rest;
        }
    }
    members.suggest(token)
}
