use epin_grammar::Notation;
use proc_macro2::TokenStream;
use quote::quote;

use super::{Catalog, Piece};
use crate::literal;
use crate::mistake::Mistake;

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

/// The piece's tokens. Each has the span of the derive, not of its literal: there it would be
/// offered for completion and lints as if the user had written it.
fn tokens(krate: &TokenStream, piece: &Piece<'_>) -> Vec<TokenStream> {
    let path = |token: &super::Token| {
        literal::path(krate, Notation::Epin, token.value, proc_macro2::Span::call_site())
    };
    piece.tokens.iter().map(path).collect()
}

/// What the trait asks of an enum, to be assumed in an implementation: an enum that lacks it is
/// to be reported once. The compiler checks a bound with a lifetime of its own where it is used.
fn bounds() -> TokenStream {
    quote!(where for<'__any> Self: ::core::marker::Copy + ::core::cmp::Eq + 'static)
}

fn conversion(catalog: &Catalog<'_>) -> TokenStream {
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

/// Returns the errors, with an implementation that stands in for the real one: code that uses
/// the catalog is not to be reported, too.
pub(super) fn errors(catalog: &Catalog<'_>, mistakes: &[Mistake]) -> TokenStream {
    let Catalog { krate, ident, generics, .. } = catalog;
    let errors = mistakes.iter().map(Mistake::compile_error);
    let (parameters, arguments, _) = generics.split_for_impl();
    let bounds = bounds();
    let conversion = conversion(catalog);
    quote! {
        #(#errors)*

        #[automatically_derived]
        #[allow(deprecated)]
        impl #parameters #krate::Catalog for #ident #arguments #bounds {
            const NAME: &'static ::core::primitive::str = "";
            const ALL: &'static [Self] = &[];
            const TABLE: #krate::EpinTable<::core::option::Option<Self>> =
                #krate::EpinTable::filled(::core::option::Option::None);

            fn tokens(self) -> &'static [#krate::Epin] {
                &[]
            }

            fn token(self, _: #krate::Side) -> #krate::Epin {
                <#krate::__private::epin::A>::PLAIN
            }

            fn of(_: #krate::Epin) -> ::core::option::Option<Self> {
                ::core::option::Option::None
            }
        }

        #conversion
    }
}
