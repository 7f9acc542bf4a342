//! Guesses what each part of an invalid board or hand was meant to be.
//!
//! [`parts`] splits a field into parts, valid or not, each with its meaning: `k^^` means `k^`. A
//! part that is already valid is *exact*. The size of a rank is the size of what was meant, so `k^^6/08` has a
//! rank of 7 squares and a rank of 8 squares, although both contain an invalid part. This is why the repairs
//! of a rank fit together: replacing a part with its meaning does not change the size of the rank.
//!
//! ```text
//! part          meaning
//! k^^  −P  К    the piece k^, -P, K
//! 08  ８        8 empty squares
//! ／  &#47;     a slash
//! U+200B        nothing: an invisible character is to be removed
//! ♔  --K        unclear
//! ++PP, P++P    `++P` is unclear: both strings may be `+P+P` with two characters swapped
//! P''G, PG''    `P''` and `G''` are unclear, for the same reason
//! k`            a piece and an unclear part: the backtick may stand for `'` or, on a Spanish keyboard, `^`
//! ```
//!
//! `notation/piece_hints.rs` cannot read these pieces: it takes a whole string as one piece, in any order, and
//! does not tell where a piece ends.

use alloc::vec::Vec;

use super::span::Span;
use crate::feen::lex::{Lexeme, read_lexeme};
use crate::text::{FOREIGN, decode, slice, symbol, unescape};
use crate::token::{Epin, State};

/// The maximum number of bytes between two brackets. Up to this limit, the brackets and their content are read
/// as one part, as in `[QRp]` and `</sup>`.
const MAX_BRACKETED: usize = 16;

/// The maximum number of markers before the letter of a piece. A part with more markers is not read as a piece.
/// Without this limit and the next one, a long row of markers could take quadratic time, because the row would
/// be read to its end again from each of its markers.
const MAX_MARKERS_BEFORE: usize = 3;

/// The maximum number of markers around the letter of a piece, in total.
const MAX_MARKERS: usize = 12;

/// What was meant by a part of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Piece(Epin),
    /// A count of empty squares or, in a hand, of the next piece.
    Count(u32),
    Slash,
    /// White space.
    Space,
    /// An invisible character, by which nothing was meant.
    Nothing,
    Unclear,
}

impl Meaning {
    pub(super) fn piece(self) -> Option<Epin> {
        if let Self::Piece(piece) = self { Some(piece) } else { None }
    }
}

/// A part of a field, and what was meant by it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part {
    pub(super) span: Span,
    /// The offset, shown in the message, of the first character that does not fit.
    pub(super) offset: usize,
    pub(super) meaning: Meaning,
    /// Whether the part is valid as written.
    pub(super) is_exact: bool,
}

/// Returns the parts of a field.
pub(super) fn parts(text: &[u8], field: Span) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut start = field.start;
    while let Some(part) = read(text, start, field.end) {
        start = part.span.end;
        if !parts.last_mut().is_some_and(|last| last.join(text, &part)) {
            parts.push(part);
        }
    }
    mark_unclear(text, &mut parts);
    parts
}

/// Marks a part as unclear if the parts beside it make its meaning doubtful.
fn mark_unclear(text: &[u8], parts: &mut [Part]) {
    let (mut earlier, mut before) = (Meaning::Slash, Meaning::Slash);
    let mut rest = parts;
    while let [part, after @ ..] = rest {
        let next = after.first().map_or(Meaning::Slash, |next| next.meaning);
        let marks = part.span.slice(text);
        let mut beside = [before, next].into_iter().filter_map(Meaning::piece);
        let is_unclear = match (before, part.meaning) {
            // The space in `4 4` is unclear, because removing it would leave `44`, a different count.
            (Meaning::Count(_), Meaning::Space | Meaning::Nothing) => {
                !matches!(next, Meaning::Piece(_) | Meaning::Slash)
            }
            // In `P++P` and `P''G`, one of the two marks may belong to the other piece.
            (_, Meaning::Piece(_)) if marks.starts_with(b"++") => {
                beside.any(|piece| piece.state() == State::Normal)
            }
            (_, Meaning::Piece(_)) if marks.ends_with(b"''") => {
                beside.any(|piece| !piece.is_derived())
            }
            // In `P'^G` and `P^^G`, the last `^` may belong to the `G`.
            (_, Meaning::Piece(_)) if marks.ends_with(b"'^") || marks.ends_with(b"^^") => {
                next.piece().is_some_and(|piece| !piece.is_terminal())
            }
            // In `k2^p`, the `^` may belong to the `k`.
            (Meaning::Count(_), Meaning::Piece(_)) if marks.starts_with(b"^") => {
                earlier.piece().is_some_and(|piece| !piece.is_terminal())
            }
            _ => false,
        };
        if is_unclear {
            part.meaning = Meaning::Unclear;
        }
        (earlier, before) = (before, part.meaning);
        rest = after;
    }
}

/// Returns the part at the given offset, without joining it to the next part.
fn read(text: &[u8], start: usize, end: usize) -> Option<Part> {
    let rest = slice(text, start, end);
    let (lexeme, more) = read_lexeme(rest)?;
    let meaning = match lexeme {
        Lexeme::Slash => Meaning::Slash,
        Lexeme::Count(count) if digit(more).is_none() => Meaning::Count(count),
        Lexeme::Piece(token) if !matches!(next_visible(more).0, Some(b'^' | b'\'')) => {
            Meaning::Piece(token)
        }
        _ => return Some(read_loosely(text, start, rest)),
    };
    Some(Part { span: Span::new(start, end - more.len()), offset: start, meaning, is_exact: true })
}

fn read_loosely(text: &[u8], start: usize, rest: &[u8]) -> Part {
    let (first, after) = field_symbol(rest);
    let (meaning, more) = match first {
        None => (Meaning::Nothing, after),
        Some(b' ') => (Meaning::Space, after),
        Some(b'/') => (Meaning::Slash, after),
        _ => match count_meaning(rest).or_else(|| piece_meaning(rest)) {
            Some(meaning_and_rest) => meaning_and_rest,
            None => (Meaning::Unclear, bracketed(rest).unwrap_or(after)),
        },
    };
    let span = Span::new(start, start + rest.len() - more.len());
    // The first character that does not fit is the one after a valid start (`k^` in `k^^`) or after a sign: in
    // `+К`, it is the Cyrillic letter. If the part starts with neither, its first character does not fit.
    let fits = match (read_lexeme(rest), span.slice(text)) {
        (Some((Lexeme::Piece(_) | Lexeme::Count(_), more)), _) => rest.len() - more.len(),
        (_, [b'+' | b'-', _, ..]) => 1,
        _ => 0,
    };
    Part { span, offset: usize::min(start + fits, span.end), meaning, is_exact: false }
}

impl Part {
    /// Joins the next part to this one if the two form a single mistake, and returns whether they do.
    fn join(&mut self, text: &[u8], next: &Self) -> bool {
        let is_one = match (self.meaning, next.meaning) {
            (Meaning::Space, Meaning::Space) | (Meaning::Unclear, Meaning::Unclear) => true,
            // The rest of a piece that has too many markers.
            (Meaning::Unclear, Meaning::Piece(_)) => text.get(next.span.start) == Some(&b'^'),
            _ => false,
        };
        if is_one {
            // In `+#`, the sign fits but the `#` does not.
            let is_sign = matches!(self.span.slice(text), b"+" | b"-");
            if is_sign && !text.get(next.offset).is_some_and(u8::is_ascii_alphabetic) {
                self.offset = next.offset;
            }
            self.span.end = next.span.end;
        }
        is_one
    }
}

/// Returns the symbol of the first character of `text` (`None` if that character
/// is invisible) and the rest of `text`. An escape such as `&#39;` counts as one
/// character, but the `\-` of `k7\-p7` does not, because its `\` separates ranks.
fn field_symbol(text: &[u8]) -> (Option<u8>, &[u8]) {
    if let [byte @ b' '..=b'~', rest @ ..] = text {
        if !b"\\%&".contains(byte) {
            return (Some(*byte), rest);
        }
    }
    let escape = if let [b'\\', b'+' | b'-', ..] = text { None } else { unescape(text) };
    match (escape, decode(text), text) {
        // Unlike a space, `%20` does not separate words.
        (Some((byte, rest)), ..) => (Some(if byte == b' ' { FOREIGN } else { byte }), rest),
        (None, Some((char, rest)), _) => (symbol(char), rest),
        (None, None, [_, rest @ ..]) => (Some(FOREIGN), rest),
        (None, None, []) => (Some(FOREIGN), &[]),
    }
}

/// Like [`field_symbol`], but first skips an invisible character, if there is one.
fn next_visible(text: &[u8]) -> (Option<u8>, &[u8]) {
    match field_symbol(text) {
        (None, rest) => field_symbol(rest),
        visible => visible,
    }
}

/// Returns the value of the digit, full-width or not, at the start of `text`, and the rest of the string.
fn digit(text: &[u8]) -> Option<(u32, &[u8])> {
    let (char, rest) = decode(text)?;
    match symbol(char)? {
        digit @ b'0'..=b'9' => Some((u32::from(digit - b'0'), rest)),
        _ => None,
    }
}

/// Returns the meaning of the count at the start of `text`, and the rest of the string. Zero is unclear.
fn count_meaning(text: &[u8]) -> Option<(Meaning, &[u8])> {
    let (mut count, mut rest) = digit(text)?;
    while let Some((digit, more)) = digit(rest) {
        count = count.saturating_mul(10).saturating_add(digit);
        rest = more;
    }
    Some((if count == 0 { Meaning::Unclear } else { Meaning::Count(count) }, rest))
}

/// Returns the meaning of the piece at the start of `text`, and the rest of the string. A piece is a letter
/// with signs before it and other markers around it: `^K’` is read as `K^'`. An apostrophe before the letter
/// is refused, because it may be a quotation mark. `--K` is also refused, because each `-` may stand for an
/// empty square. A piece is unclear if it has more than two apostrophes.
fn piece_meaning(text: &[u8]) -> Option<(Meaning, &[u8])> {
    let (mut letter, mut plus, mut minus, mut carets, mut apostrophes) = (None, 0, 0, 0, 0);
    let mut rest = text;
    loop {
        let (symbol, more) = next_visible(rest);
        match (symbol?, letter) {
            (b'+', None) => plus += 1,
            (b'-', None) => minus += 1,
            (new @ (b'A'..=b'Z' | b'a'..=b'z'), None) => letter = Some(new),
            (b'^', _) => carets += 1,
            (b'\'', Some(_)) => apostrophes += 1,
            _ => break,
        }
        let markers = plus + minus + carets + apostrophes;
        if letter.is_none() && markers > MAX_MARKERS_BEFORE || markers > MAX_MARKERS {
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
    let token = Epin::read(&[letter?])?;
    let token = token.with_state(state).with_terminal(carets > 0).with_derived(apostrophes > 0);
    Some((if apostrophes > 2 { Meaning::Unclear } else { Meaning::Piece(token) }, rest))
}

/// Returns what follows the pair of brackets at the start of `text`, if the closing bracket is near enough (see
/// [`MAX_BRACKETED`]).
fn bracketed(text: &[u8]) -> Option<&[u8]> {
    let close = match text {
        [b'[', ..] => b']',
        [b'(', ..] => b')',
        [b'{', ..] => b'}',
        [b'<', ..] => b'>',
        // `&Hat;`
        [b'&', ..] => b';',
        _ => return None,
    };
    // The closing bracket has to come before any slash, except for the slash of a closing tag such as `</sup>`.
    let start = if text.starts_with(b"</") { 2 } else { 1 };
    let near = text.get(start..)?.iter().take(MAX_BRACKETED + 1).take_while(|byte| **byte != b'/');
    let len = near.clone().position(|byte| *byte == close)?;
    text.get(start + len + 1..)
}
