//! A position with public fields, and how it is written as a string.

use alloc::string::String;
use alloc::vec::Vec;

use crate::feen::FeenLayout;
use crate::notation::Styles;
use crate::token::{Epin, Side};

use super::hand::push_count;
use super::{Feen, FeenBuf, Hands, WriteFeenError};
use crate::catalog::AnyPiece;

/// A position whose parts can be changed: the squares, the hands, the styles and the side to move.
///
/// [`to_feen`](Self::to_feen) checks the fields and returns the position as a string.
/// [`Feen::to_position`] is the inverse. `P` is [`Epin`] or the [`Piece`](crate::Piece) of a catalog.
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
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
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
    /// if there are more pieces (including those in hand) than squares, or if the position would exceed the
    /// [limits](https://docs.rs/epin/latest/epin/feen/index.html#limits). A position that was read from a
    /// string and has not been changed never causes an error.
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

    /// Checks the sizes, the number of squares and the number of pieces.
    fn check(&self) -> Result<Sizes, WriteFeenError> {
        let sizes = Sizes::of(&self.sizes)?;
        let (expected, found) = (sizes.squares, self.squares.len());
        if found != expected {
            return Err(WriteFeenError::SquareCount { expected, found });
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
