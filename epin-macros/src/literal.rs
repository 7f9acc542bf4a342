use epin_grammar::{Notation, Report, Side, State, Token, parse};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::Lit;

use crate::mistake::Mistake;

/// Returns the token that a literal spells. `written` shows a token as it is written at this
/// place, quotes and all.
pub(crate) fn read(
    notation: Notation,
    literal: &Literal,
    written: &dyn Fn(&str) -> String,
) -> Result<Token, Mistake> {
    let source = literal.to_string();
    if let Some(text) = plain(&source) {
        return read_text(notation, literal, text);
    }
    let (found, text) = match Lit::new(literal.clone()) {
        Lit::Str(string) if string.suffix().is_empty() => {
            return read_text(notation, literal, &string.value());
        }
        Lit::Str(string) => ("a string literal with a suffix", string.value()),
        Lit::ByteStr(string) => ("a byte string", lossy(&string.value())),
        Lit::CStr(string) => ("a C string", lossy(string.value().to_bytes())),
        Lit::Byte(byte) => ("a byte", lossy(&[byte.value()])),
        Lit::Char(char) => ("a character", char.value().to_string()),
        _ => ("a number", String::new()),
    };
    Err(Mistake::new(literal.span(), expected(notation, found, &text, written)))
}

/// The value of a string literal that has no escapes, as almost all have none: what is between
/// the quotes. A line break may be spelled differently in the value, so it counts as an escape.
fn plain(source: &str) -> Option<&str> {
    let text = source.strip_prefix('"')?.strip_suffix('"')?;
    (!text.contains(['\\', '\r'])).then_some(text)
}

fn read_text(notation: Notation, literal: &Literal, text: &str) -> Result<Token, Mistake> {
    parse(notation, text.as_bytes()).map_err(|_| refuse(notation, literal, text))
}

fn refuse(notation: Notation, literal: &Literal, text: &str) -> Mistake {
    let report = Report::new(notation, text.as_bytes());
    let character = character(literal, text, report.offset());
    let caret = if character.is_none() && !text.is_empty() {
        format!("\n  |\n  | {}\n  | {:2$}^", report.echo(), "", report.offset())
    } else {
        String::new()
    };
    let help = match report.hint() {
        Some(hint) => format!("\n  = help: {}", hint.message()),
        None => String::new(),
    };
    let headline = report.headline();
    Mistake::new(character.unwrap_or_else(|| literal.span()), format!("{headline}{caret}{help}"))
}

/// The place of one character of a literal, where the compiler can tell (nightly does).
///
/// Offsets into the value are offsets into the source only if the literal has no escapes, and
/// a span off a character boundary crashes the compiler.
fn character(literal: &Literal, value: &str, offset: usize) -> Option<Span> {
    let char = value.get(offset..)?.chars().next()?;
    let start = 1 + offset;
    let plain = literal.to_string() == format!("\"{value}\"");
    plain.then(|| literal.subspan(start..start + char.len_utf8())).flatten()
}

fn lossy(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

/// The message for something that is no string literal, and that meant the token `meant`.
pub(crate) fn expected(
    notation: Notation,
    found: &str,
    meant: &str,
    written: &dyn Fn(&str) -> String,
) -> String {
    let help = if parse(notation, meant.as_bytes()).is_ok() {
        format!("write `{}`", written(meant))
    } else {
        format!("for example `{}`", written("K^"))
    };
    format!("expected a string literal, found {found}\n  = help: {help}")
}

/// The path to a token's constant.
///
/// All but the path of the crate carries the span of the literal: so the compiler shows both
/// literals when it finds a match arm that repeats another.
pub(crate) fn path(
    krate: &impl ToTokens,
    notation: Notation,
    token: Token,
    span: Span,
) -> TokenStream {
    let upper = token.letter().as_char();
    let letter = match token.side() {
        Side::First => upper,
        Side::Second => upper.to_ascii_lowercase(),
    };
    let module = Ident::new(module(notation), span);
    let letter = Ident::new(letter.encode_utf8(&mut [0; 4]), span);
    let shape = Ident::new(shape(token), span);
    quote_spanned!(span=> <#krate::__private::#module::#letter>::#shape)
}

/// The name of the module with a notation's constants, which is that of its macro, too.
pub(crate) fn module(notation: Notation) -> &'static str {
    match notation {
        Notation::Epin => "epin",
        Notation::Pin => "pin",
    }
}

/// The name of a token's constant among those of its letter.
fn shape(token: Token) -> &'static str {
    match (token.state(), token.is_terminal(), token.is_derived()) {
        (State::Diminished, false, false) => "DIMINISHED",
        (State::Diminished, false, true) => "DIMINISHED_DERIVED",
        (State::Diminished, true, false) => "DIMINISHED_TERMINAL",
        (State::Diminished, true, true) => "DIMINISHED_TERMINAL_DERIVED",
        (State::Normal, false, false) => "PLAIN",
        (State::Normal, false, true) => "DERIVED",
        (State::Normal, true, false) => "TERMINAL",
        (State::Normal, true, true) => "TERMINAL_DERIVED",
        (State::Enhanced, false, false) => "ENHANCED",
        (State::Enhanced, false, true) => "ENHANCED_DERIVED",
        (State::Enhanced, true, false) => "ENHANCED_TERMINAL",
        (State::Enhanced, true, true) => "ENHANCED_TERMINAL_DERIVED",
    }
}
