//! A valid position.

#![allow(clippy::indexing_slicing, reason = "an index is compared with the length first")]

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::Range;

use epin_grammar::{FeenLayout, parse_feen, parse_sin, read_item, token_of};

use super::walk::{Walk, part};
use super::{Hand, ParseFeenError, Pieces, Squares};
#[cfg(feature = "alloc")]
use crate::catalog::AnyCatalog;
use crate::{AnyPiece, Catalog, Epin, EpinSet, Letter, Piece, Side, Styles, UnknownPiece};

/// A position: a string, and where its parts are.
///
/// `P` is what is on a square: an [`Epin`], or a [`Piece`] if all pieces of the position are known to
/// be in a catalog. [`parse`](Self::parse) returns the former and [`of`](Self::of) the latter. It
/// takes 24 bytes. [`FeenBuf`](super::FeenBuf) owns its string.
///
/// Positions are equal, ordered and hashed as their strings. A position has one string, so that
/// can be the key under which repetitions are counted.
///
/// ```
/// use epin::feen::Feen;
/// use epin::{Side, epin};
///
/// const START: &str = "rnsmk^snr/8/pppppppp/8/8/8/PPPPPPPP/RNBQK^BNR / C/m";
///
/// let position = Feen::parse(START)?;
/// assert_eq!((position.sizes(), position.turn()), ([8, 8].as_slice(), Side::First));
/// assert_eq!(position.pieces().filter(|(_, piece)| *piece == epin!("p")).count(), 8);
/// assert_eq!(position, START);
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
pub struct Feen<'a, P = Epin> {
    text: &'a str,
    layout: FeenLayout,
    pieces: PhantomData<fn() -> P>,
}

impl<'a> Feen<'a> {
    /// The maximum length of a position, in bytes: 4,096.
    pub const MAX_LEN: usize = epin_grammar::MAX_LEN;

    /// The maximum number of dimensions of a board: 3.
    pub const MAX_DIMENSIONS: usize = epin_grammar::MAX_DIMENSIONS;

    /// The maximum number of squares along a dimension: 255.
    #[allow(clippy::cast_possible_truncation)] // It is `u8::MAX`.
    pub const MAX_SIZE: u8 = epin_grammar::MAX_SIZE as u8;

    /// The maximum number of squares: 65,025, which is 255 × 255.
    pub const MAX_SQUARES: usize = epin_grammar::MAX_SQUARES as usize;

    /// Returns the position that `text` spells.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position, or is larger than the [limits](super#limits): the
    /// first of [`errors`](super::errors). Nothing is trimmed or normalised.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// const START: Feen = match Feen::parse("k^1/1K^ / C/c") {
    ///     Ok(start) => start,
    ///     Err(_) => panic!("not a position"),
    /// };
    /// assert_eq!(START.square_count(), 4);
    /// let error = Feen::parse("k^1/1K / C/c ").unwrap_err();
    /// assert_eq!(error.to_string(), "expected the end, found ` ` at byte 12");
    /// ```
    #[inline]
    pub const fn parse(text: &'a str) -> Result<Self, ParseFeenError> {
        match parse_feen(text.as_bytes()) {
            Some(layout) => Ok(Self::known(text, layout)),
            None => Err(ParseFeenError::new(text.as_bytes())),
        }
    }

    /// Returns the position that `text` spells. The bytes need not be UTF-8.
    ///
    /// # Errors
    ///
    /// If `text` is anything but one position: the same as [`parse`](Self::parse).
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::from_ascii(b"8/8 / C/c"), Feen::parse("8/8 / C/c"));
    /// assert!(Feen::from_ascii(b"8/7\xff / C/c").is_err());
    /// ```
    pub const fn from_ascii(text: &'a [u8]) -> Result<Self, ParseFeenError> {
        match (parse_feen(text), core::str::from_utf8(text)) {
            (Some(layout), Ok(text)) => Ok(Self::known(text, layout)),
            _ => Err(ParseFeenError::new(text)),
        }
    }

    /// Returns whether `text` is one position and nothing else.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert!(Feen::is_valid("8/8 / C/c"));
    /// assert!(!Feen::is_valid("8/7 / C/c"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_valid(text: &str) -> bool {
        parse_feen(text.as_bytes()).is_some()
    }

    /// Returns the position with the pieces of a catalog.
    ///
    /// # Errors
    ///
    /// If a piece is not in the catalog: the first one, on the board or else in a hand.
    ///
    /// ```
    /// # use epin::{Catalog, piece};
    /// use epin::feen::Feen;
    ///
    /// # #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
    /// # enum Chess { #[epin("K^")] King, #[epin("R", "-R")] Rook }
    /// let position = Feen::parse("k^1/1-R / C/c")?.of::<Chess>()?;
    /// assert_eq!(position.pieces().last(), Some((3, piece!(Chess, "-R"))));
    /// let error = Feen::parse("k1/1R / C/c")?.of::<Chess>().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     r#""k" at byte 0 is not a piece of Chess; did you mean "k^"? its pieces are K^ R -R"#,
    /// );
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub const fn of<C: Catalog>(self) -> Result<Feen<'a, Piece<C>>, ParseFeenError> {
        match self.unknown(const { &C::MEMBERS }) {
            None => Ok(Feen::known(self.text, self.layout)),
            Some((token, offset)) => {
                Err(ParseFeenError::unknown(UnknownPiece::new::<C>(token), offset))
            }
        }
    }

    /// As [`of`](Self::of), for any type of piece.
    #[cfg(feature = "alloc")]
    pub(crate) fn known_to<P: AnyPiece>(self) -> Result<Feen<'a, P>, ParseFeenError> {
        let unknown = P::CATALOG.and_then(|catalog: &'static AnyCatalog| {
            let (token, offset) = self.unknown(catalog.members)?;
            Some(ParseFeenError::unknown(UnknownPiece::of(catalog, token), offset))
        });
        match unknown {
            None => Ok(Feen::known(self.text, self.layout)),
            Some(error) => Err(error),
        }
    }

    /// Returns the first token that is not one of `members`, and its offset.
    pub(crate) const fn unknown(&self, members: &EpinSet) -> Option<(Epin, usize)> {
        let mut board = Walk::of(self.board_text());
        while let Some((_, token)) = board.next() {
            if !members.contains(Epin(token)) {
                let end = self.layout.board_len as usize - board.rest.len();
                return Some((Epin(token), end - token.as_str().len()));
            }
        }
        let mut sides: &[Side] = &Side::ALL;
        while let [side, more @ ..] = sides {
            sides = more;
            let (mut rest, end) = self.hand_text(*side);
            while let Some(((token, _), more)) = read_item(rest) {
                if !members.contains(Epin(token)) {
                    return Some((Epin(token), end - more.len() - token.as_str().len()));
                }
                rest = more;
            }
        }
        None
    }

    /// Returns the pieces on the board and those in the hands.
    pub(super) fn tokens(self) -> impl Iterator<Item = Epin> + 'a {
        let hands = Side::ALL.into_iter().flat_map(move |side| self.hand(side));
        self.pieces().map(|(_, token)| token).chain(hands.map(|(token, _)| token))
    }
}

impl<'a, P> Feen<'a, P> {
    /// Wraps a string that is known to be valid.
    pub(crate) const fn known(text: &'a str, layout: FeenLayout) -> Self {
        Self { text, layout, pieces: PhantomData }
    }

    #[cfg(feature = "alloc")]
    pub(super) const fn layout(&self) -> FeenLayout {
        self.layout
    }

    const fn board_text(&self) -> &'a [u8] {
        part(self.text.as_bytes(), 0, self.layout.board_len as usize)
    }

    /// Returns a hand, and where it ends.
    const fn hand_text(&self, side: Side) -> (&'a [u8], usize) {
        let slash = self.layout.slash as usize;
        let (start, end) = match side {
            Side::First => (self.layout.board_len as usize + 1, slash),
            Side::Second => (slash + 1, self.text.len().saturating_sub(4)),
        };
        (part(self.text.as_bytes(), start, end), end)
    }

    /// Returns the string. It has at most [`MAX_LEN`](Feen::MAX_LEN) bytes, all of which are ASCII.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("8/8 / C/c")?.as_str(), "8/8 / C/c");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn as_str(&self) -> &'a str {
        self.text
    }

    /// Returns the sizes of the board, one to three of 1 to 255 squares, outermost first: the number
    /// of layers, the number of ranks in a layer, and the number of squares in a rank.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("k^6K^ / C/c")?.sizes(), [8]);
    /// assert_eq!(Feen::parse("9/9 / S/s")?.sizes(), [2, 9]);
    /// assert_eq!(Feen::parse("5/5/5//5/5/5 / C/c")?.sizes(), [2, 3, 5]);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn sizes(&self) -> &[u8] {
        let mut sizes: &[u8] = &self.layout.sizes;
        while let [used @ .., 0] = sizes {
            sizes = used;
        }
        sizes
    }

    /// Returns the number of squares, at most [`MAX_SQUARES`](Feen::MAX_SQUARES).
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("9/9 / S/s")?.square_count(), 18);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn square_count(&self) -> usize {
        let mut count = 1;
        let mut sizes = self.sizes();
        while let [size, more @ ..] = sizes {
            count *= *size as usize;
            sizes = more;
        }
        count
    }

    /// Returns the native styles of both sides.
    ///
    /// ```
    /// use epin::Styles;
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("8/8 / m/C")?.styles(), Styles::parse("C/m").unwrap());
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub const fn styles(&self) -> Styles {
        let (active, turn) = self.style(3);
        let (inactive, _) = self.style(1);
        match turn {
            Side::First => Styles { first: active, second: inactive },
            Side::Second => Styles { first: inactive, second: active },
        }
    }

    /// Returns the side to move.
    ///
    /// ```
    /// use epin::Side;
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("8/8 / m/C")?.turn(), Side::Second);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.style(3).1
    }

    /// Returns the style's letter that is some bytes before the end.
    const fn style(&self, from_end: usize) -> (Letter, Side) {
        let start = self.text.len().saturating_sub(from_end);
        match parse_sin(part(self.text.as_bytes(), start, start + 1)) {
            Ok(style) => style,
            Err(_) => (Letter::A, Side::First), // Never: there are letters.
        }
    }
}

impl<'a, P: AnyPiece> Feen<'a, P> {
    /// Returns what is on each square, in the order of the string: the back rank of the second side
    /// comes first. Ranks are chunks of the last of the [`sizes`](Self::sizes).
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Feen;
    ///
    /// let squares: Vec<_> = Feen::parse("k^1/1R / C/c")?.squares().collect();
    /// assert_eq!(squares, [Some(epin!("k^")), None, None, Some(epin!("R"))]);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub const fn squares(&self) -> Squares<'a, P> {
        Squares::of(self.board_text(), self.square_count())
    }

    /// Returns the pieces on the board, each with the index of its square, in the order of the
    /// string.
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^1/1R / C/c")?;
    /// assert_eq!(position.pieces().collect::<Vec<_>>(), [(0, epin!("k^")), (3, epin!("R"))]);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub const fn pieces(&self) -> Pieces<'a, P> {
        Pieces::of(self.board_text())
    }

    /// Returns where the piece on a square is in the string, in bytes, or `None` if the square is
    /// empty or there is none with this index. It is for an engine's own messages.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^1/1R / C/c")?;
    /// assert_eq!((position.range(0), position.range(3)), (Some(0..2), Some(5..6)));
    /// assert_eq!(position.range(1), None);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub const fn range(&self, index: usize) -> Option<Range<usize>> {
        let mut board = Walk::of(self.board_text());
        while let Some((square, token)) = board.next() {
            if square >= index {
                let end = self.layout.board_len as usize - board.rest.len();
                let start = end - token.as_str().len();
                return if square == index { Some(start..end) } else { None };
            }
        }
        None
    }

    /// Returns the pieces in a hand and how many there are of each, in the order of the string:
    /// greater counts come first.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::{Side, epin};
    ///
    /// let position = Feen::parse("9 /2PR S/s")?;
    /// assert_eq!(position.hand(Side::First).next(), None);
    /// assert_eq!(position.hand(Side::Second).last(), Some((epin!("R"), 1)));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub const fn hand(&self, side: Side) -> Hand<'a, P> {
        Hand::of(self.hand_text(side).0)
    }
}

// The shapes of a token, as `token_of` numbers them.
const DIMINISHED: u32 = 0;
const PLAIN: u32 = 4;
const ENHANCED: u32 = 8;
const TERMINAL: u32 = 2;
const DERIVED: u32 = 1;

/// Implements `board`, which is not generic over `P`: a constant cannot call the methods of a trait.
macro_rules! impl_board {
    ([$($generics:tt)*] $Piece:ty, |$token:ident| $known:expr) => {
        impl<$($generics)*> Feen<'_, $Piece> {
            /// Returns what is on each square as an array, in a constant, too, or `None` if the board
            /// does not have `N` squares. The order is that of [`squares`](Self::squares).
            ///
            /// ```
            /// use epin::epin;
            /// use epin::feen::Feen;
            ///
            /// let position = Feen::parse("k^1/1R / C/c")?;
            /// assert_eq!(position.board(), Some([Some(epin!("k^")), None, None, Some(epin!("R"))]));
            /// assert_eq!(position.board::<64>(), None);
            /// # Ok::<(), epin::feen::ParseFeenError>(())
            /// ```
            #[must_use]
            pub const fn board<const N: usize>(&self) -> Option<[Option<$Piece>; N]> {
                if self.square_count() != N {
                    return None;
                }
                // By index and byte for byte, so that the compiler evaluates few calls: it takes a
                // `Walk` 4 times as long.
                let text = self.text.as_bytes();
                let board_len = self.layout.board_len as usize;
                let end = if board_len < text.len() { board_len } else { text.len() };
                let mut board = [None; N];
                let (mut at, mut index, mut shape) = (0, 0, PLAIN);
                while at < end {
                    let byte = text[at];
                    at += 1;
                    if byte >= b'A' {
                        if at < end && text[at] == b'^' {
                            shape += TERMINAL;
                            at += 1;
                        }
                        if at < end && text[at] == b'\'' {
                            shape += DERIVED;
                            at += 1;
                        }
                        if let Some($token) = token_of(byte, shape) {
                            if index < N {
                                board[index] = Some($known);
                            }
                        }
                        index += 1;
                        shape = PLAIN;
                    } else if byte == b'+' {
                        shape = ENHANCED;
                    } else if byte == b'-' {
                        shape = DIMINISHED;
                    } else if byte != b'/' {
                        let mut empty = (byte - b'0') as usize;
                        while at < end && text[at] >= b'0' && text[at] <= b'9' {
                            empty = empty * 10 + (text[at] - b'0') as usize;
                            at += 1;
                        }
                        index += empty;
                    }
                }
                Some(board)
            }
        }
    };
}

impl_board!([] Epin, |token| Epin(token));
impl_board!([C: Catalog] Piece<C>, |token| Piece::known(Epin(token)));

impl<P> Clone for Feen<'_, P> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Feen<'_, P> {}

impl<P> PartialEq for Feen<'_, P> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<P> Eq for Feen<'_, P> {}

impl<P> PartialOrd for Feen<'_, P> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<P> Ord for Feen<'_, P> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(other.text)
    }
}

impl<P> Hash for Feen<'_, P> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl<'a> TryFrom<&'a str> for Feen<'a> {
    type Error = ParseFeenError;

    #[inline]
    fn try_from(text: &'a str) -> Result<Self, ParseFeenError> {
        Self::parse(text)
    }
}

impl<'a> TryFrom<&'a [u8]> for Feen<'a> {
    type Error = ParseFeenError;

    #[inline]
    fn try_from(text: &'a [u8]) -> Result<Self, ParseFeenError> {
        Self::from_ascii(text)
    }
}
