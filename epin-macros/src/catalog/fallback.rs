//! What a catalog with mistakes expands to.

use proc_macro2::TokenStream;
use quote::quote;

use super::Catalog;
use super::expand::{bounds, conversion};
use crate::mistake::Mistake;

/// Returns the errors, and an implementation in place of the real one, so that code which uses the
/// catalog is not reported as well.
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
