//! Makruk: pieces, the start position, and FEN as Fairy-Stockfish writes it.

use alloc::format;
use alloc::string::{String, ToString};
use core::num::NonZeroU32;

use epin::feen::{Feen, FeenBuf};
use epin::notation::{Snn, snn};
use epin::{Catalog, Letter, Piece, feen};

use crate::notation::Notation;
use crate::read::Reader;
use crate::{Clock, FenError, WriteFenError};

/// The kinds of piece in makruk: `K^ Q R B N P`. None of them has a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
pub enum Makruk {
    /// `K^`, the king.
    #[epin("K^")]
    Khun,
    /// `Q`, which moves one square diagonally; `M` in a FEN.
    #[epin("Q")]
    Met,
    /// `R`, the rook.
    #[epin("R")]
    Rua,
    /// `B`, which moves like the silver general of shōgi; `S` in a FEN.
    #[epin("B")]
    Khon,
    /// `N`, the knight.
    #[epin("N")]
    Ma,
    /// `P`, the pawn, which promotes to a Met.
    #[epin("P")]
    Bia,
}

/// The letter of the style, as in `M/m`.
pub const STYLE: Letter = Letter::M;

/// The name of the style.
pub const NAME: Snn = snn!("Makruk");

/// The start position.
pub const START: Feen<'static, Piece<Makruk>> =
    feen!(Makruk, "rnbqk^bnr/8/pppppppp/8/8/PPPPPPPP/8/RNBK^QBNR / M/m");

static FEN: Notation<Makruk> = Notation {
    start: START,
    letters: &["K", "M", "R", "S", "N", "P"],
    also_read: &[],
    turns: ["w", "b"],
    in_hand: |_| false,
};

/// Returns the position of a FEN, its counters, and the counting limit, if any.
///
/// The FEN has the letters of [Fairy-Stockfish](https://fairy-stockfish.github.io/), `k m r s n p`. `w` is
/// the first side. The third field is `-`, because only chess needs it. The fourth is the counting limit,
/// that is, the number of moves by both sides after which the game is drawn, or `-`. With a limit,
/// [`halfmoves`](Clock::halfmoves) is the number of moves counted so far. Everything after the side to move
/// may be missing.
///
/// # Errors
///
/// If `text` is not exactly one FEN. No rules are checked: a position with three kings is accepted.
///
/// ```
/// use epin_games::makruk;
///
/// let (position, clock, limit) = makruk::from_fen("4k3/8/8/8/8/8/3M4/R3K3 b - 32 6 80")?;
/// assert_eq!(position.as_str(), "4k^3/8/8/8/8/8/3Q4/R3K^3 / m/M");
/// assert_eq!((clock.halfmoves, limit.map(|limit| limit.get())), (6, Some(32)));
/// # Ok::<(), epin_games::FenError>(())
/// ```
#[allow(clippy::type_complexity, reason = "a name for the tuple would say less")]
pub fn from_fen(
    text: &str,
) -> Result<(FeenBuf<Piece<Makruk>>, Clock, Option<NonZeroU32>), FenError> {
    let mut reader = Reader::new(&FEN, text);
    let board = reader.board()?;
    let turn = reader.turn()?;
    reader.unused()?;
    let expected = "the counting limit, a number from 1 to 4294967295, or `-`";
    let limit = reader.optional(expected)?;
    let limit = limit.map(|field| reader.number_in(field, expected)).transpose()?;
    let clock = reader.clock()?;
    Ok((reader.position(board, <[_; 2]>::default(), turn)?, clock, limit))
}

/// Returns a position, its counters and the counting limit as a FEN.
///
/// # Errors
///
/// If FEN cannot express the position: the board is not 8 × 8, there are pieces in hand, or the styles are
/// not `M/m`.
///
/// ```
/// use epin_games::{Clock, makruk};
///
/// assert_eq!(
///     makruk::to_fen(makruk::START, Clock::default(), None)?,
///     "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
/// );
/// # Ok::<(), epin_games::WriteFenError>(())
/// ```
pub fn to_fen(
    position: Feen<'_, Piece<Makruk>>,
    clock: Clock,
    limit: Option<NonZeroU32>,
) -> Result<String, WriteFenError> {
    let board_and_turn = FEN.board_and_turn(position)?;
    let limit = limit.map_or("-".into(), |limit| limit.to_string());
    Ok(format!("{board_and_turn} - {limit} {clock}"))
}
