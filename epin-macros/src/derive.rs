//! `#[derive(Catalog)]`: reads the enum, checks it, and expands it.
//!
//! One mistake should cause one error, so a catalog with mistakes still expands to a fallback implementation.
//! Without the fallback, every use of the catalog would cause another error. The errors are collected and
//! reported in the order of the source.

mod arguments;
mod common;
mod declaration;
mod enum_arguments;
mod enum_key;
mod fallback;
mod one_style;
mod style_parts;
mod two_styles;

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use syn::DeriveInput;

use crate::compile_error::CompileError;

/// Returns the implementations of a catalog, or all errors and the fallback.
pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    let mut errors = Vec::new();
    let mut declaration = enum_arguments::read(input, &mut errors);
    let variants = declaration::read_variants(input, &mut errors);
    let has_variant_arguments = enum_arguments::has_variant_arguments(input);
    let items = if style_parts::are_parts(&variants) {
        match style_parts::read(&input.ident, &variants, has_variant_arguments, &mut errors) {
            Some(parts) if input.generics.params.is_empty() => {
                two_styles::implementations(&declaration, &parts, &errors)
            }
            _ => fallback::implementations(&declaration, &mut errors),
        }
    } else {
        for variant in variants {
            let kind =
                declaration::read_kind(variant, &declaration, has_variant_arguments, &mut errors);
            declaration.kinds.push(kind);
        }
        let mut kinds = declaration.kinds.iter();
        let is_complete = kinds.all(|kind| kind.tokens.len() == kind.written_count);
        if errors.is_empty() && !declaration.is_name_reported && is_complete {
            one_style::implementations(&declaration)
        } else {
            fallback::implementations(&declaration, &mut errors)
        }
    };
    let errors = errors.iter().map(CompileError::item);
    // The expansion has the span of the path's last token, so that the error for a
    // wrong path is at that token.
    let path = declaration.crate_path;
    let end = path.clone().into_iter().last().map_or_else(Span::call_site, |end| end.span());
    quote_spanned! {end=>
        #path::__private::catalog! {
            #items
            #(#errors)*
        }
    }
}
