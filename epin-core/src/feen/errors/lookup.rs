//! Looks up the pieces of a position in a catalog.

use super::error::ParseFeenError;
use crate::catalog::info::CatalogInfo;
use crate::feen::accept::FeenLayout;
use crate::feen::meant_piece::meant_piece;
use crate::set::bit_set::EpinSet;
use crate::text::bytes::slice;
use crate::token::scan::read_start;

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
    // The styles are not pieces.
    let end = text.len().saturating_sub(3);
    let mut rest = slice(text, 0, end);
    let (mut first, mut count) = (None, 0);
    // The pieces without a suggestion: `errors` returns each of them once.
    let mut seen = EpinSet::new();
    while let [_, after_byte @ ..] = rest {
        let Some((token, after_piece)) = read_start(rest) else {
            rest = after_byte;
            continue;
        };
        let offset = end - rest.len();
        rest = after_piece;
        if catalog.members.contains(token) {
            continue;
        }
        let meant = meant_piece(text, layout, catalog.members, token, offset);
        if meant.is_none() && !seen.insert(token) {
            continue;
        }
        if first.is_none() {
            first = Some(ParseFeenError::of_piece(text, catalog, token, offset, meant));
        }
        count += 1;
    }
    match first {
        None => Ok(()),
        Some(error) => Err(error.with_others(count - 1)),
    }
}
