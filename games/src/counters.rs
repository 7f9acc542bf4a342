//! The counters of a FEN.

use core::num::NonZeroU32;

use crate::WriteFenError;

/// The counters of a FEN or an SFEN. A position (FEEN) has no place for them.
///
/// A counter that the string does not have is `None`, and is written as missing. Which counters there are
/// depends on the game: [`Fen::write`](crate::Fen::write) refuses the others.
///
/// ```
/// use epin_games::{Chess, Fen};
///
/// let fen: Fen<Chess> = "4k3/8/8/8/8/8/8/4K2R w K - 3 21".parse()?;
/// assert_eq!((fen.counters.halfmoves, fen.counters.moves), (Some(3), Some(21)));
/// let fen: Fen<Chess> = "4k3/8/8/8/8/8/8/4K2R w K -".parse()?;
/// assert_eq!(fen.counters.moves, None);
/// # Ok::<(), epin_games::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
#[non_exhaustive]
pub struct Counters {
    /// How many moves both sides have made since the last capture or pawn move. Not in shōgi.
    pub halfmoves: Option<u32>,
    /// The number of the move: in shōgi of the next one, in the other games of the next one of the first side, so
    /// 1 at the start, and one more after each move of the second side.
    pub moves: Option<u32>,
    /// In makruk, the number of moves until a draw, while the moves are counted.
    pub limit: Option<NonZeroU32>,
}

impl Counters {
    /// Returns an error if there is a limit, which only makruk has.
    pub(crate) fn without_limit(&self) -> Result<(), WriteFenError> {
        let expected = "no counting limit, which only makruk has";
        self.limit.map_or(Ok(()), |limit| Err(WriteFenError::new(expected, limit)))
    }
}
