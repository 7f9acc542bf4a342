//! Reading a string as a `Fen`, and what a refused string is instead.

use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use epin::feen::{Feen, Position};

use crate::chess::Chess;
use crate::crazyhouse::Crazyhouse;
use crate::fen::Fen;
use crate::format::Mark;
use crate::game::Game;
use crate::makruk::Makruk;
use crate::parse_error::ParseFenError;
use crate::read::Reader;
use crate::shogi::Shogi;
use crate::xiangqi::Xiangqi;

impl<G: Game> Fen<G> {
    /// Parses all of `text` as a FEN or an SFEN of the game. Single spaces separate the fields.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is anything else, or has more pieces than squares. No rules are checked: a
    /// position with three kings is accepted.
    ///
    /// ```
    /// use epin_games::{Fen, Makruk};
    ///
    /// let fen = Fen::<Makruk>::parse("8/8/3k4/8/4M3/3S4/8/3K3R b - 32 5 71")?;
    /// assert_eq!(fen.counters.limit.map(|limit| limit.get()), Some(32));
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseFenError> {
        Self::read(text).map_err(|error| {
            let note = note::<G>(text, error.range().start);
            error.with_note(note)
        })
    }

    fn read(text: &str) -> Result<Self, ParseFenError> {
        let mut reader = Reader::new(G::format(), text);
        let field = reader.field("the board")?;
        let ([board, in_hands], hands) = G::read_hands(&reader, field)?;
        let squares = reader.board(board)?;
        reader.check_count(&squares, &hands, in_hands)?;
        let turn = reader.turn()?;
        let (sizes, styles) = (G::START.sizes().into(), G::START.styles());
        let mut position = Position { sizes, squares, hands, styles, turn };
        let counters = G::read_rest(&mut reader, &mut position)?;
        reader.end()?;
        Ok(Self { position, counters })
    }
}

/// Returns a note on what a refused string is instead: a FEEN, or a position of another game.
#[cold]
fn note<G: Game>(text: &str, at: usize) -> Option<String> {
    if Feen::is_valid(text) {
        return Some("this is a FEEN, which `Feen::parse` reads".into());
    }
    // A mistake after the board does not suggest another game. A `/` after a board
    // of chess is more likely a slip than the ninth rank of crazyhouse, if that is empty.
    let is_in_board = text.find(' ').is_none_or(|end| at < end);
    let games = [
        (of_game::<Chess> as fn(&str) -> _, true),
        (of_game::<Crazyhouse>, !text.contains("/ ")),
        (of_game::<Shogi>, true),
        (of_game::<Makruk>, true),
        (of_game::<Xiangqi>, true),
    ];
    let mut games = games.into_iter().filter(|(_, is_likely)| *is_likely && is_in_board);
    if let Some(name) = games.find_map(|(of_game, _)| of_game(text)) {
        return Some(format!("this is a position of `{name}`"));
    }
    let is_sfen = G::format().mark == Some(Mark::Before);
    (is_sfen && text.contains('[')).then(|| {
        "SFEN has no brackets: in a FEN of shogi with brackets, `w` is the first side".into()
    })
}

/// Returns the name of a game if a string is one of its positions.
fn of_game<G: Game>(text: &str) -> Option<&'static str> {
    Fen::<G>::read(text).is_ok().then_some(G::NAME)
}

impl<G: Game> FromStr for Fen<G> {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Self, ParseFenError> {
        Self::parse(text)
    }
}

#[cfg(feature = "serde")]
impl<'de, G: Game> serde::Deserialize<'de> for Fen<G> {
    /// Reads a string as [`parse`](Self::parse) does.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FenVisitor<G>(core::marker::PhantomData<G>);

        impl<G: Game> serde::de::Visitor<'_> for FenVisitor<G> {
            type Value = Fen<G>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a FEN of {}", G::NAME)
            }

            // The string is parsed inside the visitor, because formats report a
            // later line and column for an error after the visitor has returned.
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Fen<G>, E> {
                Fen::parse(text).map_err(E::custom)
            }
        }

        deserializer.deserialize_str(FenVisitor(core::marker::PhantomData))
    }
}
