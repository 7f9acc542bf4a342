//! Makruk: pieces, the start position, and FEN as Fairy-Stockfish writes it.

use alloc::string::{String, ToString};
use core::num::NonZeroU32;

use epin::feen::{Feen, Position};
use epin::{Catalog, Letter, Piece, feen};

use crate::counters::Counters;
use crate::dialect::{Dialect, Mark};
use crate::game::{CheckedPosition, Game, GameItems};
use crate::parse_fen_error::{ParseFenError, ParseFenErrorKind};
use crate::read::Reader;
use crate::write_fen_error::WriteFenError;

/// The kinds of piece in makruk: `K^ Q +Q R B N P`.
///
/// `Makruk` implements `Serialize` and `Deserialize` with the `serde` feature, and `JsonSchema` with the
/// `schemars1` feature. In files, a kind is written as its token.
///
/// # Moves
///
/// A [`Move`](crate::Move) promotes with `m`, as in `g5f6m`: the Bia becomes `+Q`. It has to promote when it
/// reaches its sixth rank, and no other piece can promote. [`Setup::play`](crate::Setup::play) counts moves,
/// but never starts a count.
///
/// # FEN
///
/// A FEN uses the letters of [Fairy-Stockfish](https://fairy-stockfish.github.io/), `k m r s n p`. `M~` is
/// `+Q`, a Met that was a Bia; only some programs write the `~`. The side to move is `w` for the first side and
/// `b` for the second. The third field is `-`, because makruk has no castling. The fourth is the counting
/// [limit](Counters::counting_limit), or `-`. Everything after the side to move may be missing. `XBoard`'s
/// form, without the third and fourth fields (`w 0 1`), is also read. A limit of 0 is refused, and so are two
/// numbers after a single `-`: in `w - 5 20`, 5 could be the limit or, if a `-` is missing, the halfmove clock.
///
/// ```
/// use epin_games::{Makruk, Setup};
///
/// let setup: Setup<Makruk> = "4k3/8/8/8/8/8/3M~4/R3K3 b - 32 6 80".parse()?;
/// assert_eq!(setup.position.to_feen().unwrap().as_str(), "4k^3/8/8/8/8/8/3+Q4/R3K^3 / m/M");
/// assert_eq!(setup.to_fen().unwrap(), "4k3/8/8/8/8/8/3M~4/R3K3 b - 32 6 80");
/// # Ok::<(), epin_games::ParseFenError>(())
/// ```
///
/// These cannot be written: a board of another size, styles other than `M/m`, pieces in hand, and a
/// limit with a halfmove clock but without a move number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
#[cfg_attr(feature = "schemars1", epin(schemars1))]
pub enum Makruk {
    /// `K^`, the king.
    #[epin("K^")]
    Khun,
    /// `Q`, or `+Q` if it was a Bia; `M` in a FEN. It moves one square diagonally.
    #[epin("Q", "+Q")]
    Met,
    /// `R`, the rook.
    #[epin("R")]
    Rua,
    /// `B`; `S` in a FEN. It moves like the silver general of shōgi.
    #[epin("B")]
    Khon,
    /// `N`, the knight.
    #[epin("N")]
    Ma,
    /// `P`, the pawn, which promotes to a Met.
    #[epin("P")]
    Bia,
}

static DIALECT: Dialect<Makruk> = Dialect {
    promotions: b"m",
    promoting: &[(Makruk::Bia, [3, 3])],
    has_counting_limit: true,
    ..Dialect::new(b"KMRSNP", &[]).with_marks(Mark::After, b"M")
};

impl Game for Makruk {
    const START: Feen<'static, Piece<Self>> =
        feen!(Makruk, "rnbqk^bnr/8/pppppppp/8/8/PPPPPPPP/8/RNBK^QBNR / M/m");
    const STYLE: Letter = Letter::M;
}

impl GameItems for Makruk {
    const PAWN: Option<Self> = Some(Self::Bia);

    fn dialect() -> &'static Dialect<Self> {
        &DIALECT
    }

    fn read_rest(
        reader: &mut Reader<'_, Self>,
        _: &mut Position<Piece<Self>>,
    ) -> Result<Counters, ParseFenError> {
        if reader.peek().is_ascii_digit() {
            return reader.read_counters();
        }
        reader.read_dash(ParseFenErrorKind::Castling, "`-`, or the halfmove clock")?;
        let expected = "`-`, or the counting limit, a number from 1 to 4294967295";
        if matches!(reader.peek(), b'-' | 0) {
            reader.read_dash(ParseFenErrorKind::CountingLimit, expected)?;
            return reader.read_counters();
        }
        let rest = reader.rest();
        let limit =
            reader.read_number(ParseFenErrorKind::CountingLimit, expected)?.unwrap_or_default();
        let counters = reader.read_counters()?;
        if let Counters { halfmove_clock: Some(_), move_number: None, .. } = counters {
            let expected = "`-`, or a counting limit and both counters";
            return Err(reader.error(ParseFenErrorKind::CountingLimit, rest, expected));
        }
        match NonZeroU32::new(limit) {
            None => {
                let zero = rest.start..rest.start + 1;
                Err(reader.error(ParseFenErrorKind::CountingLimit, zero, expected))
            }
            counting_limit => Ok(Counters { counting_limit, ..counters }),
        }
    }

    fn write_rest(
        _: CheckedPosition<'_, Self>,
        counters: &Counters,
        text: &mut String,
    ) -> Result<(), WriteFenError> {
        text.push_str(" - ");
        match *counters {
            Counters { counting_limit: Some(_), halfmove_clock: Some(_), move_number: None } => {
                let expected = "a move number with a counting limit and a halfmove clock";
                return Err(WriteFenError::of_counters(expected, "none"));
            }
            Counters { counting_limit: Some(limit), .. } => text.push_str(&limit.to_string()),
            _ => text.push('-'),
        }
        Ok(())
    }
}
