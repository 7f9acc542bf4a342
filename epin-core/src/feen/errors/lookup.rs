//! Looks up the pieces of a position in a catalog.

use alloc::vec::Vec;

use super::divide::divide;
use super::fault::Fault;
use super::parse_feen_error::ParseFeenError;
use crate::catalog::CatalogInfo;
use crate::feen::{FeenLayout, MeantPieces, PlacedPiece, next_piece};
use crate::notation::Hint;
use crate::set::EpinSet;
use crate::text::slice;

/// Returns `Ok` if all pieces of a position are in a catalog, and the styles are the catalog's.
///
/// Counts the mistakes as `errors_in` does, but without a heap, because a constant can call `in_catalog`.
///
/// # Errors
///
/// Returns an error for the first piece that is not in the catalog or, if there is none, for the styles.
pub(in crate::feen) const fn check_pieces(
    text: &[u8],
    layout: FeenLayout,
    catalog: &'static CatalogInfo,
) -> Result<(), ParseFeenError> {
    let pieces = slice(text, 0, FeenLayout::hands_end(text.len()));
    let mut meant = None;
    let (mut first, mut count) = (None, 0);
    // The unknown pieces without a suggestion. Each is counted once, as in `Mistakes::drop_repetitions`.
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
            None => MeantPieces::new(pieces, [0, layout.board_len as usize], catalog.members),
        };
        meant = Some(all);
        let hint = all.hint(PlacedPiece { token, offset, is_unclear: false });
        if !matches!(hint, Some(Hint::Suggestion(_))) && !seen.insert(token) {
            continue;
        }
        if first.is_none() {
            first = Some(ParseFeenError::of_piece(text, catalog, token, offset, hint));
        }
        count += 1;
    }
    let styles_start = FeenLayout::hands_end(text.len()) + 1;
    if !catalog.has_styles(slice(text, styles_start, text.len())) {
        if first.is_none() {
            first = Some(ParseFeenError::of_styles(text, catalog));
        }
        count += 1;
    }
    match first {
        None => Ok(()),
        Some(error) => Err(error.with_others(count - 1)),
    }
}

/// Returns the pieces of an invalid string that are to be looked up in a catalog, and the offsets at which the
/// board starts and ends and the hands end. Each piece is returned only once.
pub(crate) fn pieces_to_look_up(text: &[u8]) -> (Vec<PlacedPiece>, [usize; 3]) {
    let Ok(fields) = divide(text) else { return (Vec::new(), [0; 3]) };
    // The set of known pieces is empty, so the mistakes include each piece that is looked up.
    let mistakes = fields.mistakes(text, Some(&EpinSet::new()));
    let pieces = mistakes.iter().filter_map(|mistake| match mistake.fault {
        Fault::UnknownPiece { token, is_unclear } => {
            Some(PlacedPiece { token, offset: mistake.span.start, is_unclear })
        }
        _ => None,
    });
    (pieces.collect(), fields.bounds())
}
