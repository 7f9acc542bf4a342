//! Guesses what each part of an invalid board or hand was meant to be.
//!
//! [`Items`] cuts the field into items, valid or not, and each has its meaning: `k^^` means `k^`. An
//! item that is already valid is *exact*. All sizes are measured by meaning, so `k^^6/8.` has a rank
//! of 7 squares and one of 9, although both contain invalid items. This is why the repairs of a
//! rank fit together: replacing items by their meaning does not change its size.
//!
//! ```text
//! item          meant
//! k^^  −P  К    the piece k^, -P, K
//! 08  ８  ...   8, 8, 3 empty squares; `4...` is one item, because two would be repaired to `43`
//! ／            a slash; so are `,` `;` `\` `|` if they separate all ranks (see `plan.rs`)
//! U+200B        nothing: an invisible character is to be left out
//! ♔  --K        unclear
//! ```

use super::lex::{Lexeme, lex};
use super::mistake::Span;
use crate::explain::chars::decode::{decode, unescape};
use crate::explain::chars::look_alike::{FOREIGN, symbol};
use crate::read::scan::scan;
use crate::token::attributes::State;
use crate::token::bytes::slice;
use crate::token::layout::Token;
use crate::token::notation::Notation;

/// The maximum number of bytes between brackets that are read as one item: `[QRp]`.
const BRACKETED: usize = 16;

/// The maximum number of markers before the letter of a piece, and in total. With more, it is not read
/// as a piece. This bounds the time for a long row of markers, which is read again from each of them.
const BEFORE: usize = 3;
const MARKERS: usize = 12;

/// What was meant by an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meant {
    Piece(Token),
    /// How many empty squares, or how many of the next piece in a hand.
    Count(u32),
    /// This many slashes.
    Slashes(u32),
    /// White space.
    Space,
    /// An invisible character.
    Nothing,
    Unclear,
}

impl Meant {
    /// Returns how many squares the item takes on a board, or `None` if that is unclear.
    pub(super) fn squares(self) -> Option<u32> {
        match self {
            Self::Piece(_) => Some(1),
            Self::Count(count) => Some(count),
            Self::Slashes(_) | Self::Space | Self::Nothing => Some(0),
            Self::Unclear => None,
        }
    }
}

/// A part of a field, and what was meant by it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Item {
    pub(super) span: Span,
    /// The offset of the first character that does not fit, for the message.
    pub(super) at: usize,
    pub(super) meant: Meant,
    /// Whether the item is valid as written.
    pub(super) is_exact: bool,
    /// Whether it draws empty squares, such as `...` for 3.
    pub(super) is_drawn: bool,
}

impl Item {
    /// Returns the sum of a count's digits, in case each was meant as a separate count: 8 for `44`.
    pub(super) fn digits(&self, text: &[u8]) -> Option<u32> {
        let digits = self.span.slice(text);
        let is_several =
            digits.len() > 1 && digits.iter().all(|digit| matches!(digit, b'1'..=b'9'));
        is_several.then(|| digits.iter().map(|digit| u32::from(digit - b'0')).sum())
    }
}

/// The items of a field.
#[derive(Debug, Clone)]
pub(super) struct Items<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
    end: usize,
    is_board: bool,
    /// What separates ranks instead of a slash.
    separator: Option<u8>,
    /// The meaning of the previous item.
    last: Meant,
    /// The item at `at`, if it was read already to see whether it joins with the previous one.
    peeked: Option<Item>,
}

impl<'a> Items<'a> {
    pub(super) fn of_board(text: &'a [u8], board: Span, separator: Option<u8>) -> Self {
        Self {
            text,
            at: board.start(),
            end: board.end(),
            is_board: true,
            separator,
            last: Meant::Space,
            peeked: None,
        }
    }

    pub(super) fn of_hands(text: &'a [u8], hands: Span) -> Self {
        Self { is_board: false, ..Self::of_board(text, hands, None) }
    }

    /// Reads one item at an offset, without joining it with the next.
    fn read(&self, at: usize) -> Option<Item> {
        let rest = slice(self.text, at, self.end);
        let (lexeme, more) = lex(rest)?;
        let meant = match lexeme {
            Lexeme::Piece(token) => Meant::Piece(token),
            Lexeme::Count(count) => Meant::Count(count),
            Lexeme::Slash => Meant::Slashes(1),
            Lexeme::Space | Lexeme::Wrong => return Some(self.read_loosely(at, rest)),
        };
        let goes_on = match (meant, more) {
            (_, [] | [b'/' | b' ' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z', ..]) => false,
            (Meant::Piece(_), _) => matches!(visible(more), (Some(b'^' | b'\'' | b'`'), _)),
            (Meant::Count(_), _) => digit(more).is_some(),
            _ => false,
        };
        if goes_on {
            return Some(self.read_loosely(at, rest));
        }
        let span = Span::new(at, self.end - more.len());
        Some(Item { span, at, meant, is_exact: true, is_drawn: false })
    }

    fn read_loosely(&self, at: usize, rest: &[u8]) -> Item {
        let (first, after) = character(rest);
        let (meant, more) = match first {
            None => (Meant::Nothing, after),
            first if first == self.separator => (Meant::Slashes(1), after),
            Some(b' ') => (Meant::Space, after),
            Some(b'/') => (Meant::Slashes(1), after),
            _ => match number(rest).or_else(|| piece(rest)).or_else(|| self.drawn(rest)) {
                Some(meant) => meant,
                None => (Meant::Unclear, bracketed(rest).unwrap_or(after)),
            },
        };
        // The first character that does not fit is the one after the valid start: in `k^^`, after `k^`.
        let fits = match (meant, lex(rest)) {
            (Meant::Piece(_), Some((Lexeme::Piece(_), more)))
            | (Meant::Count(_), Some((Lexeme::Count(_), more))) => rest.len() - more.len(),
            _ => 0,
        };
        let is_drawn = matches!(meant, Meant::Count(_)) && digit(rest).is_none();
        let span = Span::new(at, self.end - more.len());
        Item { span, at: at + fits, meant, is_exact: false, is_drawn }
    }

    /// Returns the number of empty squares that are drawn at the start of `text`, all with the same
    /// character. `--K` is unclear, because the second `-` may belong to the piece.
    fn drawn(&self, text: &'a [u8]) -> Option<(Meant, &'a [u8])> {
        let (first, _) = decode(text)?;
        if !self.is_board || !matches!(first, '.' | '-' | '_' | '·' | '□') {
            return None;
        }
        let (mut count, mut rest, mut last) = (0, text, text);
        while let Some((_, more)) = decode(rest).filter(|(char, _)| *char == first) {
            (count, last, rest) = (count + 1, rest, more);
        }
        match lex(last) {
            // The `-` is the sign of an unclear piece: `-K''''`.
            Some((Lexeme::Piece(_), _)) if count == 1 => None,
            Some((Lexeme::Piece(_), _)) => Some((Meant::Unclear, last)),
            _ => Some((Meant::Count(count), rest)),
        }
    }

    /// Joins two items into one, or returns `None` if they are separate.
    fn join(&self, item: Item, next: Item) -> Option<Item> {
        let meant = match (item.meant, next.meant) {
            (Meant::Count(a), Meant::Count(b)) => Meant::Count(a.saturating_add(b)),
            (Meant::Slashes(a), Meant::Slashes(b)) => Meant::Slashes(a + b),
            (Meant::Space, Meant::Space) => Meant::Space,
            (Meant::Unclear, Meant::Unclear) => Meant::Unclear,
            // The rest of a piece that has too many markers.
            (Meant::Unclear, Meant::Piece(_))
                if self.text.get(next.span.start()) == Some(&b'^') =>
            {
                Meant::Unclear
            }
            _ => return None,
        };
        let is_exact = item.is_exact && next.is_exact;
        Some(Item {
            span: Span::new(item.span.start(), next.span.end()),
            at: if item.is_exact { next.at } else { item.at },
            meant,
            is_exact,
            is_drawn: item.is_drawn || next.is_drawn,
        })
    }
}

impl Iterator for Items<'_> {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        let mut item = self.peeked.take().or_else(|| self.read(self.at))?;
        // A piece is not joined with what follows it.
        while !matches!(item.meant, Meant::Piece(_)) {
            let next = self.read(item.span.end());
            let Some(joined) = next.and_then(|next| self.join(item, next)) else {
                self.peeked = next;
                break;
            };
            item = joined;
        }
        // Leaving out the space of `4 4` would make it 44, so the space is unclear.
        let goes_on = |item: Item| !matches!(item.meant, Meant::Piece(_) | Meant::Slashes(_));
        if let (Meant::Space | Meant::Nothing, Meant::Count(_)) = (item.meant, self.last) {
            if self.peeked.is_some_and(goes_on) {
                item.meant = Meant::Unclear;
            }
        }
        self.at = item.span.end();
        self.last = item.meant;
        Some(item)
    }
}

/// Returns the symbol of the first character of `text`, or `None` if it is invisible; and the rest. An
/// escape such as `&#39;` is one character.
fn character(text: &[u8]) -> (Option<u8>, &[u8]) {
    if let [byte @ b' '..=b'~', rest @ ..] = text {
        if !b"\\%&".contains(byte) {
            return (Some(*byte), rest);
        }
    }
    match (unescape(text), decode(text), text) {
        // `%20` is not a separator of words.
        (Some((byte, rest)), ..) => (Some(if byte == b' ' { FOREIGN } else { byte }), rest),
        (None, Some((char, rest)), _) => (symbol(char), rest),
        (None, None, [_, rest @ ..]) => (Some(FOREIGN), rest),
        (None, None, []) => (Some(FOREIGN), &[]),
    }
}

/// Like [`character`], but skips one invisible character.
fn visible(text: &[u8]) -> (Option<u8>, &[u8]) {
    match character(text) {
        (None, rest) => character(rest),
        visible => visible,
    }
}

/// Returns the digit at the start of `text`, which may be full-width, and the rest.
fn digit(text: &[u8]) -> Option<(u32, &[u8])> {
    let (char, rest) = decode(text)?;
    match symbol(char)? {
        digit @ b'0'..=b'9' => Some((u32::from(digit - b'0'), rest)),
        _ => None,
    }
}

/// Returns the count at the start of `text` and the rest. A count of zero is unclear.
fn number(text: &[u8]) -> Option<(Meant, &[u8])> {
    let (mut count, mut rest) = digit(text)?;
    while let Some((digit, more)) = digit(rest) {
        count = count.saturating_mul(10).saturating_add(digit);
        rest = more;
    }
    Some((if count == 0 { Meant::Unclear } else { Meant::Count(count) }, rest))
}

/// Returns the piece at the start of `text` and the rest. The piece is a letter with signs before it and
/// other markers around it, such as `K^'` for `^K’`. An apostrophe before the letter is refused, because
/// it may be a quotation mark, and so is `--K`, which may start with empty squares. With more than two
/// apostrophes, the piece is unclear.
fn piece(text: &[u8]) -> Option<(Meant, &[u8])> {
    let (mut letter, mut plus, mut minus, mut carets, mut apostrophes) = (None, 0, 0, 0, 0);
    let mut rest = text;
    loop {
        let (symbol, more) = visible(rest);
        match (symbol?, letter) {
            (b'+', None) => plus += 1,
            (b'-', None) => minus += 1,
            (new @ (b'A'..=b'Z' | b'a'..=b'z'), None) => letter = Some(new),
            (b'^', _) => carets += 1,
            (b'\'' | b'`', Some(_)) => apostrophes += 1,
            _ => break,
        }
        let markers = plus + minus + carets + apostrophes;
        if letter.is_none() && markers > BEFORE || markers > MARKERS {
            return None;
        }
        rest = more;
    }
    let state = match (plus, minus) {
        (0, 0) => State::Normal,
        (_, 0) => State::Enhanced,
        (0, 1) => State::Diminished,
        _ => return None,
    };
    let token = scan(Notation::Pin, &[letter?])?;
    let token = token.with_state(state).with_terminal(carets > 0).with_derived(apostrophes > 0);
    Some((if apostrophes > 2 { Meant::Unclear } else { Meant::Piece(token) }, rest))
}

/// Returns what follows the brackets at the start of `text`, if they are closed soon.
fn bracketed(text: &[u8]) -> Option<&[u8]> {
    let close = match text {
        [b'[', ..] => b']',
        [b'(', ..] => b')',
        [b'{', ..] => b'}',
        [b'<', ..] => b'>',
        _ => return None,
    };
    let near = text.iter().take(BRACKETED + 2).take_while(|byte| **byte != b'/');
    let len = near.clone().position(|byte| *byte == close)?;
    text.get(len + 1..)
}
