//! A move, as a protocol such as UCI writes it.

use alloc::string::String;
use core::fmt;

use epin::{Piece, Side};

use crate::game::Game;
use crate::promotion::Promotion;

/// A move in the notation of the game's protocol: UCI, USI or UCCI.
///
/// A move is either a step, which goes from one square to another and can promote the piece, or a drop. A
/// `Move` does not depend on a position, so a book or a database can contain it.
/// [`Setup::play`](crate::Setup::play) plays it.
///
/// | game | protocol | moves |
/// |---|---|---|
/// | chess | [UCI](https://backscattering.de/chess/uci/) | `e2e4`, `e7e8q`, `e1g1` (in Chess960, `e1h1`) |
/// | crazyhouse | UCI | also `P@e4` |
/// | shōgi | [USI](http://hgm.nubati.net/usi.html) | `7g7f`, `8h2b+`, `P*5e` |
/// | makruk | UCI, as Fairy-Stockfish writes it | `e3e4`, `g5f6m` |
/// | xiangqi | [UCCI](https://www.xqbase.com/protocol/cchess_ucci.htm) | `h2e2`, with the ranks 0 to 9 |
///
/// SAN, the notation of PGN files (`Nf3`), is not read, because its meaning depends on the position.
///
/// In xiangqi, Fairy-Stockfish counts the ranks from 1 to 10 unless it runs in its UCCI mode. Its `h3e3` is the
/// `h2e2` of UCCI, and most of its moves can be parsed, but as other squares.
///
/// `==` compares what is written: `e1g1` and `e1h1` differ even if both castle.
///
/// ```
/// use epin_games::{Chess, Game, Move};
///
/// let push: Move<Chess> = "e2e4".parse()?;
/// assert_eq!((push.from(), push.to()), (Chess::square_index("e2"), Chess::square_index("e4").unwrap()));
/// assert_eq!(push.to_string(), "e2e4");
/// # Ok::<(), epin_games::ParseMoveError>(())
/// ```
///
/// `Move` implements `Serialize` and `Deserialize` with the `serde` feature, and `JsonSchema` with the
/// `schemars1` feature. In files, a move is a string.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move<G: Game> {
    /// `None` if this is a drop.
    from: Option<u8>,
    to: u8,
    dropped: Option<G>,
    promotion: Option<Promotion<G>>,
}

impl<G: Game> Move<G> {
    /// Returns the move from one square to another, given their indices in
    /// [`Position::squares`](epin::feen::Position::squares).
    ///
    /// Returns `None` if one of the squares does not exist or if they are the same.
    ///
    /// ```
    /// use epin_games::{Chess, Move};
    ///
    /// assert_eq!(Move::<Chess>::step(52, 36).map(|step| step.to_string()).as_deref(), Some("e2e4"));
    /// assert_eq!(Move::<Chess>::step(52, 64), None);
    /// ```
    #[must_use]
    pub fn step(from: usize, to: usize) -> Option<Self> {
        let (from, to) = (square_number::<G>(from)?, square_number::<G>(to)?);
        let step = Self { from: Some(from), to, dropped: None, promotion: None };
        (from != to).then_some(step)
    }

    /// Returns the drop of a piece on a square.
    ///
    /// Returns `None` if the game has no drops, if no piece of this kind can be in hand, or if the square does
    /// not exist.
    ///
    /// ```
    /// use epin_games::{Chess, Move, Shogi};
    ///
    /// assert_eq!(Move::drop(Shogi::Pawn, 40).map(|drop| drop.to_string()).as_deref(), Some("P*5e"));
    /// assert_eq!((Move::drop(Shogi::Tokin, 40), Move::drop(Chess::Pawn, 40)), (None, None));
    /// ```
    #[must_use]
    pub fn drop(kind: G, to: usize) -> Option<Self> {
        let can_be_in_hand = G::dialect().can_be_in_hand(Piece::new(kind, Side::First));
        let to = square_number::<G>(to)?;
        let drop = Self { from: None, to, dropped: Some(kind), promotion: None };
        can_be_in_hand.then_some(drop)
    }

    /// Returns the move with a promotion, or `None` if this is a drop or the game does not have this promotion.
    ///
    /// ```
    /// use epin_games::{Chess, Move, Promotion};
    ///
    /// let step = Move::step(12, 4).unwrap();
    /// let queen = step.with_promotion(Promotion::To(Chess::Queen));
    /// assert_eq!(queen.map(|step| step.to_string()).as_deref(), Some("e7e8q"));
    /// assert_eq!(step.with_promotion(Promotion::To(Chess::King)), None);
    /// ```
    #[must_use]
    pub fn with_promotion(self, promotion: Promotion<G>) -> Option<Self> {
        let is_known = G::dialect().promotion_letter(promotion).is_some();
        (is_known && self.from.is_some()).then_some(Self { promotion: Some(promotion), ..self })
    }

    /// Returns the square that the piece leaves, or `None` if this is a drop.
    ///
    /// ```
    /// use epin_games::{Move, Shogi};
    ///
    /// assert_eq!(Move::<Shogi>::parse("9a9b")?.from(), Some(0));
    /// assert_eq!(Move::<Shogi>::parse("P*9b")?.from(), None);
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn from(self) -> Option<usize> {
        self.from.map(usize::from)
    }

    /// Returns the square that the piece moves to. In castling, this is where the king goes or, in a move
    /// such as `e1h1`, where its rook is.
    ///
    /// ```
    /// use epin_games::{Move, Shogi};
    ///
    /// assert_eq!(Move::<Shogi>::parse("P*9b")?.to(), 9);
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn to(self) -> usize {
        self.to.into()
    }

    /// Returns the kind of the piece that is dropped, or `None` if this is not a drop.
    ///
    /// ```
    /// use epin_games::{Crazyhouse, Move};
    ///
    /// assert_eq!(Move::parse("N@f7")?.dropped(), Some(Crazyhouse::Knight));
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn dropped(self) -> Option<G> {
        self.dropped
    }

    /// Returns what the piece promotes to, or `None` if it does not promote.
    ///
    /// ```
    /// use epin_games::{Makruk, Move, Promotion};
    ///
    /// assert_eq!(Move::parse("g5f6m")?.promotion(), Some(Promotion::To(Makruk::Met)));
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn promotion(self) -> Option<Promotion<G>> {
        self.promotion
    }
}

/// Returns the index of a square as it is stored in a move, or `None` if there is no such square.
fn square_number<G: Game>(square: usize) -> Option<u8> {
    G::square_name(square).and(u8::try_from(square).ok())
}

impl<G: Game> fmt::Display for Move<G> {
    /// Writes the move as [`parse`](Self::parse) reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dialect = G::dialect();
        let mut text = String::new();
        if let (Some(kind), Some(hands)) = (self.dropped, dialect.hands) {
            dialect.push_piece(&mut text, Piece::new(kind, Side::First));
            text.push(hands.drop_sign().into());
        }
        text.extend(self.from().and_then(G::square_name));
        text.extend(G::square_name(self.to()));
        let letter = self.promotion.and_then(|promotion| dialect.promotion_letter(promotion));
        text.extend(letter.map(char::from));
        f.pad(&text)
    }
}

impl<G: Game> fmt::Debug for Move<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
