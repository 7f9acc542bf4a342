//! The fallback: the expansion of a catalog with mistakes.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Fields;

use super::common::{conversion, names, opt_in_impls};
use super::declaration::Declaration;
use crate::compile_error::CompileError;

/// Returns an implementation that replaces the real one, so that the uses of the catalog do not
/// cause further errors: see "Derive" in `one_error.md`. If the implementation contains an
/// error itself, that error is removed from `errors`.
pub(super) fn implementations(
    declaration: &Declaration<'_>,
    errors: &mut Vec<CompileError>,
) -> TokenStream {
    let Declaration { krate, allow, ident, name, generics, .. } = declaration;
    let (parameters, arguments, _) = generics.split_for_impl();
    // The supertraits are bounds, so that a missing supertrait is not reported here as well. rustc accepts a
    // false bound if there is a lifetime in it: see "Derive" in `one_error.md`.
    let bounds = quote! {
        where for<'__any> Self:
            ::core::marker::Copy + ::core::cmp::Eq + ::core::marker::Send + ::core::marker::Sync + 'static
    };
    let conversion = conversion(declaration, &bounds);
    let names = names(declaration);
    let is_generic = !generics.params.is_empty();
    let opt_in_impls = if is_generic { TokenStream::new() } else { opt_in_impls(declaration) };
    // For the special case of generic enums, see "Derive" in `one_error.md`.
    let units = declaration.kinds.iter();
    let units = units.filter(|kind| matches!(kind.fields, Fields::Unit) && !is_generic);
    let all: Vec<_> = units.map(|kind| kind.ident).collect();
    let kinds = if let Some(kind) = all.first() {
        quote!(&[Self::#kind; #krate::Epin::COUNT])
    } else {
        quote!(::core::panic!())
    };
    let token = quote!(<#krate::__private::epin::A>::PLAIN);
    let tokens = vec![quote!(&[#token]); declaration.kinds.len().max(1)];
    let count = 2 * declaration.kinds.iter().map(|kind| kind.written_count.max(1)).sum::<usize>();
    // The number of kinds in a catalog of two styles is not known here. The array lengths are a constant that
    // contains the error, because rustc accepts such a length for every array.
    let (error, per_kind, per_piece) = if declaration.kinds.is_empty() && !errors.is_empty() {
        let error = errors.remove(0).block_contents();
        let error = quote!(const __LEN: ::core::primitive::usize = { #error };);
        (error, quote!(__LEN), quote!(__LEN))
    } else {
        let kinds = declaration.kinds.len();
        (TokenStream::new(), quote!(#kinds), quote!(#count))
    };
    quote! {
        #error

        #[automatically_derived]
        #allow
        impl #parameters #krate::Catalog for #ident #arguments #bounds {
            const NAME: &'static ::core::primitive::str = #name;
            const ALL: &'static [Self] = &[#(Self::#all),*];
            const TOKENS: &'static [&'static [#krate::Epin]] = &[#(#tokens),*];
            // All tokens, so that `piece!` accepts any token.
            const MEMBERS: #krate::EpinSet = #krate::EpinSet::new().complement();
            const __PIECE_COUNT: ::core::primitive::usize = #count;

            fn index(self) -> ::core::primitive::usize {
                0
            }

            fn token(self, _: #krate::Side) -> #krate::Epin {
                #token
            }
        }

        #[automatically_derived]
        #allow
        impl #parameters #krate::__private::CatalogItems for #ident #arguments #bounds {
            type PerKind<__V> = [__V; #per_kind];
            type PerPiece<__V> = [__V; #per_piece];
            const __KINDS: &'static [Self; #krate::Epin::COUNT] = #kinds;
            #names
        }

        #conversion

        #opt_in_impls
    }
}
