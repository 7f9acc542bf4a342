//! A position with public fields, and how it is written as a string.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::feen::FeenLayout;
use crate::notation::Styles;
use crate::token::{Epin, Side};

use super::hand::push_count;
use super::{Feen, FeenBuf, Hands, WriteFeenError};
use crate::catalog::AnyPiece;
use crate::collections::EpinTable;

/// A position whose parts can be changed: the squares, the hands, the styles and the side to move.
///
/// [`to_feen`](Self::to_feen) checks the fields and returns the position as a string.
/// [`Feen::to_position`] is the inverse. `P` is [`Epin`] or the [`Piece`](crate::Piece) of a catalog.
///
/// `Position` does not implement serde's traits. In a file, a position is a string: use [`FeenBuf`], which
/// `to_feen` returns.
///
/// ```
/// use epin::epin;
/// use epin::feen::Feen;
///
/// let mut position = Feen::parse("k^1/1K^ 2P/ S/s")?.to_position();
/// position.squares[1] = Some(epin!("P"));
/// assert!(position.hands[position.turn].remove(epin!("P")));
/// position.turn = position.turn.flipped();
/// assert_eq!(position.to_feen()?.as_str(), "k^P/1K^ P/ s/S");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// An engine with a board of its own converts the squares into an array:
///
/// ```
/// use epin::Epin;
/// use epin::feen::Feen;
///
/// let squares = Feen::parse("k^1/1K^ 2P/ S/s")?.to_position().squares;
/// let board: [Option<Epin>; 4] = squares.try_into().expect("a board of 4 squares");
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position<P: AnyPiece = Epin> {
    /// The sizes of the board, outermost first: for a board of two dimensions, the number of ranks and the
    /// number of files.
    pub sizes: Vec<u8>,
    /// What is on each square, in the order of the string: in chess, from a8 to h8, then rank by rank to h1.
    pub squares: Vec<Option<P>>,
    /// The pieces in hand. A side's hand is `hands[side]`.
    pub hands: Hands<P>,
    /// The native styles of both sides.
    pub styles: Styles,
    /// The side to move.
    pub turn: Side,
}

impl<P: AnyPiece> Position<P> {
    /// Returns the position as a string. [`Feen::parse`] reads it back as the same position.
    ///
    /// # Errors
    ///
    /// Returns an error if no board has such sizes, if the number of squares is not the product of the sizes,
    /// if there are more pieces (including those in hand) than squares, if the catalog [knows the letters of
    /// its styles](crate::Catalog#two-styles) and the position has other styles, or if the position would
    /// exceed the [limits](https://docs.rs/epin/latest/epin/feen/index.html#limits). A position that was read
    /// from a string and has not been changed never causes an error.
    ///
    /// ```
    /// use epin::feen::{Hand, Hands, Position};
    /// use epin::{Letter, Side, epin, notation::Styles};
    ///
    /// let position = Position {
    ///     sizes: vec![2, 2],
    ///     squares: vec![Some(epin!("k^")), None, None, Some(epin!("K^"))],
    ///     hands: Hands { first: Hand::from([(epin!("R"), 1), (epin!("P"), 1)]), second: Hand::new() },
    ///     styles: Styles { first: Letter::S, second: Letter::S },
    ///     turn: Side::First,
    /// };
    /// assert_eq!(position.to_feen()?.as_str(), "k^1/1K^ PR/ S/s");
    /// # Ok::<(), epin::feen::WriteFeenError>(())
    /// ```
    pub fn to_feen(&self) -> Result<FeenBuf<P>, WriteFeenError> {
        let sizes = self.check()?;
        let mut text = String::with_capacity(self.squares.len() + 16);
        self.push_board(&mut text, &sizes);
        let board_len = text.len();
        text.push(' ');
        self.hands.first.push_to(&mut text);
        let slash = text.len();
        text.push('/');
        self.hands.second.push_to(&mut text);
        for (separator, side) in [(' ', self.turn), ('/', self.turn.flipped())] {
            text.push(separator);
            text.push_str(self.styles.sin(side).as_str());
        }
        if text.len() > Feen::MAX_LEN {
            return Err(WriteFeenError::TooLong { len: text.len() });
        }
        #[allow(clippy::cast_possible_truncation)] // At most `MAX_LEN`.
        let (board_len, slash) = (board_len as u16, slash as u16);
        let layout = FeenLayout { board_len, slash, sizes: sizes.all };
        Ok(FeenBuf::new_unchecked(text.into_boxed_str(), layout))
    }

    /// Returns the pieces on the board, each with the index of its square.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^1/1R / C/c")?.to_position();
    /// assert!(position.pieces().eq([(0, epin!("k^")), (3, epin!("R"))]));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = (usize, P)> + Clone + '_ {
        let squares = self.squares.iter().enumerate();
        squares.filter_map(|(index, square)| square.map(|piece| (index, piece)))
    }

    /// Returns how many there are of each piece, on the board and in both hands.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::{EpinTable, piece};
    /// use epin_games::Chess;
    ///
    /// let position = Feen::parse_in::<Chess>("rk^2/2K^-R / C/c")?.to_position();
    /// let counts = position.piece_counts();
    /// assert_eq!((counts[piece!(Chess, "R")], counts[piece!(Chess, "-R")]), (0, 1));
    ///
    /// // `r`, `R` and `-R` are three pieces, but one kind.
    /// let mut of_kind = EpinTable::<Chess, u32>::default();
    /// for (piece, count) in &counts {
    ///     of_kind[piece.kind()] += count;
    /// }
    /// assert_eq!(of_kind[Chess::Rook], 2);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub fn piece_counts(&self) -> EpinTable<P, u32> {
        let mut counts = EpinTable::filled(0);
        let on_board = self.pieces().map(|(_, piece)| (piece, 1));
        for (piece, count) in on_board.chain(&self.hands.first).chain(&self.hands.second) {
            let sum: &mut u32 = &mut counts[piece];
            *sum = sum.saturating_add(count);
        }
        counts
    }

    /// Checks the sizes, the number of squares, the styles and the number of pieces.
    fn check(&self) -> Result<Sizes, WriteFeenError> {
        let sizes = Sizes::of(&self.sizes)?;
        let (expected, found) = (sizes.squares, self.squares.len());
        if found != expected {
            return Err(WriteFeenError::SquareCount { expected, found });
        }
        match P::CATALOG.and_then(|catalog| catalog.styles) {
            Some(expected) if expected != self.styles => {
                return Err(WriteFeenError::Styles { expected, found: self.styles });
            }
            _ => {}
        }
        let in_hand = self.hands.first.total() + self.hands.second.total();
        let pieces = self.squares.iter().flatten().count() as u64 + in_hand;
        if pieces > expected as u64 {
            return Err(WriteFeenError::TooManyPieces { squares: expected });
        }
        Ok(sizes)
    }

    fn push_board(&self, text: &mut String, sizes: &Sizes) {
        for (index, rank) in self.squares.chunks(sizes.files).enumerate() {
            if index > 0 {
                text.push_str(if index % sizes.ranks == 0 { "//" } else { "/" });
            }
            let mut empty = 0;
            for square in rank {
                let Some(piece) = *square else {
                    empty += 1;
                    continue;
                };
                push_count(text, empty);
                empty = 0;
                text.push_str(Into::<Epin>::into(piece).as_str());
            }
            push_count(text, empty);
        }
    }
}

impl<P: AnyPiece> fmt::Debug for Position<P> {
    /// Writes the position as a string or, if it cannot be written as one, why not.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_feen() {
            Ok(text) => fmt::Debug::fmt(&text, f),
            Err(error) => f.debug_tuple("Position").field(&format_args!("{error}")).finish(),
        }
    }
}

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
    fn of(sizes: &[u8]) -> Result<Self, WriteFeenError> {
        let (layers, ranks, files, all) = match *sizes {
            [files] => (1, 1, files, [files, 0, 0]),
            // A single rank has no slash, so `8` is read as a board of size 8, never of sizes 1 and 8.
            [ranks @ 2..=u8::MAX, files] => (1, ranks, files, [ranks, files, 0]),
            [layers @ 2..=u8::MAX, ranks @ 2..=u8::MAX, files] => {
                (layers, ranks, files, [layers, ranks, files])
            }
            _ => (0, 0, 0, [0; 3]),
        };
        let (files, ranks) = (usize::from(files), usize::from(ranks));
        match usize::from(layers) * ranks * files {
            0 => Err(WriteFeenError::Sizes),
            squares if squares > Feen::MAX_SQUARES => {
                Err(WriteFeenError::TooManySquares { squares })
            }
            squares => Ok(Self { all, files, ranks, squares }),
        }
    }
}
