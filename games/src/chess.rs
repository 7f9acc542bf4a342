//! Chess and Chess960: pieces, the start position and FEN.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use epin::feen::{Feen, FeenBuf};
use epin::{Catalog, Letter, Piece, Side, Snn, State, feen, snn};

use crate::notation::Notation;
use crate::read::{Board, Reader};
use crate::write::check_hands;
use crate::{Clock, FenError, WriteFenError};

/// The kinds of piece in chess: `K^ Q R -R B N P +P -P`.
///
/// FEEN has no field for castling and en passant. So a rook or a pawn says by its state what it may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
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
    /// `+P` on its starting rank, from which it may advance two squares; `-P` after it has done so, as
    /// long as it may be taken en passant; `P` otherwise.
    #[epin("P", "+P", "-P")]
    Pawn,
}

/// The letter of the style, as in `C/c`.
pub const STYLE: Letter = Letter::C;

/// The name of the style.
pub const NAME: Snn = snn!("Chess");

/// The start position.
pub const START: Feen<'static, Piece<Chess>> =
    feen!(Chess, "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c");

static FEN: Notation<Chess> = Notation {
    files: "abcdefgh",
    ranks: "87654321",
    letters: &["K", "Q", "R", "B", "N", "P"],
    also_read: &[],
    turns: ["w", "b"],
    start: START,
};

/// Returns the position of a FEN, and its counters.
///
/// A FEN has four to six fields with one space between them: the board, the side to move (`w` is the
/// first side), the rights to castle, the square that a pawn has just passed over, and both
/// [counters](Clock).
///
/// The rights to castle are `KQkq`, of which `K` and `Q` are the outermost rooks on either side of the
/// king ([X-FEN](https://en.wikipedia.org/wiki/X-FEN)), or the files of the rooks, as in `HAha`
/// (Shredder-FEN), in any order. So the positions of Chess960 can be read, too.
///
/// # Errors
///
/// If `text` is anything but one FEN, if there is no king and rook for a right to castle, or no pawn that
/// can have passed over the square. Other rules are not checked: there may be three kings.
///
/// ```
/// use epin::Side;
/// use epin_games::chess;
///
/// let (position, clock) = chess::from_fen("4k2r/8/8/8/3pP3/8/8/4K3 b k e3 0 21")?;
/// assert_eq!(position.as_str(), "4k^2-r/8/8/8/3p-P3/8/8/4K^3 / c/C");
/// assert_eq!((position.turn(), clock.fullmoves), (Side::Second, 21));
/// # Ok::<(), epin_games::FenError>(())
/// ```
pub fn from_fen(text: &str) -> Result<(FeenBuf<Piece<Chess>>, Clock), FenError> {
    let mut reader = Reader::new(&FEN, text);
    let mut board = reader.board()?;
    for (square, piece) in board.iter_mut().enumerate() {
        if let Some(pawn) = piece.filter(|piece| piece.kind() == Chess::Pawn) {
            if rank(pawn.side(), square) == 2 {
                *piece = pawn.enhanced();
            }
        }
    }
    let turn = reader.turn()?;
    castling(&mut reader, &mut board)?;
    en_passant(&mut reader, &mut board, turn)?;
    let clock = reader.clock()?;
    Ok((reader.position(board, ([], []), turn)?, clock))
}

/// Returns a position and its counters as a FEN.
///
/// It has six fields. The rights to castle are those of X-FEN: `K` or `Q`, or the file of a rook that is
/// not the outermost one. [`from_fen`] of it returns the same position.
///
/// # Errors
///
/// If a FEN cannot say the position:
///
/// - the board has not 8 × 8 squares, there are pieces in hand, or the styles are not `C/c`;
/// - a pawn on its starting rank is not `+P`, or another one is;
/// - a rook that may castle, `-R`, is not on its back rank, with one king there, or another such rook is on
///   the same side of it;
/// - a pawn that may be taken en passant, `-P`, is not on its fourth rank, has the turn, or is not the
///   only one.
///
/// ```
/// use epin_games::{Clock, chess};
///
/// assert_eq!(
///     chess::to_fen(chess::START, Clock::default())?,
///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
/// );
/// # Ok::<(), epin_games::WriteFenError>(())
/// ```
pub fn to_fen(position: Feen<'_, Piece<Chess>>, clock: Clock) -> Result<String, WriteFenError> {
    let board_and_turn = FEN.board_and_turn(position)?;
    check_hands(position, "no pieces in hand", |_| false)?;
    let board: Board<Chess> = position.squares().collect();
    let mut rights: Vec<Right> = Vec::new();
    let mut passed = None;
    for (square, piece) in position.pieces() {
        let side = piece.side();
        let expected = match (piece.kind(), piece.state(), rank(side, square)) {
            (Chess::Rook, State::Diminished, _) => match Right::of(&board, side, square) {
                Some(right) if rights.iter().all(|other| other.place != right.place) => {
                    rights.push(right);
                    continue;
                }
                _ => "`-R` and `-r` on the back rank of a king, one on each side of it",
            },
            (Chess::Pawn, State::Enhanced, 2) => continue,
            (Chess::Pawn, State::Enhanced, _) => "`+P` and `+p` only on their starting rank",
            (Chess::Pawn, _, 2) => "a pawn on its starting rank as `+P` or `+p`",
            (Chess::Pawn, State::Diminished, 4) if side != position.turn() && passed.is_none() => {
                passed = Some(ahead(side.flipped(), square));
                continue;
            }
            (Chess::Pawn, State::Diminished, _) => {
                "one `-P` or `-p`, of the side not to move, on its fourth rank"
            }
            _ => continue,
        };
        return Err(FEN.wrong_piece(expected, piece, square));
    }
    rights.sort_unstable_by_key(|right| right.place);
    let mut letters: String = rights.iter().map(|right| right.letter).collect();
    if letters.is_empty() {
        letters.push('-');
    }
    let passed = passed.map_or("-".into(), |square| FEN.square(square));
    Ok(format!("{board_and_turn} {letters} {passed} {clock}"))
}

/// A right to castle with a rook.
struct Right {
    /// Its place in `KQkq`.
    place: (Side, bool),
    /// Its letter in X-FEN.
    letter: char,
    /// The file of the rook, which is its letter in Shredder-FEN.
    file: char,
}

impl Right {
    /// Returns the right of a side to castle with what is on a square, if that is a rook on the back
    /// rank, where the side has exactly one king.
    fn of(board: &[Option<Piece<Chess>>], side: Side, square: usize) -> Option<Self> {
        let has = |square: &usize, kind| {
            board[*square].is_some_and(|piece| piece.side() == side && piece.kind() == kind)
        };
        let back = back_rank(side);
        let mut kings = back.clone().filter(|square| has(square, Chess::King));
        let (Some(king), None) = (kings.next(), kings.next()) else { return None };
        if !back.contains(&square) || !has(&square, Chess::Rook) {
            return None;
        }
        let is_long = square < king;
        let mut outer = if is_long { back.start..square } else { square + 1..back.end };
        let file = char::from(b"abcdefgh"[square % 8]);
        let letter = match outer.any(|square| has(&square, Chess::Rook)) {
            true => file,
            false if is_long => 'q',
            false => 'k',
        };
        let [letter, file] = [letter, file].map(|char| match side {
            Side::First => char.to_ascii_uppercase(),
            Side::Second => char,
        });
        Some(Self { place: (side, is_long), letter, file })
    }
}

/// Returns the squares of a side's back rank.
fn back_rank(side: Side) -> Range<usize> {
    if side == Side::First { 56..64 } else { 0..8 }
}

/// Marks the rooks with which kings may castle.
fn castling(reader: &mut Reader<'_, Chess>, board: &mut Board<Chess>) -> Result<(), FenError> {
    let field = reader.field("the rights to castle, or `-`")?;
    let text = &reader.text[field.clone()];
    if text == "-" {
        return Ok(());
    }
    let mut places = Vec::new();
    for (offset, letter) in text.char_indices() {
        let side = if letter.is_ascii_lowercase() { Side::Second } else { Side::First };
        let found = back_rank(side).find_map(|square| {
            let right = Right::of(board, side, square)?;
            (right.letter == letter || right.file == letter).then_some((square, right.place))
        });
        let at = field.start + offset..field.start + offset + letter.len_utf8();
        let Some((square, place)) = found else {
            let expected = "the right to castle of a king and a rook on their back rank, or `-`";
            return Err(reader.error(at, expected));
        };
        if places.contains(&place) {
            return Err(reader.error(at, "one right to castle for either side of the king"));
        }
        places.push(place);
        board[square] = board[square].and_then(Piece::diminished);
    }
    Ok(())
}

/// Marks the pawn that may be taken en passant.
fn en_passant(
    reader: &mut Reader<'_, Chess>,
    board: &mut Board<Chess>,
    turn: Side,
) -> Result<(), FenError> {
    let side = turn.flipped();
    let expected = "`-`, or the square that a pawn has just passed over";
    let field = reader.field(expected)?;
    let text = &reader.text[field.clone()];
    if text == "-" {
        return Ok(());
    }
    let passed = FEN.index(text).filter(|passed| rank(side, *passed) == 3);
    let pawn = passed.map(|passed| ahead(side, passed));
    let pawn = pawn.filter(|pawn| board[*pawn] == Some(Piece::new(Chess::Pawn, side)));
    let Some(pawn) = pawn else { return Err(reader.error(field, expected)) };
    board[pawn] = board[pawn].and_then(Piece::diminished);
    Ok(())
}

/// Returns the rank of a square as a side counts it: 1 is its back rank.
fn rank(side: Side, square: usize) -> usize {
    if side == Side::First { 8 - square / 8 } else { 1 + square / 8 }
}

/// Returns the next square in the direction of a side's pawns.
fn ahead(side: Side, square: usize) -> usize {
    if side == Side::First { square - 8 } else { square + 8 }
}
