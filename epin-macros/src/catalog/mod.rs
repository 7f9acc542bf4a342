//! `#[derive(Catalog)]`: what was written is read, checked, and expanded.

mod check;
mod expand;
mod read;

use proc_macro2::{Ident, Span, TokenStream};
use syn::{DeriveInput, Generics};

/// Returns the implementations, or one that stands in for them beside all the errors, which
/// are in the order of the source.
pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    let mut mistakes = Vec::new();
    let mut catalog = read::head(input, &mut mistakes);
    check::head(&catalog, &mut mistakes);
    for variant in read::variants(input, &mut mistakes) {
        let piece = read::piece(variant, &mut mistakes);
        check::piece(&piece, &catalog.pieces, &mut mistakes);
        catalog.pieces.push(piece);
    }
    if mistakes.is_empty() {
        expand::implementations(&catalog)
    } else {
        expand::errors(&catalog, &mistakes)
    }
}

/// A catalog as it was written.
struct Catalog<'a> {
    /// The path of `epin`.
    krate: TokenStream,
    ident: &'a Ident,
    /// What `Catalog::NAME` will be.
    name: String,
    generics: &'a Generics,
    pieces: Vec<Piece<'a>>,
}

/// A variant and its tokens.
struct Piece<'a> {
    ident: &'a Ident,
    tokens: Vec<Token>,
}

struct Token {
    value: epin_grammar::Token,
    span: Span,
}
