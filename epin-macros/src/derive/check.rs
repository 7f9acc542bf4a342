//! What is wrong with a catalog, although each part of it can be read.

use epin_grammar::SecondSide;
use syn::spanned::Spanned;

use super::declaration::{Declaration, Kind, WrittenToken};
use crate::mistake::Mistake;

/// Adds what is wrong with the enum itself.
pub(super) fn enumeration(declaration: &Declaration<'_>, mistakes: &mut Vec<Mistake>) {
    if let Some(parameter) = declaration.generics.params.first() {
        let message = format!("the catalog `{}` cannot be generic", declaration.ident);
        mistakes.push(Mistake::new(parameter.span(), message));
    }
}

/// Adds what is wrong with the tokens of a kind. `before` are the kinds before it.
pub(super) fn kind(kind: &Kind<'_>, before: &[Kind<'_>], mistakes: &mut Vec<Mistake>) {
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
        mistakes.push(Mistake::new(token.span, message));
    }
}
