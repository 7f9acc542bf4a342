//! `#[derive(Catalog)]`: reads what was written, checks it, and expands it.

mod arguments;
mod catalog;
mod check;
mod expand;
mod expand_parts;
mod fallback;
mod options;
mod parts;
mod variants;

use proc_macro2::TokenStream;
use syn::DeriveInput;

/// Returns the implementations of a catalog, or all errors in the order of the source, with the
/// implementation that replaces the real one.
pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    let mut mistakes = Vec::new();
    let mut catalog = options::read(input, &mut mistakes);
    let tokens_on_enum = options::has_token(input);
    check::enumeration(&catalog, &mut mistakes);
    let variants = variants::of_enum(input, &mut mistakes);
    if parts::are_parts(&variants) {
        return match parts::read(&input.ident, &variants, &mut mistakes) {
            Some(parts) if input.generics.params.is_empty() => {
                expand_parts::implementations(&catalog, &parts, &mistakes)
            }
            _ => fallback::errors(&catalog, &mistakes),
        };
    }
    for variant in variants {
        let piece = variants::piece(variant, tokens_on_enum, &mut mistakes);
        check::piece(&piece, &catalog.pieces, &mut mistakes);
        catalog.pieces.push(piece);
    }
    let has_all_tokens = |piece: &catalog::Piece<'_>| piece.tokens.len() == piece.written;
    let is_complete = catalog.name.is_some() && catalog.pieces.iter().all(has_all_tokens);
    if mistakes.is_empty() && is_complete {
        expand::implementations(&catalog)
    } else {
        fallback::errors(&catalog, &mistakes)
    }
}
