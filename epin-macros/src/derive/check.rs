//! What is wrong with a catalog, although each part of it can be read.

use epin_grammar::SecondSide;
use syn::spanned::Spanned;

use super::catalog::{Catalog, Piece, Token};
use crate::mistake::Mistake;

/// Adds what is wrong with the enum itself.
pub(super) fn enumeration(catalog: &Catalog<'_>, mistakes: &mut Vec<Mistake>) {
    if let Some(parameter) = catalog.generics.params.first() {
        let message = format!("the catalog `{}` cannot be generic", catalog.ident);
        mistakes.push(Mistake::new(parameter.span(), message));
    }
}

/// Adds what is wrong with the tokens of a piece. `before` are the pieces before it.
pub(super) fn piece(piece: &Piece<'_>, before: &[Piece<'_>], mistakes: &mut Vec<Mistake>) {
    for (index, token) in piece.tokens.iter().enumerate() {
        let text = token.value.as_str();
        let is_same = |other: &Token| other.value == token.value;
        let flipped = token.value.flipped();
        let message = if let Some(mistake) = SecondSide::new(token.value, flipped) {
            let is_flipped = |other: &Token| other.value == flipped;
            let mut others = before.iter().chain([piece]);
            if others.any(|other| other.tokens.iter().any(is_flipped)) {
                let first = flipped.as_str();
                format!("{}\n  = help: \"{first}\" covers both sides", mistake.headline())
            } else {
                format!("{}\n  = help: {}", mistake.headline(), mistake.help())
            }
        } else if let Some(other) = before.iter().find(|other| other.tokens.iter().any(is_same)) {
            format!("`{}` and `{}` have the same token \"{text}\"", other.ident, piece.ident)
        } else if piece.tokens.iter().take(index).any(is_same) {
            format!("`{}` has the token \"{text}\" twice", piece.ident)
        } else {
            continue;
        };
        mistakes.push(Mistake::new(token.span, message));
    }
}
