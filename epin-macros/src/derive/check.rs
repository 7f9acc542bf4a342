//! Mistakes of a catalog in which every part can be read by itself, such as a token that repeats.

use epin_grammar::SecondSide;
use syn::Fields;
use syn::spanned::Spanned;

use super::declaration::{Declaration, Kind, WrittenToken};
use crate::mistake::Mistake;

/// Adds what is wrong with a kind. `declaration` has the kinds before it.
pub(super) fn kind(kind: &Kind<'_>, declaration: &Declaration<'_>, mistakes: &mut Vec<Mistake>) {
    let before = &declaration.kinds;
    // If the enum is generic, which is reported, the fields are why.
    if !matches!(kind.fields, Fields::Unit) && declaration.generics.params.is_empty() {
        let message = format!("the piece `{}` cannot have fields", kind.ident);
        mistakes.push(Mistake::new(kind.fields.span(), message));
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
        mistakes.push(Mistake::new(token.span, message));
    }
}
