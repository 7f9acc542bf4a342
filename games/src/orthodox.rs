//! What chess and crazyhouse share: the fields after the side to move, and the states of rooks and pawns.

#![allow(
    clippy::indexing_slicing,
    reason = "a board has 64 squares: it was read, or checked before it is written"
)]

mod castling;
mod en_passant;
mod geometry;
mod play;

use alloc::string::String;

use epin::feen::Position;
use epin::{Piece, Side, State};

use crate::counters::Counters;
use crate::game::{CheckedPosition, Game};
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind};
use crate::read::Reader;
use crate::setup::Setup;
use crate::write;
use crate::write_fen_error::WriteFenError;

use castling::Right;
pub(crate) use play::{castle, place};

/// A game with castling and en passant.
pub trait Orthodox: Game {}

/// Returns whether a piece is a pawn.
fn is_pawn<G: Game>(piece: Piece<G>) -> bool {
    Some(piece.kind()) == G::PAWN
}

/// Reads the fields after the side to move.
pub(crate) fn read_rest<G: Orthodox>(
    reader: &mut Reader<'_, G>,
    position: &mut Position<Piece<G>>,
) -> Result<Counters, ParseFenError> {
    let board = &mut position.squares;
    // A pawn that may advance two squares is `+P` in FEEN and `P` in FEN, where its rank shows that it may.
    for side in Side::ALL {
        for square in &mut board[geometry::squares(side, 2)] {
            let pawn = square.filter(|piece| is_pawn(*piece) && piece.side() == side);
            *square = pawn.and_then(Piece::enhanced).or(*square);
        }
    }
    castling::read(reader, board)?;
    en_passant::read(reader, board, position.turn)?;
    if reader.peek().is_ascii_alphabetic() {
        let field = reader.read_field(ParseFenErrorKind::HalfmoveClock, "")?;
        let expected =
            "the end or the halfmove clock, a number (`Setup::parse_prefix` reads an EPD)";
        return Err(reader.error(ParseFenErrorKind::HalfmoveClock, field, expected));
    }
    reader.read_counters()
}

/// Writes the castling rights, as in X-FEN, and the en passant square.
pub(crate) fn write_rest<G: Orthodox>(
    position: CheckedPosition<'_, G>,
    text: &mut String,
) -> Result<(), WriteFenError> {
    write_fields(position, text, |right| right.letter)
}

/// Writes the castling rights and the en passant square. `letter` returns what to write for a castling right: a
/// letter such as `K`, or the file of the rook.
fn write_fields<G: Orthodox>(
    CheckedPosition(position): CheckedPosition<'_, G>,
    text: &mut String,
    letter: fn(&Right) -> u8,
) -> Result<(), WriteFenError> {
    let board = &position.squares;
    let kings = castling::kings(board);
    let (mut rights, mut target) = ([None::<Right>; 4], None);
    for (square, piece) in board.iter().enumerate() {
        let Some(piece) = *piece else { continue };
        let side = piece.side();
        let expected = match (piece.state(), is_pawn(piece)) {
            (State::Diminished, false) => match Right::of(board, kings, side, square) {
                Some(right) if rights[right.index].is_none() => {
                    rights[right.index] = Some(right);
                    continue;
                }
                _ => "`-R` and `-r` on the back rank of a king, one on each side of it",
            },
            (_, false) => continue,
            (state, true) => match (state, geometry::rank(side, square)) {
                (State::Enhanced, 2) => continue,
                (State::Enhanced, _) => "`+P` and `+p` only on their starting rank",
                (_, 2) => "a pawn on its starting rank as `+P` or `+p`",
                (State::Diminished, _) => match en_passant::target(board, side, square) {
                    Some(behind) if side != position.turn && target.is_none() => {
                        target = Some(behind);
                        continue;
                    }
                    _ => {
                        "one `-P` or `-p` that has just advanced two squares, of the side not to move"
                    }
                },
                _ => continue,
            },
        };
        let name = G::square_name(square).unwrap_or_default();
        return Err(WriteFenError::on_square(expected, piece.token(), square, name));
    }
    text.push(' ');
    if rights.iter().all(Option::is_none) {
        text.push('-');
    }
    text.extend(rights.iter().flatten().map(|right| char::from(letter(right))));
    text.push(' ');
    text.push_str(target.and_then(G::square_name).unwrap_or("-"));
    Ok(())
}

impl<G: Orthodox> Setup<G> {
    /// Returns the position as a Shredder-FEN, in which the castling rights are written as the files of the
    /// rooks.
    ///
    /// Shredder-FEN is for programs that do not read [X-FEN](https://en.wikipedia.org/wiki/X-FEN), in which
    /// only some rights are written as files.
    ///
    /// Only [`Chess`](crate::Chess) and [`Crazyhouse`](crate::Crazyhouse) have this method.
    ///
    /// # Errors
    ///
    /// Returns an error if [`to_fen`](Self::to_fen) does.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let setup = Setup::<Chess>::parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")?;
    /// assert_eq!(setup.to_shredder_fen().unwrap(), "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    pub fn to_shredder_fen(&self) -> Result<String, WriteFenError> {
        let Self { position, counters } = self;
        write::to_fen(position, counters, |position, text| {
            write_fields(position, text, |right| right.file)
        })
    }
}

impl<G: Game> Setup<G> {
    /// Returns whether all castling rights are those of standard chess: the king is on the e-file, and the
    /// rook is in a corner. A program that does not play Chess960 should refuse positions with any other
    /// castling rights.
    ///
    /// Returns `true` if there are no castling rights, as in games without castling. If
    /// [`to_fen`](Self::to_fen) refuses the position, because a `-R` is not on its back rank, for example, the
    /// result has no meaning.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// assert!(Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4K2R w K -")?.has_standard_castling());
    /// assert!(!Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4KR2 w K -")?.has_standard_castling());
    /// assert!(Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4KR2 w - -")?.has_standard_castling());
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn has_standard_castling(&self) -> bool {
        castling::is_standard(&self.position.squares)
    }

    /// Returns the squares of the rooks that a side's king may castle with: first the one on the king's side,
    /// that is, on the side of the h-file, then the other one.
    ///
    /// Both are `None` in games without castling. If [`to_fen`](Self::to_fen) refuses the position, the result
    /// has no meaning.
    ///
    /// ```
    /// use epin::Side;
    /// use epin_games::{Chess, Game, Setup};
    ///
    /// let setup = Setup::<Chess>::parse("4k3/8/8/8/8/8/8/R3K2R w K -")?;
    /// assert_eq!(setup.castling_rooks(Side::First), [Chess::square_index("h1"), None]);
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn castling_rooks(&self, side: Side) -> [Option<usize>; 2] {
        castling::rooks(&self.position.squares, side)
    }

    /// Returns the square that a pawn has just passed over, as in a FEN, or `None` if no pawn is a `-P`.
    ///
    /// It is always `None` in games without en passant. If [`to_fen`](Self::to_fen) refuses the position, the
    /// result has no meaning.
    ///
    /// ```
    /// use epin_games::{Chess, Game, Setup};
    ///
    /// let setup = Setup::<Chess>::parse("4k3/8/8/8/3pP3/8/8/4K3 b - e3")?;
    /// assert_eq!(setup.en_passant_square(), Chess::square_index("e3"));
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn en_passant_square(&self) -> Option<usize> {
        let passed = en_passant::passed(&self.position.squares, self.position.turn);
        passed.map(|[square, _]| square)
    }

    /// Turns each `-P` into a `P`, except one of the side not to move that a pawn beside it could take.
    ///
    /// Many programs write the en passant square after every advance of two squares. Call this method once
    /// after you have read such a FEN, before you count repetitions: after [`play`](Self::play), it has nothing
    /// to do. It does nothing in games without en passant.
    ///
    /// After the call, two `Setup`s whose positions are the same under the rules have equal `position` fields,
    /// except where a pawn is beside the `-P` but would leave its king in check by taking it. You have to
    /// handle that case yourself. Do not compare whole `Setup`s, because `==` also compares counters.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let mut setup = Setup::<Chess>::parse("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")?;
    /// setup.normalize_en_passant();
    /// assert_eq!(setup.to_fen().unwrap(), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    pub fn normalize_en_passant(&mut self) {
        en_passant::normalize(&mut self.position);
    }
}
