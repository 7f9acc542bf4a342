//! Chess and Chess960: pieces, the start position and FEN.

use alloc::string::String;

use epin::feen::{Feen, Position};
use epin::{Catalog, Letter, Piece, feen};

use crate::counters::Counters;
use crate::dialect::Dialect;
use crate::game::{CheckedPosition, Game, GameItems};
use crate::orthodox::{self, Orthodox};
use crate::parse_fen_error::ParseFenError;
use crate::read::Reader;
use crate::write_fen_error::WriteFenError;

/// The kinds of piece in chess: `K^ Q R -R B N P +P -P`.
///
/// FEEN has no field for castling or en passant, so the states of rooks and pawns record which of these moves
/// are possible. [`Setup::play`](crate::Setup::play) updates them: see [Moves](#moves).
///
/// A rook or a pawn can therefore have several tokens, which `==` distinguishes: no piece of the start
/// position, whose pawns are `+P`, is equal to `piece!(Chess, "P")`. Compare kinds and sides instead, store
/// values by kind, and search for a piece by its [`canonical`](Piece::canonical) form:
///
/// ```
/// use epin::{EpinTable, Side, epin_table, piece};
/// use epin_games::{Chess, Game};
///
/// const WORTH: EpinTable<Chess, i32> = epin_table!(
///     Chess, King => 0, Queen => 900, Rook => 500, Bishop => 330, Knight => 320, Pawn => 100,
/// );
///
/// let pieces = Chess::START.pieces().map(|(_, piece)| piece);
/// let first = pieces.filter(|piece| piece.side() == Side::First);
/// assert_eq!(first.clone().map(|piece| WORTH[piece.kind()]).sum::<i32>(), 4_000);
/// assert_eq!(first.clone().filter(|piece| *piece == piece!(Chess, "P")).count(), 0);
/// assert_eq!(first.filter(|piece| piece.canonical() == piece!(Chess, "P")).count(), 8);
/// ```
///
/// `Chess` implements `Serialize` and `Deserialize` with the `serde` feature, and `JsonSchema` with the
/// `schemars1` feature. In files, a kind is written as its token.
///
/// # Moves
///
/// A [`Move`](crate::Move) is castling if it is a king's move onto a rook of its own side (`e1h1`), as in Chess960,
/// or if a king on the e-file moves two squares along the first or the last rank (`e1g1`, `e1c1`, `e8g8`, `e8c8`). In
/// both cases, `play` refuses the move if the king has no right to castle on this side, or if another piece is
/// where the king or the rook ends up. It does not check the squares in between. Every other move of a king is a
/// step.
///
/// A pawn that reaches its last rank has to promote, and no other piece and no other move can.
///
/// After a move, a `-R` has become `R` if it has moved, or if its king has moved, has been captured or is no
/// longer the only king on its back rank. A pawn on its second rank is `+P`. A pawn that has advanced from
/// there by two squares, over an empty one, is `-P` if a pawn of the other side is beside it, even if taking it
/// would leave that side's king in check. Every other pawn is `P`.
///
/// # Variants of chess
///
/// A FEN of atomic chess, antichess, horde or racing kings has the same fields as a FEN of chess, so
/// `Setup<Chess>` reads and writes it:
///
/// ```
/// use epin_games::{Chess, Setup};
///
/// for fen in [
///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", // Atomic chess.
///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",    // Antichess: no castling.
///     "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1", // Horde.
///     "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1", // Racing kings.
/// ] {
///     assert_eq!(Setup::<Chess>::parse(fen)?.to_fen().unwrap(), fen);
/// }
/// # let three_check = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1";
/// # assert!(Setup::<Chess>::parse(three_check).is_err());
/// # assert!("e7e8k".parse::<epin_games::Move<Chess>>().is_err());
/// # let mut atomic = Setup::<Chess>::parse("4k3/8/8/3p4/2N1P3/8/8/4K3 w - - 0 1")?;
/// # atomic.play("e4d5".parse().unwrap()).unwrap();
/// # assert_eq!(atomic.to_fen().unwrap(), "4k3/8/8/3P4/2N5/8/8/4K3 b - - 0 1");
/// # Ok::<(), epin_games::ParseFenError>(())
/// ```
///
/// [`play`](crate::Setup::play) moves the pieces as in chess, which is all that horde and racing kings need. In
/// atomic chess, it does not remove the pieces that explode. In antichess, a pawn can also promote to a king, which
/// a [`Move`](crate::Move) cannot express. A FEN of three-check has one more field, such as `3+3`: read it with
/// [`AnyFen`](crate::AnyFen).
///
/// # FEN
///
/// A FEN has four to six fields: the board, the side to move (`w` is the first side), the castling rights, the
/// square that a pawn has just passed over, and up to two [counters](Counters). An EPD has operations, such as
/// `bm`, after the first four: [`parse_prefix`](crate::Setup::parse_prefix) reads it.
///
/// The castling rights are written in one of two ways: as `KQkq`, where `K` and `Q` mean the outermost rook on
/// each side of the king ([X-FEN](https://en.wikipedia.org/wiki/X-FEN)), or as the files of the rooks, such as
/// `HAha` (Shredder-FEN).
/// The rights can be in any order. Both forms can express the rights of Chess960, so `Setup` also reads
/// positions of Chess960. A program for standard chess should refuse such positions: see
/// [`has_standard_castling`](crate::Setup::has_standard_castling).
///
/// A right is refused if the back rank has no rook or no king for it, although some books and test suites
/// still list such rights after the rook or the king has moved. This function removes them and leaves all
/// other mistakes to [`parse`](crate::Setup::parse):
///
/// ```
/// use epin_games::{Chess, Setup};
///
/// /// Returns a FEN without the rights whose rook or king has moved, and with single spaces.
/// fn without_stale_rights(fen: &str) -> String {
///     let mut fields: Vec<_> = fen.split_ascii_whitespace().map(str::to_owned).collect();
///     if let [board, turn, rights, ..] = fields.as_mut_slice() {
///         rights.retain(|right| {
///             let is_right = matches!(right.to_ascii_uppercase(), 'K' | 'Q' | 'A'..='H');
///             !is_right || Setup::<Chess>::parse(&format!("{board} {turn} {right} -")).is_ok()
///         });
///         if rights.is_empty() {
///             rights.push('-');
///         }
///     }
///     fields.join(" ")
/// }
///
/// let fen = without_stale_rights("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1");
/// assert_eq!(fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
/// let fen = without_stale_rights("4k3/8/8/8/8/8/8/4K3 w HAha - 0 1");
/// assert_eq!(fen, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
/// # for (before, after) in [
/// #     ("1NBQKB1R w KQkq - 2 4", "1NBQKB1R w K - 2 4"),
/// #     ("R3K1RR w HAGha - 0 1", "R3K1RR w HAG - 0 1"),
/// #     ("4K2R w KKQ - 0 1", "4K2R w KK - 0 1"),
/// #     ("4K3 w KQkq", "4K3 w -"),
/// #     ("4K3 w x - 0 1", "4K3 w x - 0 1"),
/// #     ("4K3 w – - 0 1", "4K3 w – - 0 1"),
/// #     ("4K3 w - - 0 1", "4K3 w - - 0 1"),
/// #     ("4K3 w", "4K3 w"),
/// # ] {
/// #     let board = "4k3/8/8/8/8/8/8/";
/// #     assert_eq!(without_stale_rights(&format!("{board}{before}")), format!("{board}{after}"));
/// # }
/// ```
///
/// Parse the string that the function returns: the ranges of an error refer to that string.
///
/// If the FEN has an en passant square, the pawn in front of that square is read as `-P`. It may be that no
/// pawn can take it: many programs write the square after every two-square advance. To compare positions,
/// call [`normalize_en_passant`](crate::Setup::normalize_en_passant) once after reading, and see
/// [Repetition](https://docs.rs/epin/latest/epin/guide/positions/index.html#repetition) in the guide of
/// `epin`.
///
/// These cannot be read: a castling right whose rook is not on its back rank, or whose side does not have
/// exactly one king on that rank; two rights of rooks on the same side of their king; and a square that no
/// pawn could have just passed over.
///
/// These cannot be written: a board of another size, pieces in hand, and styles other than `C/c`; a pawn on
/// its starting rank that is not `+P`, and a `+P` elsewhere; a `-R` that is not on its back rank, whose side
/// does not have exactly one king on that rank, or that is on the same side of the king as another `-R`; and
/// a `-P` that is not on its fourth rank, does not have two empty squares behind it, belongs to the side to
/// move, or is not the only `-P`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
#[cfg_attr(feature = "schemars1", epin(schemars1))]
pub enum Chess {
    /// `K^`
    #[epin("K^")]
    King,
    /// `Q`
    #[epin("Q")]
    Queen,
    /// `R`, or `-R` as long as its king may castle with it.
    #[epin("R", "-R")]
    Rook,
    /// `B`
    #[epin("B")]
    Bishop,
    /// `N`
    #[epin("N")]
    Knight,
    /// `+P` on its second rank, from which it may advance two squares; `-P` after it has done so beside a pawn
    /// that can take it en passant; `P` otherwise.
    #[epin("P", "+P", "-P")]
    Pawn,
}

static DIALECT: Dialect<Chess> = Dialect {
    promotions: b"qrbn",
    promoting: &[(Chess::Pawn, [1, 1])],
    ..Dialect::new(b"KQRBNP", &[])
};

impl Game for Chess {
    const START: Feen<'static, Piece<Self>> =
        feen!(Chess, "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c");
    const STYLE: Letter = Letter::C;
}

impl Orthodox for Chess {}

impl GameItems for Chess {
    const IS_ORTHODOX: bool = true;
    const PAWN: Option<Self> = Some(Self::Pawn);

    fn dialect() -> &'static Dialect<Self> {
        &DIALECT
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
