//! Reading what a literal spells, a token or a position, and the message if it spells none.

#[cfg(feature = "feen")]
mod position;

use std::ops::Range;

use epin_grammar::{Hint, Report};
use proc_macro2::{Delimiter, Literal, Span, TokenTree};

use crate::mistake::Mistake;
use crate::rust_literal::{self, LiteralKind};
use crate::tokens::{code, found, is_string, second};
use crate::wanted::{Refusal, Wanted};

/// Where a token is written, which decides what to write instead.
pub(crate) trait Context {
    fn wanted(&self) -> Wanted;

    /// Returns how a token is written here, such as `epin!("K")` for `K`.
    fn written(&self, text: &str) -> String;

    /// Returns what to add to the hint for a string: the macro or attribute to use here, such as
    /// `several go in epins![…]`.
    fn help_after(&self, hint: Option<Hint>, text: &[u8]) -> Option<&'static str>;

    /// Returns what to write instead of something that is not a literal, if not the example.
    fn instead(&self, tokens: &[TokenTree]) -> Option<String>;

    /// Whether several literals can be written here, with commas between them.
    fn is_list(&self) -> bool;

    /// Returns where an error is if nothing is written.
    fn span(&self) -> Span;
}

/// What is in a literal.
pub(crate) enum Contents {
    /// The value of a string literal without a suffix.
    Text(Vec<u8>),
    /// What another literal is, and its value, if it has text in it.
    Other(&'static str, Vec<u8>),
    /// The compiler has reported the literal already.
    Reported,
}

pub(crate) fn contents(literal: &Literal) -> Contents {
    let source = literal.to_string();
    let Some(literal) = rust_literal::Literal::read(&source) else {
        // The compiler has reported what is not a literal, such as `#"K"` in edition 2024.
        return if source.starts_with(|char: char| char.is_ascii_digit() || char == '-') {
            Contents::Other("a number", Vec::new())
        } else {
            Contents::Reported
        };
    };
    let mut value = Vec::new();
    if literal.value(|part| value.extend_from_slice(part)).is_err() {
        return Contents::Reported;
    }
    let found = match literal.kind() {
        LiteralKind::Str if literal.suffix().is_empty() => return Contents::Text(value),
        LiteralKind::Str => "a string literal with a suffix",
        LiteralKind::ByteStr => "a byte string",
        LiteralKind::CStr => "a C string",
        LiteralKind::Char => "a character",
        LiteralKind::Byte => "a byte",
    };
    Contents::Other(found, value)
}

/// Returns the literal that an argument is, and what it spells, or `None` if the compiler has reported
/// it already. `parse` returns what the literal's value spells, or what is wrong with it.
pub(crate) fn read<T>(
    context: &impl Context,
    argument: &[TokenTree],
    parse: impl FnOnce(&[u8]) -> Result<T, Refusal<'_>>,
) -> Result<(Literal, Option<T>), Mistake> {
    let literal = match argument {
        // What a caller's macro passes on as `$token:literal` or `$token:expr`.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            return read(context, &group.stream().into_iter().collect::<Vec<_>>(), parse);
        }
        [TokenTree::Literal(literal)] => literal.clone(),
        _ => return Err(no_literal(context, argument)),
    };
    let value = match contents(&literal) {
        Contents::Text(text) => match parse(&text) {
            Ok(value) => Some(value),
            Err(Refusal::Token(report)) => return Err(refuse(context, &literal, &text, &report)),
            #[cfg(feature = "feen")]
            Err(Refusal::Position) => return Err(position::refuse(&literal, &text)),
        },
        Contents::Other(found, text) => {
            let meant = String::from_utf8_lossy(&text);
            let help = context.wanted().is_valid(&meant).then(|| write(context, &meant));
            return Err(expected(context, literal.span(), "a string literal", found, help));
        }
        Contents::Reported => None,
    };
    Ok((literal, value))
}

/// Returns the mistake of something that is not a literal: at the first token that does not belong.
fn no_literal(context: &impl Context, tokens: &[TokenTree]) -> Mistake {
    let span = |token: Option<&TokenTree>| token.map_or_else(|| context.span(), TokenTree::span);
    if let Some(second) = second(tokens) {
        if context.is_list() {
            return Mistake::new(second.span(), "expected `,` between two tokens");
        }
        let help = context.instead(tokens).unwrap_or_default();
        let noun = context.wanted().noun();
        let message = format!("expected one {noun}, found several\n  = help: {help}");
        return Mistake::new(second.span(), message);
    }
    let text = code(tokens);
    let instead = context.instead(tokens);
    let help = if context.wanted().is_valid(&text) {
        let write = write(context, &text);
        Some(instead.map_or(write.clone(), |instead| format!("{write}; {instead}")))
    } else {
        instead
    };
    match tokens {
        [first, rest @ ..] if is_string(first) => {
            expected(context, span(rest.first()), "only a string literal", &found(rest), help)
        }
        _ => expected(context, span(tokens.first()), "a string literal", &found(tokens), help),
    }
}

/// Returns the mistake of a string that is not a token.
fn refuse(context: &impl Context, literal: &Literal, text: &[u8], report: &Report<'_>) -> Mistake {
    let start = report.offset();
    let character = character(text, start).and_then(|end| part(literal, text, start..end));
    let caret = if character.is_none() && !text.is_empty() {
        format!("\n  |\n  | {}\n  | {:2$}^", report.echo(), "", report.offset())
    } else {
        String::new()
    };
    let help = match (report.hint(), context.help_after(report.hint(), text)) {
        (Some(hint), Some(help)) => format!("\n  = help: {hint}: {help}"),
        (Some(hint), None) => format!("\n  = help: {hint}"),
        (None, Some(help)) => format!("\n  = help: {help}"),
        (None, None) => String::new(),
    };
    let span = character.unwrap_or_else(|| literal.span());
    Mistake::new(span, format!("{}{caret}{help}", report.headline()))
}

/// Returns the end of the character that starts at an offset.
fn character(text: &[u8], start: usize) -> Option<usize> {
    let text = std::str::from_utf8(text).ok()?;
    Some(start + text.get(start..)?.chars().next()?.len_utf8())
}

/// Returns the span of a part of a literal's value, or `None` on stable Rust, which cannot make the
/// span of a part, and for a literal with escapes: see `one_error.md`, Spans.
fn part(literal: &Literal, value: &[u8], part: Range<usize>) -> Option<Span> {
    let value = std::str::from_utf8(value).ok()?;
    value.get(part.clone())?;
    let plain = literal.to_string() == format!("\"{value}\"");
    // After the quotation mark.
    plain.then(|| literal.subspan(part.start + 1..=part.end)).flatten()
}

/// Returns the mistake of something that is not a string literal. Without a help, it has an example.
fn expected(
    context: &impl Context,
    span: Span,
    expected: &str,
    found: &str,
    help: Option<String>,
) -> Mistake {
    let example = || format!("for example `{}`", context.written(context.wanted().example()));
    let help = help.unwrap_or_else(example);
    Mistake::new(span, format!("expected {expected}, found {found}\n  = help: {help}"))
}

fn write(context: &impl Context, text: &str) -> String {
    format!("write `{}`", context.written(text))
}
