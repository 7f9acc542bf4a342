//! Crazyhouse: pieces, the start position and FEN.

use alloc::string::String;
use core::ops::Range;

use epin::feen::{Feen, Position};
use epin::{Catalog, Letter, Piece, Side, feen};

use crate::chess::Chess;
use crate::counters::Counters;
use crate::dialect::{Dialect, HandsField, Mark};
use crate::game::{CheckedPosition, Game, GameItems};
use crate::orthodox::{self, Orthodox};
use crate::parse_fen_error::ParseFenError;
use crate::read::{Hands, Reader};
use crate::write::push_in_hand;
use crate::write_fen_error::WriteFenError;

/// The kinds of piece in crazyhouse: those of [`Chess`](crate::Chess), and `+Q +R +B +N`.
///
/// `+Q +R +B +N` are promoted pawns. They keep the `+` when they move, and become pawns again when they are
/// captured. [`Setup::play`](crate::Setup::play) updates the states and the hands. Moves are the same as in
/// [`Chess`](crate::Chess#moves), and there are drops, such as `P@e4`. A dropped pawn is `+P` on its second
/// rank and `P` on any other. It cannot be dropped on its last rank. A drop resets the halfmove
/// clock only if the piece is a pawn. Fairy-Stockfish resets the clock after every drop.
///
/// `Crazyhouse` implements `Serialize` and `Deserialize` with the `serde` feature, and `JsonSchema` with the
/// `schemars1` feature. In files, a kind is written as its token.
///
/// # FEN
///
/// A FEN is the same as in [`Chess`](crate::Chess#fen), but with the hands in brackets after the board:
/// `…/RNBQKBNR[Qpp] w …`. `Q~` stands for `+Q`. The pieces in hand are read in any order, either in brackets
/// or as a ninth rank, which may be empty. Empty hands may also be written as `[-]` or left out. `to_fen`
/// writes the hands in brackets, White's first, each in the order `QRBNP`.
///
/// ```
/// use epin_games::{Crazyhouse, Setup};
///
/// let setup: Setup<Crazyhouse> = "4k3/8/8/8/8/8/8/Q~3K3/pPQ w - -".parse()?;
/// assert_eq!(setup.position.to_feen().unwrap().as_str(), "4k^3/8/8/8/8/8/8/+Q3K^3 PQ/p C/c");
/// assert_eq!(setup.to_fen().unwrap(), "4k3/8/8/8/8/8/8/Q~3K3[QPp] w - -");
/// # Ok::<(), epin_games::ParseFenError>(())
/// ```
///
/// These forms are refused: counts in the brackets, as in `[3P]`; chess.com's form, in which the hands follow
/// the counters, as in `w - - 0 26 NNBRpr h1` (do not cut off what follows the counters, because the hands
/// would be lost); and the two boards of bughouse in one string.
///
/// A promoted rook cannot castle: with `KRR~` on e1, f1 and g1, the castling right `K` is read as a right of
/// the rook on f1. Other programs may take `K` to mean the rook on g1, so `to_fen` writes `F` for this right.
///
/// The limits on what can be read and written are the same as in chess, except that pieces can be in hand. A
/// hand cannot contain a king, a piece with a state (such as `+Q`), or a piece of the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
#[cfg_attr(feature = "schemars1", epin(schemars1))]
pub enum Crazyhouse {
    /// `K^`
    #[epin("K^")]
    King,
    /// `Q`, or `+Q` if it was a pawn.
    #[epin("Q", "+Q")]
    Queen,
    /// `R`, `+R` if it was a pawn, or `-R` as long as its king may castle with it.
    #[epin("R", "+R", "-R")]
    Rook,
    /// `B`, or `+B` if it was a pawn.
    #[epin("B", "+B")]
    Bishop,
    /// `N`, or `+N` if it was a pawn.
    #[epin("N", "+N")]
    Knight,
    /// `+P` on its second rank, `-P` after it has advanced two squares beside a pawn of the other side, and `P`
    /// otherwise, as in chess.
    #[epin("P", "+P", "-P")]
    Pawn,
}

impl From<Chess> for Crazyhouse {
    /// Returns the kind with the same name.
    fn from(kind: Chess) -> Self {
        match kind {
            Chess::King => Self::King,
            Chess::Queen => Self::Queen,
            Chess::Rook => Self::Rook,
            Chess::Bishop => Self::Bishop,
            Chess::Knight => Self::Knight,
            Chess::Pawn => Self::Pawn,
        }
    }
}

static DIALECT: Dialect<Crazyhouse> = Dialect {
    hands: Some(HandsField::Board),
    promotions: b"qrbn",
    promoting: &[(Crazyhouse::Pawn, [1, 1])],
    ..Dialect::new(b"KQRBNP", &[]).with_marks(Mark::After, b"QRBN")
};

impl Game for Crazyhouse {
    const START: Feen<'static, Piece<Self>> = feen!(
        Crazyhouse,
        "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c"
    );
    const STYLE: Letter = Letter::C;
}

impl Orthodox for Crazyhouse {}

impl GameItems for Crazyhouse {
    const IS_ORTHODOX: bool = true;
    const PAWN: Option<Self> = Some(Self::Pawn);

    fn dialect() -> &'static Dialect<Self> {
        &DIALECT
    }

    fn read_hands(
        reader: &Reader<'_, Self>,
        field: Range<usize>,
    ) -> Result<([Range<usize>; 2], Hands<Self>), ParseFenError> {
        let text = reader.part(field.clone());
        let bracket = text.find('[');
        let ninth_rank = || text.match_indices('/').nth(7).map(|(end, _)| end);
        let Some(end) = bracket.or_else(ninth_rank) else {
            return Ok(([field, 0..0], Hands::default()));
        };
        let start = field.start + end;
        let (in_hands, hands) = reader.read_hands_after(start..field.end)?;
        Ok(([field.start..start, in_hands], hands))
    }

    fn write_hands(CheckedPosition(position): CheckedPosition<'_, Self>, text: &mut String) {
        text.push('[');
        for side in Side::ALL {
            // `ALL` lists the kinds in the order in which hands are written.
            for piece in Self::ALL.iter().map(|kind| Piece::new(*kind, side)) {
                let count = position.hands[side].count(piece);
                push_in_hand(text, count, false, |text| DIALECT.push_piece(text, piece));
            }
        }
        text.push(']');
    }

    fn read_rest(
        reader: &mut Reader<'_, Self>,
        position: &mut Position<Piece<Self>>,
    ) -> Result<Counters, ParseFenError> {
        orthodox::read_rest(reader, position)
    }

    fn write_rest(
        position: CheckedPosition<'_, Self>,
        _: &Counters,
        text: &mut String,
    ) -> Result<(), WriteFenError> {
        orthodox::write_rest(position, text)
    }
}
