use epin_grammar::{Parts, Text};

use super::{Catalog, Piece};
use crate::mistake::Mistake;

/// Notes what is wrong with a catalog whose parts can each be read.
pub(super) fn check(catalog: &Catalog, mistakes: &mut Vec<Mistake>) {
    if let Some(parameter) = catalog.generics.params.first() {
        let message = format!("the catalog `{}` cannot be generic", catalog.ident);
        mistakes.push(Mistake::new(syn::spanned::Spanned::span(parameter), message));
    }
    let mut seen: Vec<(Parts, &Piece)> = Vec::new();
    for piece in &catalog.pieces {
        for token in &piece.tokens {
            let text = Text::new().push_parts(token.parts);
            if token.parts.letter().is_ascii_lowercase() {
                let first = text.as_str().to_ascii_uppercase();
                let message = format!(
                    "\"{text}\" is a token of the second side\n  = help: write \"{first}\", which stands for both sides"
                );
                mistakes.push(Mistake::new(token.span, message));
                continue;
            }
            match seen.iter().find(|(parts, _)| *parts == token.parts) {
                None => seen.push((token.parts, piece)),
                Some((_, other)) if other.ident == piece.ident => {
                    let message = format!("`{}` has the token \"{text}\" twice", piece.ident);
                    mistakes.push(Mistake::new(token.span, message));
                }
                Some((_, other)) => {
                    let message = format!(
                        "`{}` and `{}` have the same token \"{text}\"",
                        other.ident, piece.ident
                    );
                    mistakes.push(Mistake::new(token.span, message));
                }
            }
        }
    }
}
