//! Finds out the sizes of a board from its text.

use alloc::vec::Vec;

use epin::feen::Feen;

use crate::dialect::Counts;

/// Returns the number of ranks, the number of files in most of them, and how counts above 9 are written.
/// Several digits are one number, as in `10`. They are added up, as in `91`, only if this makes all ranks
/// equally long and reading them as numbers does not.
pub(crate) fn board_sizes(board: &str) -> ([usize; 2], Counts) {
    let files = |counts: Counts| -> Vec<_> {
        let (mut count, ranks) = (0, board.split('/'));
        let mut squares = |byte: u8| {
            let is_digit = byte.is_ascii_digit();
            let squares = if is_digit { counts.squares(count, byte) } else { 0 };
            count = if is_digit { count.saturating_add(squares) } else { 0 };
            if byte.is_ascii_alphabetic() { 1 } else { squares }
        };
        // The slash after each rank ends the count before it.
        let of_rank = |rank: &str| {
            rank.bytes().chain([b'/']).map(&mut squares).fold(0, usize::saturating_add)
        };
        ranks.map(of_rank).collect()
    };
    let [numbers, digits] = [Counts::Number, Counts::Digits].map(files);
    let are_equal = |files: &[usize]| files.windows(2).all(|pair| pair.first() == pair.last());
    let is_digits = !are_equal(&numbers) && are_equal(&digits) && !board.contains('0');
    let (files, counts) =
        if is_digits { (digits, Counts::Digits) } else { (numbers, Counts::Number) };
    // With more ranks than FEEN can have, the files do not matter, and counting them would take quadratic time.
    let first = files.get(..Feen::MAX_SIZE.into()).unwrap_or(&files);
    let usual = first.iter().max_by_key(|size| first.iter().filter(|other| other == size).count());
    ([files.len(), usual.copied().unwrap_or_default()], counts)
}
