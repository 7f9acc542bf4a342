//! Squares such as `bR` and `wK`, in which a letter before the piece says which side the piece belongs to.

use epin::{Epin, Side};

/// Returns the side and the piece of a string such as `bR` or `wK`.
pub(super) fn side_and_piece(text: &str) -> Option<(Side, Epin)> {
    let (side, letter) = match text.split_at_checked(1)? {
        ("w", letter) => (Side::First, letter),
        ("b", letter) => (Side::Second, letter),
        _ => return None,
    };
    let is_upper = letter.chars().all(|char| char.is_ascii_uppercase());
    Some((side, Epin::parse(letter).ok().filter(|_| is_upper)?))
}

/// Returns whether a string is a row of such squares, as in `bR bN`.
pub(super) fn is_row(text: &str) -> bool {
    let words = || text.split_whitespace();
    let is_square = |word| is_empty_square(word) || side_and_piece(word).is_some();
    words().filter_map(side_and_piece).count() > 1 && words().all(is_square)
}

/// Returns whether a word in such a row is an empty square.
pub(super) fn is_empty_square(word: &str) -> bool {
    matches!(word, "." | "--")
}
