//! Shōgi: pieces, the start position, and SFEN, the notation for positions in USI.

use alloc::string::String;

use epin::feen::{Feen, Position};
use epin::{Catalog, Letter, Piece, Side, feen};

use crate::counters::Counters;
use crate::dialect::{Dialect, HandsField, Mark, square_names};
use crate::game::{CheckedPosition, Game, GameItems};
use crate::parse_fen_error::ParseFenError;
use crate::read::Reader;
use crate::write::push_in_hand;
use crate::write_fen_error::WriteFenError;

/// The kinds of piece in shōgi: `K^ R +R B +B G S +S N +N L +L P +P`.
///
/// A promoted piece, such as `+R`, is a kind of its own, because it moves differently. Both kings are `K^`:
/// the jeweled king is not `K^'`, because a catalog that uses `'` cannot be part of a game with two styles.
///
/// [`enhanced`](Piece::enhanced) returns the promoted form of a piece (the piece itself if it is already
/// promoted), or `None` if the piece cannot promote. A captured piece loses its promotion and goes to the
/// other side's hand. [`Setup::play`](crate::Setup::play) does both:
///
/// ```
/// use epin::piece;
/// use epin_games::{Setup, Shogi};
///
/// let mut sfen = Setup::<Shogi>::parse("4k4/9/+s8/S8/9/9/9/9/4K4 b - 1")?;
/// let played = sfen.play("9d9c+".parse()?)?;
/// assert_eq!(played.placed, piece!(Shogi, "+S"));
/// assert_eq!(sfen.position.hands.first.count(piece!(Shogi, "S")), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A [`Move`](crate::Move) can promote, with `+`, if it starts or ends on the last three ranks. It has to,
/// because the piece could not move on, if a `P` or an `L` goes to the last rank or an `N` to the last two. For
/// the same reason, these pieces cannot be dropped there.
///
/// `Shogi` implements `Serialize` and `Deserialize` with the `serde` feature, and `JsonSchema` with the
/// `schemars1` feature. In files, a kind is written as its token.
///
/// # SFEN
///
/// An [SFEN](http://hgm.nubati.net/usi.html) has three or four fields: the board, the side to move (`b`, or
/// sente, is the first side), the hands, and the number of the next move. The hands list each piece once, in
/// any order, with its count before it if the count is 2 or more; `-` means that both hands are empty.
/// `to_fen` puts the pieces in the order of USI: `R B G S N L P` and then `r b g s n l p`. The variants are
/// also in this order, apart from the king and the promoted pieces, which are never in hand.
///
/// ```
/// use epin_games::{Setup, Shogi};
///
/// let setup: Setup<Shogi> = "4k4/9/4+P4/9/9/9/9/9/4K4 w 10PRB3p 92".parse()?;
/// let feen = setup.position.to_feen().unwrap();
/// assert_eq!(feen.as_str(), "4k^4/9/4+P4/9/9/9/9/9/4K^4 10PBR/3p s/S");
/// assert_eq!(setup.counters.move_number, Some(92));
/// assert_eq!(setup.to_fen().unwrap(), "4k4/9/4+P4/9/9/9/9/9/4K4 w RB10P3p 92");
/// # Ok::<(), epin_games::ParseFenError>(())
/// ```
///
/// Fairy-Stockfish and other programs also write positions of shōgi as FENs with the hands in brackets, as in
/// `[-] w 0 1`. Such a FEN is refused, because its `w` is the first side, but the `w` of an SFEN is the
/// second.
///
/// These cannot be written: a board of another size, styles other than `S/s`, a king or a
/// promoted piece in hand, a piece of one side in the other side's hand, and a halfmove clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
#[cfg_attr(feature = "schemars1", epin(schemars1))]
pub enum Shogi {
    /// `K^`
    #[epin("K^")]
    King,
    /// `R`
    #[epin("R")]
    Rook,
    /// `+R`, a promoted rook.
    #[epin("+R")]
    Dragon,
    /// `B`
    #[epin("B")]
    Bishop,
    /// `+B`, a promoted bishop.
    #[epin("+B")]
    Horse,
    /// `G`
    #[epin("G")]
    Gold,
    /// `S`
    #[epin("S")]
    Silver,
    /// `+S`
    #[epin("+S")]
    PromotedSilver,
    /// `N`
    #[epin("N")]
    Knight,
    /// `+N`
    #[epin("+N")]
    PromotedKnight,
    /// `L`
    #[epin("L")]
    Lance,
    /// `+L`
    #[epin("+L")]
    PromotedLance,
    /// `P`
    #[epin("P")]
    Pawn,
    /// `+P`, a promoted pawn.
    #[epin("+P")]
    Tokin,
}

static DIALECT: Dialect<Shogi> = Dialect {
    notation: "SFEN",
    protocol: "USI",
    square_names: &NAMES,
    turns: ["b", "w"],
    expected_turn: "the side to move, `b` or `w`",
    hands: Some(HandsField::Separate),
    promotions: b"+",
    promoting: &[
        (Shogi::Rook, [3, 0]),
        (Shogi::Bishop, [3, 0]),
        (Shogi::Silver, [3, 0]),
        (Shogi::Knight, [3, 2]),
        (Shogi::Lance, [3, 1]),
        (Shogi::Pawn, [3, 1]),
    ],
    has_halfmove_clock: false,
    counts_every_move: true,
    ..Dialect::new(b"KRRBBGSSNNLLPP", &[]).with_marks(Mark::Before, b"RBSNLP")
};

const NAMES: [[u8; 2]; 81] = square_names(b"987654321", b"abcdefghi");

impl Game for Shogi {
    const START: Feen<'static, Piece<Self>> =
        feen!(Shogi, "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s");
    const STYLE: Letter = Letter::S;
}

impl GameItems for Shogi {
    fn dialect() -> &'static Dialect<Self> {
        &DIALECT
    }

    fn read_rest(
        reader: &mut Reader<'_, Self>,
        position: &mut Position<Piece<Self>>,
    ) -> Result<Counters, ParseFenError> {
        position.hands = reader.read_hands_field(&position.squares)?;
        let move_number = reader.read_sfen_number()?;
        Ok(Counters { move_number, ..Counters::default() })
    }

    fn write_rest(
        CheckedPosition(position): CheckedPosition<'_, Self>,
        _: &Counters,
        text: &mut String,
    ) -> Result<(), WriteFenError> {
        text.push(' ');
        let len = text.len();
        for side in Side::ALL {
            // `ALL` lists the kinds in the order of USI.
            for piece in Self::ALL.iter().map(|kind| Piece::new(*kind, side)) {
                let count = position.hands[side].count(piece);
                push_in_hand(text, count, true, |text| DIALECT.push_piece(text, piece));
            }
        }
        if text.len() == len {
            text.push('-');
        }
        Ok(())
    }
}
