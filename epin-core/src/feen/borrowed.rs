//! The type of a valid position, with the methods that do not read the board (sizes, styles, the side to move)
//! and with `new`, which parses a string without a heap.
//!
//! Besides the string, a `Feen` stores the length of the board, the offset of the slash between the
//! hands, and the sizes: 3, 6 and `[2, 8, 0]` for `8/8 2P/ C/c`. `FeenLayout::hands_end` says
//! where the hands end.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::Range;

use super::accept::read_feen;
use super::layout::FeenLayout;
use crate::catalog::{Catalog, Piece};
use crate::notation::{Sin, Styles};
use crate::text::slice;
use crate::token::{Epin, Letter, Side};

/// A position: a valid string and the offsets of its parts.
///
/// `P` is the type of its pieces: [`Epin`] in the result of [`parse`](Feen::parse), or
/// [`Piece`](crate::Piece) in the result of [`parse_in`](Feen::parse_in), where all pieces are known to be in
/// a catalog. [`FeenBuf`](super::FeenBuf) is a position that owns its string.
///
/// A `Feen` has no board in memory: each call to [`squares`](Self::squares), [`pieces`](Self::pieces),
/// [`board`](Self::board) or [`hand_pieces`](Self::hand_pieces) goes through the string, so an engine should
/// copy the position into a board of its own.
///
/// Positions are compared, ordered and hashed like their strings. A constant of this type can be used as a
/// pattern. Equal positions have equal strings, so repetitions can be counted by string, if your game [always
/// writes the same state for the same
/// situation](https://docs.rs/epin/latest/epin/guide/positions/index.html#repetition).
///
/// ```
/// use epin::feen::Feen;
/// use epin::{Side, epin};
///
/// const START: &str = "rnbqk^bnr/8/pppppppp/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/m";
///
/// let position = Feen::parse(START)?;
/// assert_eq!((position.sizes(), position.turn()), ([8, 8].as_slice(), Side::First));
/// assert_eq!(position.pieces().filter(|(_, piece)| *piece == epin!("p")).count(), 8);
/// assert_eq!(position.as_str(), START);
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
// `PartialEq` must be derived, because only then do constants work in patterns.
#[derive(PartialEq, Eq)]
pub struct Feen<'a, P = Epin> {
    pub(super) text: &'a str,
    pub(super) layout: FeenLayout,
    pieces: PhantomData<fn() -> P>,
}

/// The limits of positions in this crate. The notation itself sets no limits.
impl Feen<'_> {
    /// The maximum length of a position, in bytes: 4,096.
    pub const MAX_LEN: usize = FeenLayout::MAX_LEN;

    /// The maximum number of dimensions of a board: 3.
    pub const MAX_DIMENSIONS: usize = FeenLayout::MAX_DIMENSIONS;

    /// The maximum number of squares along a dimension: 255.
    pub const MAX_SIZE: u8 = u8::MAX;

    /// The maximum number of squares: 65,025, which is 255 × 255.
    pub const MAX_SQUARES: usize = FeenLayout::MAX_SQUARES as usize;
}

impl<'a, P> Feen<'a, P> {
    /// Wraps a string that is known to be valid.
    pub(crate) const fn new_unchecked(text: &'a str, layout: FeenLayout) -> Self {
        Self { text, layout, pieces: PhantomData }
    }

    pub(super) const fn board_text(&self) -> &'a [u8] {
        slice(self.text.as_bytes(), 0, self.layout.board_len as usize)
    }

    /// Returns a side's hand, and the offset in the string at which that hand ends.
    pub(super) const fn hand_text(&self, side: Side) -> (&'a [u8], usize) {
        let (hands, slash) = (self.hands_range(), self.layout.slash as usize);
        let (start, end) = match side {
            Side::First => (hands.start, slash),
            Side::Second => (slash + 1, hands.end),
        };
        (slice(self.text.as_bytes(), start, end), end)
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

    /// Returns the sizes of the board, outermost first.
    ///
    /// There are one to three sizes, each from 1 to 255. The last size is the number of squares in a rank.
    /// The size before it, if any, is the number of ranks in a layer. If there are three sizes, the first is
    /// the number of layers.
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
        without_zeros(&self.layout.sizes)
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
    /// As a string, [`Styles`] starts with the style of the first side, but the last field of a
    /// position starts with the style of the side to move.
    ///
    /// ```
    /// use epin::notation::Styles;
    /// use epin::feen::Feen;
    ///
    /// assert_eq!(Feen::parse("8/8 / m/C")?.styles(), Styles::parse("C/m").unwrap());
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub const fn styles(&self) -> Styles {
        let (active, inactive) = (self.style(3).letter(), self.style(1).letter());
        match self.turn() {
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
        self.style(3).side()
    }

    /// Returns the byte range of the board in the string.
    ///
    /// Use this range, and the ranges of the hands and the styles, in your own messages.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^6K^ 2P/p C/c")?;
    /// assert_eq!(&position.as_str()[position.board_range()], "k^6K^");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn board_range(&self) -> Range<usize> {
        0..self.layout.board_len as usize
    }

    /// Returns the byte range of both hands in the string, including the `/` between them.
    ///
    /// [`hand_piece_range`](Self::hand_piece_range) returns the range of a piece.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^6K^ 2P/p C/c")?;
    /// assert_eq!(&position.as_str()[position.hands_range()], "2P/p");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn hands_range(&self) -> Range<usize> {
        self.layout.board_len as usize + 1..FeenLayout::hands_end(self.text.len())
    }

    /// Returns the byte range of the styles in the string: its last three bytes.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^6K^ 2P/p C/c")?;
    /// assert_eq!(&position.as_str()[position.styles_range()], "C/c");
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn styles_range(&self) -> Range<usize> {
        FeenLayout::hands_end(self.text.len()) + 1..self.text.len()
    }

    /// Returns the style whose letter is `from_end` bytes before the end of the string.
    const fn style(&self, from_end: usize) -> Sin {
        let start = self.text.len().saturating_sub(from_end);
        match Sin::read(slice(self.text.as_bytes(), start, start + 1)) {
            Some(style) => style,
            None => Sin::new(Letter::A, Side::First), // Unreachable: both bytes are letters.
        }
    }
}

impl<'a> Feen<'a> {
    /// Returns `text` parsed as a position, or `None` if it is not a position.
    ///
    /// This can be called in a constant and needs no heap. [`parse`](Self::parse), which needs the `alloc`
    /// feature, also says what is wrong. Without that feature, pass bytes through `str::from_utf8` first.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// const EMPTY: Feen = Feen::new("8/8 / C/c").expect("a position");
    /// assert_eq!(EMPTY.square_count(), 16);
    /// assert_eq!(Feen::new("8/7 / C/c"), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(text: &'a str) -> Option<Self> {
        match read_feen(text.as_bytes()) {
            Some(layout) => Some(Self::new_unchecked(text, layout)),
            None => None,
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
        read_feen(text.as_bytes()).is_some()
    }
}

/// Returns the sizes in a layout, without the zeros that pad them.
pub(super) const fn without_zeros(mut sizes: &[u8]) -> &[u8] {
    while let [used @ .., 0] = sizes {
        sizes = used;
    }
    sizes
}

impl<P> Clone for Feen<'_, P> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Feen<'_, P> {}

impl<'a, C: Catalog> Feen<'a, Piece<C>> {
    /// Returns the position with tokens instead of pieces: the inverse of
    /// [`in_catalog`](Feen::in_catalog).
    ///
    /// ```
    /// use epin::epin;
    /// use epin::feen::Feen;
    /// use epin_games::Chess;
    ///
    /// let position = Feen::parse_in::<Chess>("k^1/1-R / C/c")?;
    /// assert_eq!(position.without_catalog().pieces().last(), Some((3, epin!("-R"))));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn without_catalog(self) -> Feen<'a> {
        Feen::new_unchecked(self.text, self.layout)
    }
}

impl<'a, C: Catalog> From<Feen<'a, Piece<C>>> for Feen<'a> {
    #[inline]
    fn from(position: Feen<'a, Piece<C>>) -> Self {
        position.without_catalog()
    }
}

crate::traits::impl_write!(['a, P] Feen<'a, P>, |position| position.as_str());
crate::traits::impl_as_ref!(['a, P] Feen<'a, P>);

/// Implements the traits that compare and hash a position like its string.
macro_rules! impl_order {
    ($Feen:ty) => {
        impl<P: Eq> PartialOrd for $Feen {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
                Some(self.cmp(other))
            }
        }

        impl<P: Eq> Ord for $Feen {
            #[inline]
            fn cmp(&self, other: &Self) -> Ordering {
                self.as_str().cmp(other.as_str())
            }
        }

        impl<P> Hash for $Feen {
            #[inline]
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.as_str().hash(state);
            }
        }
    };
}

impl_order!(Feen<'_, P>);

#[cfg(feature = "alloc")]
pub(super) use impl_order;
