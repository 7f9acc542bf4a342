//! Chess and Chess960: pieces, the start position and FEN.
//!
//! The fields of a FEN for castling and en passant, such as `KQkq e3`, become states of rooks and pawns,
//! `-R` and `-P`: see [`Chess`].

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use epin::feen::{Feen, FeenBuf};
use epin::notation::{Snn, snn};
use epin::{Catalog, Letter, Piece, Side, State, feen};

use crate::notation::Notation;
use crate::read::{Board, Reader};
use crate::{Clock, FenError, WriteFenError};

/// The kinds of piece in chess: `K^ Q R -R B N P +P -P`.
///
/// FEEN has no field for castling and en passant, so the state of a rook or a pawn records them. After
/// each move, the piece that moved becomes normal, or `-P` if it is a pawn that advanced two squares;
/// every other `-P` becomes `P`; and if a king moved, each `-R` of its side becomes `R`.
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
    start: START,
    letters: &["K", "Q", "R", "B", "N", "P"],
    also_read: &[],
    turns: ["w", "b"],
    in_hand: |_| false,
};

/// Returns the position of a FEN, and its counters.
///
/// A FEN has four to six fields, separated by single spaces: the board, the side to move (`w` is the first
/// side), the castling rights, the square that a pawn has just passed over, and both [counters](Clock).
///
/// The castling rights are `KQkq`, where `K` and `Q` mean the outermost rooks on either side of the king
/// ([X-FEN](https://en.wikipedia.org/wiki/X-FEN)), or the files of the rooks, as in `HAha` (Shredder-FEN),
/// in any order, so positions of Chess960 can be read, too.
///
/// A pawn that has just advanced two squares becomes `-P` even if no piece can take it, because many
/// programs write its square even then. To compare positions, see the guide of `epin`,
/// [Repetition](https://docs.rs/epin/latest/epin/guide/positions/index.html#repetition).
///
/// # Errors
///
/// If `text` is not exactly one FEN, if a castling right has no rook or not exactly one king on its back
/// rank, if two are for the same side of the king, or if no pawn can have passed over the square. No other
/// rules are checked: a position with three kings is accepted.
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
    Ok((reader.position(board, <[_; 2]>::default(), turn)?, clock))
}

/// Returns a position and its counters as a FEN, which [`from_fen`] reads back as the same position.
///
/// The FEN has six fields. The castling rights are written as in X-FEN: `K` or `Q`, or the file of a rook
/// that is not the outermost one.
///
/// # Errors
///
/// If FEN cannot express the position:
///
/// - the board is not 8 × 8, there are pieces in hand, or the styles are not `C/c`;
/// - a pawn on its starting rank is not `+P`, or a pawn elsewhere is;
/// - a `-R` is not on its back rank with exactly one king there, or shares its side of the king with
///   another `-R`;
/// - a `-P` is not on its fourth rank, does not have two empty squares behind it, belongs to the side to
///   move, or is not the only one.
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
            (Chess::Pawn, State::Diminished, 4)
                if side != position.turn() && passed.is_none() && has_advanced(&board, square) =>
            {
                passed = Some(behind(side, square));
                continue;
            }
            (Chess::Pawn, State::Diminished, _) => {
                "one `-P` or `-p` that has just advanced two squares, of the side not to move"
            }
            _ => continue,
        };
        return Err(WriteFenError::new(expected, &format!("`{piece}` on {}", name(square))));
    }
    rights.sort_unstable_by_key(|right| right.place);
    let mut letters: String = rights.iter().map(|right| right.letter).collect();
    if letters.is_empty() {
        letters.push('-');
    }
    let passed = passed.map_or("-".into(), name);
    Ok(format!("{board_and_turn} {letters} {passed} {clock}"))
}

/// The right to castle with a rook.
struct Right {
    /// Its place in `KQkq`.
    place: (Side, bool),
    /// Its letter in X-FEN.
    letter: char,
    /// The file of the rook, which is its letter in Shredder-FEN.
    file: char,
}

impl Right {
    /// Returns a side's right to castle with the piece on a square, if that piece is a rook of the side on
    /// the side's back rank, with exactly one king of the side there.
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
        let file = FILES[square % 8];
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

/// Marks the rooks that kings may castle with.
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
            let expected = "a right to castle, with one king and its rook on their back rank";
            return Err(reader.error(at, expected));
        };
        if places.contains(&place) {
            return Err(reader.error(at, "at most one right to castle on each side of the king"));
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
    let (side, expected) = match turn {
        Side::First => {
            (Side::Second, "`-`, or the square on rank 6 that a pawn has just passed over")
        }
        Side::Second => {
            (Side::First, "`-`, or the square on rank 3 that a pawn has just passed over")
        }
    };
    let field = reader.field(expected)?;
    let text = &reader.text[field.clone()];
    if text == "-" {
        return Ok(());
    }
    let is_right = |square: &usize| {
        board[*square] == Some(Piece::new(Chess::Pawn, side))
            && name(behind(side, *square)) == text
            && has_advanced(board, *square)
    };
    let fourth_rank = if side == Side::First { 32..40 } else { 24..32 };
    let Some(pawn) = fourth_rank.into_iter().find(is_right) else {
        return Err(reader.error(field, expected));
    };
    board[pawn] = board[pawn].and_then(Piece::diminished);
    Ok(())
}

/// Whether a pawn on its fourth rank can have got there by advancing two squares.
fn has_advanced(board: &[Option<Piece<Chess>>], pawn: usize) -> bool {
    board[pawn].is_some_and(|piece| {
        let passed = behind(piece.side(), pawn);
        board[passed].is_none() && board[behind(piece.side(), passed)].is_none()
    })
}

/// Returns the rank of a square as a side counts it: 1 is its back rank.
fn rank(side: Side, square: usize) -> usize {
    if side == Side::First { 8 - square / 8 } else { 1 + square / 8 }
}

/// Returns the square behind a side's pawn, which must not be on its back rank.
fn behind(side: Side, square: usize) -> usize {
    if side == Side::First { square + 8 } else { square - 8 }
}

const FILES: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/// Returns the name of a square, such as `e4`.
fn name(square: usize) -> String {
    format!("{}{}", FILES[square % 8], 8 - square / 8)
}
