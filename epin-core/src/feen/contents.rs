//! Reading the squares and the hands of a position.

#![allow(clippy::indexing_slicing, reason = "an index is compared with the length first")]

use core::ops::Range;

use crate::token::{Epin, Side, shape, token_of};

use super::iter::Walk;
use super::lex::read_item;
use super::{Feen, HandPieces, Pieces, Squares};
#[cfg(feature = "alloc")]
use super::{FeenBuf, Hand, Hands, Position};
use crate::catalog::{AnyPiece, Catalog, Piece};

impl<'a, P: AnyPiece> Feen<'a, P> {
    /// Returns what is on each square, in the order of the string.
    ///
    /// The back rank of the second side comes first. The last of the [`sizes`](Self::sizes) is the
    /// number of squares in a rank.
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

    /// Returns the pieces on the board, each with the index of its square, in the order in which they appear in
    /// the string.
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

    /// Returns the byte range, in the string, of the piece on a square.
    ///
    /// Returns `None` if the square is empty or does not exist. Use the range in your own messages.
    ///
    /// ```
    /// use epin::feen::Feen;
    ///
    /// let position = Feen::parse("k^1/1R / C/c")?;
    /// assert_eq!((position.piece_range(0), position.piece_range(3)), (Some(0..2), Some(5..6)));
    /// assert_eq!(position.piece_range(1), None);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub const fn piece_range(&self, index: usize) -> Option<Range<usize>> {
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

    /// Returns the pieces in a hand, each with its count, in the order in which they appear in the string.
    ///
    /// Larger counts come first.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::{Side, epin};
    ///
    /// let position = Feen::parse("9 /2PR S/s")?;
    /// assert_eq!(position.hand_pieces(Side::First).next(), None);
    /// assert_eq!(position.hand_pieces(Side::Second).last(), Some((epin!("R"), 1)));
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[inline]
    pub const fn hand_pieces(&self, side: Side) -> HandPieces<'a, P> {
        HandPieces::of(self.hand_text(side).0)
    }

    /// Returns the byte range, in the string, of a piece in a hand, including its count, or `None` if the piece
    /// is not in that hand.
    ///
    /// Use the range in your own messages.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::{Side, epin};
    ///
    /// let position = Feen::parse("9 /2PR S/s")?;
    /// assert_eq!(position.hand_piece_range(Side::Second, epin!("P")), Some(3..5));
    /// assert_eq!(position.hand_piece_range(Side::First, epin!("P")), None);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[must_use]
    pub fn hand_piece_range(&self, side: Side, piece: P) -> Option<Range<usize>> {
        let (mut rest, end) = self.hand_text(side);
        while let Some(((token, _), more)) = read_item(rest) {
            if token == piece.into() {
                return Some(end - rest.len()..end - more.len());
            }
            rest = more;
        }
        None
    }

    /// Returns the position as a [`Position`], whose fields can be changed. This allocates.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin::{Side, epin};
    ///
    /// let position = Feen::parse("k^1/1K^ 2P/ C/c")?.to_position();
    /// assert_eq!(position.squares[3], Some(epin!("K^")));
    /// assert_eq!(position.hands[Side::First].count(epin!("P")), 2);
    /// # Ok::<(), epin::feen::ParseFeenError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn to_position(&self) -> Position<P> {
        let hand = |side| Hand::from_items(self.hand_pieces(side));
        Position {
            sizes: self.sizes().into(),
            squares: self.squares().collect(),
            hands: Hands { first: hand(Side::First), second: hand(Side::Second) },
            styles: self.styles(),
            turn: self.turn(),
        }
    }
}

/// Implements `board` for one type of piece. A method that is generic over `P` would have to make the pieces
/// with a trait method, which a constant cannot call.
macro_rules! impl_board {
    ([$($generics:tt)*] $Piece:ty, |$token:ident| $known:expr, $($example:literal)+) => {
        impl<$($generics)*> Feen<'_, $Piece> {
            /// Returns an array of what is on each square, in the order of [`squares`](Self::squares), or
            /// `None` if the board does not have `N` squares.
            ///
            /// A constant can call this.
            ///
            /// ```
            $(#[doc = $example])+
            /// assert_eq!(position.board::<64>(), None);
            /// # Ok::<(), epin::feen::ParseFeenError>(())
            /// ```
            #[must_use]
            pub const fn board<const N: usize>(&self) -> Option<[Option<$Piece>; N]> {
                if self.square_count() != N {
                    return None;
                }
                // This reads bytes by index, because the compiler interprets every call when it evaluates a
                // constant: with a `Walk`, the evaluation would take 4 times as long.
                let text = self.text.as_bytes();
                let board_len = self.layout.board_len as usize;
                let end = if board_len < text.len() { board_len } else { text.len() };
                let mut board = [None; N];
                let (mut offset, mut index, mut shape) = (0, 0, shape::NORMAL);
                // For a valid board, `index < N` always holds, and so does `empty < N` below. Both conditions
                // are checked because callers can also pass an invalid string to the hidden functions of
                // `FeenLiteral`, and then `index` and `empty` could overflow.
                while offset < end && index < N {
                    let byte = text[offset];
                    offset += 1;
                    if byte >= b'A' {
                        if offset < end && text[offset] == b'^' {
                            shape += shape::TERMINAL;
                            offset += 1;
                        }
                        if offset < end && text[offset] == b'\'' {
                            shape += shape::DERIVED;
                            offset += 1;
                        }
                        if let Some($token) = token_of(byte, shape) {
                            board[index] = Some($known);
                        }
                        index += 1;
                        shape = shape::NORMAL;
                    } else if byte == b'+' {
                        shape = shape::ENHANCED;
                    } else if byte == b'-' {
                        shape = shape::DIMINISHED;
                    } else if byte > b'/' {
                        let mut empty = (byte - b'0') as usize;
                        while offset < end && empty < N && text[offset] >= b'0' && text[offset] <= b'9' {
                            empty = empty * 10 + (text[offset] - b'0') as usize;
                            offset += 1;
                        }
                        index += empty;
                    }
                }
                Some(board)
            }
        }

        #[cfg(feature = "alloc")]
        impl<$($generics)*> FeenBuf<$Piece> {
            /// Returns an array of what is on each square, or `None` if the board does not have `N` squares.
            /// See [`Feen::board`].
            #[must_use]
            pub const fn board<const N: usize>(&self) -> Option<[Option<$Piece>; N]> {
                self.as_feen().board()
            }
        }
    };
}

impl_board!([] Epin, |token| token,
    "use epin::epin;"
    "use epin::feen::Feen;"
    ""
    r#"let position = Feen::parse("k^1/1R / C/c")?;"#
    r#"assert_eq!(position.board(), Some([Some(epin!("k^")), None, None, Some(epin!("R"))]));"#
);
impl_board!([C: Catalog] Piece<C>, |token| Piece::new_unchecked(token),
    "use epin::feen::Feen;"
    "use epin::piece;"
    "use epin_games::Chess;"
    ""
    r#"let position = Feen::parse_in::<Chess>("k^1/1R / C/c")?;"#
    "let [king, .., rook]: [_; 4] = position.board().unwrap();"
    r#"assert_eq!((king, rook), (Some(piece!(Chess, "k^")), Some(piece!(Chess, "R"))));"#
);
