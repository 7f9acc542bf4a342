//! The variants of a catalog of two styles. Each has a side and, as its only field, a catalog.

use epin_core::Side;
use proc_macro2::{Ident, Span, TokenTree};
use syn::spanned::Spanned;
use syn::{Fields, Type, Variant};

use super::arguments::{Expected, arguments, is_ours, missing_attribute, unexpected_value};
use super::enum_key::{EnumKey, misplaced_key};
use crate::compile_error::CompileError;
use crate::rust_tokens::{found, span};

const EXPECTED_SIDE: Expected =
    Expected { what: "`first` or `second`", help: "for example `#[epin(first)]`" };

/// A variant with its catalog, and the side whose native pieces the catalog contains.
pub(super) struct StylePart<'a> {
    pub(super) ident: &'a Ident,
    pub(super) side: Side,
    pub(super) catalog: &'a Type,
}

/// Whether the variants are catalogs rather than pieces. They are catalogs in three cases: if there are two
/// variants with one field each, if all variants have one field and no attributes, or if any variant has both
/// a side and a field.
pub(super) fn are_parts(variants: &[&Variant]) -> bool {
    let have_a_field =
        !variants.is_empty() && variants.iter().all(|variant| field_type(variant).is_ok());
    let have_attributes = variants.iter().any(|variant| variant.attrs.iter().any(is_ours));
    let has_side = |variant: &&Variant| {
        written_side(variant).is_some() && !matches!(variant.fields, Fields::Unit)
    };
    have_a_field && (variants.len() == 2 || !have_attributes) || variants.iter().any(has_side)
}

/// Returns the two parts in the order of the enum, or `None` if there are not exactly two catalogs.
///
/// A part without a side gets the opposite of the other part's side, and so does the second part if both have
/// the same side. If neither has a side, the first part gets the first side. If a token or a side is written on
/// the enum, only that mistake is reported, not a missing side.
pub(super) fn read<'a>(
    enum_name: &Ident,
    variants: &[&'a Variant],
    has_variant_arguments: bool,
    errors: &mut Vec<CompileError>,
) -> Option<[StylePart<'a>; 2]> {
    if let Some(piece) = variants.iter().find(|variant| is_piece(variant)) {
        let message = format!(
            "the piece `{}` is beside a catalog\n  = help: write pieces with tokens, or two \
             catalogs with `#[epin(first)]` and `#[epin(second)]`",
            piece.ident
        );
        errors.push(CompileError::new(piece.ident.span(), message));
        return None;
    }
    let written = |index: usize| variants.get(index).and_then(|variant| written_side(variant));
    let first = match (written(0), written(1)) {
        (Some((side, _)), _) => side,
        (None, Some((side, _))) => side.flipped(),
        (None, None) => Side::First,
    };
    if let [one] = variants {
        let message = format!(
            "`{enum_name}` has one catalog\n  = help: write another with `#[epin({})]` after `{}`",
            first.flipped(),
            one.ident
        );
        errors.push(CompileError::new(enum_name.span(), message));
    }
    let mut parts = Vec::new();
    for (variant, side) in variants.iter().zip([first, first.flipped()]) {
        check_side(variant, side, has_variant_arguments, errors);
        match field_type(variant) {
            Ok(catalog) => parts.push(StylePart { ident: &variant.ident, side, catalog }),
            Err(error) => errors.push(error),
        }
    }
    for third in variants.iter().skip(2) {
        let message = format!("`{}` is a third catalog: a game has two sides", third.ident);
        errors.push(CompileError::new(third.ident.span(), message));
    }
    match <[StylePart<'a>; 2]>::try_from(parts) {
        Ok(parts) if variants.len() == 2 => Some(parts),
        _ => None,
    }
}

/// Whether a variant among catalogs is a piece, that is, has neither a side nor a field.
fn is_piece(variant: &Variant) -> bool {
    written_side(variant).is_none() && matches!(variant.fields, Fields::Unit)
}

/// Returns the side that is written before a variant, and the span of that side. If several sides are
/// written, the one written first is returned.
pub(super) fn written_side(variant: &Variant) -> Option<(Side, Span)> {
    arguments(&variant.attrs).iter().find_map(|argument| side(argument))
}

/// Returns the side at the start of an argument, and the span of that side.
pub(super) fn side(argument: &[TokenTree]) -> Option<(Side, Span)> {
    let Some(TokenTree::Ident(key)) = argument.first() else { return None };
    let side = Side::ALL.into_iter().find(|side| *key == side.to_string())?;
    Some((side, key.span()))
}

/// Adds an error for each mistake in a variant's attributes. The variant's side should be `expected`.
fn check_side(
    variant: &Variant,
    expected: Side,
    has_variant_arguments: bool,
    errors: &mut Vec<CompileError>,
) {
    let before = errors.len();
    let mut is_given = false;
    for argument in EXPECTED_SIDE.arguments(&variant.attrs) {
        let result =
            argument.and_then(|argument| check_argument(variant, &argument, expected, is_given));
        is_given |= result.is_ok();
        errors.extend(result.err());
    }
    let of_fields = variant.fields.iter().flat_map(|field| &field.attrs);
    for attribute in of_fields.filter(|attribute| is_ours(attribute)) {
        let message = format!(
            "the side belongs before `{0}`\n  = help: write `#[epin({expected})] {0}(…)`",
            variant.ident
        );
        errors.push(CompileError::new(attribute.bracket_token.span.join(), message));
    }
    if !is_given && !has_variant_arguments && errors.len() == before {
        let message = format!(
            "the catalog `{}` has no side\n  = help: write it before the catalog, as in \
             `#[epin({expected})]`",
            variant.ident
        );
        errors.push(missing_attribute(variant, message));
    }
}

/// Checks an argument, which should be the side. `is_given` is true if an earlier argument is the side.
fn check_argument(
    variant: &Variant,
    argument: &[TokenTree],
    expected: Side,
    is_given: bool,
) -> Result<(), CompileError> {
    let ident = &variant.ident;
    match (side(argument), argument) {
        (Some(_), [TokenTree::Ident(key), value, ..]) => Err(unexpected_value(key, value)),
        (Some((_, span)), _) if is_given => {
            Err(CompileError::new(span, format!("the catalog `{ident}` has a side already")))
        }
        (Some((side, span)), _) if side != expected => {
            let message = format!(
                "both catalogs are the {side} side's\n  = help: write `#[epin({expected})]` before \
                 one of them",
            );
            Err(CompileError::new(span, message))
        }
        (Some(_), _) => Ok(()),
        (None, [TokenTree::Ident(key), ..]) if EnumKey::read(key).is_some() => {
            Err(misplaced_key(key))
        }
        (None, [TokenTree::Literal(token)]) if is_given => {
            let message = format!("`{ident}` has the tokens of its catalog, and no others");
            Err(CompileError::new(token.span(), message))
        }
        (None, argument) => {
            let message = format!("expected {}, found {}", EXPECTED_SIDE.what, found(argument));
            Err(EXPECTED_SIDE.error(span(argument), &message))
        }
    }
}

/// Returns the type of a variant's only field.
pub(super) fn field_type(variant: &Variant) -> Result<&Type, CompileError> {
    let ident = &variant.ident;
    let (span, mistake) = match &variant.fields {
        Fields::Unit => (ident.span(), "has no catalog"),
        Fields::Unnamed(fields) => match fields.unnamed.iter().collect::<Vec<_>>()[..] {
            [] => (fields.span(), "has no catalog"),
            [field] => return Ok(&field.ty),
            [_, second, ..] => (second.span(), "has a second field"),
        },
        Fields::Named(fields) => (fields.span(), "has named fields"),
    };
    let message = format!(
        "`{ident}` {mistake}\n  = help: write one catalog in parentheses, as in `{ident}(Chess)`"
    );
    Err(CompileError::new(span, message))
}
