//! `#[derive(Catalog)]`: what was written is read, checked, and expanded.

mod check;
mod expand;
mod read;

use epin_grammar::Parts;
use proc_macro2::{Ident, Span, TokenStream};
use syn::{DeriveInput, Generics};

/// Returns the implementations, or one that stands in for them beside all the errors.
pub(crate) fn derive(input: DeriveInput) -> TokenStream {
    let mut mistakes = Vec::new();
    let catalog = read::read(input, &mut mistakes);
    check::check(&catalog, &mut mistakes);
    if mistakes.is_empty() {
        expand::implementations(&catalog)
    } else {
        expand::errors(&catalog, &mistakes)
    }
}

/// A catalog as it was written.
struct Catalog {
    /// The path of `epin`.
    krate: TokenStream,
    ident: Ident,
    /// What `Catalog::NAME` will be.
    name: String,
    generics: Generics,
    pieces: Vec<Piece>,
}

/// A variant and its tokens.
struct Piece {
    ident: Ident,
    tokens: Vec<Token>,
}

struct Token {
    parts: Parts,
    span: Span,
}
