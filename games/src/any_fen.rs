//! The FEN or the SFEN of a game that is known only at run time, as an `AnyFen`.

mod fields;
mod kind;
mod write;

use alloc::format;
use alloc::string::String;
use core::ops::Range;

use epin::feen::{self, Feen, Hand, Position, WriteFeenError};
use epin::notation::Styles;
use epin::{EpinSet, Piece};

use crate::parse::{is_feen, label_error, label_len};
use crate::parse_fen_error::{Hint, ParseFenError, ParseFenErrorKind, quoted};
use crate::read::{Reader, board_sizes};
use crate::write_fen_error::WriteFenError;
use kind::Kind;

/// A position of any game, as a FEN or an SFEN: for games that are not a [`Game`](crate::Game).
///
/// The pieces are plain tokens. What FEN has and a position does not, such as castling rights, is in
/// [`rest`](Self::rest), so that it is not lost.
///
/// ```
/// use epin::notation::Styles;
/// use epin::{Letter, epins};
/// use epin_games::AnyFen;
///
/// let pieces = epins!["K^", "R", "B", "G", "S", "P", "+R", "+B", "+S", "+P"].into_iter().collect();
/// let styles = Styles { first: Letter::M, second: Letter::M };
/// let fen = AnyFen::parse("r+Bs1k/2g1p/5/P4/KGS1R[B] b - - 0 2", &pieces, styles)?;
/// assert_eq!(fen.position.to_feen()?.as_str(), "r+Bs1k^/2g1p/5/P4/K^GS1R B/ m/M");
/// assert_eq!(fen.to_sfen()?, "r+Bs1k/2g1p/5/P4/KGS1R w B 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # FEN or SFEN
///
/// In a FEN, `b` is the second side; in an SFEN, it is the first. The fields after the side to move show
/// which of the two a string is:
///
/// | fields | notation |
/// |---|---|
/// | `w`, `w 0 1`, `w 7+7 0 1` | FEN |
/// | `w KQkq -`, `w - - 0 1`, `w - 0 1`, `w - - 3+3 0 1`, `w KQkq - bm Nf3;` | FEN |
/// | `b - 1`, `w - 35`, `b 2Pp 4` | SFEN |
/// | `b -`, `b KQkq`, or the fields of an SFEN after a board with a bracket | an error |
///
/// So `b 5h 115` after a position of chu shōgi is read as five pieces `h` in hand, although the programs that
/// write it mean the square 5h. Replace such a square with `-` first: `b - 115`.
///
/// # What FEEN cannot have
///
/// Walls (`*`), hands that are written as a ninth rank, and more pieces than squares are errors. For a wall,
/// a game can define a token and replace each `*` with its letter. Pieces that wait to be placed can be left
/// out if their number follows from the board. A count, such as the number of checks, is stored separately
/// from the position. A right to castle or to gate can be a state, which is set after the position has been
/// read.
#[doc(alias("fen", "sfen", "epd", "janggi", "three-check", "variant"))]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct AnyFen {
    /// The position.
    pub position: Position,
    /// The fields that a position does not hold, as they were written: `KQkq - 3+3 0 1` in a FEN, the number of
    /// the next move in an SFEN. They are not checked against the position.
    pub rest: String,
    /// How the position was written.
    pub spelling: Spelling,
}

/// How a FEN or an SFEN is written where there is a choice.
///
/// The default is a FEN with `w` and `b`, `+` before promoted pieces, and brackets only around pieces in hand.
///
/// ```
/// use epin_games::{Spelling, TurnLetters};
///
/// let spelling = Spelling::default();
/// assert_eq!((spelling.turns, spelling.has_tildes), (TurnLetters::WhiteBlack, false));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub struct Spelling {
    /// The letters for the side to move, and with them the notation.
    pub turns: TurnLetters,
    /// Whether promoted pieces have a `~` after the letter in a FEN, as in `B~`, and not a `+` before it.
    pub has_tildes: bool,
    /// Whether a FEN has brackets even if no piece is in hand.
    pub has_brackets: bool,
}

/// The letters for the side to move, the first side's before the second side's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum TurnLetters {
    /// `w` and `b`: a FEN.
    #[default]
    WhiteBlack,
    /// `r` and `b`: a FEN, as some programs for xiangqi write it.
    RedBlack,
    /// `b` and `w`: an SFEN.
    BlackWhite,
}

impl AnyFen {
    /// Returns an `AnyFen` with the given position, the fields `- - 0 1` and the default spelling.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin_games::AnyFen;
    ///
    /// let fen = AnyFen::new(Feen::parse("k^2/3/1QK^ 2P/n c/C")?.to_position());
    /// assert_eq!(fen.to_fen()?, "k2/3/1QK[PPn] b - - 0 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self { position, rest: "- - 0 1".into(), spelling: Spelling::default() }
    }

    /// Parses all of `text` as a FEN or an SFEN of the game that has the given pieces and styles.
    ///
    /// `pieces` are the game's tokens, of either side or, as in the [`MEMBERS`](epin::Catalog::MEMBERS) of a
    /// catalog, of both. They decide what a letter means: `K` is read as `K` if `pieces` has it, and otherwise as
    /// `K^`. `+R` and `R~` are read as `+R`. A count of empty squares above 9 is one number, or several digits.
    ///
    /// To have the position with the pieces of a catalog, call `position.to_feen()?.in_catalog::<Mine>()?` and
    /// then `to_position`.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is neither a FEN nor an SFEN, if it can be either, if the game lacks a piece,
    /// or if the position has something that FEEN [cannot have](Self#what-feen-cannot-have).
    ///
    /// ```
    /// use epin::notation::Styles;
    /// use epin::{Letter, epins};
    /// use epin_games::AnyFen;
    ///
    /// let pieces = epins!["K^", "R"].into_iter().collect();
    /// let styles = Styles { first: Letter::C, second: Letter::C };
    /// let error = AnyFen::parse("k1s/3/R1K w - - 0 1", &pieces, styles).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "expected a count of empty squares or a piece, K R, found `s` at byte 2",
    /// );
    /// ```
    pub fn parse(text: &str, pieces: &EpinSet, styles: Styles) -> Result<Self, ParseFenError> {
        Self::read(text, pieces, styles).map_err(|error| {
            let turns = fields::turns(text.get(label_len(text)..).unwrap_or_default());
            let is_sfen = turns == Some(TurnLetters::BlackWhite);
            label_error(if is_sfen { "SFEN" } else { "FEN" }, text)
                .unwrap_or_else(|| error.with_hint(is_feen(text).then_some(Hint::IsFeen)))
        })
    }

    /// Like [`parse`](Self::parse), but the error has no hint.
    fn read(text: &str, pieces: &EpinSet, styles: Styles) -> Result<Self, ParseFenError> {
        let turns = fields::turns(text);
        let placement = text.split(' ').next().unwrap_or_default();
        let spelling = Spelling {
            turns: turns.unwrap_or_default(),
            has_tildes: placement.contains('~'),
            has_brackets: placement.contains('['),
        };
        let board = placement.split('[').next().unwrap_or_default();
        let (sizes, counts) = board_sizes(board);
        let dialect = kind::dialect(pieces, spelling, counts);
        let mut reader = Reader::new(&dialect, text);
        let field = reader.read_field(ParseFenErrorKind::Board, "the board")?;
        let sizes = check_sizes(&reader, board, sizes)?;
        let (mut in_hands, mut hands) = (0..0, feen::Hands::default());
        if board.len() < field.end {
            (in_hands, hands) = reader.read_hands_after(board.len()..field.end)?;
        }
        let squares = reader.read_board(0..board.len(), &sizes, |_, _| ())?;
        reader.check_piece_count(&squares, &hands, in_hands)?;
        let turn = reader.read_turn()?;
        let Some(turns) = turns else {
            let kind = ParseFenErrorKind::Hands;
            let expected = "castling rights and an en passant square, as in `KQ -`, or hands and a move \
                            number, as in `2P 1`, after a board without brackets";
            let field = reader.read_field(kind, expected)?;
            return Err(reader.error(kind, field, expected));
        };
        let mut rest = reader.rest();
        if turns == TurnLetters::BlackWhite {
            hands = reader.read_hands_field(&squares)?;
            rest = reader.rest();
            reader.read_sfen_number()?;
            reader.check_end()?;
        } else {
            fields::read_rest(&mut reader)?;
        }
        let position = Position {
            sizes: if let [1, files] = sizes { [files].into() } else { sizes.into() },
            squares: squares.into_iter().map(|piece| piece.map(Piece::token)).collect(),
            hands: feen::Hands { first: tokens(&hands.first), second: tokens(&hands.second) },
            styles,
            turn,
        };
        if let Err(WriteFeenError::TooLong { len, .. }) = position.to_feen() {
            let expected = format!("a position of at most {} bytes in FEEN", Feen::MAX_LEN);
            let found = format!("one of {len}");
            let kind = ParseFenErrorKind::Board;
            return Err(reader.error_with(kind, 0..board.len(), &expected, &found));
        }
        Ok(Self { position, rest: reader.part(rest).into(), spelling })
    }

    /// Returns the position as a FEN, which [`parse`](Self::parse) reads back as the same position, except in a
    /// game that has both `K` and `K^`. A FEN has no `^`, so a position with both is refused, and one with `K^`
    /// only is read back with `K`.
    ///
    /// Every piece with a `+` is written as a promoted piece. If the position was read from an SFEN, the move
    /// number is converted, because a FEN counts the moves of both sides as one, and `- - 0` is written before it.
    ///
    /// # Errors
    ///
    /// Returns an error if a FEN cannot express the position, for example a piece with a `-` or a `'`, or if
    /// [`rest`](Self::rest) does not have the fields of a FEN.
    ///
    /// ```
    /// use epin::notation::Styles;
    /// use epin::{Letter, epins};
    /// use epin_games::AnyFen;
    ///
    /// let pieces = epins!["K^", "R", "P"].into_iter().collect();
    /// let styles = Styles { first: Letter::S, second: Letter::S };
    /// let sfen = AnyFen::parse("k2/3/1RK w 2Pp 4", &pieces, styles)?;
    /// assert_eq!(sfen.to_fen()?, "k2/3/1RK[PPp] b - - 0 2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_fen(&self) -> Result<String, WriteFenError> {
        match self.spelling.turns {
            TurnLetters::BlackWhite => self.write(TurnLetters::WhiteBlack),
            turns => self.write(turns),
        }
    }

    /// Returns the position as an SFEN, which [`parse`](Self::parse) reads back as the same position, with the same
    /// exception as [`to_fen`](Self::to_fen).
    ///
    /// If the position was read from a FEN, its halfmove clock is left out, and its move number `n` becomes
    /// `2n - 1` or, if the second side is to move, `2n`. A missing number counts as 1.
    ///
    /// # Errors
    ///
    /// Returns an error in the same cases as [`to_fen`](Self::to_fen), and if a FEN has castling rights or
    /// any other field that SFEN lacks.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin_games::AnyFen;
    ///
    /// let mut fen = AnyFen::new(Feen::parse("k^2/3/1QK^ 2P/n c/C")?.to_position());
    /// assert_eq!(fen.to_sfen()?, "k2/3/1QK w 2Pn 2");
    /// fen.rest = "- - 3+3 0 1".into();
    /// assert!(fen.to_sfen().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_sfen(&self) -> Result<String, WriteFenError> {
        self.write(TurnLetters::BlackWhite)
    }
}

fn tokens(hand: &Hand<Piece<Kind>>) -> Hand {
    hand.iter().map(|(piece, count)| (piece.token(), count)).collect()
}

/// Returns the sizes of the board, or an error if FEEN cannot have such a board, or if it has the hands as a
/// ninth rank, as some programs write the hands of an 8x8 board. A ninth rank counts as hands if it has no
/// empty square and there is a king, unless it is eight upper-case letters, one of them a king.
fn check_sizes(
    reader: &Reader<'_, Kind>,
    board: &str,
    sizes: [usize; 2],
) -> Result<[u8; 2], ParseFenError> {
    let kind = ParseFenErrorKind::Board;
    if board.is_empty() {
        return Err(reader.error(kind, 0..1, "the board"));
    }
    if let Some(at) = board.find('*') {
        return Err(reader.error(kind, at..at + 1, "no wall, since FEEN has none"));
    }
    let last = board.rsplit('/').next().unwrap_or_default();
    let start = board.len() - last.len();
    let has_king = |mut range: Range<usize>| {
        range.any(|at| reader.piece(at).1.is_some_and(Piece::is_terminal))
    };
    let is_back_rank =
        last.len() == 8 && last.to_ascii_uppercase() == last && has_king(start..board.len());
    let is_full = !last.contains(|char: char| char.is_ascii_digit());
    if sizes == [9, 8] && is_full && !is_back_rank && has_king(0..board.len()) {
        let expected = "hands in brackets after the board, not as a ninth rank";
        let found = if last.is_empty() { "an empty rank".into() } else { quoted(last) };
        let range = start..board.len();
        return Err(reader.error_with(ParseFenErrorKind::Hands, range, expected, &found));
    }
    let [Ok(ranks), Ok(files)] = sizes.map(u8::try_from) else {
        return Err(reader.error(kind, 0..board.len(), "at most 255 ranks of 255 squares"));
    };
    Ok([ranks, files])
}
