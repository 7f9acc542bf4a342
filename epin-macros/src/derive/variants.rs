//! The variants of the enum and their tokens.

use epin_core::Epin;
use proc_macro2::TokenTree;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Variant};

use super::arguments::{Arguments, KEYS, is_ours, missing};
use super::declaration::{Kind, WrittenToken};
use super::parts;
use crate::call::{Call, Form};
use crate::compile_error::CompileError;
use crate::literal;
use crate::rust_tokens::is;
use crate::syntax::Syntax;

/// The attribute before a variant, where its tokens are written.
const ATTRIBUTE: Call =
    Call { krate: None, form: Form::Attribute, syntax: Syntax::Epin, catalog: None };

const TOKEN: Arguments = Arguments { expected: "a token", help: "for example `#[epin(\"K^\")]`" };

/// Returns the variants of the enum, and adds the mistake if it is generic. If there are no variants or it
/// is not an enum, that becomes the only mistake.
pub(super) fn of_enum<'a>(
    input: &'a DeriveInput,
    mistakes: &mut Vec<CompileError>,
) -> Vec<&'a Variant> {
    let (variants, found) = match &input.data {
        Data::Enum(data) if data.variants.is_empty() => (None, "an enum without variants"),
        Data::Enum(data) => (Some(&data.variants), ""),
        Data::Struct(_) => (None, "a struct"),
        Data::Union(_) => (None, "a union"),
    };
    if variants.is_none() {
        let message = format!("expected an enum with a variant for each piece, found {found}");
        *mistakes = vec![CompileError::new(input.ident.span(), message)];
    } else if let Some(parameter) = input.generics.params.first() {
        let message = format!("the catalog `{}` cannot be generic", input.ident);
        mistakes.push(CompileError::new(parameter.span(), message));
    }
    variants.into_iter().flatten().collect()
}

/// Reads a variant as a kind. A variant without a token is not reported if a token or a side is written on
/// the enum.
pub(super) fn kind<'a>(
    variant: &'a Variant,
    on_enum: bool,
    mistakes: &mut Vec<CompileError>,
) -> Kind<'a> {
    let Variant { ident, fields, .. } = variant;
    let mut kind = Kind { ident, fields, tokens: Vec::new(), written: 0 };
    for argument in TOKEN.read(&variant.attrs, mistakes) {
        kind.written += 1;
        if let (Some(_), Err(mistake)) = (parts::side(&argument), parts::field(variant)) {
            mistakes.push(mistake);
            continue;
        }
        match token(&argument) {
            Ok(Some(token)) => kind.tokens.push(token),
            Ok(None) => {}
            Err(mistake) => mistakes.push(mistake),
        }
    }
    if !variant.attrs.iter().any(is_ours) && !on_enum {
        let message = format!(
            "the piece `{ident}` has no token\n  = help: write it before the piece, as in `{}`",
            ATTRIBUTE.code_for("K^")
        );
        mistakes.push(missing(variant, message));
    }
    kind
}

/// Parses an argument as a token. Returns `None` if the compiler has reported it already.
fn token(argument: &[TokenTree]) -> Result<Option<WrittenToken>, CompileError> {
    if let [TokenTree::Ident(key), rest @ ..] = argument {
        let is_whole = rest.first().is_none_or(|next| is(next, '='));
        if is_whole && KEYS.iter().any(|other| key == other) {
            return Err(CompileError::new(
                key.span(),
                format!("the key `{key}` belongs on the enum"),
            ));
        }
    }
    let (literal, string) = literal::string(&ATTRIBUTE, argument)?;
    let Some(string) = string else { return Ok(None) };
    match Epin::parse(&string) {
        Ok(value) => Ok(Some(WrittenToken { value, span: literal.span() })),
        Err(error) => Err(literal::not_a_token(&ATTRIBUTE, &literal, &string, error)),
    }
}
