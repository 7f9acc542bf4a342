//! Looks up the pieces of a position in a catalog.

use super::error::ParseFeenError;
use crate::catalog::info::CatalogInfo;
use crate::feen::accept::FeenLayout;
use crate::feen::meant_piece::meant_piece;
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
