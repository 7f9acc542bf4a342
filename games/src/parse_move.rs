//! Reading a string as a `Move`, and explaining why a string is refused.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use epin::Suggestion;
use epin::notation::describe;

use crate::chess::Chess;
use crate::crazyhouse::Crazyhouse;
use crate::game::Game;
use crate::moves::Move;
use crate::parse_fen_error::quoted;
use crate::parse_move_error::{ParseMoveError, ParseMoveErrorKind as Kind};
use crate::shogi::Shogi;

impl<G: Game> Move<G> {
    /// Parses all of `text` as a move in the notation of the game's protocol.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is not a move, for example if it is a null move (`0000`), or `resign` or
    /// `win` in USI. Check for these before you parse. Whether a piece can make the move is not checked.
    ///
    /// ```
    /// use epin_games::{Move, Xiangqi};
    ///
    /// assert_eq!(Move::<Xiangqi>::parse("h2e2")?.to_string(), "h2e2");
    /// assert!(Move::<Xiangqi>::parse("h10g8").is_err());
    /// # Ok::<(), epin_games::ParseMoveError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseMoveError> {
        Self::read(text).map_err(|(kind, at)| explain::<G>(text, kind, at))
    }

    /// Like [`parse`](Self::parse), but the error is only the part that contains the mistake, and its offset.
    fn read(text: &str) -> Result<Self, (Kind, usize)> {
        let dialect = G::dialect();
        let square = |kind, at| text.get(at..at + 2).and_then(G::square_index).ok_or((kind, at));
        if let (Some(hands), [letter, sign @ (b'@' | b'*'), ..]) = (dialect.hands, text.as_bytes())
        {
            let piece = dialect.plain_piece(*letter).filter(|_| letter.is_ascii_uppercase());
            let piece = piece.filter(|piece| dialect.can_be_in_hand(*piece));
            let kind = piece.ok_or((Kind::Drop, 0))?.kind();
            if *sign != hands.drop_sign() {
                return Err((Kind::Drop, 1));
            }
            let drop = Self::drop(kind, square(Kind::Drop, 2)?);
            return drop.filter(|_| text.len() == 4).ok_or((Kind::End, 4));
        }
        let (from, to) = (square(Kind::From, 0)?, square(Kind::To, 2)?);
        let step = Self::step(from, to).ok_or((Kind::To, 2))?;
        let Some(letter) = text.as_bytes().get(4) else { return Ok(step) };
        let kind = if dialect.promotions.is_empty() { Kind::End } else { Kind::Promotion };
        let promotion = dialect.promotion(*letter).ok_or((kind, 4))?;
        step.with_promotion(promotion).filter(|_| text.len() == 5).ok_or((Kind::End, 5))
    }
}

impl<G: Game> FromStr for Move<G> {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        Self::parse(text)
    }
}

/// Returns the error for a refused string. `at` is the offset of the part that contains the mistake.
#[cold]
fn explain<G: Game>(text: &str, kind: Kind, at: usize) -> ParseMoveError {
    let (protocol, len, suggestion) = (G::dialect().protocol, text.len(), repaired::<G>(text));
    let (kind, offset, reason) = match notation::<G>(text) {
        Some(notation) if suggestion.is_none() => {
            (Kind::Notation, 0, format!("expected a move in {protocol}, found {notation}"))
        }
        _ => {
            let rest = text.get(at..).unwrap_or_default();
            let found = match rest.chars().next() {
                None => "the end".into(),
                // It may look like the right character, as a Cyrillic `е` does.
                Some(char) if !char.is_ascii() => describe(char).to_string(),
                Some(_) => quoted(rest),
            };
            (kind, at, format!("expected {}, found {found}", expected::<G>(text, kind, at)))
        }
    };
    ParseMoveError { kind, protocol, offset, len, reason, suggestion }
}

/// Returns what is expected at the offset `at`, where the part `kind` of a move starts.
fn expected<G: Game>(text: &str, kind: Kind, at: usize) -> String {
    let dialect = G::dialect();
    let is_same = text.get(2..4).is_some_and(|to| text.starts_with(to));
    match (kind, dialect.hands) {
        (Kind::From, None) => "the square that the piece leaves".into(),
        (Kind::From, Some(_)) => "the square that the piece leaves, or a drop".into(),
        (Kind::To, _) if is_same => "a square other than the one that the piece leaves".into(),
        (Kind::To, _) => "the square that the piece moves to".into(),
        (Kind::Drop, Some(hands)) if at == 1 => format!("`{}`", char::from(hands.drop_sign())),
        (Kind::Drop, _) if at == 0 => dialect.expected_in_hand(),
        (Kind::Drop, _) => "the square of the drop".into(),
        (Kind::Promotion, _) => {
            let letters =
                dialect.promotions.iter().map(|letter| format!("`{}`", char::from(*letter)));
            letters.collect::<Vec<_>>().join(", ") + " or the end of the move"
        }
        (Kind::End | Kind::Notation, _) => "the end of the move".into(),
    }
}

/// Returns the move that a refused string was most likely meant to be: see [`ParseMoveError::suggestion`].
fn repaired<G: Game>(text: &str) -> Option<Suggestion> {
    let text = text.trim();
    let drop = G::dialect().hands.zip(text.split_once(['@', '*']));
    let repaired = if let Some((hands, (piece, square))) = drop {
        let [piece, square] = [piece.to_ascii_uppercase(), square.to_ascii_lowercase()];
        format!("{piece}{}{square}", char::from(hands.drop_sign()))
    } else {
        let (from, rest) = text.split_at_checked(2)?;
        let rest = rest.strip_prefix(['-', '–', 'x', '×']).unwrap_or(rest);
        let (to, promotion) = rest.split_at_checked(2)?;
        // A `=` without a letter after it is a promotion that is missing.
        let letter = promotion.strip_prefix('=').filter(|letter| !letter.is_empty());
        // In `B1c3`, the `B` could be a bishop.
        let can_be_piece =
            |letter: u8| letter.is_ascii_uppercase() && G::dialect().plain_piece(letter).is_some();
        if from.bytes().next().is_some_and(can_be_piece) && to != to.to_ascii_uppercase() {
            return None;
        }
        [from, to, letter.unwrap_or(promotion)].concat().to_ascii_lowercase()
    };
    Suggestion::new(&repaired).filter(|_| Move::<G>::read(&repaired).is_ok())
}

/// Returns what a string is that has a meaning in another notation or for a protocol, but not as a move.
fn notation<G: Game>(text: &str) -> Option<&'static str> {
    let dialect = G::dialect();
    match text.trim_end_matches(['+', '#']) {
        "0000" => Some("a null move"),
        "resign" | "win" => Some("the end of the game"),
        "O-O" | "O-O-O" | "0-0" | "0-0-0" if G::IS_ORTHODOX => {
            Some("castling, which is a move of the king, such as `e1g1`")
        }
        _ if dialect.protocol == "UCCI" && text.contains("10") => Some(
            "a rank 10: Fairy-Stockfish and some other programs count from 1 to 10, not from 0 to 9",
        ),
        _ if G::IS_ORTHODOX && is_san(text) => Some("one in SAN"),
        _ if Move::<Shogi>::read(text).is_ok() => Some("one in USI"),
        _ if dialect.protocol == "USI" && Move::<Crazyhouse>::read(text).is_ok() => {
            Some("one in UCI")
        }
        _ => None,
    }
}

/// Returns whether a string can be a move in SAN, the notation of PGN files: `e4`, `exd5`, `Ng1f3`, `Qxf7#`,
/// `e8=Q+`.
fn is_san(text: &str) -> bool {
    let text = text.trim_end_matches(['+', '#']);
    let text = text.trim_end_matches(['Q', 'R', 'B', 'N']).trim_end_matches('=');
    let Some((before, square)) = text.len().checked_sub(2).and_then(|at| text.split_at_checked(at))
    else {
        return false;
    };
    let is_pawn = matches!(before.as_bytes(), [] | [b'a'..=b'h', b'x']);
    let is_piece = before.len() < 5
        && before.starts_with(['K', 'Q', 'R', 'B', 'N'])
        && before
            .bytes()
            .skip(1)
            .all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'-'));
    Chess::square_index(square).is_some() && (is_pawn || is_piece)
}
