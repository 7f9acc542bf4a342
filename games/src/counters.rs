//! The counters of a FEN.

use core::num::NonZeroU32;

/// The counters of a FEN or an SFEN. FEEN cannot express them.
///
/// A counter that is missing from the string is `None` and stays missing when the position is written. Only
/// makruk has all three counters, and [`Setup::to_fen`](crate::Setup::to_fen) refuses those that a game does
/// not have. [`Setup::start`](crate::Setup::start) has all counters of its game except `counting_limit`.
/// [`Setup::play`](crate::Setup::play) updates the counters, and so does [`end_move`](Self::end_move) if an
/// engine has its own board.
///
/// ```
/// use epin_games::{Chess, Setup};
///
/// let setup: Setup<Chess> = "4k3/8/8/8/8/8/8/4K2R w K - 3 21".parse()?;
/// assert_eq!((setup.counters.halfmove_clock, setup.counters.move_number), (Some(3), Some(21)));
/// let setup: Setup<Chess> = "4k3/8/8/8/8/8/8/4K2R w K -".parse()?;
/// assert_eq!(setup.counters.move_number, None);
/// # Ok::<(), epin_games::ParseFenError>(())
/// ```
///
/// To make counters, write those that the game has:
///
/// ```
/// use epin_games::{Counters, Game, Setup, Xiangqi};
///
/// let counters =
///     Counters { halfmove_clock: Some(0), move_number: Some(1), ..Counters::default() };
/// let setup = Setup::new(Xiangqi::START.to_position(), counters);
/// assert!(setup.to_fen()?.ends_with("/RNBAKABNR w - - 0 1"));
/// # Ok::<(), epin_games::WriteFenError>(())
/// ```
///
/// `Counters` implements `Serialize` and `Deserialize` with the `serde` feature, and `JsonSchema` with the
/// `schemars1` feature.
///
/// In files, a counter that is `None` is left out, and a key that is not a counter is ignored, so that files of
/// later versions can be read. Binary formats contain all counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "schemars1", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schemars1", schemars(description = "The counters of a FEN or an SFEN."))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Counters {
    /// The halfmove clock: the number of moves that both sides have made since the last capture, or move or
    /// drop of a pawn. In xiangqi, only captures reset it. In makruk, with a `counting_limit`, it is the number
    /// of moves that have been counted for both sides, captures included, as in Fairy-Stockfish. Shōgi does not
    /// have this counter.
    pub halfmove_clock: Option<u32>,
    /// The move number. It starts at 1 and increases by 1 after each move in shōgi, and after each move of
    /// the second side in the other games.
    pub move_number: Option<u32>,
    /// In makruk, the maximum number of moves that are counted, for both sides together: the game is a draw
    /// when the halfmove clock exceeds this number. `None` if moves are not being counted.
    pub counting_limit: Option<NonZeroU32>,
}
