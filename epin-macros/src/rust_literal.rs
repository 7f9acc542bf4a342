//! Reads a string literal in Rust source. The code is written by hand, because a dependency would make a
//! clean build slower. This is true not only of `syn`, which parses all of Rust, but even of `litrs`, which
//! parses only literals.

use proc_macro2::Literal;

/// The result of reading a literal where a macro expects a string literal.
pub(crate) enum RustLiteral {
    /// A string literal: its value.
    Str(String),
    /// A string literal with an escape that is not accepted.
    StrWithEscape {
        /// The first such escape, as written: `\u{5e}`.
        escape: String,
        /// The value, or `None` if an escape, such as `\n`, is neither accepted nor numeric. `\x5e` and
        /// `\u{5e}` are numeric.
        value: Option<String>,
    },
    /// Any other literal: the noun that messages use for it, and the literal's value (empty if the value
    /// is not known).
    Other { noun: &'static str, value: String },
    /// A literal that the compiler has reported already, for example because of `\q`.
    Reported,
}

impl RustLiteral {
    /// Reads a literal. Three escapes are accepted: `\'` and `\"`, which a literal from another macro may
    /// have, and a backslash before a line break, which people use to wrap long positions.
    pub(crate) fn read(literal: &Literal) -> Self {
        let source = literal.to_string();
        let inner = source.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        // A lone `\r` is a mistake that the compiler has already reported.
        if let Some(value) = inner.filter(|inner| !inner.contains(['\\', '\r'])) {
            return Self::Str(value.to_owned());
        }
        if is_reported(literal) {
            return Self::Reported;
        }
        let quoted = |quote| {
            let (prefix, rest) = source.split_once(quote)?;
            let (inner, suffix) = rest.rsplit_once(quote)?;
            Some((prefix, inner, suffix))
        };
        // The first quotation mark decides whether the literal is a string or a character, because a string
        // can contain `'`, and a character can be `"`.
        let is_char = source.trim_start_matches('b').starts_with('\'');
        let Some((prefix, inner, suffix)) = quoted(if is_char { '\'' } else { '"' }) else {
            return Self::Other { noun: "a number", value: String::new() };
        };
        let is_raw = prefix.contains('r');
        let other = |noun| {
            let value = if is_raw { Ok(inner.to_owned()) } else { unescape(inner, read_numeric) };
            Self::Other { noun, value: value.unwrap_or_default() }
        };
        match prefix.trim_end_matches('#') {
            "b" if is_char => other("a byte"),
            _ if is_char => other("a character"),
            "b" | "br" => other("a byte string"),
            "c" | "cr" => other("a C string"),
            _ if !suffix.trim_start_matches('#').is_empty() => {
                other("a string literal with a suffix")
            }
            _ if is_raw => Self::Str(inner.to_owned()),
            _ => match unescape(inner, |_| None) {
                Ok(value) => Self::Str(value),
                Err(rest) => {
                    let len = read_numeric(rest).map_or(1, |(_, after)| rest.len() - after.len());
                    let escape = format!("\\{}", rest.get(..len).unwrap_or(rest));
                    Self::StrWithEscape { escape, value: unescape(inner, read_numeric).ok() }
                }
            },
        }
    }
}

/// Whether the compiler has reported a literal already: see "Errors" in `one_error.md`.
fn is_reported(literal: &Literal) -> bool {
    format!("{literal:?}").starts_with("Literal { kind: ErrWithGuar,")
}

/// Returns the value of a literal, given the source between its quotation marks. The function reads the three
/// accepted escapes itself. `read_other` reads any other escape and returns its value and the rest of the
/// source.
///
/// # Errors
///
/// Returns the source after the backslash of the first escape that `read_other` does not read.
fn unescape<'a>(
    inner: &'a str,
    read_other: impl Fn(&'a str) -> Option<(char, &'a str)>,
) -> Result<String, &'a str> {
    let mut value = String::new();
    let mut rest = inner;
    while let Some((before, escape)) = rest.split_once('\\') {
        value += before;
        if escape.starts_with('\n') {
            rest = escape.trim_start_matches([' ', '\t', '\n', '\r']);
            continue;
        }
        let quote = |char| Some((char, escape.strip_prefix(char)?));
        let read = quote('\'').or_else(|| quote('"')).or_else(|| read_other(escape));
        let (char, after) = read.ok_or(escape)?;
        value.push(char);
        rest = after;
    }
    Ok(value + rest)
}

/// Reads an escape that gives a character by its number. `escape` starts after the backslash: `x5e` or
/// `u{5e}`. Returns the character and the rest.
fn read_numeric(escape: &str) -> Option<(char, &str)> {
    let (digits, rest) = match escape.strip_prefix("u{") {
        Some(braced) => braced.split_once('}')?,
        None => escape.strip_prefix('x')?.split_at_checked(2)?,
    };
    let number = u32::from_str_radix(&digits.replace('_', ""), 16).ok()?;
    Some((char::from_u32(number)?, rest))
}
