//! The expansion of a catalog of two styles.

use epin_core::Side;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::Type;
use syn::spanned::Spanned;

use super::common::{conversion, opt_in_impls};
use super::declaration::Declaration;
use super::style_parts::StylePart;
use crate::compile_error::CompileError;
use crate::expand::path::{angle, in_parentheses};

/// Returns the implementations for a catalog of two parts. If there is a mistake, `MEMBERS` contains every
/// token, so that no literal causes a second error: see "Derive" in `one_error.md`.
///
/// The derive cannot see the parts' tokens, so the expansion computes everything from the parts' constants.
pub(super) fn implementations(
    declaration: &Declaration<'_>,
    parts: &[StylePart<'_>; 2],
    errors: &[CompileError],
) -> TokenStream {
    let Declaration { krate, allow, ident, name, .. } = declaration;
    let private = quote!(#krate::__private);
    let variants = parts.each_ref().map(|part| part.ident);
    let sides = parts.each_ref().map(|part| side_path(krate, part.side));
    let types = parts.each_ref().map(|part| part.catalog);
    let [one, other] =
        parts.each_ref().map(|StylePart { catalog, .. }| quote!(<#catalog as #krate::Catalog>));
    let [one_variant, other_variant] = variants;
    let is_right = errors.is_empty() && !declaration.is_name_reported;
    let members = if is_right {
        quote!(#private::members_of_parts([#((<#types as #krate::Catalog>::MEMBERS, #sides)),*]))
    } else {
        quote!(#krate::EpinSet::new().complement())
    };
    let styles = styles(krate, parts).filter(|_| is_right);
    let conversion = conversion(declaration, &TokenStream::new());
    let opt_in_impls = opt_in_impls(declaration);
    let checks = types.map(|ty| part_check(krate, ty));
    // The expansion contains `>> 1`, because `clippy::integer_division` would report `/ 2` at the derive.
    quote! {
        #(#checks)*

        #[automatically_derived]
        #allow
        impl #krate::Catalog for #ident {
            const NAME: &'static ::core::primitive::str = #name;
            // The `ALL` of a part with mistakes may be empty.
            const ALL: &'static [Self] = match (#one::ALL, #other::ALL) {
                ([], []) => &[],
                (__one, __other) => &{
                    let __any = match (__one, __other) {
                        ([__kind, ..], _) => Self::#one_variant(*__kind),
                        (_, [__kind, ..]) => Self::#other_variant(*__kind),
                        _ => loop {},
                    };
                    let mut __all = [__any; #one::ALL.len() + #other::ALL.len()];
                    let mut __index = 0;
                    while __index < __one.len() + __other.len() {
                        __all[__index] = if __index < __one.len() {
                            Self::#one_variant(__one[__index])
                        } else {
                            Self::#other_variant(__other[__index - __one.len()])
                        };
                        __index += 1;
                    }
                    __all
                },
            };
            const TOKENS: &'static [&'static [#krate::Epin]] =
                &#private::tokens_of_parts::<{ #one::TOKENS.len() + #other::TOKENS.len() }>([
                    #((
                        <#types as #krate::Catalog>::TOKENS,
                        &#private::part_tokens::<{ <#types as #krate::Catalog>::__PIECE_COUNT >> 1 }>(
                            <#types as #krate::Catalog>::TOKENS,
                            #sides,
                        ),
                    )),*
                ]);
            const MEMBERS: #krate::EpinSet = #members;
            const __PIECE_COUNT: ::core::primitive::usize = #one::__PIECE_COUNT + #other::__PIECE_COUNT;

            #[inline]
            fn index(self) -> ::core::primitive::usize {
                match self {
                    Self::#one_variant(__kind) => #one::index(__kind),
                    Self::#other_variant(__kind) => #one::ALL.len() + #other::index(__kind),
                }
            }

            #[inline]
            fn token(self, __side: #krate::Side) -> #krate::Epin {
                match self {
                    #(Self::#variants(__kind) => #private::with_style_of(
                        <#types as #krate::Catalog>::token(__kind, __side),
                        #sides,
                    ),)*
                }
            }
        }

        #[automatically_derived]
        #allow
        impl #private::CatalogItems for #ident {
            type PerKind<__V> = [__V; #one::TOKENS.len() + #other::TOKENS.len()];
            type PerPiece<__V> = [__V; #one::__PIECE_COUNT + #other::__PIECE_COUNT];
            const __KINDS: &'static [Self; #krate::Epin::COUNT] =
                &{ let __kinds = #private::kinds_by_token::<Self>(); __kinds };
            const __TWO_STYLES: ::core::primitive::bool = true;
            #styles
        }

        #conversion

        #opt_in_impls
    }
}

/// Returns the constant with the styles, if their letters are written.
fn styles(krate: &TokenStream, parts: &[StylePart<'_>; 2]) -> Option<TokenStream> {
    let letter = |side| {
        let letter = parts.iter().find(|part| part.side == side)?.letter?;
        let name = Ident::new(&letter.to_string(), Span::call_site());
        Some(quote!(#krate::Letter::#name))
    };
    let (first, second) = (letter(Side::First)?, letter(Side::Second)?);
    Some(quote! {
        const __STYLES: ::core::option::Option<#krate::notation::Styles> =
            ::core::option::Option::Some(#krate::notation::Styles { first: #first, second: #second });
    })
}

/// Returns the check of a part. If the check fails, the error is at the part's type: see "Spans" in
/// `one_error.md`.
fn part_check(krate: &TokenStream, part: &Type) -> TokenStream {
    let span = part.span();
    let (open, close) = (angle('<', span), angle('>', span));
    let part = quote!(<#part as #krate::Catalog>);
    let arguments = in_parentheses(quote!(#part::NAME, #part::TOKENS), span);
    quote!(const _: () = #open #krate::__private::NativePieces>::check::<#close #arguments;)
}

/// Returns the path of a side.
fn side_path(krate: &TokenStream, side: Side) -> TokenStream {
    let name = match side {
        Side::First => "First",
        Side::Second => "Second",
    };
    let name = Ident::new(name, Span::call_site());
    quote!(#krate::Side::#name)
}
