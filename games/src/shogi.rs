//! Shōgi: pieces, the start position, and SFEN, the positions of USI.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use epin::feen::{Feen, FeenBuf};
use epin::notation::{Snn, snn};
use epin::{Catalog, Letter, Piece, Side, State, feen};

use crate::notation::Notation;
use crate::read::Reader;
use crate::{FenError, WriteFenError};

/// The kinds of piece in shōgi: `K^ R +R B +B G S +S N +N L +L P +P`.
///
/// A promoted piece, `+`, is a kind of its own, because it moves differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Catalog)]
#[cfg_attr(feature = "serde", epin(serde))]
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

/// The letter of the style, as in `S/s`.
pub const STYLE: Letter = Letter::S;

/// The name of the style.
pub const NAME: Snn = snn!("Shogi");

/// The start position. Black (sente) is the first side.
pub const START: Feen<'static, Piece<Shogi>> =
    feen!(Shogi, "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s");

static SFEN: Notation<Shogi> = Notation {
    start: START,
    letters: &["K", "R", "+R", "B", "+B", "G", "S", "+S", "N", "+N", "L", "+L", "P", "+P"],
    also_read: &[],
    turns: ["b", "w"],
    in_hand: |piece| piece.state() == State::Normal && !piece.is_terminal(),
};

/// Returns the position of an SFEN, and the number of the next move if the SFEN has it.
///
/// An [SFEN](http://hgm.nubati.net/usi.html) has three or four fields, separated by single spaces: the
/// board, the side to move (`b` is the first side), the hands, and the number. The hands list each piece
/// once, in any order, with its count before it if that is 2 or more; `-` means none.
///
/// # Errors
///
/// If `text` is not exactly one SFEN, or has more than 81 pieces. No other rules are checked: a position
/// with three kings is accepted.
///
/// ```
/// use epin_games::shogi;
///
/// let (position, number) = shogi::from_sfen("4k4/9/4+P4/9/9/9/9/9/4K4 w RB10P3p 92")?;
/// assert_eq!(position.as_str(), "4k^4/9/4+P4/9/9/9/9/9/4K^4 10PBR/3p s/S");
/// assert_eq!(number, Some(92));
/// # Ok::<(), epin_games::FenError>(())
/// ```
pub fn from_sfen(text: &str) -> Result<(FeenBuf<Piece<Shogi>>, Option<u32>), FenError> {
    let mut reader = Reader::new(&SFEN, text);
    let board = reader.board()?;
    let turn = reader.turn()?;
    let empty = board.iter().filter(|square| square.is_none()).count();
    let hands = hands(&mut reader, empty)?.map(|hand| hand.into_iter().collect());
    let number = reader.number("the number of the next move, up to 4294967295")?;
    Ok((reader.position(board, hands, turn)?, number))
}

/// Returns a position as an SFEN, with the number of the next move if there is one.
///
/// The hands are in the order of USI: `R B G S N L P` and then `r b g s n l p`.
///
/// # Errors
///
/// If SFEN cannot express the position: the board is not 9 × 9, a king or a promoted piece is in hand, or
/// the styles are not `S/s`.
///
/// ```
/// use epin_games::shogi;
///
/// assert_eq!(
///     shogi::to_sfen(shogi::START, Some(1))?,
///     "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
/// );
/// # Ok::<(), epin_games::WriteFenError>(())
/// ```
pub fn to_sfen(
    position: Feen<'_, Piece<Shogi>>,
    number: Option<u32>,
) -> Result<String, WriteFenError> {
    let board_and_turn = SFEN.board_and_turn(position)?;
    let mut hands = String::new();
    for side in Side::ALL {
        // The kinds are in the order of USI.
        for piece in Shogi::ALL.iter().map(|kind| Piece::new(*kind, side)) {
            if let Some((_, count)) = position.hand(side).find(|(other, _)| *other == piece) {
                if count > 1 {
                    hands += &count.to_string();
                }
                SFEN.push(&mut hands, piece);
            }
        }
    }
    if hands.is_empty() {
        hands.push('-');
    }
    let number = number.map_or(String::new(), |number| format!(" {number}"));
    Ok(format!("{board_and_turn} {hands}{number}"))
}

/// The pieces in a hand, and how many there are of each.
type Hand = Vec<(Piece<Shogi>, u32)>;

/// Reads both hands, which have at most `most` pieces.
fn hands(reader: &mut Reader<'_, Shogi>, most: usize) -> Result<[Hand; 2], FenError> {
    let expected = "the hands, or `-`";
    let field = reader.field(expected)?;
    let (mut first, mut second) = (Vec::new(), Vec::new());
    if reader.text[field.clone()] == *"-" {
        return Ok([first, second]);
    }
    if reader.text[field.clone()].starts_with('-') {
        return Err(reader.error(field.start + 1..field.end, "nothing after `-`"));
    }
    if reader.text[field.clone()].bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(reader.error(field, expected));
    }
    let mut at = field.start;
    while at < field.end {
        let digits = reader.text[at..field.end].bytes().take_while(u8::is_ascii_digit).count();
        let digits = at..at + digits;
        let count = match &reader.text[digits.clone()] {
            "" => 1,
            "1" => 0,
            text if text.starts_with('0') => 0,
            text => text.parse().unwrap_or(u32::MAX),
        };
        if count == 0 {
            let expected = "a count of 2 or more, without leading zeros";
            return Err(reader.error(digits, expected));
        }
        let (range, piece) = reader.piece(digits.end..field.end);
        let Some(piece) = piece.filter(|piece| (SFEN.in_hand)(*piece)) else {
            let end = range.end.max(reader.text.len().min(range.start + 1));
            return Err(reader.error(range.start..end, &SFEN.expected_in_hand()));
        };
        let hand = if piece.side() == Side::First { &mut first } else { &mut second };
        if hand.iter().any(|(other, _)| *other == piece) {
            return Err(reader.error(at..range.end, "each piece in hand once"));
        }
        hand.push((piece, count));
        at = range.end;
    }
    let pieces =
        first.iter().chain(&second).fold(0, |sum: u32, (_, count)| sum.saturating_add(*count));
    if usize::try_from(pieces).map_or(true, |pieces| pieces > most) {
        let expected = "at most 81 pieces on the board and in hand";
        return Err(reader.error(field, expected));
    }
    Ok([first, second])
}
