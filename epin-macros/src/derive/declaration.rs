//! A catalog as written: the enum, its variants with their tokens, and the mistakes in them.

use epin_core::{Epin, EpinSet, SecondSideMistake};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Generics, Variant};

use super::arguments::{Expected, is_ours, missing_attribute};
use super::enum_key::{EnumKey, misplaced_key};
use super::style_parts::{field_type, side, written_side};
use crate::call::{Call, Form};
use crate::compile_error::CompileError;
use crate::rust_tokens::is_punct;
use crate::string_argument;
use crate::syntax::Syntax;

/// The enum: the values of its keys, and its kinds.
pub(super) struct Declaration<'a> {
    /// The path of the `epin` crate for the caller: `::epin`, or the value of the `crate` key.
    pub(super) crate_path: TokenStream,
    /// The `epin` crate in the expansion: `__epin`, the name that `catalog!` gives it.
    pub(super) krate: TokenStream,
    /// `#[allow(deprecated)]`, or `None` if neither the enum nor a variant is deprecated. The attribute
    /// is left out if it is not needed, because it is an error in a crate with `#![forbid(deprecated)]`.
    pub(super) allow: Option<TokenStream>,
    pub(super) ident: &'a Ident,
    /// The value of `Catalog::NAME`.
    pub(super) name: String,
    /// Whether the compiler has already reported an error in the literal of the name.
    pub(super) is_name_reported: bool,
    pub(super) generics: &'a Generics,
    /// The spans of the `serde` and `schemars1` keys on the enum.
    pub(super) serde: Option<Span>,
    pub(super) schemars1: Option<Span>,
    pub(super) kinds: Vec<Kind<'a>>,
}

/// A variant, which is a kind of the catalog, and its tokens.
pub(super) struct Kind<'a> {
    pub(super) ident: &'a Ident,
    /// Its fields. Any field is a mistake.
    pub(super) fields: &'a Fields,
    pub(super) tokens: Vec<WrittenToken>,
    /// The number of tokens as written. It includes those that are not in `tokens`: invalid and missing ones,
    /// and those in whose literals the compiler has already reported an error.
    pub(super) written_count: usize,
}

/// A token and its span.
#[derive(Clone, Copy)]
pub(super) struct WrittenToken {
    pub(super) value: Epin,
    pub(super) span: Span,
}

/// The attribute before a variant, where its tokens are written.
const ATTRIBUTE: Call =
    Call { krate: None, form: Form::Attribute, syntax: Syntax::Epin, catalog: None };

const EXPECTED_TOKEN: Expected =
    Expected { what: "a token", help: "for example `#[epin(\"K^\")]`" };

/// Returns the variants of the enum and adds an error if the enum is generic. If the enum has no variants,
/// or if the input is not an enum, that becomes the only error.
pub(super) fn read_variants<'a>(
    input: &'a DeriveInput,
    errors: &mut Vec<CompileError>,
) -> Vec<&'a Variant> {
    let (variants, found) = match &input.data {
        Data::Enum(data) if data.variants.is_empty() => (None, "an enum without variants"),
        Data::Enum(data) => (Some(&data.variants), ""),
        Data::Struct(_) => (None, "a struct"),
        Data::Union(_) => (None, "a union"),
    };
    if variants.is_none() {
        let message = format!("expected an enum with a variant for each piece, found {found}");
        *errors = vec![CompileError::new(input.ident.span(), message)];
    } else if let Some(parameter) = input.generics.params.first() {
        let message = format!("the catalog `{}` cannot be generic", input.ident);
        errors.push(CompileError::new(parameter.span(), message));
    }
    variants.into_iter().flatten().collect()
}

/// Reads a variant as a kind and adds an error for each mistake in it. `declaration` contains the kinds before
/// this one. If a token or a side is written on the enum, which is a mistake of its own, a variant without a
/// token is not reported in addition.
pub(super) fn read_kind<'a>(
    variant: &'a Variant,
    declaration: &Declaration<'_>,
    has_variant_arguments: bool,
    errors: &mut Vec<CompileError>,
) -> Kind<'a> {
    let Variant { ident, fields, attrs, .. } = variant;
    let tokens = EXPECTED_TOKEN.arguments(attrs).into_iter().map(|argument| read_token(&argument?));
    let tokens = tokens.collect::<Vec<_>>();
    let kind = Kind {
        ident,
        fields,
        tokens: tokens.iter().flatten().flatten().copied().collect(),
        written_count: tokens.len(),
    };
    let mut tokens_before = EpinSet::new();
    for token in tokens {
        let result = token.and_then(|token| match token {
            Some(token) => {
                let is_repeated = !tokens_before.insert(token.value);
                check_token(token, is_repeated, &kind, &declaration.kinds)
            }
            None => Ok(()),
        });
        errors.extend(result.err());
    }
    if written_side(variant).is_some() {
        errors.extend(field_type(variant).err());
    }
    if !attrs.iter().any(is_ours) && !has_variant_arguments {
        let help = if *ident == "None" || *ident == "Empty" {
            format!("for an empty square, remove it and use `Option<Piece<{}>>`", declaration.ident)
        } else {
            format!("write it before the piece, as in `{}`", ATTRIBUTE.source_for("K^"))
        };
        let message = format!("the piece `{ident}` has no token\n  = help: {help}");
        errors.push(missing_attribute(variant, message));
    }
    // Fields in a generic enum are not reported: its parameters need them and are already a mistake.
    if !matches!(fields, Fields::Unit) && declaration.generics.params.is_empty() {
        let message = format!("the piece `{ident}` cannot have fields");
        errors.push(CompileError::new(fields.span(), message));
    }
    kind
}

/// Parses an argument as a token. Returns `None` if the compiler has already reported an error in the literal,
/// or if the argument is a side, for which `read_kind` reports that the variant has no catalog.
fn read_token(argument: &[TokenTree]) -> Result<Option<WrittenToken>, CompileError> {
    if side(argument).is_some() {
        return Ok(None);
    }
    if let [TokenTree::Ident(key), rest @ ..] = argument {
        let is_whole = rest.first().is_none_or(|next| is_punct(next, '='));
        if is_whole && EnumKey::read(key).is_some() {
            return Err(misplaced_key(key));
        }
    }
    let (literal, string) = string_argument::read(&ATTRIBUTE, argument)?;
    let Some(string) = string else { return Ok(None) };
    match Epin::parse(&string) {
        Ok(value) => Ok(Some(WrittenToken { value, span: literal.span() })),
        Err(error) => Err(string_argument::invalid_string(&ATTRIBUTE, &literal, &string, error)),
    }
}

/// Checks that a token belongs to the first side and that no other kind has it. `is_repeated` is true if
/// its own kind has it already. `before` are the kinds before this one.
fn check_token(
    token: WrittenToken,
    is_repeated: bool,
    kind: &Kind<'_>,
    before: &[Kind<'_>],
) -> Result<(), CompileError> {
    let (text, flipped) = (token.value.as_str(), token.value.flipped());
    let has = |kind: &Kind<'_>, token| kind.tokens.iter().any(|other| other.value == token);
    let message = if let Some(mistake) = SecondSideMistake::new(token.value, flipped) {
        if before.iter().chain([kind]).any(|kind| has(kind, flipped)) {
            let first = flipped.as_str();
            format!("{}\n  = help: \"{first}\" covers both sides", mistake.headline())
        } else {
            format!("{}\n  = help: {}", mistake.headline(), mistake.help())
        }
    } else if let Some(other) = before.iter().find(|other| has(other, token.value)) {
        format!("`{}` and `{}` have the same token \"{text}\"", other.ident, kind.ident)
    } else if is_repeated {
        format!("`{}` has the token \"{text}\" twice", kind.ident)
    } else {
        return Ok(());
    };
    Err(CompileError::new(token.span, message))
}
