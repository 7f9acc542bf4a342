use crate::{Fault, FaultKind, Letter, Parts};

/// Which of the two grammars a text is held against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// `\A[-+]?[A-Za-z]\^?'?\z`
    Epin,
    /// `\A[-+]?[A-Za-z]\^?\z`
    Pin,
}

impl Notation {
    /// Returns the notation's name, as error texts spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Epin => "EPIN",
            Self::Pin => "PIN",
        }
    }
}

/// What a byte is at the start of a token.
#[derive(Clone, Copy)]
struct Start {
    /// The token that the byte is on its own, if it is a letter.
    letter: Option<Parts>,
    /// 1 if the byte is a sign: the letter follows it.
    sign: u8,
    /// What a sign adds to the flags of its letter.
    state: u8,
}

// A table instead of comparisons: that leaves no branch to guess in a token that is right.
static STARTS: [Start; 256] = {
    let mut starts = [Start { letter: None, sign: 0, state: 0 }; 256];
    let normal = 1 << Parts::STATE;
    let mut i = 0;
    while i < Letter::ALL.len() {
        let letter = Letter::ALL[i];
        let (upper, lower) = (b'A' as usize + i, b'a' as usize + i);
        starts[upper].letter = Some(Parts { letter, flags: normal });
        starts[lower].letter = Some(Parts { letter, flags: normal | Parts::SECOND });
        i += 1;
    }
    starts[b'+' as usize] = Start { letter: None, sign: 1, state: normal };
    starts[b'-' as usize] = Start { letter: None, sign: 1, state: normal.wrapping_neg() };
    starts
};

/// Returns the parts of the token that `text` spells.
///
/// Reads at most five bytes of `text`, however long it is.
///
/// # Errors
///
/// The first place at which `text` stops being a token.
#[allow(clippy::inline_always)] // A call costs half as much as the scan.
#[inline(always)]
pub const fn scan(notation: Notation, text: &[u8]) -> Result<Parts, Fault> {
    match whole(notation, text) {
        Some(parts) => Ok(parts),
        None => Err(fault(notation, text)),
    }
}

/// Returns the parts of a text that is right, without a branch that is hard to guess: the
/// markers are read from the end back to the letter, which none of them is.
#[allow(clippy::inline_always)]
#[inline(always)]
const fn whole(notation: Notation, text: &[u8]) -> Option<Parts> {
    let Some((parts, letter)) = up_to_letter(text) else { return None };
    let last = text.len() - 1;
    let derived = (matches!(notation, Notation::Epin) && text[last] == b'\'') as usize;
    let terminal = (byte(text, last - derived) == b'^') as usize;
    if letter + terminal + derived == last { Some(parts.marked(terminal, derived)) } else { None }
}

#[cold]
#[inline(never)]
const fn fault(notation: Notation, text: &[u8]) -> Fault {
    let (parts, offset) = left_to_right(notation, text);
    let kind = match parts {
        Some(_) => FaultKind::ExpectedEnd,
        None if text.is_empty() => FaultKind::Empty,
        None => FaultKind::ExpectedLetter,
    };
    Fault::new(kind, text, offset)
}

/// Returns the parts and the length of the longest token at the start of `text`.
///
/// # Errors
///
/// The first place at which `text` stops being a token: nothing before a letter is one.
#[inline]
pub const fn scan_prefix(notation: Notation, text: &[u8]) -> Result<(Parts, usize), Fault> {
    match left_to_right(notation, text) {
        (Some(parts), len) => Ok((parts, len)),
        (None, _) => Err(fault(notation, text)),
    }
}

/// Returns the longest token at the start of `text`, if there is one, and where it stops being
/// one.
#[inline]
const fn left_to_right(notation: Notation, text: &[u8]) -> (Option<Parts>, usize) {
    let signed = matches!(text, [b'+' | b'-', ..]);
    let Some((parts, letter)) = up_to_letter(text) else { return (None, signed as usize) };
    let mut len = letter + 1;
    let terminal = byte(text, len) == b'^';
    len += terminal as usize;
    let derived = matches!(notation, Notation::Epin) && byte(text, len) == b'\'';
    len += derived as usize;
    (Some(parts.marked(terminal as usize, derived as usize)), len)
}

/// Returns the token up to its letter, and the place of the letter, 0 or 1.
#[allow(clippy::inline_always)]
#[inline(always)]
const fn up_to_letter(text: &[u8]) -> Option<(Parts, usize)> {
    let [first, ..] = *text else { return None };
    let start = STARTS[first as usize];
    let letter = start.sign as usize;
    if letter >= text.len() {
        return None;
    }
    match STARTS[text[letter] as usize].letter {
        Some(parts) => Some((parts.signed(start.state), letter)),
        None => None,
    }
}

/// A byte of the text. Outside of it, which cannot panic, it is NUL: no part of a token.
#[inline]
const fn byte(text: &[u8], index: usize) -> u8 {
    if index < text.len() { text[index] } else { 0 }
}
