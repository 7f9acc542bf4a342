use core::fmt;

use crate::scan::prefix;
use crate::utf8::decode;
use crate::{Notation, Parts, Text};

/// Why a text is not a token.
///
/// Keeps the start of the text. Where the fault is and what it is are worked out when somebody
/// asks: of the texts that are tried as tokens, few come to an error message.
#[derive(Clone, Copy)]
#[repr(C)] // A `Result` then has room for a token beside `head` and `tail`, not across them.
pub struct Fault {
    notation: Notation,
    /// How long the start is: the whole text, or [`START`].
    len: u8,
    /// The first two bytes of the start; four of one that is longer than four.
    head: u32,
    /// As many of its last bytes, which the head may hold too.
    tail: u32,
}

/// What a token would have needed at the place of a [`Fault`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    /// The text is empty.
    Empty,
    /// A letter has to stand here.
    ExpectedLetter,
    /// The token is complete, and the text goes on.
    ExpectedEnd,
}

/// What a [`Fault`] comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Finding {
    kind: FaultKind,
    /// 0 to 4.
    offset: u8,
    found: Found,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    End,
    Char(char),
    /// A byte that no UTF-8 character starts with, or whose character is broken.
    Byte(u8),
}

/// How much of a text says what is wrong with it: a token, and the character behind it.
const START: usize = Parts::MAX_LEN + 4;

impl Fault {
    #[allow(clippy::cast_possible_truncation)] // No more than START.
    #[allow(clippy::inline_always)] // A part of `scan`.
    #[inline(always)]
    pub(crate) const fn new(notation: Notation, text: &[u8]) -> Self {
        let start = match text.first_chunk::<START>() {
            Some(start) => start,
            None => text,
        };
        let (head, tail) = if text.len() > 4 {
            match (start.first_chunk(), last_chunk(start)) {
                (Some(head), Some(tail)) => (u32::from_le_bytes(*head), u32::from_le_bytes(tail)),
                _ => (0, 0),
            }
        } else {
            match (start.first_chunk(), last_chunk(start), start) {
                (Some(head), Some(tail), _) => {
                    (u16::from_le_bytes(*head) as u32, u16::from_le_bytes(tail) as u32)
                }
                (.., [byte]) => (*byte as u32, 0),
                _ => (0, 0),
            }
        };
        Self { notation, len: start.len() as u8, head, tail }
    }

    /// The start of the text, followed by NUL, and its length.
    const fn start(self) -> ([u8; START], usize) {
        let (head, tail) = (self.head.to_le_bytes(), self.tail.to_le_bytes());
        let len = self.len as usize;
        let half = if len > 4 { 4 } else { 2 };
        let mut start = [0; START];
        let mut i = 0;
        while i < len {
            start[i] = if i < half { head[i] } else { tail[i + half - len] };
            i += 1;
        }
        (start, len)
    }

    /// Returns what a token would have needed here.
    #[must_use]
    pub const fn kind(self) -> FaultKind {
        self.finding().kind
    }

    /// Returns the byte offset of the fault, 0 to 4. It is always a character boundary.
    #[must_use]
    pub const fn offset(self) -> usize {
        self.finding().offset as usize
    }

    #[allow(clippy::cast_possible_truncation)] // 0 to 4.
    const fn finding(self) -> Finding {
        let (start, len) = self.start();
        let (text, _) = start.split_at(len);
        let (kind, offset) = match prefix(self.notation, text) {
            Ok(len) => (FaultKind::ExpectedEnd, len),
            Err(_) if text.is_empty() => (FaultKind::Empty, 0),
            Err(offset) => (FaultKind::ExpectedLetter, offset),
        };
        let (_, rest) = text.split_at(offset);
        let found = match (rest, decode(rest)) {
            ([], _) => Found::End,
            (_, Some(char)) => Found::Char(char),
            ([byte, ..], None) => Found::Byte(*byte),
        };
        Finding { kind, offset: offset as u8, found }
    }

    /// Returns the fault in words: what was expected, what was found, and where.
    #[must_use]
    pub const fn words(self) -> Text {
        let Finding { kind, offset, found } = self.finding();
        let text = Text::new();
        let text = match kind {
            FaultKind::Empty => return text.push_str("expected a token, found an empty string"),
            FaultKind::ExpectedLetter => text.push_str("expected a letter, found "),
            FaultKind::ExpectedEnd => text.push_str("expected the end of the token, found "),
        };
        let text = match found {
            Found::End => text.push_str("the end"),
            Found::Char(char @ ' '..='~') => text.push_str("`").push_char(char).push_str("`"),
            Found::Char(char) => text.push_code_point(char),
            Found::Byte(byte) => text.push_str("the byte 0x").push_hex(byte as u32, 2),
        };
        text.push_str(" at byte ").push_char((b'0' + offset) as char)
    }
}

impl PartialEq for Fault {
    fn eq(&self, other: &Self) -> bool {
        self.finding() == other.finding()
    }
}

impl Eq for Fault {}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.finding().fmt(f)
    }
}

/// The slice's own method, unless optimised for speed, brings the machinery of a panic along.
#[inline]
const fn last_chunk<const N: usize>(text: &[u8]) -> Option<[u8; N]> {
    let Some(start) = text.len().checked_sub(N) else { return None };
    let Some((_, last)) = text.split_at_checked(start) else { return None };
    match last.first_chunk() {
        Some(chunk) => Some(*chunk),
        None => None,
    }
}
