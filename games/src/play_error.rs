//! The error for a move that cannot be played.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Display};

use epin::{Epin, Piece};

use crate::game::Game;

/// Why a move cannot be played in a position.
///
/// The error says what was expected and what was found instead.
///
/// ```
/// use epin::epin;
/// use epin_games::{Chess, PlayErrorKind, Setup};
///
/// let mut setup = Setup::<Chess>::start();
/// let error = setup.play("e7e5".parse()?).unwrap_err();
/// assert_eq!(error.kind(), PlayErrorKind::From);
/// assert_eq!((error.square(), error.token()), (Some(12), Some(epin!("+p"))));
/// assert_eq!(
///     error.to_string(),
///     "expected a piece of the side to move, which is the first, found `+p` on e7",
/// );
/// # Ok::<(), epin_games::ParseMoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PlayError {
    pub(crate) kind: PlayErrorKind,
    pub(crate) message: String,
    pub(crate) square: Option<usize>,
    pub(crate) token: Option<Epin>,
}

/// What prevents a move from being played, as returned by [`PlayError::kind`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PlayErrorKind {
    /// The number of squares is not that of the game's board.
    Squares,
    /// There is no piece of the side to move on the square that the move starts from.
    From,
    /// The square that the move goes to has a piece of the side to move (unless the move is castling) or, for a
    /// drop, any piece.
    To,
    /// The piece that is dropped is not in hand.
    Hand,
    /// The piece cannot promote by this move, or it may not stay as it is on the square that it goes to. The
    /// [`square`](PlayError::square) is the one that it leaves or, for a drop, the one that it goes to.
    Promotion,
    /// The king has no right to castle on this side, or another piece is where the king or the rook ends up.
    Castling,
}

impl PlayErrorKind {
    /// Returns the name of the kind, in kebab case, for files and other programs.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let error = Setup::<Chess>::start().play("e7e5".parse()?).unwrap_err();
    /// assert_eq!(error.kind().as_str(), "from");
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Squares => "squares",
            Self::From => "from",
            Self::To => "to",
            Self::Hand => "hand",
            Self::Promotion => "promotion",
            Self::Castling => "castling",
        }
    }
}

impl PlayError {
    /// Returns the error for a piece on a square.
    #[cold]
    pub(crate) fn on_square<G: Game>(
        kind: PlayErrorKind,
        expected: &str,
        piece: Option<Piece<G>>,
        square: usize,
    ) -> Self {
        let token = piece.map(Piece::token);
        let found = token.map_or("none".into(), |token| format!("`{token}`"));
        let name = G::square_name(square).unwrap_or_default();
        let message = format!("expected {expected}, found {found} on {name}");
        Self { kind, message, square: Some(square), token }
    }

    /// Returns what prevents the move from being played.
    ///
    /// ```
    /// use epin_games::{Chess, PlayErrorKind, Setup};
    ///
    /// let mut setup = Setup::<Chess>::start();
    /// let error = setup.play("e1e2".parse()?).unwrap_err();
    /// assert_eq!(error.kind(), PlayErrorKind::To);
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub const fn kind(&self) -> PlayErrorKind {
        self.kind
    }

    /// Returns the index of the square that the error is about, or `None` if it is not about a square.
    ///
    /// ```
    /// use epin_games::{Chess, Setup};
    ///
    /// let mut setup = Setup::<Chess>::start();
    /// let error = setup.play("e4e5".parse()?).unwrap_err();
    /// assert_eq!(error.square(), Some(36));
    /// assert_eq!(
    ///     error.to_string(),
    ///     "expected a piece of the side to move, which is the first, found none on e4",
    /// );
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub const fn square(&self) -> Option<usize> {
        self.square
    }

    /// Returns the piece that the error is about: the one on the [`square`](Self::square) or, for a drop that is
    /// refused because of the piece, the one to be dropped. Returns `None` if there is no such piece.
    ///
    /// ```
    /// use epin::epin;
    /// use epin_games::{Setup, Shogi};
    ///
    /// let error = Setup::<Shogi>::start().play("P*5e".parse()?).unwrap_err();
    /// assert_eq!(error.token(), Some(epin!("P")));
    /// assert_eq!(error.to_string(), "expected `P` in the first side's hand, found none");
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    #[must_use]
    pub const fn token(&self) -> Option<Epin> {
        self.token
    }
}

impl Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl_error!(PlayError);
