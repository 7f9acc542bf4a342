//! Building a position from a board, hands and styles.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::{self, Write};

use epin_core::{Epin, FeenLayout, Side, Styles, counted, hand_key};

use super::{Feen, FeenBuf};
use crate::catalog::{AnyPiece, Catalog, Piece};
use crate::collections::EpinTable;

impl<P: AnyPiece> FeenBuf<P> {
    /// Returns the position with these parts:
    ///
    /// - `sizes`: the sizes of the board, outermost first, as [`Feen::sizes`] returns them;
    /// - `squares`: what is on each square, in the order of [`Feen::squares`];
    /// - `hands`: the first side's hand and the second side's, as a pair or an array. Each is a list
    ///   or an iterator of pieces and their counts, such as [`Feen::hand`], or a
    ///   [`EpinTable<Piece<C>, u8>`](crate::EpinTable), by value or by reference;
    /// - `styles`: the native styles of both sides;
    /// - `turn`: the side to move.
    ///
    /// A hand may be in any order. If a piece is listed twice, its counts are added up, and if its
    /// count is 0, it is left out. [`Feen::parse`] reads the string back as the same position.
    ///
    /// # Errors
    ///
    /// If no board has these sizes, if the number of squares is not their product, if there are more
    /// pieces than squares, or if the position would be larger than the [limits](super#limits).
    /// Endless iterators are errors, too, because reading stops as soon as there are too many squares
    /// or pieces, and a hand may have at most 65,025 entries with the count 0.
    ///
    /// ```
    /// use epin::feen::FeenBuf;
    /// use epin::notation::Styles;
    /// use epin::{Side, epin};
    ///
    /// let board = [Some(epin!("k^")), None, None, Some(epin!("K^"))];
    /// let hands = ([(epin!("R"), 1), (epin!("P"), 1)], []);
    /// let styles = Styles::parse("S/s").unwrap();
    /// let position = FeenBuf::new(&[2, 2], board, hands, styles, Side::First)?;
    /// assert_eq!(position.as_str(), "k^1/1K^ PR/ S/s");
    /// # Ok::<(), epin::feen::BuildFeenError>(())
    /// ```
    pub fn new(
        sizes: &[u8],
        squares: impl IntoIterator<Item = Option<P>>,
        hands: impl IntoHands<P>,
        styles: Styles,
        turn: Side,
    ) -> Result<Self, BuildFeenError> {
        let sizes = Sizes::of(sizes)?;
        let mut text = String::with_capacity(sizes.squares);
        let (first, second) = hands.into_hands();
        let pieces = push_board(&mut text, &sizes, squares)?;
        let board_len = text.len();
        text.push(' ');
        let pieces = push_hand(&mut text, &sizes, pieces, first)?;
        let slash = text.len();
        text.push('/');
        push_hand(&mut text, &sizes, pieces, second)?;
        for (separator, side) in [(' ', turn), ('/', turn.flipped())] {
            text.push(separator);
            text.push_str(styles.sin(side).as_str());
        }
        if text.len() > Feen::MAX_LEN {
            return Err(BuildFeenError::TooLong { len: text.len() });
        }
        #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
        let (board_len, slash) = (board_len as u16, slash as u16);
        let layout = FeenLayout { board_len, slash, sizes: sizes.all };
        Ok(Self::new_unchecked(text.into_boxed_str(), layout))
    }
}

/// The maximum number of entries with the count 0 in a hand: enough for an entry for each square.
const MAX_ZEROS: usize = Feen::MAX_SQUARES;

/// The sizes of a board.
struct Sizes {
    /// Outermost first, followed by zeros.
    all: [u8; Feen::MAX_DIMENSIONS],
    files: usize,
    /// The number of ranks in a layer.
    ranks: usize,
    squares: usize,
}

impl Sizes {
    fn of(sizes: &[u8]) -> Result<Self, BuildFeenError> {
        let (layers, ranks, files, all) = match *sizes {
            [files] => (1, 1, files, [files, 0, 0]),
            // One rank has no slash, so `8` is read as a board of size 8, never of sizes 1 and 8.
            [ranks @ 2..=u8::MAX, files] => (1, ranks, files, [ranks, files, 0]),
            [layers @ 2..=u8::MAX, ranks @ 2..=u8::MAX, files] => {
                (layers, ranks, files, [layers, ranks, files])
            }
            _ => (0, 0, 0, [0; 3]),
        };
        let (files, ranks) = (usize::from(files), usize::from(ranks));
        match usize::from(layers) * ranks * files {
            0 => Err(BuildFeenError::Sizes),
            squares if squares > Feen::MAX_SQUARES => {
                Err(BuildFeenError::TooManySquares { squares })
            }
            squares => Ok(Self { all, files, ranks, squares }),
        }
    }
}

/// Writes the board, and returns the number of its pieces.
fn push_board<P: AnyPiece>(
    text: &mut String,
    sizes: &Sizes,
    squares: impl IntoIterator<Item = Option<P>>,
) -> Result<usize, BuildFeenError> {
    let mut pieces = 0;
    let mut empty = 0;
    let (mut index, mut file, mut rank) = (0, 0, 0);
    for square in squares {
        if index == sizes.squares {
            return Err(BuildFeenError::SquareCount { expected: sizes.squares, found: None });
        }
        if file == sizes.files {
            push_count(text, empty);
            (empty, file) = (0, 0);
            rank += 1;
            text.push('/');
            if rank == sizes.ranks {
                rank = 0;
                text.push('/');
            }
        }
        if let Some(piece) = square {
            push_count(text, empty);
            empty = 0;
            text.push_str(Into::<Epin>::into(piece).as_str());
            pieces += 1;
        } else {
            empty += 1;
        }
        index += 1;
        file += 1;
    }
    push_count(text, empty);
    if index < sizes.squares {
        return Err(BuildFeenError::SquareCount { expected: sizes.squares, found: Some(index) });
    }
    Ok(pieces)
}

/// Writes a count, or nothing if it is 0.
fn push_count(text: &mut String, count: u32) {
    if count > 0 {
        let _ = write!(text, "{count}");
    }
}

/// Writes a hand, and returns the number of its pieces plus `pieces`, those already written.
fn push_hand<P: AnyPiece>(
    text: &mut String,
    sizes: &Sizes,
    mut pieces: usize,
    hand: impl Iterator<Item = (P, u32)>,
) -> Result<usize, BuildFeenError> {
    let mut items: Vec<(Epin, u32)> = Vec::new();
    let mut zeros = 0;
    for (piece, count) in hand {
        pieces = pieces.saturating_add(usize::try_from(count).unwrap_or(usize::MAX));
        if pieces > sizes.squares {
            return Err(BuildFeenError::TooManyPieces { squares: sizes.squares });
        }
        let token = piece.into();
        if count == 0 {
            zeros += 1;
            if zeros > MAX_ZEROS {
                return Err(BuildFeenError::TooManyZeros);
            }
        } else if let Some((_, all)) = items.iter_mut().find(|(other, _)| *other == token) {
            // Cannot overflow: there are at most as many pieces as squares.
            *all += count;
        } else {
            items.push((token, count));
        }
    }
    items.sort_unstable_by_key(|(token, count)| hand_key(*token, *count));
    for (token, count) in items {
        if count > 1 {
            push_count(text, count);
        }
        text.push_str(token.as_str());
    }
    Ok(pieces)
}

/// Why a position cannot be built from a board and hands: the error of [`FeenBuf::new`].
///
/// ```
/// use epin::feen::FeenBuf;
/// use epin::notation::Styles;
/// use epin::{Epin, Side};
///
/// let styles = Styles::parse("C/c").unwrap();
/// let board: [Option<Epin>; 8] = [None; 8];
/// let error = FeenBuf::new(&[2, 5], board, ([], []), styles, Side::First).unwrap_err();
/// assert_eq!(error.to_string(), "expected 10 squares, found 8");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildFeenError {
    /// No board has these sizes. A board has one to three sizes of 1 to 255, and all but the last are
    /// at least 2, because a board of sizes 1 and 8 would be written `8`, which is a board of size 8.
    Sizes,
    /// The product of the sizes is more than 65,025 squares.
    #[non_exhaustive]
    TooManySquares {
        /// The product of the sizes.
        squares: usize,
    },
    /// The number of squares is not the product of the sizes.
    #[non_exhaustive]
    SquareCount {
        /// The product of the sizes.
        expected: usize,
        /// The number of squares, or `None` if there were more than expected.
        found: Option<usize>,
    },
    /// There are more pieces than squares.
    #[non_exhaustive]
    TooManyPieces {
        /// The number of squares.
        squares: usize,
    },
    /// A hand has more than 65,025 entries with the count 0, so it may be endless.
    TooManyZeros,
    /// The string would have more than 4,096 bytes.
    #[non_exhaustive]
    TooLong {
        /// The number of bytes.
        len: usize,
    },
}

impl fmt::Display for BuildFeenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sizes => f.write_str(
                "expected one to three sizes of 1 to 255, of which all but the last are at least 2",
            ),
            Self::TooManySquares { squares } => {
                write!(
                    f,
                    "expected sizes of at most {} squares, found {squares}",
                    Feen::MAX_SQUARES
                )
            }
            Self::SquareCount { expected, found: Some(found) } => {
                write!(f, "expected {}, found {found}", counted(*expected, "square"))
            }
            Self::SquareCount { expected, found: None } => {
                write!(f, "expected {}, found more", counted(*expected, "square"))
            }
            Self::TooManyPieces { squares } => {
                write!(f, "expected no more pieces than squares, found more than {squares}")
            }
            Self::TooManyZeros => {
                write!(
                    f,
                    "expected at most {MAX_ZEROS} entries with the count 0 in a hand, found more"
                )
            }
            Self::TooLong { len } => {
                write!(f, "expected a position of at most {} bytes, found {len}", Feen::MAX_LEN)
            }
        }
    }
}

impl Error for BuildFeenError {}

/// A hand: a list or other iterator of pieces and their counts, or an [`EpinTable`] by pieces with
/// `u8` values, by value or by reference.
///
/// ```
/// use epin::feen::{BuildFeenError, FeenBuf, IntoHand};
/// use epin::notation::Styles;
/// use epin::{Epin, Side, epin};
///
/// fn drops(hand: impl IntoHand<Epin>) -> Result<FeenBuf, BuildFeenError> {
///     FeenBuf::new(&[9], [None; 9], (hand, []), Styles::parse("S/s").unwrap(), Side::First)
/// }
///
/// assert_eq!(drops([(epin!("P"), 2)])?.as_str(), "9 2P/ S/s");
/// # Ok::<(), BuildFeenError>(())
/// ```
pub trait IntoHand<P> {
    /// Returns the pieces in the hand and how many there are of each.
    fn into_hand(self) -> impl Iterator<Item = (P, u32)>;
}

impl<P, I: IntoIterator<Item = (P, u32)>> IntoHand<P> for I {
    fn into_hand(self) -> impl Iterator<Item = (P, u32)> {
        self.into_iter()
    }
}

impl<C: Catalog> IntoHand<Piece<C>> for EpinTable<Piece<C>, u8> {
    fn into_hand(self) -> impl Iterator<Item = (Piece<C>, u32)> {
        self.into_iter().map(|(piece, count)| (piece, count.into()))
    }
}

impl<C: Catalog> IntoHand<Piece<C>> for &EpinTable<Piece<C>, u8> {
    fn into_hand(self) -> impl Iterator<Item = (Piece<C>, u32)> {
        self.iter().map(|(piece, count)| (piece, u32::from(*count)))
    }
}

/// The first side's hand and the second's: a pair, or an array of two. The hands of a pair may have
/// different types.
///
/// ```
/// use epin::feen::{BuildFeenError, FeenBuf, IntoHands};
/// use epin::notation::Styles;
/// use epin::{Epin, Side, epin};
///
/// fn drops(hands: impl IntoHands<Epin>) -> Result<FeenBuf, BuildFeenError> {
///     FeenBuf::new(&[9], [None; 9], hands, Styles::parse("S/s").unwrap(), Side::First)
/// }
///
/// assert_eq!(drops([[(epin!("P"), 2)], [(epin!("r"), 1)]])?.as_str(), "9 2P/r S/s");
/// assert_eq!(drops(([(epin!("P"), 2)], []))?.as_str(), "9 2P/ S/s");
/// # Ok::<(), BuildFeenError>(())
/// ```
// A trait instead of `impl Into<(A, B)>`, so that rustc points at the hand with the wrong type, and
// not at the whole call.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not two hands",
    label = "expected a pair of hands, or an array of two"
)]
pub trait IntoHands<P> {
    /// Returns the pieces in each hand and how many there are of each.
    fn into_hands(self) -> (impl Iterator<Item = (P, u32)>, impl Iterator<Item = (P, u32)>);
}

impl<P, A: IntoHand<P>, B: IntoHand<P>> IntoHands<P> for (A, B) {
    fn into_hands(self) -> (impl Iterator<Item = (P, u32)>, impl Iterator<Item = (P, u32)>) {
        (self.0.into_hand(), self.1.into_hand())
    }
}

impl<P, H: IntoHand<P>> IntoHands<P> for [H; 2] {
    fn into_hands(self) -> (impl Iterator<Item = (P, u32)>, impl Iterator<Item = (P, u32)>) {
        let [first, second] = self;
        (first.into_hand(), second.into_hand())
    }
}
