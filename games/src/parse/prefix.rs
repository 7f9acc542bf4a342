//! Where a FEN or an SFEN ends in a string that goes on after it.

use alloc::vec::Vec;
use core::ops::Range;

use super::label_len;
use crate::dialect::HandsField;
use crate::game::Game;
use crate::parse_fen_error::ParseFenError;
use crate::setup::Setup;

impl<G: Game> Setup<G> {
    /// Parses the FEN or the SFEN at the start of `text` and returns it with the rest of the string: the
    /// operations of an EPD, for example, or the score in a line of training data.
    ///
    /// The FEN ends after its last field. A comma, a semicolon or a `|` after the board ends it earlier. The rest
    /// starts at the first character after the FEN that is not white space.
    ///
    /// The two counters belong to the FEN only if both are there: after `… w - - 35`, the rest is `35`, and after
    /// `… w - - 35 1`, it is empty. In shōgi, a number after the hands is the move number. In makruk, exactly
    /// two numbers after a single `-` are refused, as in [`parse`](Self::parse): the first could be the limit or the
    /// halfmove clock.
    ///
    /// # Errors
    ///
    /// Returns the error of [`parse`](Self::parse) for the string without the rest.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let epd = r#"4k3/8/8/8/8/8/8/4K2R w K - bm Kd2; hmvc 3; fmvn 21; id "1";"#;
    /// let (mut setup, operations) = Setup::<Chess>::parse_prefix(epd)?;
    /// for operation in operations.split(';') {
    ///     match operation.trim().split_once(' ') {
    ///         Some(("hmvc", number)) => setup.counters.halfmove_clock = number.parse().ok(),
    ///         Some(("fmvn", number)) => setup.counters.move_number = number.parse().ok(),
    ///         _ => {}
    ///     }
    /// }
    /// assert_eq!(setup.to_fen().unwrap(), "4k3/8/8/8/8/8/8/4K2R w K - 3 21");
    ///
    /// let (_, score) = Setup::<Chess>::parse_prefix("4k3/8/8/8/8/8/8/4K2R w K - 3 21;0.7")?;
    /// assert_eq!(score, ";0.7");
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    #[doc(alias("epd"))]
    pub fn parse_prefix(text: &str) -> Result<(Self, &str), ParseFenError> {
        let (fen, rest) = text.split_at(prefix_len::<G>(text));
        Ok((Self::parse(fen)?, rest.trim_start()))
    }
}

/// Returns the length of the FEN or the SFEN at the start of a string, with the white space before and between its
/// fields, so that [`Setup::parse`] reports white space that does not belong there.
fn prefix_len<G: Game>(text: &str) -> usize {
    let fields = fields(text, label_len(text));
    let is_number = |field: &Range<usize>| {
        text.get(field.clone()).is_some_and(|field| field.bytes().all(|byte| byte.is_ascii_digit()))
    };
    // How many fields come before the counters, and how many counters there are.
    let (len, counters) = match G::dialect().hands {
        Some(HandsField::Separate) => (3, 1),
        // In makruk and xiangqi, the counters can come directly after the side to move. In chess, `parse`
        // refuses them there.
        _ if fields.get(2).is_some_and(is_number) => (2, 2),
        _ => (4, 2),
    };
    let has_counters =
        fields.get(len..len + counters).is_some_and(|after| after.iter().all(is_number));
    // `parse` refuses `w - 5 20` in makruk, where 5 could be the limit or the halfmove clock.
    let is_unclear = G::dialect().has_counting_limit
        && fields.get(3..5).is_some_and(|both| both.iter().all(is_number));
    let len = if has_counters {
        len + counters
    } else if is_unclear {
        5
    } else {
        len
    };
    fields.iter().take(len).next_back().map_or(text.len(), |field| field.end)
}

/// Returns the ranges of the fields of a string from an offset on, as many as a FEN can have.
fn fields(text: &str, mut start: usize) -> Vec<Range<usize>> {
    let mut fields = Vec::new();
    while fields.len() < 6 {
        let Some(rest) = text.get(start..) else { break };
        start = text.len() - rest.trim_start().len();
        let is_end = |char: char| {
            char.is_whitespace() || !fields.is_empty() && matches!(char, ',' | ';' | '|')
        };
        let len = rest.trim_start().find(is_end).unwrap_or(text.len() - start);
        if len == 0 {
            break;
        }
        fields.push(start..start + len);
        start += len;
    }
    fields
}
