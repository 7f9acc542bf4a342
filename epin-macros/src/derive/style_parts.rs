//! The variants of a catalog of two styles. Each has a side and, as its only field, a catalog.

use epin_core::{Letter, Side};
use proc_macro2::{Ident, Span, TokenTree};
use syn::spanned::Spanned;
use syn::{Fields, Type, Variant};

use super::arguments::{Expected, arguments, is_ours, missing_attribute};
use super::enum_arguments::{parse_string, wrong_value};
use super::enum_key::{EnumKey, misplaced_key};
use crate::compile_error::CompileError;
use crate::rust_tokens::{found, is_punct, span};

const EXPECTED_SIDE: Expected =
    Expected { what: "`first` or `second`", help: "for example `#[epin(first)]`" };

/// A variant with its catalog, and the side whose native pieces the catalog contains.
pub(super) struct StylePart<'a> {
    pub(super) ident: &'a Ident,
    pub(super) side: Side,
    pub(super) catalog: &'a Type,
    /// The letter of the style, if it is written after the side.
    pub(super) letter: Option<Letter>,
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
        let letter = check_side(variant, side, has_variant_arguments, errors);
        match field_type(variant) {
            Ok(catalog) => parts.push(StylePart { ident: &variant.ident, side, catalog, letter }),
            Err(error) => errors.push(error),
        }
    }
    for third in variants.iter().skip(2) {
        let message = format!("`{}` is a third catalog: a game has two sides", third.ident);
        errors.push(CompileError::new(third.ident.span(), message));
    }
    if errors.is_empty() {
        errors.extend(missing_letter(variants, &parts));
    }
    match <[StylePart<'a>; 2]>::try_from(parts) {
        Ok(parts) if variants.len() == 2 => Some(parts),
        _ => None,
    }
}

/// Returns the error for a side without a letter, if the other side has one.
fn missing_letter(variants: &[&Variant], parts: &[StylePart<'_>]) -> Option<CompileError> {
    parts.iter().find(|part| part.letter.is_some())?;
    let index = parts.iter().position(|part| part.letter.is_none())?;
    let (_, span) = written_side(variants.get(index)?)?;
    let StylePart { ident, side, .. } = parts.get(index)?;
    let message = format!(
        "the style of `{ident}` has no letter, but the other has one\n  = help: for example `{}`",
        letter_example(*side, Letter::C)
    );
    Some(CompileError::new(span, message))
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

/// Returns the letter after a variant's side, if there is one, and adds an error for each mistake in the
/// variant's attributes. The side should be `expected`.
fn check_side(
    variant: &Variant,
    expected: Side,
    has_variant_arguments: bool,
    errors: &mut Vec<CompileError>,
) -> Option<Letter> {
    let before = errors.len();
    let (mut is_given, mut letter) = (false, None);
    for argument in EXPECTED_SIDE.arguments(&variant.attrs) {
        let result =
            argument.and_then(|argument| check_argument(variant, &argument, expected, is_given));
        is_given |= result.is_ok();
        match result {
            Ok(written) => letter = written,
            Err(error) => errors.push(error),
        }
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
    letter
}

/// Checks an argument, which should be the side, and returns the letter after it. `is_given` is true if an
/// earlier argument is the side.
fn check_argument(
    variant: &Variant,
    argument: &[TokenTree],
    expected: Side,
    is_given: bool,
) -> Result<Option<Letter>, CompileError> {
    let ident = &variant.ident;
    match (side(argument), argument) {
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
        (Some((side, _)), [TokenTree::Ident(key), rest @ ..]) if !rest.is_empty() => {
            parse_letter(side, key, rest).map(Some)
        }
        (Some(_), _) => Ok(None),
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

/// Parses what follows a side: `= "C"`, the letter of its style.
fn parse_letter(side: Side, key: &Ident, rest: &[TokenTree]) -> Result<Letter, CompileError> {
    let example = |letter| letter_example(side, letter);
    let value = match rest {
        [equals] if is_punct(equals, '=') => {
            let message = format!(
                "the key `{key}` needs a value after `=`\n  = help: for example `{}`",
                example(Letter::C)
            );
            return Err(CompileError::new(key.span(), message));
        }
        [equals, value @ ..] if is_punct(equals, '=') => value,
        _ => return Err(wrong_value("`=` and the letter of the style", rest, &example(Letter::C))),
    };
    let Some((_, string)) = parse_string(value, &example(Letter::C))? else {
        return Ok(Letter::C); // The compiler has already reported the literal.
    };
    string.parse().map_err(|_| {
        let meant = string.to_ascii_uppercase().parse().unwrap_or(Letter::C);
        wrong_value("the letter of the style, in upper case", value, &example(meant))
    })
}

/// Returns an attribute that shows how the letter of a style is written.
fn letter_example(side: Side, letter: Letter) -> String {
    format!("#[epin({side} = \"{letter}\")]")
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
