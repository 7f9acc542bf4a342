//! Reading what a literal spells, a token or a position, and the message if it spells none.

#[cfg(feature = "feen")]
mod position;

use std::ops::Range;

use epin_grammar::{Hint, Report};
use proc_macro2::{Literal, Span};

use crate::mistake::Mistake;
use crate::rust_literal::{self, LiteralKind};
use crate::wanted::{Refusal, Wanted};

/// Where a token is written, which decides what to write instead.
pub(crate) trait Context {
    fn wanted(&self) -> Wanted;

    /// Returns how a token is written here, such as `epin!("K")` for `K`.
    fn written(&self, text: &str) -> String;

    /// Returns what to add to the hint for a string: the macro or attribute to use here, such as
    /// `several go in epins![…]`.
    fn help_after(&self, hint: Option<Hint>, text: &[u8]) -> Option<&'static str>;

    /// Returns what to write instead of a token without quotes.
    fn unquoted(&self, text: &str) -> String {
        if self.wanted().is_valid(text) {
            format!("write `{}`", self.written(text))
        } else {
            format!("a token goes in quotes, as in `{}`", self.written(self.wanted().example()))
        }
    }
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

/// Returns what a literal spells, or `None` if the compiler has reported the literal already.
/// `parse` returns what the literal's value spells, or what is wrong with it.
pub(crate) fn read<T>(
    context: &impl Context,
    literal: &Literal,
    parse: impl FnOnce(&[u8]) -> Result<T, Refusal<'_>>,
) -> Result<Option<T>, Mistake> {
    match contents(literal) {
        Contents::Text(text) => match parse(&text) {
            Ok(value) => Ok(Some(value)),
            Err(Refusal::Token(report)) => Err(refuse(context, literal, &text, &report)),
            #[cfg(feature = "feen")]
            Err(Refusal::Position) => Err(position::refuse(literal, &text)),
        },
        Contents::Other(found, text) => {
            let message = expected(context, found, &String::from_utf8_lossy(&text));
            Err(Mistake::new(literal.span(), message))
        }
        Contents::Reported => Ok(None),
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
        (Some(hint), Some(help)) => format!("\n  = help: {}: {help}", hint.message()),
        (Some(hint), None) => format!("\n  = help: {}", hint.message()),
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

/// Returns the message for something that is not a string literal. It probably means the token
/// `meant`, if that is one.
pub(crate) fn expected(context: &impl Context, found: &str, meant: &str) -> String {
    let help = if context.wanted().is_valid(meant) {
        format!("write `{}`", context.written(meant))
    } else {
        format!("for example `{}`", context.written(context.wanted().example()))
    };
    format!("expected a string literal, found {found}\n  = help: {help}")
}

/// Returns the mistake of a token without quotes.
pub(crate) fn unquoted(context: &impl Context, span: Span, text: &str) -> Mistake {
    let help = context.unquoted(text);
    let message = format!("expected a string literal, found `{text}`\n  = help: {help}");
    Mistake::new(span, message)
}
