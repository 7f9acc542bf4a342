//! The macros that are called like functions: `epin!` and the others for one literal, `epins!` and
//! `pieces!` for several.

mod catalog;
mod context;
mod help;
pub(crate) mod path;
#[cfg(feature = "feen")]
mod position;

use epin_grammar::{Letter, Side, Token};
use proc_macro2::{Delimiter, Group, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

#[cfg(feature = "feen")]
use self::catalog::has_catalog;
use self::catalog::split_catalog;
use self::context::{Call, Output};
use self::path::{member, path, piece_path, qpi_path, sin_path, snn_path};
use crate::literal::{self, Context};
use crate::tokens::{span, split, without_comma};
use crate::wanted::{Value, Wanted};

/// Returns the expansion of `epin!`, `pin!`, `sin!`, `qpi!` or `snn!`.
pub(crate) fn one(wanted: Wanted, input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(wanted), is_list: false }.one(&tokens)
}

/// Returns the expansion of `epins!`: an array.
pub(crate) fn epins(input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(Wanted::Epin), is_list: true }.list(&tokens)
}

/// Returns the expansion of `piece!`, or of `pieces!`: an array.
pub(crate) fn piece(is_list: bool, input: TokenStream) -> TokenStream {
    let (krate, arguments) = arguments(input);
    match split_catalog(Wanted::Epin, is_list, crate_span(krate.as_ref()), &arguments) {
        Ok((catalog, tokens)) => {
            let call = Call { krate, output: Output::Piece(catalog), is_list };
            if is_list { call.list(tokens) } else { call.one(tokens) }
        }
        Err(mistake) => wrong(krate.as_ref(), mistake.compile_errors()),
    }
}

/// Returns the expansion of `feen!`, whose first argument may be a catalog.
#[cfg(feature = "feen")]
pub(crate) fn feen(input: TokenStream) -> TokenStream {
    let (krate, arguments) = arguments(input);
    let call = |krate, catalog| Call { krate, output: Output::Position(catalog), is_list: false };
    if !has_catalog(&arguments) {
        return call(krate, None).one(&arguments);
    }
    match split_catalog(Wanted::Feen, false, crate_span(krate.as_ref()), &arguments) {
        Ok((catalog, tokens)) => call(krate, Some(catalog)).one(tokens),
        Err(mistake) => wrong(krate.as_ref(), mistake.compile_errors()),
    }
}

/// Returns the path of the crate `epin`, which is the first token, and what the caller wrote.
fn arguments(input: TokenStream) -> (Option<TokenTree>, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    (tokens.next(), tokens.collect())
}

/// Returns where the call is, for an error without a token to be at. The span of the call itself is that of the inner macro's, and
/// rustc would name that.
fn crate_span(krate: Option<&TokenTree>) -> Span {
    krate.map_or_else(Span::call_site, TokenTree::span)
}

/// Returns a path with errors inside, besides which rustc reports nothing: see `one_error.md`, Errors.
fn wrong(krate: Option<&TokenTree>, errors: impl ToTokens) -> TokenStream {
    parenthesized(quote!(#krate::__private::Wrong::<{ #errors }>))
}

impl Call {
    /// Returns the expansion of a call with one token.
    fn one(&self, tokens: &[TokenTree]) -> TokenStream {
        parenthesized(self.argument(without_comma(tokens)))
    }

    /// Returns the expansion of a call with tokens between commas.
    fn list(&self, tokens: &[TokenTree]) -> TokenStream {
        let elements = split(tokens.iter().cloned());
        let elements = elements.iter().map(|element| self.argument(element)).collect::<Vec<_>>();
        if elements.is_empty() {
            let any = self.any();
            return quote!([#any; 0]);
        }
        // Located in the caller's file, so that rustc proposes no edit of epin's `macros.rs`: see
        // `one_error.md`, Spans.
        let mut array = Group::new(Delimiter::Bracket, quote!(#(#elements),*));
        array.set_span(Span::call_site().located_at(span(tokens)));
        parenthesized(array.into_token_stream())
    }

    /// Returns the expansion of one argument for a token, or of the mistake in it.
    fn argument(&self, tokens: &[TokenTree]) -> TokenStream {
        let wanted = self.wanted();
        match literal::read(self, tokens, |text| wanted.read(text)) {
            Ok((literal, Some(value))) => self.expansion(&value, &literal),
            // rustc has reported the literal, and reports nothing else if that is in the path.
            Ok((literal, None)) => wrong(self.krate.as_ref(), literal),
            Err(mistake) => wrong(self.krate.as_ref(), mistake.compile_errors()),
        }
    }

    /// Returns the expansion of a literal that is valid.
    fn expansion(&self, value: &Value, literal: &Literal) -> TokenStream {
        let (krate, span) = (&self.krate, literal.span());
        match (value, &self.output) {
            (Value::Token(token), Output::Piece(catalog)) => {
                let index = Literal::usize_unsuffixed(token.index());
                let member = member(krate, catalog, "in_catalog", quote!(#index), span);
                piece_path(krate, &member, span)
            }
            (Value::Token(token), _) => path(krate, self.wanted(), *token, span),
            (Value::Sin(style), _) => sin_path(krate, *style, span),
            (Value::Qpi(style, piece), _) => qpi_path(krate, *style, *piece, span),
            (Value::Snn(name), _) => snn_path(krate, name, span),
            #[cfg(feature = "feen")]
            (Value::Feen(layout), _) => self.position(literal, *layout),
        }
    }

    /// Returns any value, for the type of an empty list.
    fn any(&self) -> TokenStream {
        let (krate, span) = (&self.krate, Span::call_site());
        match &self.output {
            Output::Piece(catalog) => {
                piece_path(krate, &quote!(#krate::__private::Member<#catalog, 0>), span)
            }
            _ => path(krate, self.wanted(), Token::new(Letter::A, Side::First), span),
        }
    }
}

/// Returns an expansion in parentheses that have the span of the call, without which `cargo fix`
/// writes `"K^"` for `(epin!("K^"))`: see `one_error.md`, Spans.
fn parenthesized(expansion: TokenStream) -> TokenStream {
    Group::new(Delimiter::Parenthesis, expansion).into_token_stream()
}
