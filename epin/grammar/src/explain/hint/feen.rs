//! What to write instead of what is wrong with a position.

use super::Hint;
use crate::explain::chars::symbols::START;
use crate::explain::feen::Fault;
use crate::explain::message::Message;
use crate::explain::suggestion::Suggestion;
use crate::read::feen::{hand_key, is_styles, read_count, read_item};
use crate::read::scan::scan_start;
use crate::token::layout::Token;
use crate::token::notation::Notation;

const CHESS_FEN: Hint = Hint::Note(
    "this is a chess FEN: in FEEN, the hands and the styles follow the board, as in `/ C/c`",
);
const FEN: Hint =
    Hint::Note("this is a FEN: in FEEN, the hands and the styles follow the board, as in `/ C/c`");
const SFEN: Hint = Hint::Note(
    "this is an SFEN: in FEEN, the hands and the styles follow the board, as in `/ S/s`",
);
const FIELDS: Hint = Hint::Note("a position is a board, hands and styles, as in `8/8 / C/c`");
const UNDERSCORES: Hint = Hint::Note("each field ends with a space, not with an underscore");
const LIMIT: Hint = Hint::Note("a board has at most three dimensions");
const NAMES: Hint = Hint::Note("each style is one letter, as in C/m: a name such as Chess is SNN");
const ORDER: Hint =
    Hint::Note("greater counts come first, then letters from A to Z, and each piece is there once");

impl Hint {
    /// Returns the hint for something that is wrong with a position. `text` is what to replace, or
    /// `None` if it is too long for a repair.
    #[cold]
    pub(crate) fn on_feen(fault: Fault, text: Option<&[u8]>) -> Option<Self> {
        match (fault, text) {
            (Fault::ChessFen, _) => Some(CHESS_FEN),
            (Fault::Fen, _) => Some(FEN),
            (Fault::Sfen, _) => Some(SFEN),
            (Fault::Alone, _) => Some(FIELDS),
            (Fault::Slashes { .. }, _) => Some(LIMIT),
            (Fault::Space, Some(b"_")) => Some(UNDERSCORES),
            (Fault::Space, Some([b'_', hands @ .., b'_'])) => spaced(hands),
            (Fault::Space, Some(_)) => Some(write(&[" "])),
            (Fault::DoubledSlash, _) => Some(write(&["/"])),
            (Fault::NoSpace, Some([b'/', ..])) => Some(write(&[" / "])),
            (Fault::NoSpace, Some(styles)) => match core::str::from_utf8(styles) {
                Ok(styles) => Some(write(&[" ", styles])),
                Err(_) => None, // Never: these are styles.
            },
            (Fault::Square | Fault::InHand, Some(text)) if text.len() <= START => {
                only_repair(Self::on(Notation::Epin, text))
            }
            (Fault::BoardCount | Fault::HandCount, Some(text)) => without_zeros(fault, text),
            (Fault::Hands, Some(text)) => hands(text),
            (Fault::HandOrder, text) => Some(in_order(text)),
            (
                Fault::Styles
                | Fault::StylesSlash
                | Fault::StylesUpper
                | Fault::StylesLower
                | Fault::StylesEnd,
                Some(text),
            ) => styles(text),
            _ => None,
        }
    }
}

const fn write(parts: &[&str]) -> Hint {
    Hint::Write(Suggestion::new(parts))
}

/// Returns the hands with spaces around them.
fn spaced(hands: &[u8]) -> Option<Hint> {
    match core::str::from_utf8(hands) {
        Ok(text) if hands.len() + 2 <= Suggestion::CAPACITY => Some(write(&[" ", text, " "])),
        _ => None,
    }
}

/// Leaves out notes, which are about a whole string.
fn only_repair(hint: Option<Hint>) -> Option<Hint> {
    match hint {
        Some(Hint::Write(_)) => hint,
        _ => None,
    }
}

/// Returns a count without the zeros before it. In a hand, its piece follows, and a count of 1 is left
/// out: `8` for `08`, `P` for `1P` and `01P`. For `0P`, which may be one piece or none, there is nothing.
fn without_zeros(fault: Fault, text: &[u8]) -> Option<Hint> {
    let mut rest = text;
    while let [b'0', more @ ..] = rest {
        rest = more;
    }
    let (count, piece) = read_count(rest)?;
    let written = match (fault, scan_start(piece)) {
        (Fault::HandCount, Some((_, []))) if count == 1 => piece,
        (Fault::HandCount, Some((_, []))) | (Fault::BoardCount, None) => rest,
        _ => return None,
    };
    match core::str::from_utf8(written) {
        Ok(written) if written.len() <= Suggestion::CAPACITY => Some(write(&[written])),
        _ => None,
    }
}

/// Returns empty hands for a hyphen, and before styles that follow the board.
fn hands(text: &[u8]) -> Option<Hint> {
    if let b"-" = text {
        return Some(write(&["/"]));
    }
    let mut styles = text;
    while let [b' ' | b'\t' | b'\n' | b'\r', more @ ..] = styles {
        styles = more;
    }
    match core::str::from_utf8(styles) {
        Ok(text) if is_styles(styles) => Some(write(&["/ ", text])),
        _ => None,
    }
}

/// Returns the styles with letters of opposite case: that of the first letter decides which side is
/// to move.
fn styles(text: &[u8]) -> Option<Hint> {
    if text.len() > START {
        return None;
    }
    let hint = Hint::on(Notation::Styles, text);
    let Some(Hint::Write(meant)) = hint else {
        let has_word = text.windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic));
        return has_word.then_some(NAMES);
    };
    let [active, b'/', inactive] = *meant.as_str().as_bytes() else { return None };
    let (active, inactive) = match text {
        [b'a'..=b'z', ..] => (active.to_ascii_lowercase(), inactive.to_ascii_uppercase()),
        _ => (active, inactive),
    };
    match core::str::from_utf8(&[active, b'/', inactive]) {
        Ok(styles) => Some(write(&[styles])),
        Err(_) => None, // Never: these are letters.
    }
}

/// Returns the hand in the order of a position and with each piece once, or how to order it.
fn in_order(hand: Option<&[u8]>) -> Hint {
    let Some(hand) = hand else { return ORDER };
    let mut message = Message::new();
    let mut last = 0;
    while let Some((token, count)) = next_item(hand, last) {
        if count > 1 {
            message.push_number(count as usize);
        }
        message.push_str(token.as_str());
        last = hand_key(token, count);
    }
    if message.as_str().len() > Suggestion::CAPACITY { ORDER } else { write(&[message.as_str()]) }
}

/// Returns the first item that comes after another in the order of a hand, by its key, with the
/// count of all items of the same piece.
const fn next_item(hand: &[u8], last: u64) -> Option<(Token, u32)> {
    let mut next = None;
    let mut next_key = u64::MAX;
    let mut rest = hand;
    while let Some(((token, _), more)) = read_item(rest) {
        let count = count_of(hand, token);
        let key = hand_key(token, count);
        if last < key && key < next_key {
            (next, next_key) = (Some((token, count)), key);
        }
        rest = more;
    }
    next
}

/// Returns how many of a piece are in a hand.
const fn count_of(hand: &[u8], wanted: Token) -> u32 {
    let mut all: u32 = 0;
    let mut rest = hand;
    while let Some(((token, count), more)) = read_item(rest) {
        if token.index() == wanted.index() {
            all = all.saturating_add(count);
        }
        rest = more;
    }
    all
}
