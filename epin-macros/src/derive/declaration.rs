//! A catalog as written, and the mistakes that concern several tokens, such as a repetition.

use epin_core::SecondSide;
use proc_macro2::{Ident, Span, TokenStream};
use syn::spanned::Spanned;
use syn::{Fields, Generics};

use crate::compile_error::CompileError;

/// The enum: its options and its kinds.
pub(super) struct Declaration<'a> {
    /// The path of `epin`.
    pub(super) path: TokenStream,
    /// The path of `epin` inside the expansion, which is a name that the expansion gives it.
    pub(super) krate: TokenStream,
    /// `#[allow(deprecated)]`, if the enum or a variant is deprecated. Otherwise there is none, because the
    /// attribute is an error in a crate with `#![forbid(deprecated)]`.
    pub(super) allow: Option<TokenStream>,
    pub(super) ident: &'a Ident,
    /// The value of `Catalog::NAME`, or `None` if the compiler has reported the name already.
    pub(super) name: Option<String>,
    pub(super) generics: &'a Generics,
    /// The spans of the keys `serde` and `schemars1` on the enum.
    pub(super) serde: Option<Span>,
    pub(super) schemars1: Option<Span>,
    pub(super) kinds: Vec<Kind<'a>>,
}

/// A variant, which is a kind of the catalog, and its tokens.
pub(super) struct Kind<'a> {
    pub(super) ident: &'a Ident,
    /// Its fields. Having any is a mistake.
    pub(super) fields: &'a Fields,
    pub(super) tokens: Vec<WrittenToken>,
    /// The number of tokens as written, including invalid ones and those that the compiler has reported,
    /// which are not in `tokens`.
    pub(super) written: usize,
}

/// A token and its span.
pub(super) struct WrittenToken {
    pub(super) value: epin_core::Epin,
    pub(super) span: Span,
}

/// Adds the mistakes of a kind. `declaration` has the kinds before it.
pub(super) fn check(
    kind: &Kind<'_>,
    declaration: &Declaration<'_>,
    mistakes: &mut Vec<CompileError>,
) {
    let before = &declaration.kinds;
    // A generic enum is reported already, and needs fields for its parameters.
    if !matches!(kind.fields, Fields::Unit) && declaration.generics.params.is_empty() {
        let message = format!("the piece `{}` cannot have fields", kind.ident);
        mistakes.push(CompileError::new(kind.fields.span(), message));
    }
    for (index, token) in kind.tokens.iter().enumerate() {
        let text = token.value.as_str();
        let is_same = |other: &WrittenToken| other.value == token.value;
        let flipped = token.value.flipped();
        let message = if let Some(mistake) = SecondSide::new(token.value, flipped) {
            let is_flipped = |other: &WrittenToken| other.value == flipped;
            let mut others = before.iter().chain([kind]);
            if others.any(|other| other.tokens.iter().any(is_flipped)) {
                let first = flipped.as_str();
                format!("{}\n  = help: \"{first}\" covers both sides", mistake.headline())
            } else {
                format!("{}\n  = help: {}", mistake.headline(), mistake.help())
            }
        } else if let Some(other) = before.iter().find(|other| other.tokens.iter().any(is_same)) {
            format!("`{}` and `{}` have the same token \"{text}\"", other.ident, kind.ident)
        } else if kind.tokens.iter().take(index).any(is_same) {
            format!("`{}` has the token \"{text}\" twice", kind.ident)
        } else {
            continue;
        };
        mistakes.push(CompileError::new(token.span, message));
    }
}
