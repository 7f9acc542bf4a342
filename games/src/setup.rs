//! A position as a FEN or an SFEN.

use alloc::string::String;
use core::fmt::{self, Display};

use epin::feen::{Feen, Position};
use epin::{Piece, Side};

use crate::counters::Counters;
use crate::game::Game;
use crate::write;
use crate::write_fen_error::WriteFenError;

/// A game's position and counters: the contents of a FEN or, in shōgi, an SFEN.
///
/// Each game's page, such as [`Chess`](crate::Chess), describes the game's FEN or SFEN. `Setup` does not
/// implement `Display`, because not every position can be written. With the `serde` feature, a `Setup` is
/// serialized as a FEN or an SFEN.
///
/// `==` and `Hash` include the counters. To count repetitions, compare or hash `position` alone: see
/// [Repetition](https://docs.rs/epin/latest/epin/guide/positions/index.html#repetition) in the guide of `epin`.
///
/// ```
/// use epin_games::{Chess, Game, Setup};
///
/// let setup: Setup<Chess> = "4k2r/8/8/8/3pP3/8/8/4K3 b k e3 0 21".parse()?;
/// assert_eq!(setup.position.to_feen().unwrap().as_str(), "4k^2-r/8/8/8/3p-P3/8/8/4K^3 / c/C");
/// assert_eq!(setup.counters.move_number, Some(21));
/// assert_eq!(setup.to_fen().unwrap(), "4k2r/8/8/8/3pP3/8/8/4K3 b k e3 0 21");
/// # Ok::<(), epin_games::ParseFenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Setup<G: Game> {
    /// The position.
    pub position: Position<Piece<G>>,
    /// The counters.
    pub counters: Counters,
}

impl<G: Game> Setup<G> {
    /// Returns the start position and the counters at the start of the game.
    ///
    /// ```
    /// use epin_games::{Setup, Shogi};
    ///
    /// let sfen = Setup::<Shogi>::start().to_fen()?;
    /// assert_eq!(sfen, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    /// # Ok::<(), epin_games::WriteFenError>(())
    /// ```
    #[must_use]
    pub fn start() -> Self {
        let counters = Counters {
            halfmove_clock: G::dialect().has_halfmove_clock.then_some(0),
            move_number: Some(1),
            counting_limit: None,
        };
        Self::new(G::START.to_position(), counters)
    }

    /// Returns a `Setup` with the given position and counters.
    ///
    /// ```
    /// use epin_games::{Counters, Game, Setup, Xiangqi};
    ///
    /// let setup = Setup::new(Xiangqi::START.to_position(), Counters::default());
    /// assert!(setup.to_fen()?.ends_with("/RNBAKABNR w - -"));
    /// # Ok::<(), epin_games::WriteFenError>(())
    /// ```
    #[must_use]
    pub fn new(position: Position<Piece<G>>, counters: Counters) -> Self {
        Self { position, counters }
    }

    /// Ends a move of the side in `position.turn`: counts the move and passes the turn to the other side.
    ///
    /// [`play`](Self::play) does this itself. Call `end_move` after a move that you have made in some other
    /// way: it updates the counters as [`Counters::end_move`] does, but no squares, hands or states.
    ///
    /// ```
    /// use epin_games::{Chess, Game, Setup};
    ///
    /// let mut setup = Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4K2R b - - 7 30")?;
    /// setup.position.squares.swap(4, 3); // The king moves from e8 to d8.
    /// setup.end_move(false);
    /// assert_eq!(setup.to_fen().unwrap(), "3k4/8/8/8/8/8/8/4K2R w - - 8 31");
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    pub fn end_move(&mut self, is_zeroing: bool) {
        let turn = &mut self.position.turn;
        self.counters.end_move::<G>(*turn, is_zeroing);
        *turn = turn.flipped();
    }

    /// Returns the position as text for a person to read: the board, with the names of its ranks and files, and
    /// the hands.
    ///
    /// The names are those of [`Game::square_name`]. For a diagram without names or with other ones, call
    /// [`Position::diagram`]. How pieces are shown is described at [`Diagram`](epin::feen::Diagram).
    ///
    /// ```
    /// use epin_games::{Setup, Shogi};
    ///
    /// let setup = Setup::<Shogi>::parse("4k4/9/9/9/9/9/9/4+P4/4K4 b Gr2p 1")?;
    /// let diagram = setup.diagram().to_string();
    /// let lines: Vec<_> = diagram.lines().collect();
    /// assert_eq!((lines[0], lines[11]), ("second side's hand: 2pr", "first side's hand: G"));
    /// assert_eq!(lines[8..11], [
    ///     "h  .   .   .   .  +P   .   .   .   .",
    ///     "i  .   .   .   .   K^  .   .   .   .",
    ///     "   9   8   7   6   5   4   3   2   1",
    /// ]);
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    #[must_use]
    #[doc(alias("ascii", "draw", "print", "render", "show"))]
    pub fn diagram(&self) -> impl Display + '_ {
        let files = G::START.sizes().last().map_or(1, |files| usize::from(*files));
        let names: &[[u8; 2]] = G::dialect().square_names;
        let file_names = names.iter().take(files).map(|[file, _]| char::from(*file));
        let rank_names = names.iter().step_by(files).map(|[_, rank]| char::from(*rank));
        self.position.diagram().named(file_names, rank_names)
    }

    /// Returns the position as a FEN or an SFEN, which [`parse`](Self::parse) reads back as the same position
    /// with the same counters.
    ///
    /// # Errors
    ///
    /// Returns an error if the notation cannot express the position or its counters, for example if there are
    /// more pieces than squares, if there is a counter that the game does not have, or if a FEN would have a
    /// move number without a halfmove clock. Each game's page lists what else cannot be written.
    ///
    /// ```
    /// use epin_games::{Makruk, Setup};
    ///
    /// let mut setup = Setup::<Makruk>::start();
    /// setup.counters.move_number = None;
    /// assert_eq!(setup.to_fen()?, "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0");
    /// # Ok::<(), epin_games::WriteFenError>(())
    /// ```
    pub fn to_fen(&self) -> Result<String, WriteFenError> {
        let Self { position, counters } = self;
        write::to_fen(position, counters, |position, text| G::write_rest(position, counters, text))
    }
}

impl<G: Game> TryFrom<Feen<'_, Piece<G>>> for Setup<G> {
    type Error = WriteFenError;

    /// Returns the position without counters, or an error if it has no FEN or SFEN.
    ///
    /// ```
    /// use epin::feen::Feen;
    /// use epin_games::{Chess, Setup};
    ///
    /// let feen = Feen::parse_in::<Chess>("4k^3/8/8/8/8/8/8/4K^2-R / C/c")?;
    /// assert_eq!(Setup::try_from(feen)?.to_fen()?, "4k3/8/8/8/8/8/8/4K2R w K -");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn try_from(feen: Feen<'_, Piece<G>>) -> Result<Self, WriteFenError> {
        let setup = Self::new(feen.to_position(), Counters::default());
        setup.to_fen().map(|_| setup)
    }
}

impl<G: Game> fmt::Debug for Setup<G> {
    /// Writes the FEN or the SFEN or, if there is none, the position and the counters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, counters } = self;
        match self.to_fen() {
            Ok(fen) => f.write_str(&fen),
            Err(_) => f
                .debug_struct("Setup")
                .field("position", position)
                .field("counters", counters)
                .finish(),
        }
    }
}

impl Counters {
    /// Counts a move of the side `turn` in the game `G`, for engines with boards of their own.
    ///
    /// The halfmove clock becomes 0 if `is_zeroing` is true, which it should be for a capture and, except in
    /// xiangqi, for a pawn's move or drop. Otherwise, the clock goes up by one. A counter that is `None` stays
    /// `None`, and no counter goes up beyond `u32::MAX`.
    ///
    /// In two cases, `is_zeroing` has no effect: in shōgi, which has no clock, and in makruk as long as
    /// there is a [limit](Self::counting_limit), because every move is then counted. To start or restart that
    /// count, set the clock and the limit yourself.
    ///
    /// ```
    /// use epin::Side;
    /// use epin_games::{Chess, Counters};
    ///
    /// let mut counters =
    ///     Counters { halfmove_clock: Some(7), move_number: Some(30), ..Counters::default() };
    /// counters.end_move::<Chess>(Side::Second, false);
    /// assert_eq!((counters.halfmove_clock, counters.move_number), (Some(8), Some(31)));
    /// counters.end_move::<Chess>(Side::First, true);
    /// assert_eq!((counters.halfmove_clock, counters.move_number), (Some(0), Some(31)));
    /// ```
    pub fn end_move<G: Game>(&mut self, turn: Side, is_zeroing: bool) {
        let (dialect, Self { halfmove_clock, move_number, counting_limit }) = (G::dialect(), self);
        if dialect.has_halfmove_clock {
            let is_reset = is_zeroing && counting_limit.is_none();
            *halfmove_clock =
                halfmove_clock.map(|clock| if is_reset { 0 } else { clock.saturating_add(1) });
        }
        if dialect.counts_every_move || turn == Side::Second {
            *move_number = move_number.map(|number| number.saturating_add(1));
        }
    }
}
