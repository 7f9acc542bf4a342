//! Reading a string as a `Setup`, and finding a hint for a string that is refused.

mod prefix;
mod repair;

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use core::str::FromStr;

use epin::Suggestion;
use epin::feen::Position;
use epin::notation::{strip_label, symbol};

use crate::chess::Chess;
use crate::crazyhouse::Crazyhouse;
use crate::dialect::HandsField;
use crate::game::Game;
use crate::makruk::Makruk;
use crate::parse_fen_error::{Hint, ParseFenError, ParseFenErrorKind, quoted};
use crate::read::Reader;
use crate::setup::Setup;
use crate::shogi::Shogi;
use crate::xiangqi::Xiangqi;

impl<G: Game> Setup<G> {
    /// Parses all of `text` as a FEN or an SFEN of the game. If the string continues after the FEN or the
    /// SFEN, use [`parse_prefix`](Self::parse_prefix).
    ///
    /// Exactly one space separates two fields. Any other white space, including spaces at the start or the
    /// end, is an error. To accept other white space, parse
    /// `text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")`. The ranges of an error then refer to
    /// that string, and a field that is missing between two spaces is not noticed.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is not a FEN or an SFEN of the game, or if it has more pieces than squares.
    /// The rules of the game are not checked: a position with three kings is accepted.
    ///
    /// ```
    /// use epin_games::{Makruk, Setup};
    ///
    /// let setup = Setup::<Makruk>::parse("8/8/3k4/8/4M3/3S4/8/3K3R b - 32 5 71")?;
    /// assert_eq!(setup.counters.counting_limit.map(|limit| limit.get()), Some(32));
    /// # Ok::<(), epin_games::ParseFenError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseFenError> {
        Self::read(text).map_err(|error| explain::<G>(text, error))
    }

    /// Like [`parse`](Self::parse), but the error has no hint.
    pub(crate) fn read(text: &str) -> Result<Self, ParseFenError> {
        Self::read_visiting(text, |_, _| ())
    }

    /// Parses a string without a hint in the error and calls `visit` with the index of each square that has a
    /// piece and the range of that piece.
    pub(crate) fn read_visiting(
        text: &str,
        visit: impl FnMut(usize, Range<usize>),
    ) -> Result<Self, ParseFenError> {
        let mut reader = Reader::new(G::dialect(), text);
        let field = reader.read_field(ParseFenErrorKind::Board, "the board")?;
        let ([board, in_hands], hands) = G::read_hands(&reader, field)?;
        let squares = reader.read_board(board, G::START.sizes(), visit)?;
        reader.check_piece_count(&squares, &hands, in_hands)?;
        let turn = reader.read_turn()?;
        let (sizes, styles) = (G::START.sizes().into(), G::START.styles());
        let mut position = Position { sizes, squares, hands, styles, turn };
        let counters = G::read_rest(&mut reader, &mut position)?;
        reader.check_end()?;
        Ok(Self { position, counters })
    }
}

/// The word for the start position in UCI and USI.
const START: &str = "startpos";

/// Returns the error to report for a refused string, with a hint if there is one: what to write instead, or
/// what the string really is.
#[cold]
fn explain<G: Game>(text: &str, error: ParseFenError) -> ParseFenError {
    let reader = Reader::new(G::dialect(), text);
    if let Some(error) = label_error(G::dialect().notation, text) {
        return error;
    }
    if let Some(word) = word_before_position::<G>(text) {
        return reader.error(ParseFenErrorKind::Board, word, "the board");
    }
    let at = error.offset();
    repair::find::<G>(text, &error).unwrap_or_else(|| error.with_hint(hint::<G>(text, at)))
}

/// Returns whether a character is white space or invisible.
fn is_blank(char: char) -> bool {
    matches!(symbol(char), None | Some(b' '))
}

/// Returns the error for the labels at the start of a string, or `None` if there are none.
pub(crate) fn label_error(notation: &'static str, text: &str) -> Option<ParseFenError> {
    let labels = text.get(..label_len(text)).filter(|labels| !labels.is_empty())?;
    let (kind, expected) = (ParseFenErrorKind::Board, "the board, without a label");
    let error =
        ParseFenError::new(kind, notation, text, 0..labels.len(), expected, &quoted(labels));
    Some(error.with_hint(Suggestion::new("").map(Hint::Write)))
}

/// Returns the length of the labels at the start of a string, such as `position fen ` or `FEN: `, with the
/// white space around them. Returns 0 if nothing or `startpos` follows them.
pub(crate) fn label_len(text: &str) -> usize {
    let position = without_labels(text);
    let unlabeled = text.trim_start_matches(is_blank).len();
    let is_labeled = position.len() < unlabeled && !position.is_empty();
    if is_labeled && !position.starts_with(START) { text.len() - position.len() } else { 0 }
}

/// Returns what follows the labels, the white space and the invisible characters at the start of a string.
fn without_labels(text: &str) -> &str {
    let mut rest = text.trim_start_matches(is_blank);
    while let Some(after) = strip_label(rest) {
        rest = after.trim_start_matches(is_blank);
    }
    rest
}

/// Returns the range of the first word if a word after it starts a position of the game, as in `1. 8/8/…`.
fn word_before_position<G: Game>(text: &str) -> Option<Range<usize>> {
    let (first, mut rest) = text.trim_end().split_once(char::is_whitespace)?;
    if first.chars().all(is_blank) || first.contains('/') {
        return None;
    }
    while !rest.is_empty() {
        rest = rest.trim_start();
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        // Only a space ends a board. Without this check, the time would be quadratic if tabs separated boards.
        let ends_in_space = rest.strip_prefix(word).is_some_and(|after| after.starts_with(' '));
        if ends_in_space && word.contains('/') && Setup::<G>::read(rest).is_ok() {
            return Some(0..first.len());
        }
        rest = after;
    }
    None
}

/// Returns a hint: what a refused string really is (a FEEN, say, or a position of another game), or what
/// probably caused the mistake on its board.
fn hint<G: Game>(text: &str, at: usize) -> Option<Hint> {
    if is_feen(text) {
        return Some(Hint::IsFeen);
    }
    // A mistake after the board does not suggest another game.
    if text.find(' ').is_some_and(|end| at >= end) {
        return None;
    }
    if without_labels(text).split_ascii_whitespace().next() == Some(START) {
        return Some(Hint::IsStart);
    }
    // One wrong letter is a slip, such as the German `S` for a knight of chess. Two letters suggest another
    // game whose board has the same sizes.
    let board = text.split([' ', '[']).next().unwrap_or_default();
    let is_unknown =
        |letter: &u8| letter.is_ascii_alphabetic() && G::dialect().plain_piece(*letter).is_none();
    let is_slip = board.bytes().filter(is_unknown).count() < 2;
    // A `/` after a chess board is more likely to be a slip than the empty ninth rank that crazyhouse allows.
    let has_ninth_rank = board.matches('/').count() > 7 && !board.ends_with('/');
    let is_crazyhouse = text.contains(['[', '~']) || has_ninth_rank;
    let game = name_of::<G, Chess>(text, is_slip)
        // Brackets are not a slip, so only they count.
        .or_else(|| name_of::<Crazyhouse, Crazyhouse>(text, !is_crazyhouse))
        .or_else(|| name_of::<G, Shogi>(text, is_slip))
        .or_else(|| name_of::<G, Makruk>(text, is_slip))
        .or_else(|| name_of::<G, Xiangqi>(text, is_slip))
        .map(Hint::IsOfGame);
    let has_hands_field = G::dialect().hands == Some(HandsField::Separate);
    game.or((has_hands_field && text.contains('[')).then_some(Hint::HasBrackets))
}

/// Returns whether a string has the three fields of a FEEN, in which there may be mistakes: a board, hands with
/// a slash between them, and styles such as `C/c`. No FEN or SFEN has a slash after its first field.
pub(crate) fn is_feen(text: &str) -> bool {
    let fields: Vec<_> = text.split_ascii_whitespace().map(str::as_bytes).collect();
    match fields[..] {
        [_, hands, [first, b'/', second]] => {
            hands.contains(&b'/') && first.is_ascii_alphabetic() && second.is_ascii_alphabetic()
        }
        _ => false,
    }
}

/// Returns the name of `Other` if `Other` reads the string. If `is_slip`, only a game whose board has other
/// sizes counts.
fn name_of<G: Game, Other: Game>(text: &str, is_slip: bool) -> Option<&'static str> {
    let is_likely = !is_slip || G::START.sizes() != Other::START.sizes();
    (is_likely && Setup::<Other>::read(text).is_ok()).then_some(Other::NAME)
}

impl<G: Game> FromStr for Setup<G> {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Self, ParseFenError> {
        Self::parse(text)
    }
}

impl<G: Game> TryFrom<&str> for Setup<G> {
    type Error = ParseFenError;

    fn try_from(text: &str) -> Result<Self, ParseFenError> {
        Self::parse(text)
    }
}

impl<G: Game> TryFrom<String> for Setup<G> {
    type Error = ParseFenError;

    fn try_from(text: String) -> Result<Self, ParseFenError> {
        Self::parse(&text)
    }
}
