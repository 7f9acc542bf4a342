//! The `Game` trait: what the games have in common.

use alloc::string::String;
use core::fmt::Debug;
use core::hash::Hash;
use core::ops::Range;

use epin::feen::{Feen, Position};
use epin::{Catalog, Letter, Piece};

use crate::counters::Counters;
use crate::dialect::Dialect;
use crate::parse_fen_error::ParseFenError;
use crate::read::{Hands, Reader};
use crate::write_fen_error::WriteFenError;

/// A game: [`Chess`](crate::Chess), [`Crazyhouse`](crate::Crazyhouse), [`Shogi`](crate::Shogi),
/// [`Makruk`](crate::Makruk) or [`Xiangqi`](crate::Xiangqi).
///
/// With this trait, a single function can handle several games. Other types cannot implement the trait,
/// because one of its supertraits is private. An engine that should also play a game of your own has to be
/// generic over [`Catalog`] instead.
///
/// ```
/// use epin_games::{Game, ParseFenError, Setup, Shogi};
///
/// /// Returns how many pieces are in the hands.
/// fn in_hand<G: Game>(fen: &str) -> Result<u64, ParseFenError> {
///     let hands = fen.parse::<Setup<G>>()?.position.hands;
///     Ok(hands.first.total() + hands.second.total())
/// }
///
/// assert_eq!(in_hand::<Shogi>("4k4/9/9/9/9/9/9/9/4K4 b 2Pr 1")?, 3);
/// # Ok::<(), ParseFenError>(())
/// ```
///
/// A program that learns only at run time which game it is has a list of such functions:
///
/// ```
/// use epin_games::{Chess, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};
///
/// /// Returns the name of the game and the diagram if `text` is a position of the game.
/// fn show<G: Game>(text: &str) -> Option<(&'static str, String)> {
///     Some((G::NAME, Setup::<G>::parse(text).ok()?.diagram().to_string()))
/// }
///
/// let games = [show::<Chess>, show::<Crazyhouse>, show::<Makruk>, show::<Shogi>, show::<Xiangqi>];
/// let sfen = "4k4/9/9/9/9/9/9/9/4K4 b 2Pr 1";
/// assert_eq!(games.iter().find_map(|show| show(sfen)).unwrap().0, "Shogi");
/// ```
pub trait Game: Catalog + Debug + Hash + GameItems {
    /// The start position. All positions of the game have the same sizes and styles as the start position.
    const START: Feen<'static, Piece<Self>>;

    /// The letter of the game's style, such as the `C` in `C/c`.
    const STYLE: Letter;

    /// Returns the name of a square, given its index in [`Position::squares`](epin::feen::Position::squares).
    ///
    /// The first square is `a8` in chess, crazyhouse and makruk. It is `9a` in shōgi, as in USI, and `a9` in
    /// xiangqi, as in UCCI, which numbers the ranks from 9 down to 0. Fairy-Stockfish numbers the ranks of
    /// xiangqi from 10 down to 1 instead. Returns `None` if no square has this index.
    ///
    /// In chess, `index ^ 56` converts between this index and the index in an engine that numbers a1 as 0, b1
    /// as 1 and so on.
    ///
    /// ```
    /// use epin_games::{Chess, Game, Shogi};
    ///
    /// assert_eq!((Chess::square_name(36), Chess::square_name(64)), (Some("e4"), None));
    /// assert_eq!(Shogi::square_name(80), Some("1i"));
    /// ```
    #[must_use]
    fn square_name(index: usize) -> Option<&'static str> {
        core::str::from_utf8(Self::dialect().square_names.get(index)?).ok()
    }

    /// Returns the index of a square in [`Position::squares`](epin::feen::Position::squares), given its name.
    ///
    /// The names are those that [`square_name`](Self::square_name) returns.
    /// Returns `None` for any other string.
    ///
    /// ```
    /// use epin_games::{Game, Xiangqi};
    ///
    /// assert_eq!((Xiangqi::square_index("a9"), Xiangqi::square_index("i0")), (Some(0), Some(89)));
    /// assert_eq!(Xiangqi::square_index("a10"), None);
    /// ```
    #[must_use]
    fn square_index(name: &str) -> Option<usize> {
        Self::dialect().square_names.iter().position(|square| square == name.as_bytes())
    }
}

/// A position that [`Setup::to_fen`](crate::Setup::to_fen) has checked: it has all the squares of the game's
/// board. Only this crate can make a `CheckedPosition`.
#[derive(Debug, Clone, Copy)]
pub struct CheckedPosition<'a, C: Catalog>(pub(crate) &'a Position<Piece<C>>);

/// The items of [`Game`] that only this crate uses: how the positions of a game are read and written.
///
/// The trait's name is private, but generic code in another crate could still call `G::write_hands(…)`. To
/// prevent that, each function that reads or writes takes an argument that only this crate can make. It can
/// still read the constants, which are not part of the API.
pub trait GameItems: Catalog {
    /// Whether the states of rooks and pawns are about castling and en passant.
    const IS_ORTHODOX: bool = false;

    /// The kind that promotes to other kinds, and whose moves and drops reset the halfmove clock. `None` in
    /// xiangqi, whose soldier does neither, and in shōgi, which has no clock and where several kinds promote.
    const PAWN: Option<Self> = None;

    fn dialect() -> &'static Dialect<Self>;

    /// Reads the hands if they are in the same field as the board. Returns
    /// the ranges of the board and of the hands, and the hands themselves.
    fn read_hands(
        _: &Reader<'_, Self>,
        field: Range<usize>,
    ) -> Result<([Range<usize>; 2], Hands<Self>), ParseFenError> {
        Ok(([field, 0..0], Hands::default()))
    }

    /// Writes the hands after the board if both are in the same field.
    fn write_hands(_: CheckedPosition<'_, Self>, _: &mut String) {}

    /// Reads the fields after the side to move, adds their contents to the position and returns the counters.
    fn read_rest(
        reader: &mut Reader<'_, Self>,
        position: &mut Position<Piece<Self>>,
    ) -> Result<Counters, ParseFenError>;

    /// Writes the fields after the side to move, except the halfmove clock and
    /// the move number. A space comes before each field.
    fn write_rest(
        position: CheckedPosition<'_, Self>,
        counters: &Counters,
        text: &mut String,
    ) -> Result<(), WriteFenError>;
}
