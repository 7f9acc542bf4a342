//! The expansion of a catalog of one style.

use epin_core::Epin;
use proc_macro2::{Span, TokenStream};
use quote::quote;

use super::common::{conversion, names, opt_in_impls};
use super::declaration::{Declaration, Kind};
use crate::expand::path::token_path;

/// Returns the implementations for a catalog without mistakes.
///
/// Local names start with `__`, because a local named `token` would be an error in a crate that has a static
/// named `token`: see "Derive" in `one_error.md`.
pub(super) fn implementations(declaration: &Declaration<'_>) -> TokenStream {
    let Declaration { krate, allow, ident, name, kinds, .. } = declaration;
    let variants = kinds.iter().map(|kind| kind.ident).collect::<Vec<_>>();
    let names = names(declaration);
    let paths = |kind: &Kind<'_>| -> Vec<_> {
        kind.tokens.iter().map(|token| path(krate, token.value)).collect()
    };
    let tokens = kinds.iter().map(paths).collect::<Vec<_>>();
    // Both sides' tokens are written out, because rustc then compiles the `match` to a table. With
    // `with_side`, a shogi engine would take 1.2% more instructions (perft in `benches/README.md`).
    let first = tokens.iter().map(|tokens| tokens.first());
    let canonical = kinds.iter().filter_map(|kind| kind.tokens.first());
    let second = canonical.map(|token| path(krate, token.value.flipped()));
    let indices = 0..kinds.len();
    let kind_count = kinds.len();
    let count = 2 * tokens.iter().map(Vec::len).sum::<usize>();
    let conversion = conversion(declaration, &TokenStream::new());
    let opt_in_impls = opt_in_impls(declaration);
    // The variable in `__KINDS` keeps rustc from promoting `&kinds_by_token::<Self>()` to a separate constant,
    // which `cargo check` would evaluate even if the catalog is not used.
    quote! {
        #[automatically_derived]
        #allow
        impl #krate::Catalog for #ident {
            const NAME: &'static ::core::primitive::str = #name;
            const ALL: &'static [Self] = &[#(Self::#variants),*];
            const TOKENS: &'static [&'static [#krate::Epin]] = &[#(&[#(#tokens),*]),*];
            const __PIECE_COUNT: ::core::primitive::usize = #count;

            #[inline]
            fn index(self) -> ::core::primitive::usize {
                match self {
                    #(Self::#variants => #indices,)*
                }
            }

            #[inline]
            fn token(self, __side: #krate::Side) -> #krate::Epin {
                match (self, __side) {
                    #((Self::#variants, #krate::Side::First) => #first,)*
                    #((Self::#variants, #krate::Side::Second) => #second,)*
                }
            }
        }

        #[automatically_derived]
        #allow
        impl #krate::__private::CatalogItems for #ident {
            type PerKind<__V> = [__V; #kind_count];
            type PerPiece<__V> = [__V; #count];
            const __KINDS: &'static [Self; #krate::Epin::COUNT] =
                &{ let __kinds = #krate::__private::kinds_by_token::<Self>(); __kinds };
            #names
        }

        #conversion

        #opt_in_impls
    }
}

/// Returns the path of a token, with the span of the derive, so that editors and lints do not take it for the
/// caller's code: see "Spans" in `one_error.md`.
fn path(krate: &TokenStream, token: Epin) -> TokenStream {
    token_path(krate, token, Span::call_site())
}
