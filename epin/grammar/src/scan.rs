use crate::{Fault, FaultKind};

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

/// The parts of a token, as its text spells them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    sign: Option<u8>,
    letter: u8,
    terminal: bool,
    derived: bool,
}

impl Parts {
    pub(crate) const fn new(sign: Option<u8>, letter: u8, terminal: bool, derived: bool) -> Self {
        Self { sign, letter, terminal, derived }
    }

    /// Returns the prefix, `b'+'` or `b'-'`, if there is one.
    #[inline]
    #[must_use]
    pub const fn sign(self) -> Option<u8> {
        self.sign
    }

    /// Returns the letter: an ASCII letter of either case.
    #[inline]
    #[must_use]
    pub const fn letter(self) -> u8 {
        self.letter
    }

    /// Returns whether `^` follows the letter.
    #[inline]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.terminal
    }

    /// Returns whether `'` ends the token.
    #[inline]
    #[must_use]
    pub const fn is_derived(self) -> bool {
        self.derived
    }
}

/// Returns the parts of the token that `text` spells.
///
/// Reads at most five bytes of `text`, however long it is.
///
/// # Errors
///
/// The first place at which `text` stops being a token.
#[inline]
pub const fn scan(notation: Notation, text: &[u8]) -> Result<Parts, Fault> {
    match scan_prefix(notation, text) {
        Ok((parts, len)) if len == text.len() => Ok(parts),
        Ok((_, len)) => Err(Fault::new(FaultKind::ExpectedEnd, text, len)),
        Err(fault) => Err(fault),
    }
}

/// Returns the parts and the length of the longest token at the start of `text`.
///
/// # Errors
///
/// The first place at which `text` stops being a token: nothing before a letter is one.
#[inline]
pub const fn scan_prefix(notation: Notation, text: &[u8]) -> Result<(Parts, usize), Fault> {
    let first = byte(text, 0);
    let signed = first == b'+' || first == b'-';
    let mut len = signed as usize;
    let letter = byte(text, len);
    if !letter.is_ascii_alphabetic() {
        return Err(Fault::new(FaultKind::ExpectedLetter, text, len));
    }
    len += 1;
    let terminal = byte(text, len) == b'^';
    len += terminal as usize;
    let derived = matches!(notation, Notation::Epin) && byte(text, len) == b'\'';
    len += derived as usize;
    let parts = Parts { sign: if signed { Some(first) } else { None }, letter, terminal, derived };
    Ok((parts, len))
}

/// Past the end it answers NUL, which no part of a token matches.
#[inline]
const fn byte(text: &[u8], index: usize) -> u8 {
    if index < text.len() { text[index] } else { 0 }
}
