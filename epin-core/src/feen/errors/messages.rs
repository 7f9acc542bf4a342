//! The message and the note of each fault.

use core::fmt::{self, Display, Formatter};

use super::fault::{Fault, Unit};
use super::parse_feen_error_kind::ParseFeenErrorKind;
use super::styles::has_name;
use crate::catalog::{CatalogInfo, unknown_piece_headline};
use crate::feen::FeenLayout;
use crate::notation::Hint;
use crate::text::{Found, counted, from_fn};
use crate::token::Epin;

const DIMENSIONS_NOTE: Hint = Hint::Note("this crate reads boards of at most three dimensions");
const STYLE_NAME_NOTE: Hint =
    Hint::Note("each style is one letter, as in C/m: a name such as Chess is SNN");
const ORDER_NOTE: Hint = Hint::Note("larger counts come first, then this order: -A +A A A' A^ a B");
const SIDES_NOTE: Hint =
    Hint::Note("the upper-case letter is the first side's, and the side to move comes first");
const TURN_NOTE: Hint =
    Hint::Note("this is FEN's side to move; in FEEN, the style of the side to move comes first");
const FEN_NOTE: Hint = Hint::Note("to read it, use `Setup` or `AnyFen` of epin-games");

const FIELDS: &str = "expected a board, hands and styles, as in `8/8 / C/c`, found ";

impl Fault {
    /// Returns whether the whole string or the whole board is wrong. If so, the message states no offset.
    pub(super) const fn concerns_whole(self) -> bool {
        use ParseFeenErrorKind::{ExpectedFields, TooLong, TooManyPieces};
        matches!(self.kind(), TooLong | ExpectedFields | TooManyPieces)
            || matches!(self, Self::TooMany { .. })
    }

    /// Returns whether the fault is only that a piece or the styles are not the catalog's, so the string may
    /// be a position.
    pub(super) const fn is_of_catalog(self) -> bool {
        matches!(self, Self::UnknownPiece { .. } | Self::OtherStyles)
    }

    /// Returns the note for a fault without a suggestion. `part` is the start of the wrong part.
    pub(super) fn note(self, part: &[u8]) -> Option<Hint> {
        Some(match self {
            Self::NoHandSlash | Self::NotStyles if matches!(part, [b'w' | b'b', 0, ..]) => {
                TURN_NOTE
            }
            Self::AfterStyles if matches!(part, [b' ', b'w' | b'b', 0 | b' ', ..]) => TURN_NOTE,
            Self::TooManySlashes { is_flat: false, .. } => DIMENSIONS_NOTE,
            Self::WrongHandOrder => ORDER_NOTE,
            Self::NoStylesSlash | Self::StylesTooLong if has_name(part) => STYLE_NAME_NOTE,
            Self::NoStylesLower | Self::NoStylesUpper => SIDES_NOTE,
            Self::Fen => FEN_NOTE,
            _ => return None,
        })
    }

    /// Writes what was expected and what was found instead. `part` is the start of the wrong part, and `len` is
    /// the length of that part in bytes. `catalog` is the catalog in which pieces were looked up.
    #[allow(clippy::too_many_lines, reason = "an arm for each fault")]
    pub(super) fn write_reason(
        self,
        f: &mut Formatter<'_>,
        found: Found,
        part: impl Display,
        len: usize,
        catalog: Option<&CatalogInfo>,
    ) -> fmt::Result {
        let expected = match self {
            Self::TooLong => {
                return write!(f, "expected at most {} bytes, found {len}", FeenLayout::MAX_LEN);
            }
            Self::UnclearFields { words } => {
                f.write_str(FIELDS)?;
                return match words {
                    0 if len == 0 => f.write_str("an empty string"),
                    0 => f.write_str("white space"),
                    3 => f.write_str("3 words, but not in this form"),
                    _ => counted(words.into(), "word").fmt(f),
                };
            }
            Self::Fen => return write!(f, "{FIELDS}a FEN or an SFEN"),
            Self::BeforeBoard => "the board",
            Self::WordBeforeBoard => return write!(f, "expected the board, found `{part}`"),
            Self::WrongGap if found == Found::Char(' ') => {
                return write!(f, "expected one space, found {}", in_words(len));
            }
            Self::WrongGap => "one space",
            Self::NoSpace => "a space",
            Self::SpaceInField if found == Found::Char(' ') => {
                return f.write_str("expected a field without white space, found a space");
            }
            Self::SpaceInField => "a field without white space",
            Self::NoRank => "a rank",
            Self::NotOnBoard => "a piece or a count of empty squares",
            Self::InvalidBoardCount => "a count of 1 or more, without leading zeros",
            Self::RankLength { usual, found: size } => {
                let others = if usual.is_most_frequent { "other ranks" } else { "an earlier rank" };
                let usual = counted(usual.size.into(), "square");
                return write!(f, "expected {usual} as in {others}, found {size} in `{part}`");
            }
            Self::LayerLength { usual, found: size } => {
                let others =
                    if usual.is_most_frequent { "other layers" } else { "an earlier layer" };
                let usual = counted(usual.size.into(), "rank");
                return write!(f, "expected {usual} as in {others}, found {size} in `{part}`");
            }
            Self::TooManySlashes { found: count, is_flat } => {
                let limit = if is_flat { "one slash between ranks" } else { "at most two slashes" };
                return write!(f, "expected {limit}, found {}", in_words(count as usize));
            }
            Self::LoneDoubleSlash => {
                return f.write_str(
                    "expected one slash or a rank between the slashes, found two slashes",
                );
            }
            Self::RankTooLong | Self::HandCountTooLarge => {
                let (max, units) = match self {
                    Self::RankTooLong => (FeenLayout::MAX_SIZE, "squares in a rank"),
                    _ => (FeenLayout::MAX_SQUARES, "pieces"),
                };
                return write!(f, "expected at most {max} {units}, found more in `{part}`");
            }
            Self::TooMany { unit, found: count } => {
                let (max, units) = match unit {
                    Unit::Square => (FeenLayout::MAX_SQUARES, "squares"),
                    Unit::Rank => (FeenLayout::MAX_SIZE, "ranks"),
                    Unit::Layer => (FeenLayout::MAX_SIZE, "layers"),
                };
                return write!(f, "expected at most {max} {units}, found {count}");
            }
            Self::NoHands => "the hands, such as `/`, before the styles",
            Self::NoHandSlash => "hands with a slash between them",
            Self::ExtraHandSlash => "only one slash between the hands",
            Self::NotInHand => "a piece",
            Self::InvalidHandCount => "a count of 2 or more, without leading zeros",
            Self::WrongHandOrder => {
                return write!(f, "the hand `{part}` is out of order or has a piece twice");
            }
            Self::UnknownPiece { token, .. } => return write_unknown(f, token, None, catalog),
            Self::OtherStyles => return write_other_styles(f, part, catalog),
            Self::NoStyles | Self::NotStyles => "the styles, such as `C/c`",
            Self::NoStylesSlash => "`/`",
            Self::NoStylesUpper => "an upper-case letter",
            Self::NoStylesLower => "a lower-case letter",
            Self::StylesTooLong => "the end of the styles",
            Self::AfterStyles if found == Found::Char(' ') => {
                return match len {
                    1 => f.write_str("expected the end, found a space"),
                    _ => write!(f, "expected the end, found `{part}`"),
                };
            }
            Self::AfterStyles => "the end",
            Self::TooManyPieces { squares, pieces } => {
                let pieces = counted(pieces as usize, "piece");
                let squares = counted(squares.into(), "square");
                return write!(
                    f,
                    "expected no more pieces than squares, found {pieces} and {squares}"
                );
            }
        };
        write!(f, "expected {expected}, found {found}")
    }
}

/// Writes that a piece is unknown: `"K" at byte 5 is not a piece of the game`.
#[inline(never)] // Keeps the message off the stack while other mistakes are written or counted.
pub(super) fn write_unknown(
    f: &mut Formatter<'_>,
    token: Epin,
    offset: Option<usize>,
    catalog: Option<&CatalogInfo>,
) -> fmt::Result {
    unknown_piece_headline(token, offset, catalog).fmt(f)
}

/// Writes that the styles are not the catalog's.
#[inline(never)] // For the same reason as `write_unknown`.
fn write_other_styles(
    f: &mut Formatter<'_>,
    found: impl Display,
    catalog: Option<&CatalogInfo>,
) -> fmt::Result {
    f.write_str("expected ")?;
    // There always is a catalog: without one, any styles are right.
    catalog.map_or(Ok(()), |catalog| catalog.expected_styles().fmt(f))?;
    write!(f, ", found `{found}`")
}

/// Returns a number as messages write it: from two to nine as a word, and any other number in digits.
fn in_words(number: usize) -> impl Display {
    const WORDS: [&str; 8] = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let word = number.checked_sub(2).and_then(|index| WORDS.get(index));
    from_fn(move |f| match word {
        Some(word) => f.write_str(word),
        None => number.fmt(f),
    })
}
