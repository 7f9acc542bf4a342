//! Shōgi: pieces, the start position, and SFEN, the positions of USI.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use epin::feen::{Feen, FeenBuf};
use epin::{Catalog, Letter, Piece, Side, Snn, feen, snn};

use crate::notation::Notation;
use crate::read::Reader;
use crate::write::check_hands;
use crate::{FenError, WriteFenError};

/// The kinds of piece in shōgi: `K^ R +R B +B G S +S N +N L +L P +P`.
///
/// A promoted piece, `+`, is a kind of its own, since it moves in another way.
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
    files: "987654321",
    ranks: "abcdefghi",
    letters: &["K", "R", "+R", "B", "+B", "G", "S", "+S", "N", "+N", "L", "+L", "P", "+P"],
    also_read: &[],
    turns: ["b", "w"],
    start: START,
};

/// Returns the position of an SFEN, and the number of the next move if the SFEN has it.
///
/// An [SFEN](http://hgm.nubati.net/usi.html) has three or four fields, with one space between two of
/// them: the board, the side to move (`b` is the first side), the hands, and the number. The hands list
/// each piece once, in any order, with its count before it if there are several; `-` means none.
///
/// # Errors
///
/// If `text` is anything but one SFEN. Rules are not checked: there may be three kings.
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
    let hands = hands(&mut reader)?;
    let number =
        if reader.has_more() { Some(reader.number("the number of the next move")?) } else { None };
    reader.end()?;
    Ok((reader.position(board, hands, turn)?, number))
}

/// Returns a position as an SFEN, with the number of the next move if there is one.
///
/// The hands are in the order of USI: `R B G S N L P` and then `r b g s n l p`.
///
/// # Errors
///
/// If an SFEN cannot say the position: the board does not have 9 × 9 squares, a king or a promoted piece is
/// in hand, or the styles are not `S/s`.
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
    check_hands(position, EXPECTED_IN_HAND, |piece| IN_HAND.contains(&piece.kind()))?;
    let mut hands = String::new();
    for side in Side::ALL {
        for kind in IN_HAND {
            let piece = Piece::new(kind, side);
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

/// The kinds of piece that can be in hand.
const IN_HAND: [Shogi; 7] = [
    Shogi::Rook,
    Shogi::Bishop,
    Shogi::Gold,
    Shogi::Silver,
    Shogi::Knight,
    Shogi::Lance,
    Shogi::Pawn,
];

const EXPECTED_IN_HAND: &str = "a piece in hand that is neither a king nor promoted";

/// The pieces in a hand, and how many there are of each.
type Hand = Vec<(Piece<Shogi>, u32)>;

fn hands(reader: &mut Reader<'_, Shogi>) -> Result<[Hand; 2], FenError> {
    let field = reader.field("the hands, or `-`")?;
    let (mut first, mut second) = (Vec::new(), Vec::new());
    if reader.text[field.clone()] == *"-" {
        return Ok([first, second]);
    }
    let mut at = field.start;
    while at < field.end {
        let start = at;
        at += reader.text[at..field.end].bytes().take_while(u8::is_ascii_digit).count();
        let count = match &reader.text[start..at] {
            "" => Some(1),
            digits => digits.parse().ok().filter(|count| *count > 1 && !digits.starts_with('0')),
        };
        let Some(count) = count else {
            return Err(reader.error(start..at, "a count of 2 or more, without zeros before it"));
        };
        let letters = at;
        let piece = reader.piece(&mut at, field.end, "")?;
        if !IN_HAND.contains(&piece.kind()) {
            return Err(reader.error(letters..at, EXPECTED_IN_HAND));
        }
        let hand = if piece.side() == Side::First { &mut first } else { &mut second };
        if hand.iter().any(|(other, _)| *other == piece) {
            return Err(reader.error(start..at, "each piece in hand once"));
        }
        hand.push((piece, count));
    }
    Ok([first, second])
}
