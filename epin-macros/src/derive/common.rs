//! The items that at least two of the three expansions contain. One expansion is for a catalog of one style, one for
//! a catalog of two styles, and one, the fallback, for a catalog with mistakes.

use proc_macro2::TokenStream;
use quote::quote;

use super::declaration::Declaration;
use crate::compile_error::CompileError;

/// Returns the constant with the names of the variants.
pub(super) fn names(declaration: &Declaration<'_>) -> TokenStream {
    let Declaration { krate, kinds, .. } = declaration;
    let names = kinds.iter().map(|kind| kind.ident.to_string());
    quote! {
        const __NAMES: &'static [#krate::__private::VariantName] =
            &[#(#krate::__private::VariantName::new(#names)),*];
    }
}

/// Returns the calls to `__impl_serde!` and `__impl_schemars!` for the keys on the enum. Each call contains
/// the error to report if `epin` is built without the feature that the key needs.
pub(super) fn opt_in_impls(declaration: &Declaration<'_>) -> TokenStream {
    let Declaration { krate, allow, ident, .. } = declaration;
    let missing_feature = |span, key: &str| {
        let message = format!(
            "`#[epin({key})]` needs epin's feature `{key}`\n  = help: `cargo add epin --features \
             {key}` enables it"
        );
        CompileError::new(span, message).item()
    };
    let serde = declaration.serde.map(|span| {
        let error = missing_feature(span, "serde");
        quote!(#krate::__impl_serde! { #ident [#allow] #error })
    });
    let schemars1 = declaration.schemars1.map(|span| {
        let error = missing_feature(span, "schemars1");
        quote!(#krate::__impl_schemars! { #ident [#allow] #error })
    });
    quote!(#serde #schemars1)
}

/// Returns the implementation of the conversion from a token to its kind.
pub(super) fn conversion(declaration: &Declaration<'_>, bounds: &TokenStream) -> TokenStream {
    let Declaration { krate, allow, ident, generics, .. } = declaration;
    let (parameters, arguments, _) = generics.split_for_impl();
    quote! {
        #[automatically_derived]
        #allow
        impl #parameters ::core::convert::TryFrom<#krate::Epin> for #ident #arguments #bounds {
            type Error = #krate::UnknownPieceError;

            fn try_from(
                __token: #krate::Epin,
            ) -> ::core::result::Result<Self, #krate::UnknownPieceError> {
                ::core::convert::TryFrom::try_from(__token).map(#krate::Piece::kind)
            }
        }
    }
}
