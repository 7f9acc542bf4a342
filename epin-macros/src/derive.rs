//! `#[derive(Catalog)]`: reads what was written, checks it, and expands it.

mod arguments;
mod check;
mod declaration;
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
    let mut declaration = options::read(input, &mut mistakes);
    let tokens_on_enum = options::has_token(input);
    check::enumeration(&declaration, &mut mistakes);
    let variants = variants::of_enum(input, &mut mistakes);
    if parts::are_parts(&variants) {
        return match parts::read(&input.ident, &variants, &mut mistakes) {
            Some(parts) if input.generics.params.is_empty() => {
                expand_parts::implementations(&declaration, &parts, &mistakes)
            }
            _ => fallback::errors(&declaration, &mistakes),
        };
    }
    for variant in variants {
        let kind = variants::kind(variant, tokens_on_enum, &mut mistakes);
        check::kind(&kind, &declaration.kinds, &mut mistakes);
        declaration.kinds.push(kind);
    }
    let has_all_tokens = |kind: &declaration::Kind<'_>| kind.tokens.len() == kind.written;
    let is_complete = declaration.name.is_some() && declaration.kinds.iter().all(has_all_tokens);
    if mistakes.is_empty() && is_complete {
        expand::implementations(&declaration)
    } else {
        fallback::errors(&declaration, &mistakes)
    }
}
