//! The implementations that a catalog without mistakes expands to.

use epin_grammar::Notation;
use proc_macro2::{Span, TokenStream};
use quote::quote;

use super::{Catalog, Piece};
use crate::path::path;

/// Returns the implementations for a catalog without mistakes.
pub(super) fn implementations(catalog: &Catalog<'_>) -> TokenStream {
    let Catalog { krate, ident, name, pieces, .. } = catalog;
    let pieces_idents = pieces.iter().map(|piece| piece.ident).collect::<Vec<_>>();
    let tokens = pieces.iter().map(|piece| tokens(krate, piece)).collect::<Vec<_>>();
    let all_tokens = tokens.iter().map(|tokens| quote!(&[#(#tokens),*])).collect::<Vec<_>>();
    let canonical = tokens.iter().map(|tokens| &tokens[0]);
    let bounds = bounds();
    let conversion = conversion(catalog);
    quote! {
        #[allow(deprecated)]
        const _: () = #krate::__private::catalog::<#ident>();

        #[automatically_derived]
        #[allow(deprecated)]
        impl #krate::Catalog for #ident #bounds {
            const NAME: &'static ::core::primitive::str = #name;
            const ALL: &'static [Self] = &[#(Self::#pieces_idents),*];
            const TABLE: #krate::EpinTable<::core::option::Option<Self>> =
                #krate::__private::table(&[#((Self::#pieces_idents, #all_tokens)),*]);

            fn tokens(self) -> &'static [#krate::Epin] {
                match self {
                    #(Self::#pieces_idents => #all_tokens,)*
                }
            }

            fn token(self, side: #krate::Side) -> #krate::Epin {
                let token = match self {
                    #(Self::#pieces_idents => #canonical,)*
                };
                token.with_side(side)
            }

            #[inline]
            fn of(token: #krate::Epin) -> ::core::option::Option<Self> {
                *const { &<Self as #krate::Catalog>::TABLE }.get(token)
            }
        }

        #conversion
    }
}

/// Returns the paths of a piece's tokens. They have the span of the derive, not of the literals:
/// there they would be completed and linted as if the author had written them.
fn tokens(krate: &TokenStream, piece: &Piece<'_>) -> Vec<TokenStream> {
    let path = |token: &super::Token| path(krate, Notation::Epin, token.value, Span::call_site());
    piece.tokens.iter().map(path).collect()
}

/// Repeats the supertraits of `Catalog` as bounds, so that a missing one is reported once, at
/// `__private::catalog`, and not for each implementation. `for<'__any>` defers the check, which would
/// refuse bounds that are known to be false: rust-lang/rust#48214.
pub(super) fn bounds() -> TokenStream {
    quote!(where for<'__any> Self: ::core::marker::Copy + ::core::cmp::Eq + 'static)
}

/// Returns the conversion from a token to the piece.
pub(super) fn conversion(catalog: &Catalog<'_>) -> TokenStream {
    let Catalog { krate, ident, generics, .. } = catalog;
    let (parameters, arguments, _) = generics.split_for_impl();
    let bounds = bounds();
    quote! {
        #[automatically_derived]
        #[allow(deprecated)]
        impl #parameters ::core::convert::TryFrom<#krate::Epin> for #ident #arguments #bounds {
            type Error = #krate::UnknownPiece;

            fn try_from(
                token: #krate::Epin,
            ) -> ::core::result::Result<Self, #krate::UnknownPiece> {
                #krate::__private::piece(token)
            }
        }
    }
}
