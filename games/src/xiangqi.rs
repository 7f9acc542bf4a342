//! Xiangqi: pieces, the start position, and FEN as UCCI and Fairy-Stockfish write it.

use alloc::string::String;

use epin::feen::{Feen, Position};
use epin::{Catalog, Letter, Piece, feen};

use crate::counters::Counters;
use crate::dialect::{Dialect, square_names};
use crate::game::{CheckedPosition, Game, GameItems};
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind};
use crate::read::Reader;
use crate::write_fen_error::WriteFenError;

/// The kinds of piece in xiangqi: `G^ A E H R C S`. None of them has a state.
///
/// `Xiangqi` implements `Serialize` and `Deserialize` with the `serde` feature, and `JsonSchema` with the
/// `schemars1` feature. In files, a kind is written as its token.
///
/// # Moves
///
/// In a [`Move`](crate::Move), the ranks are 0 to 9, as in UCCI. Fairy-Stockfish counts them from 1 to 10
/// unless it runs in its UCCI mode. No piece promotes. Only a capture resets the halfmove clock, as in
/// Fairy-Stockfish.
///
/// # FEN
///
/// A FEN uses the letters of [UCCI](https://www.xqbase.com/protocol/cchess_ucci.htm) and
/// [Fairy-Stockfish](https://fairy-stockfish.github.io/), `k a b n r c p`; `e` for the elephant and `h` for
/// the horse are read as well. The side to move is `w` (in some programs, `r`) for Red, the first side, and
/// `b` for the second. The next two fields are `-`, because xiangqi has no castling and no en passant. The
/// last two are the [counters](Counters). Everything after the side to move may be missing. `XBoard`'s form,
/// without the two `-` (`w 0 1`), is also read.
///
/// ```
/// use epin_games::{Setup, Xiangqi};
///
/// let setup: Setup<Xiangqi> = "3k5/9/9/9/9/9/4P4/4C4/4N4/4K4 b - - 7 30".parse()?;
/// let feen = setup.position.to_feen().unwrap();
/// assert_eq!(feen.as_str(), "3g^5/9/9/9/9/9/4S4/4C4/4H4/4G^4 / x/X");
/// assert_eq!(setup.counters.halfmove_clock, Some(7));
/// # Ok::<(), epin_games::ParseFenError>(())
/// ```
///
/// A FEN of janggi is read as if it were one of xiangqi, because the board and the letters are the same.
///
/// These cannot be written: a board of another size, styles other than `X/x`, and pieces in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
#[cfg_attr(feature = "schemars1", epin(schemars1))]
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
    /// `S`; `P` in a FEN.
    #[epin("S")]
    Soldier,
}

static DIALECT: Dialect<Xiangqi> = Dialect {
    protocol: "UCCI",
    square_names: &NAMES,
    turns: ["wr", "b"],
    expected_turn: "the side to move, `w`, `r` or `b`",
    ..Dialect::new(b"KABNRCP", &[(b'E', b'B'), (b'H', b'N')])
};

const NAMES: [[u8; 2]; 90] = square_names(b"abcdefghi", b"9876543210");

impl Game for Xiangqi {
    const START: Feen<'static, Piece<Self>> =
        feen!(Xiangqi, "rheag^aehr/9/1c5c1/s1s1s1s1s/9/9/S1S1S1S1S/1C5C1/9/RHEAG^AEHR / X/x");
    const STYLE: Letter = Letter::X;
}

impl GameItems for Xiangqi {
    fn dialect() -> &'static Dialect<Self> {
        &DIALECT
    }

    fn read_rest(
        reader: &mut Reader<'_, Self>,
        _: &mut Position<Piece<Self>>,
    ) -> Result<Counters, ParseFenError> {
        if !reader.peek().is_ascii_digit() {
            reader.read_dash(ParseFenErrorKind::Castling, "`-`, or the halfmove clock")?;
            reader.read_dash(ParseFenErrorKind::EnPassant, "`-`")?;
        }
        reader.read_counters()
    }

    fn write_rest(
        _: CheckedPosition<'_, Self>,
        _: &Counters,
        text: &mut String,
    ) -> Result<(), WriteFenError> {
        text.push_str(" - -");
        Ok(())
    }
}
