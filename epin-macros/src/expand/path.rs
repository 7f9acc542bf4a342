//! The paths that the macros expand to. The first and the last token of each path have the span of the caller's
//! literal: see "Spans" in `one_error.md`.

use epin_core::expansion::SHAPE_NAMES;
use epin_core::{Epin, Letter, Pin, Qpi, Side, Sin, Snn, pack_name};
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream};
use quote::{ToTokens, quote};

/// Returns the path to a token's constant: `<$crate::__private::epin::K>::TERMINAL` for `K^`.
pub(crate) fn token_path(krate: &impl ToTokens, token: Epin, span: Span) -> TokenStream {
    let open = angle('<', span);
    let letter = letter_name(token.letter(), token.side());
    let shape = Ident::new(shape_name(token), span);
    quote!(#open #krate::__private::epin::#letter>::#shape)
}

/// Returns the path to the constant of a PIN token:
/// `<$crate::__private::Native<$crate::__private::epin::K>>::TERMINAL` for `K^`.
pub(crate) fn pin_path(krate: &impl ToTokens, token: Pin, span: Span) -> TokenStream {
    let token = token.to_epin();
    native_path(krate, &letter_name(token.letter(), token.side()), shape_name(token), span)
}

/// Returns the path to the constant of a SIN token:
/// `<$crate::__private::Native<$crate::__private::epin::C>>::SIN` for `C`.
pub(crate) fn sin_path(krate: &impl ToTokens, style: Sin, span: Span) -> TokenStream {
    native_path(krate, &letter_name(style.letter(), style.side()), "SIN", span)
}

fn native_path(krate: &impl ToTokens, letter: &Ident, name: &str, span: Span) -> TokenStream {
    let open = angle('<', span);
    let name = Ident::new(name, span);
    let private = quote!(#krate::__private);
    quote!(#open #private::Native<#private::epin::#letter>>::#name)
}

/// Returns the path to the constant of a QPI token:
/// `<$crate::__private::Styled<$crate::__private::epin::C, $crate::__private::epin::K>>::TERMINAL`
/// for `C:K^`.
///
/// The arguments are types, because rustc resolves types faster than numbers or trait constants.
pub(crate) fn qpi_path(krate: &impl ToTokens, token: Qpi, span: Span) -> TokenStream {
    let (style, piece) = (token.sin(), token.pin().to_epin());
    let open = angle('<', span);
    let style = letter_name(style.letter(), style.side());
    let letter = letter_name(piece.letter(), piece.side());
    let shape = Ident::new(shape_name(piece), span);
    let private = quote!(#krate::__private);
    quote!(#open #private::Styled<#private::epin::#style, #private::epin::#letter>>::#shape)
}

/// Returns the path to the constant of a style's name: `<$crate::__private::SnnBytes<…>>::SNN`, where `…` is
/// four numbers that contain the bytes of the name.
pub(crate) fn snn_path(krate: &impl ToTokens, name: &Snn, span: Span) -> TokenStream {
    let open = angle('<', span);
    let numbers = pack_name(name).map(Literal::u64_unsuffixed);
    let name = Ident::new("SNN", span);
    quote!(#open #krate::__private::SnnBytes<#(#numbers),*>>::#name)
}

/// Returns the path to the constant of a piece: `<… as $crate::__private::HasPiece>::PIECE`, where `…` is
/// the type that [`member_type`] returns.
pub(crate) fn piece_path(
    krate: &impl ToTokens,
    catalog: &TokenStream,
    token: Epin,
    span: Span,
) -> TokenStream {
    let open = angle('<', span);
    let index = Literal::usize_unsuffixed(token.index());
    let member = member_type(krate, catalog, "in_catalog", quote!(#index), span);
    let name = Ident::new("PIECE", span);
    quote!(#open #member as #krate::__private::HasPiece>::#name)
}

/// Returns the type of a piece:
/// `$crate::__private::Member<Game, { <$crate::__private::PieceIndex>::in_catalog::<Game>(368) }>`.
///
/// The function call in the type returns the index of the piece, or is a compile error if the piece is not in
/// the catalog.
pub(crate) fn member_type(
    krate: &impl ToTokens,
    catalog: &TokenStream,
    function: &str,
    arguments: TokenStream,
    span: Span,
) -> TokenStream {
    let (open, close) = (angle('<', span), angle('>', span));
    let function = Ident::new(function, Span::call_site());
    let arguments = in_parentheses(arguments, span);
    quote! {
        #krate::__private::Member<#catalog, {
            #open #krate::__private::PieceIndex>::#function::<#catalog #close #arguments
        }>
    }
}

/// Returns `<` or `>` with the given span.
pub(crate) fn angle(char: char, span: Span) -> Punct {
    let mut punct = Punct::new(char, Spacing::Alone);
    punct.set_span(span);
    punct
}

/// Returns tokens in parentheses that have the given span.
pub(crate) fn in_parentheses(tokens: TokenStream, span: Span) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(span);
    group
}

/// Returns the name of the type that has a letter's constants: `k` for the letter K of the second side.
fn letter_name(letter: Letter, side: Side) -> Ident {
    Ident::new(Epin::new(letter, side).as_str(), Span::call_site())
}

/// Returns the name of a token's constant among the constants of its letter: `TERMINAL` for `K^`.
#[allow(clippy::indexing_slicing, reason = "the remainder is less than the length")]
fn shape_name(token: Epin) -> &'static str {
    SHAPE_NAMES[token.index() % SHAPE_NAMES.len()]
}
