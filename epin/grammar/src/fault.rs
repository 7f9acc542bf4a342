use crate::Text;

/// The place where a text stops being a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    kind: FaultKind,
    offset: u8,
    found: Found,
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    End,
    Char(char),
    /// A byte that no UTF-8 character starts with, or whose character is broken.
    Byte(u8),
}

impl Fault {
    #[inline]
    pub(crate) const fn new(kind: FaultKind, text: &[u8], offset: usize) -> Self {
        let found = if offset >= text.len() {
            Found::End
        } else if text[offset].is_ascii() {
            Found::Char(text[offset] as char)
        } else {
            not_ascii(text, offset)
        };
        #[allow(clippy::cast_possible_truncation)] // A token has at most four bytes.
        let offset = offset as u8;
        Self { kind, offset, found }
    }

    /// Returns what a token would have needed here.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> FaultKind {
        self.kind
    }

    /// Returns the byte offset of the fault, 0 to 4. It is always a character boundary.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> usize {
        self.offset as usize
    }

    /// Returns the fault in words: what was expected, what was found, and where.
    #[must_use]
    pub const fn words(self) -> Text {
        let text = Text::new();
        let text = match self.kind {
            FaultKind::Empty => return text.push_str("expected a token, found an empty string"),
            FaultKind::ExpectedLetter => text.push_str("expected a letter, found "),
            FaultKind::ExpectedEnd => text.push_str("expected the end of the token, found "),
        };
        let text = match self.found {
            Found::End => text.push_str("the end"),
            Found::Char(char @ ' '..='~') => text.push_str("`").push_char(char).push_str("`"),
            Found::Char(char) => text.push_code_point(char),
            Found::Byte(byte) => text.push_str("the byte 0x").push_hex(byte as u32, 2),
        };
        text.push_str(" at byte ").push_char((b'0' + self.offset) as char)
    }
}

#[cold]
const fn not_ascii(text: &[u8], offset: usize) -> Found {
    match text.split_at_checked(offset) {
        Some((_, rest @ [byte, ..])) => match decode(rest) {
            Some(char) => Found::Char(char),
            None => Found::Byte(*byte),
        },
        _ => Found::End,
    }
}

/// Returns the first character of `text`, if `text` starts with a whole one.
pub(crate) const fn decode(text: &[u8]) -> Option<char> {
    let len = match text {
        [] => return None,
        [0..0x80, ..] => 1,
        [0..0xe0, ..] => 2,
        [0..0xf0, ..] => 3,
        _ => 4,
    };
    let Some((char, _)) = text.split_at_checked(len) else {
        return None;
    };
    if core::str::from_utf8(char).is_err() {
        return None;
    }
    let code = match *char {
        [a] => a as u32,
        [a, b] => (a as u32 & 0x1f) << 6 | (b as u32 & 0x3f),
        [a, b, c] => (a as u32 & 0x0f) << 12 | (b as u32 & 0x3f) << 6 | (c as u32 & 0x3f),
        [a, b, c, d] => {
            (a as u32 & 0x07) << 18
                | (b as u32 & 0x3f) << 12
                | (c as u32 & 0x3f) << 6
                | (d as u32 & 0x3f)
        }
        _ => return None,
    };
    char::from_u32(code)
}
