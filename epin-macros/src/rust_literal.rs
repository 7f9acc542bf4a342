//! Parses the literals of Rust source for the macros. Written by hand, because syn, which parses all of
//! Rust, and even `litrs`, which parses only literals, would make a clean build slower.
//!
//! The tests and the fuzz targets include this file, so it uses nothing else of this crate.

/// A quoted literal in Rust source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct RustLiteral<'a> {
    kind: LiteralKind,
    is_raw: bool,
    /// What is between the quotes, including escapes.
    written: &'a str,
    suffix: &'a str,
}

/// The kinds of literals with quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LiteralKind {
    /// `"K"` or `r"K"`
    Str,
    /// `b"K"` or `br"K"`
    ByteStr,
    /// `c"K"` or `cr"K"`
    CStr,
    /// `'K'`
    Char,
    /// `b'K'`
    Byte,
}

/// The error for a literal with something in it that Rust does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct InvalidLiteral;

impl<'a> RustLiteral<'a> {
    /// Parses `source` as a quoted literal. Returns `None` if it is a number or has a prefix that Rust does
    /// not know.
    pub(crate) fn parse(source: &'a str) -> Option<Self> {
        let (prefix, _) = source.split_once(['"', '\''])?;
        let quoted = source.get(prefix.len()..)?;
        let letters = prefix.trim_end_matches('#');
        let hashes = prefix.get(letters.len()..)?;
        let (kind, is_raw, quote) = match letters {
            "" if quoted.starts_with('\'') => (LiteralKind::Char, false, '\''),
            "b" if quoted.starts_with('\'') => (LiteralKind::Byte, false, '\''),
            "" => (LiteralKind::Str, false, '"'),
            "r" => (LiteralKind::Str, true, '"'),
            "b" => (LiteralKind::ByteStr, false, '"'),
            "br" => (LiteralKind::ByteStr, true, '"'),
            "c" => (LiteralKind::CStr, false, '"'),
            "cr" => (LiteralKind::CStr, true, '"'),
            _ => return None,
        };
        let (written, rest) = quoted.strip_prefix(quote)?.rsplit_once(quote)?;
        let suffix = rest.strip_prefix(hashes)?;
        (is_raw || hashes.is_empty()).then_some(Self { kind, is_raw, written, suffix })
    }

    /// Returns the kind of literal.
    pub(crate) const fn kind(&self) -> LiteralKind {
        self.kind
    }

    /// Returns what follows the closing quote: `x` in `"K"x`.
    pub(crate) const fn suffix(&self) -> &'a str {
        self.suffix
    }

    /// Calls `push` with the bytes of each part of the value, in order.
    ///
    /// # Errors
    ///
    /// Returns an error if there is something that Rust does not allow in a literal of this kind, such as
    /// `\q`, or `é` in a byte string. The compiler reports it itself.
    pub(crate) fn value(&self, mut push: impl FnMut(&[u8])) -> Result<(), InvalidLiteral> {
        if !self.is_allowed() {
            return Err(InvalidLiteral);
        }
        if self.is_raw {
            push(self.written.as_bytes());
            return Ok(());
        }
        let is_string = self.is_string();
        let mut rest = self.written;
        while let Some(at) = rest.find(['\\', '\r']) {
            let (before, special) = rest.split_at(at);
            push(before.as_bytes());
            rest = match special.strip_prefix("\r\n") {
                Some(rest) => {
                    push(b"\n"); // The compiler reads every `\r\n` in a file as `\n`.
                    rest
                }
                None => {
                    self.escape(special.strip_prefix('\\').ok_or(InvalidLiteral)?, &mut push)?
                }
            };
            // A character literal with an escape contains nothing else.
            if !is_string && !rest.is_empty() {
                return Err(InvalidLiteral);
            }
        }
        push(rest.as_bytes());
        Ok(())
    }

    const fn is_string(&self) -> bool {
        !matches!(self.kind, LiteralKind::Byte | LiteralKind::Char)
    }

    /// Whether Rust allows what is between the quotes, apart from the escapes in it.
    fn is_allowed(&self) -> bool {
        let written = self.written;
        // A `\r` without `\n` is not allowed. If the literal is not raw, `value` finds it.
        if self.is_raw && written.split("\r\n").any(|line| line.contains('\r')) {
            return false;
        }
        match self.kind {
            LiteralKind::Str => true,
            LiteralKind::ByteStr => written.is_ascii(),
            LiteralKind::CStr => !written.contains('\0'),
            LiteralKind::Char => is_char(written),
            LiteralKind::Byte => written.is_ascii() && is_char(written),
        }
    }

    /// Parses an escape after its backslash, and returns the rest.
    fn escape(
        &self,
        text: &'a str,
        push: &mut impl FnMut(&[u8]),
    ) -> Result<&'a str, InvalidLiteral> {
        let is_unicode = !matches!(self.kind, LiteralKind::Byte | LiteralKind::ByteStr);
        let is_string = self.is_string();
        let mut push = |bytes: &[u8]| {
            // A C string ends at its first NUL.
            if bytes == b"\0" && self.kind == LiteralKind::CStr {
                return Err(InvalidLiteral);
            }
            push(bytes);
            Ok(())
        };
        let mut chars = text.chars();
        match chars.next().ok_or(InvalidLiteral)? {
            'n' => push(b"\n")?,
            'r' => push(b"\r")?,
            't' => push(b"\t")?,
            '0' => push(b"\0")?,
            '\\' => push(b"\\")?,
            '\'' => push(b"'")?,
            '"' => push(b"\"")?,
            'x' => {
                let (digits, rest) = chars.as_str().split_at_checked(2).ok_or(InvalidLiteral)?;
                let byte = u8::from_str_radix(digits, 16).map_err(|_| InvalidLiteral)?;
                let is_text = matches!(self.kind, LiteralKind::Str | LiteralKind::Char);
                if digits.starts_with('+') || is_text && !byte.is_ascii() {
                    return Err(InvalidLiteral);
                }
                push(&[byte])?;
                return Ok(rest);
            }
            'u' if is_unicode => {
                let braced = chars.as_str().strip_prefix('{').ok_or(InvalidLiteral)?;
                let (digits, rest) = braced.split_once('}').ok_or(InvalidLiteral)?;
                if digits.starts_with('_') {
                    return Err(InvalidLiteral);
                }
                let char = char::from_u32(hexadecimal(digits)?).ok_or(InvalidLiteral)?;
                push(char.encode_utf8(&mut [0; 4]).as_bytes())?;
                return Ok(rest);
            }
            '\n' if is_string => return Ok(next_line(text)),
            '\r' if is_string && chars.as_str().starts_with('\n') => return Ok(next_line(text)),
            _ => return Err(InvalidLiteral),
        }
        Ok(chars.as_str())
    }
}

/// Whether Rust allows a string between single quotes: it starts with an escape, or is one character that
/// need not be escaped.
fn is_char(written: &str) -> bool {
    let mut chars = written.chars();
    match chars.next() {
        Some('\\') => true,
        Some(char) => !matches!(char, '\n' | '\r' | '\t' | '\'') && chars.as_str().is_empty(),
        None => false,
    }
}

/// Skips a line break after a backslash, and all white space that follows.
fn next_line(text: &str) -> &str {
    text.trim_start_matches([' ', '\t', '\n', '\r'])
}

/// Parses one to six hexadecimal digits, which may have `_` between them.
fn hexadecimal(text: &str) -> Result<u32, InvalidLiteral> {
    let mut number = 0;
    let mut count = 0;
    for char in text.chars().filter(|char| *char != '_') {
        number = number << 4 | char.to_digit(16).ok_or(InvalidLiteral)?;
        count += 1;
        if count > 6 {
            return Err(InvalidLiteral);
        }
    }
    if count == 0 { Err(InvalidLiteral) } else { Ok(number) }
}
