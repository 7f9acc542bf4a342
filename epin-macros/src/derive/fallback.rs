//! What a catalog with mistakes expands to.

use proc_macro2::TokenStream;
use quote::quote;

use super::catalog::Catalog;
use super::expand::{conversion, opt_in_impls};
use crate::mistake::Mistake;

/// Returns the errors, and an implementation that replaces the real one, so that the uses of the
/// catalog are not errors too: see `one_error.md`, Derive.
pub(super) fn errors(catalog: &Catalog<'_>, mistakes: &[Mistake]) -> TokenStream {
    let Catalog { krate, ident, generics, .. } = catalog;
    let errors = mistakes.iter().map(Mistake::item);
    let (parameters, arguments, _) = generics.split_for_impl();
    // The supertraits, so that one that the enum lacks is not reported here too. rustc accepts a
    // false bound if there is a lifetime in it: see `one_error.md`, Derive.
    let bounds = quote!(where for<'__any> Self: ::core::marker::Copy + ::core::cmp::Eq + 'static);
    let conversion = conversion(catalog, &bounds);
    let opt_in_impls =
        if generics.params.is_empty() { opt_in_impls(catalog) } else { TokenStream::new() };
    quote! {
        #(#errors)*

        #[automatically_derived]
        #[allow(deprecated)]
        impl #parameters #krate::Catalog for #ident #arguments #bounds {
            const NAME: &'static ::core::primitive::str = "";
            const ALL: &'static [Self] = &[];
            const TABLE: #krate::EpinTable<::core::option::Option<Self>> =
                #krate::EpinTable::filled(::core::option::Option::None);

            const TOKENS: &'static [&'static [#krate::Epin]] =
                &[&[<#krate::__private::epin::A>::PLAIN]];
            // All tokens, so that `piece!` accepts every one.
            const MEMBERS: #krate::EpinSet = #krate::EpinSet::new().complement();

            fn token(self, _: #krate::Side) -> #krate::Epin {
                <#krate::__private::epin::A>::PLAIN
            }

            fn of(_: #krate::Epin) -> ::core::option::Option<Self> {
                ::core::option::Option::None
            }
        }

        #conversion

        #opt_in_impls
    }
}
