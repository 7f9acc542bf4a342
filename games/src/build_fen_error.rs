//! The error for a position that cannot be written as a FEN or an SFEN.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Display};

use epin::{Epin, Side};

/// Why a position cannot be written as a FEN or an SFEN.
///
/// ```
/// use epin::epin;
/// use epin::feen::Feen;
/// use epin_games::{Chess, Counters, Setup};
///
/// let position = Feen::parse_in::<Chess>("4k^3/8/8/8/8/8/P7/4K^3 / C/c")?.to_position();
/// let error = Setup::new(position, Counters::default()).to_fen().unwrap_err();
/// assert_eq!((error.square(), error.piece()), (Some(48), Some(epin!("P"))));
/// assert_eq!(
///     error.to_string(),
///     "expected a pawn on its starting rank as `+P` or `+p`, found `P` on a2",
/// );
/// # Ok::<(), epin::feen::ParseFeenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct BuildFenError {
    kind: BuildFenErrorKind,
    message: String,
    square: Option<usize>,
    hand: Option<Side>,
    piece: Option<Epin>,
}

/// Which field of a [`Setup`](crate::Setup) cannot be written, as returned by [`BuildFenError::kind`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuildFenErrorKind {
    /// The sizes of the board are not those of the game.
    Sizes,
    /// The number of squares is wrong, or a piece cannot be written on its square.
    Squares,
    /// The styles are not those of the game.
    Styles,
    /// A piece is in a hand that cannot have it, or there are more pieces on the board and in hand than
    /// squares.
    Hands,
    /// A counter is missing, or there is one that the game does not have.
    Counters,
}

impl BuildFenError {
    pub(crate) fn new(kind: BuildFenErrorKind, expected: &str, found: impl Display) -> Self {
        let message = format!("expected {expected}, found {found}");
        Self { kind, message, square: None, hand: None, piece: None }
    }

    /// Returns the error for a piece on a square. `name` is the name of the square.
    pub(crate) fn on_square(expected: &str, piece: Epin, square: usize, name: &str) -> Self {
        let found = format!("`{piece}` on {name}");
        let error = Self::new(BuildFenErrorKind::Squares, expected, found);
        Self { square: Some(square), piece: Some(piece), ..error }
    }

    /// Returns the error for the counters.
    pub(crate) fn of_counters(expected: &str, found: impl Display) -> Self {
        Self::new(BuildFenErrorKind::Counters, expected, found)
    }

    /// Returns the error for a piece in a hand.
    pub(crate) fn in_hand(expected: &str, piece: Epin, side: Side) -> Self {
        let found = format!("`{piece}` in the {side} side's hand");
        let error = Self::new(BuildFenErrorKind::Hands, expected, found);
        Self { hand: Some(side), piece: Some(piece), ..error }
    }

    /// Returns which field of the position cannot be written, or `Counters` if a counter is wrong.
    ///
    /// ```
    /// use epin_games::{BuildFenErrorKind, Chess, Setup};
    ///
    /// let mut setup = Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1")?;
    /// setup.position.squares.pop();
    /// assert_eq!(setup.to_fen().unwrap_err().kind(), BuildFenErrorKind::Squares);
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    #[must_use]
    pub const fn kind(&self) -> BuildFenErrorKind {
        self.kind
    }

    /// Returns the index of the square whose piece cannot be written, or `None` if the error is not about a
    /// square.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let mut setup = Setup::<Chess>::start();
    /// setup.position.squares.swap(0, 48); // Swaps the rook on a8 and the pawn on a2.
    /// assert_eq!(setup.to_fen().unwrap_err().square(), Some(0));
    /// ```
    #[must_use]
    pub const fn square(&self) -> Option<usize> {
        self.square
    }

    /// Returns the side whose hand has a piece that cannot be in it, or `None` if the error is not about a
    /// hand.
    ///
    /// ```
    /// use epin::{Side, piece};
    /// use epin_games::{Setup, Shogi};
    ///
    /// let mut setup = Setup::<Shogi>::start();
    /// setup.position.hands.first.add(piece!(Shogi, "p"));
    /// assert_eq!(setup.to_fen().unwrap_err().hand(), Some(Side::First));
    /// ```
    #[must_use]
    pub const fn hand(&self) -> Option<Side> {
        self.hand
    }

    /// Returns the piece that cannot be written where it is, or `None` if the error is not about a piece.
    ///
    /// ```
    /// use epin::{epin, piece};
    /// use epin_games::{Setup, Shogi};
    ///
    /// let mut setup = Setup::<Shogi>::start();
    /// setup.position.hands.first.add(piece!(Shogi, "p"));
    /// assert_eq!(setup.to_fen().unwrap_err().piece(), Some(epin!("p")));
    /// ```
    #[must_use]
    pub const fn piece(&self) -> Option<Epin> {
        self.piece
    }
}

impl Display for BuildFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl_error!(BuildFenError);
