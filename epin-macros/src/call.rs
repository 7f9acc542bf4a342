//! The function-like macros: `epin!` and others for one literal, `epins!` and `pieces!` for several.

mod catalog;
pub(crate) mod path;
#[cfg(feature = "feen")]
mod position;

use proc_macro2::{Delimiter, Group, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

#[cfg(feature = "feen")]
use self::catalog::has_catalog;
use self::catalog::split_catalog;
use self::path::{member, path, piece_path, qpi_path, sin_path, snn_path};
use crate::context::{Context, Output};
use crate::literal;
#[cfg(feature = "feen")]
use crate::mistake::{Mistake, cut};
use crate::tokens::{span, split, without_comma};
use crate::wanted::{Value, Wanted};

/// Returns the expansion of `epin!`, `pin!`, `sin!`, `qpi!` or `snn!`.
pub(crate) fn one(wanted: Wanted, input: TokenStream) -> TokenStream {
    let (call, tokens) = arguments(Output::Token(wanted), false, input);
    call.one(&tokens)
}

/// Returns the expansion of `epins!`, which is an array.
pub(crate) fn epins(input: TokenStream) -> TokenStream {
    let (call, tokens) = arguments(Output::Token(Wanted::Epin), true, input);
    call.list(&tokens)
}

/// Returns the expansion of `piece!`, or of `pieces!`, which is an array.
pub(crate) fn piece(is_list: bool, input: TokenStream) -> TokenStream {
    let (call, arguments) = arguments(Output::Token(Wanted::Epin), is_list, input);
    call.with_catalog(&arguments, Output::Piece)
}

/// Returns the expansion of `feen!`, whose first argument may be a catalog.
#[cfg(feature = "feen")]
pub(crate) fn feen(input: TokenStream) -> TokenStream {
    let (call, arguments) = arguments(Output::Position(None), false, input);
    match &*arguments {
        arguments if has_catalog(arguments) => {
            call.with_catalog(arguments, |catalog| Output::Position(Some(catalog)))
        }
        [prefix @ TokenTree::Ident(_), TokenTree::Literal(_)] => call.prefixed(prefix),
        arguments => call.one(arguments),
    }
}

/// Splits the input into `$crate` and the tokens that the caller wrote. Returns the call and those tokens.
fn arguments(output: Output, is_list: bool, input: TokenStream) -> (Context, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    (Context { krate: tokens.next(), output, is_list }, tokens.collect())
}

impl Context {
    /// Returns the expansion of a call whose first argument should be a catalog.
    fn with_catalog(
        mut self,
        arguments: &[TokenTree],
        output: fn(TokenStream) -> Output,
    ) -> TokenStream {
        match split_catalog(&self, arguments) {
            Ok((catalog, tokens)) => {
                self.output = output(catalog);
                if self.is_list { self.list(tokens) } else { self.one(tokens) }
            }
            Err(mistake) => self.wrong(mistake.compile_errors()),
        }
    }

    /// Returns the expansion of a call with one token.
    fn one(&self, tokens: &[TokenTree]) -> TokenStream {
        parenthesized(self.argument(without_comma(tokens)))
    }

    /// Returns the expansion of a call with tokens between commas.
    fn list(&self, tokens: &[TokenTree]) -> TokenStream {
        let elements = split(tokens.iter().cloned());
        let elements = elements.iter().map(|element| self.argument(element)).collect::<Vec<_>>();
        if elements.is_empty() {
            // An arbitrary value, which gives the empty array its type.
            let krate = &self.krate;
            let private = quote!(#krate::__private);
            let any = if let Output::Piece(catalog) = &self.output {
                quote!(<#private::Member<#catalog, 0> as #private::HasPiece>::PIECE)
            } else {
                quote!(#private::epin::A::PLAIN)
            };
            return quote!([#any; 0]);
        }
        // Located in the caller's file, so that rustc proposes no edit of epin's `macros.rs`: see
        // `one_error.md`, Spans.
        let mut array = Group::new(Delimiter::Bracket, quote!(#(#elements),*));
        array.set_span(Span::call_site().located_at(span(tokens)));
        parenthesized(array.into_token_stream())
    }

    /// Returns the expansion of one literal, or of the mistake in it.
    fn argument(&self, tokens: &[TokenTree]) -> TokenStream {
        match literal::read(self, tokens) {
            Ok((literal, Some(value))) => self.expansion(&value, &literal),
            // rustc has reported the literal. With the literal in the path, it reports nothing else.
            Ok((literal, None)) => self.wrong(literal),
            Err(mistake) => {
                let errors = mistake.compile_errors();
                #[cfg(feature = "feen")]
                let errors = self.with_unknown(&mistake, errors);
                self.wrong(errors)
            }
        }
    }

    /// Returns the expansion of a literal with a prefix, `f"…"`: an arbitrary position and a lint with our
    /// error. rustc reports the lint only if there is no other error. From edition 2021 on, there is one,
    /// because rustc itself reports the prefix.
    #[cfg(feature = "feen")]
    fn prefixed(&self, prefix: &TokenTree) -> TokenStream {
        let message = format!("expected a string literal, found `{}`", cut(&prefix.to_string()));
        let lint = Mistake::last(prefix.span(), message).item();
        let any = self.argument(&[Literal::string(self.wanted().example()).into()]);
        quote!({ #lint #any })
    }

    /// Returns the expansion of a valid literal.
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
            (Value::Feen(layout, text), _) => self.position(literal, *layout, text),
        }
    }

    /// Returns a path with errors inside, about which rustc reports nothing else: see `one_error.md`, Errors.
    fn wrong(&self, errors: impl ToTokens) -> TokenStream {
        let Self { krate, .. } = self;
        parenthesized(quote!(#krate::__private::Wrong::<{ #errors }>))
    }
}

/// Returns an expansion in parentheses with the span of the call. Without them, `cargo fix` would turn
/// `(epin!("K^"))` into `"K^"`: see `one_error.md`, Spans.
fn parenthesized(expansion: TokenStream) -> TokenStream {
    Group::new(Delimiter::Parenthesis, expansion).into_token_stream()
}
