//! Xiangqi: pieces, the start position, and FEN as UCCI and Fairy-Stockfish write it.

use alloc::format;
use alloc::string::String;

use epin::feen::{Feen, FeenBuf};
use epin::notation::{Snn, snn};
use epin::{Catalog, Letter, Piece, feen};

use crate::notation::Notation;
use crate::read::Reader;
use crate::{Clock, FenError, WriteFenError};

/// The kinds of piece in xiangqi: `G^ A E H R C P`. None of them has a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
pub enum Xiangqi {
    /// `G^`; `K` in a FEN.
    #[epin("G^")]
    General,
    /// `A`
    #[epin("A")]
    Advisor,
    /// `E`; `B` in a FEN.
    #[epin("E")]
    Elephant,
    /// `H`; `N` in a FEN.
    #[epin("H")]
    Horse,
    /// `R`
    #[epin("R")]
    Chariot,
    /// `C`
    #[epin("C")]
    Cannon,
    /// `P`
    #[epin("P")]
    Soldier,
}

/// The letter of the style, as in `X/x`.
pub const STYLE: Letter = Letter::X;

/// The name of the style.
pub const NAME: Snn = snn!("Xiangqi");

/// The start position. Red is the first side.
pub const START: Feen<'static, Piece<Xiangqi>> =
    feen!(Xiangqi, "rheag^aehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAG^AEHR / X/x");

static FEN: Notation<Xiangqi> = Notation {
    start: START,
    letters: &["K", "A", "B", "N", "R", "C", "P"],
    also_read: &[("E", "B"), ("H", "N")],
    turns: ["wr", "b"],
    in_hand: |_| false,
};

/// Returns the position of a FEN, and its counters.
///
/// The FEN has the letters of [UCCI](https://www.xqbase.com/protocol/cchess_ucci.htm) and
/// [Fairy-Stockfish](https://fairy-stockfish.github.io/), `k a b n r c p`; `e` for the elephant and `h` for
/// the horse are read as well. `w`, or `r` from some programs, is Red, the first side. The next two fields
/// are `-`, because only chess needs them. The last two are the [counters](Clock). Everything after the
/// side to move may be missing.
///
/// # Errors
///
/// If `text` is not exactly one FEN. No rules are checked: a position with three generals is accepted.
///
/// ```
/// use epin::Side;
/// use epin_games::xiangqi;
///
/// let (position, clock) = xiangqi::from_fen("3k5/9/9/9/9/9/9/4C4/4N4/4K4 b - - 7 30")?;
/// assert_eq!(position.as_str(), "3g^5/9/9/9/9/9/9/4C4/4H4/4G^4 / x/X");
/// assert_eq!(clock.halfmoves, 7);
/// # Ok::<(), epin_games::FenError>(())
/// ```
pub fn from_fen(text: &str) -> Result<(FeenBuf<Piece<Xiangqi>>, Clock), FenError> {
    let mut reader = Reader::new(&FEN, text);
    let board = reader.board()?;
    let turn = reader.turn()?;
    reader.unused()?;
    reader.unused()?;
    let clock = reader.clock()?;
    Ok((reader.position(board, <[_; 2]>::default(), turn)?, clock))
}

/// Returns a position and its counters as a FEN with the letters `k a b n r c p`.
///
/// # Errors
///
/// If FEN cannot express the position: the board does not have 10 ranks and 9 files, there are pieces in
/// hand, or the styles are not `X/x`.
///
/// ```
/// use epin_games::{Clock, xiangqi};
///
/// assert_eq!(
///     xiangqi::to_fen(xiangqi::START, Clock::default())?,
///     "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
/// );
/// # Ok::<(), epin_games::WriteFenError>(())
/// ```
pub fn to_fen(position: Feen<'_, Piece<Xiangqi>>, clock: Clock) -> Result<String, WriteFenError> {
    let board_and_turn = FEN.board_and_turn(position)?;
    Ok(format!("{board_and_turn} - - {clock}"))
}
