//! Looks up the pieces of a position in a catalog.

use super::parse_feen_error::ParseFeenError;
use crate::catalog::info::CatalogInfo;
use crate::feen::accept::FeenLayout;
use crate::feen::lex::next_piece;
use crate::feen::meant_piece::MeantPieces;
use crate::notation::hint::Hint;
use crate::set::epin_set::EpinSet;
use crate::text::bytes::slice;

/// Returns `Ok` if all pieces of a position are in a catalog.
///
/// # Errors
///
/// Returns an error for the first piece that is not in the catalog.
pub const fn check_pieces(
    text: &[u8],
    layout: FeenLayout,
    catalog: &'static CatalogInfo,
) -> Result<(), ParseFeenError> {
    let pieces = slice(text, 0, FeenLayout::hands_end(text.len()));
    let mut meant = None;
    let (mut first, mut count) = (None, 0);
    // The unknown pieces without a suggestion. Each is counted once, as in `errors`.
    let mut seen = EpinSet::new();
    let mut rest = pieces;
    while let Some((token, more)) = next_piece(rest) {
        let offset = pieces.len() - more.len() - token.as_str().len();
        rest = more;
        if catalog.members.contains(token) {
            continue;
        }
        let all = match meant {
            Some(meant) => meant,
            None => MeantPieces::new(pieces, layout.board_len as usize, catalog.members),
        };
        meant = Some(all);
        let hint = all.hint(token, offset, false);
        if !matches!(hint, Some(Hint::Write(_))) && !seen.insert(token) {
            continue;
        }
        if first.is_none() {
            first = Some(ParseFeenError::of_piece(text, catalog, token, offset, hint));
        }
        count += 1;
    }
    match first {
        None => Ok(()),
        Some(error) => Err(error.with_others(count - 1)),
    }
}
