use epin_grammar::{Notation, Parts, Report, scan};
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
) -> Result<Parts, Mistake> {
    let source = literal.to_string();
    if let Some(parts) = plain(&source).and_then(|text| scan(notation, text.as_bytes()).ok()) {
        return Ok(parts);
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

/// The text of a token between quotes, as almost all are written: it has no escapes.
fn plain(source: &str) -> Option<&str> {
    source.strip_prefix('"')?.strip_suffix('"')
}

fn read_text(notation: Notation, literal: &Literal, text: &str) -> Result<Parts, Mistake> {
    scan(notation, text.as_bytes()).map_err(|fault| {
        let report = Report::new(notation, text.as_bytes());
        let character = character(literal, text, fault.offset());
        let caret = if character.is_none() && !text.is_empty() {
            format!("\n  |\n  | {}\n  | {:2$}^", report.echo(), "", fault.offset())
        } else {
            String::new()
        };
        let help = match report.hint() {
            Some(hint) => format!("\n  = help: {}", hint.words()),
            None => String::new(),
        };
        let message = format!("{}{caret}{help}", report.headline());
        Mistake::new(character.unwrap_or_else(|| literal.span()), message)
    })
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
    let help = if scan(notation, meant.as_bytes()).is_ok() {
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
    parts: Parts,
    span: Span,
) -> TokenStream {
    let module = Ident::new(module(notation), span);
    let letter = Ident::new(parts.spelled_letter().encode_utf8(&mut [0; 4]), span);
    let shape = Ident::new(SHAPES[usize::from(parts.flags() & !Parts::SECOND)], span);
    quote_spanned!(span=> <#krate::__private::#module::#letter>::#shape)
}

/// The name of the module with a notation's constants, which is that of its macro, too.
pub(crate) fn module(notation: Notation) -> &'static str {
    match notation {
        Notation::Epin => "epin",
        Notation::Pin => "pin",
    }
}

/// The names of the constants for a token's markers, by its flags.
const SHAPES: [&str; 12] = [
    "DIMINISHED",
    "DIMINISHED_DERIVED",
    "DIMINISHED_TERMINAL",
    "DIMINISHED_TERMINAL_DERIVED",
    "PLAIN",
    "DERIVED",
    "TERMINAL",
    "TERMINAL_DERIVED",
    "ENHANCED",
    "ENHANCED_DERIVED",
    "ENHANCED_TERMINAL",
    "ENHANCED_TERMINAL_DERIVED",
];
