//! Where the pieces of a position are in its FEN or SFEN.

use core::ops::Range;

use epin::Piece;

use crate::dialect::HandsField;
use crate::game::Game;
use crate::parse_fen_error::ParseFenErrorKind;
use crate::read::Reader;
use crate::setup::Setup;

impl<G: Game> Setup<G> {
    /// Returns the byte range, in a FEN or an SFEN, of the piece on a square.
    ///
    /// `square` is an index in [`Position::squares`](epin::feen::Position::squares). The range includes the
    /// mark of a promoted piece, as in `Q~` or `+R`. Use the range in your own messages, for example to point
    /// at a piece that breaks a rule of the game. Returns `None` if the square is empty or does not exist, or
    /// if `text` cannot be [parsed](Self::parse).
    ///
    /// ```
    /// use epin_games::{Chess, Game, Setup};
    ///
    /// let text = "4k3/8/8/8/8/8/8/4K2P w - - 0 1";
    /// let square = Chess::square_index("h1").unwrap();
    /// assert_eq!(Setup::<Chess>::piece_range(text, square), Some(19..20));
    /// ```
    #[must_use]
    pub fn piece_range(text: &str, square: usize) -> Option<Range<usize>> {
        let mut found = None;
        let visit = |index, range| {
            if index == square {
                found = Some(range);
            }
        };
        Self::read_visiting(text, visit).ok()?;
        found
    }

    /// Returns the byte range, in a FEN or an SFEN, of a piece in hand.
    ///
    /// In an SFEN, the range includes the count, as in `2P`. A crazyhouse FEN lists identical pieces one by
    /// one, and the range covers the first of them. Returns `None` if the piece is not in hand, or if `text`
    /// cannot be [parsed](Self::parse).
    ///
    /// ```
    /// use epin::piece;
    /// use epin_games::{Setup, Shogi};
    ///
    /// let text = "4k4/9/9/9/9/9/9/9/4K4 b R19p 1";
    /// assert_eq!(Setup::hand_piece_range(text, piece!(Shogi, "p")), Some(25..28));
    /// ```
    #[must_use]
    pub fn hand_piece_range(text: &str, piece: Piece<G>) -> Option<Range<usize>> {
        Self::read(text).ok()?;
        let mut reader = Reader::new(G::dialect(), text);
        let field = reader.read_field(ParseFenErrorKind::Board, "").ok()?;
        let ([_, mut hands], _) = G::read_hands(&reader, field).ok()?;
        if G::dialect().hands == Some(HandsField::Separate) {
            reader.read_turn().ok()?;
            hands = reader.read_field(ParseFenErrorKind::Hands, "").ok()?;
        }
        while !hands.is_empty() {
            let (_, end, found) = reader.counted_piece(hands.clone());
            if found == Some(piece) {
                return Some(hands.start..end);
            }
            hands.start = end;
        }
        None
    }
}
