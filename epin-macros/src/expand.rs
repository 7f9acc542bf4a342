//! The expansion of the function-like macros.

pub(crate) mod path;
#[cfg(feature = "feen")]
mod position;

use epin_core::{Epin, Pin, Qpi, Sin, Snn};
use proc_macro2::{Delimiter, Group, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use self::path::{piece_path, pin_path, qpi_path, sin_path, snn_path, token_path};
#[cfg(feature = "feen")]
use crate::call::catalog_path::has_catalog;
use crate::call::catalog_path::split_catalog;
use crate::call::{Call, Form};
#[cfg(feature = "feen")]
use crate::compile_error::CompileError;
#[cfg(feature = "feen")]
use crate::rust_tokens::shortened;
use crate::rust_tokens::{span, split, without_comma};
use crate::string_argument;
use crate::syntax::Syntax;

/// Returns the expansion of a macro, such as `epin!` or `epins!`, that takes only literals.
pub(crate) fn tokens(form: Form, syntax: Syntax, input: TokenStream) -> TokenStream {
    let (call, arguments) = Call::read(form, syntax, input);
    call.expand(&arguments)
}

/// Returns the expansion of `piece!` or `pieces!`, whose first argument should be a catalog.
pub(crate) fn pieces(form: Form, input: TokenStream) -> TokenStream {
    let (call, arguments) = Call::read(form, Syntax::Epin, input);
    call.expand_with_catalog(&arguments)
}

/// Returns the expansion of `feen!`, whose first argument may be a catalog.
#[cfg(feature = "feen")]
pub(crate) fn position(input: TokenStream) -> TokenStream {
    let (call, arguments) = Call::read(Form::One, Syntax::Feen, input);
    match &*arguments {
        arguments if has_catalog(arguments) => call.expand_with_catalog(arguments),
        [prefix @ TokenTree::Ident(_), TokenTree::Literal(_)] => call.expand_prefixed(prefix),
        arguments => call.expand(arguments),
    }
}

impl Call {
    /// Returns the expansion of a call whose first argument should be a catalog.
    fn expand_with_catalog(mut self, arguments: &[TokenTree]) -> TokenStream {
        match split_catalog(&self, arguments) {
            Ok((catalog, rest)) => {
                self.catalog = Some(catalog);
                self.expand(rest)
            }
            Err(error) => self.error_path(error.block()),
        }
    }

    /// Returns the expansion of a call: a value or an array. `arguments` does not include the catalog.
    fn expand(&self, arguments: &[TokenTree]) -> TokenStream {
        if self.form == Form::One {
            return parenthesized(self.expand_argument(without_comma(arguments)));
        }
        let elements = split(arguments.iter().cloned());
        let elements =
            elements.iter().map(|element| self.expand_argument(element)).collect::<Vec<_>>();
        if elements.is_empty() {
            return self.expand_empty();
        }
        // The array is located in the caller's file, so that rustc does not suggest editing epin's
        // `lib.rs`: see "Spans" in `one_error.md`.
        let mut array = Group::new(Delimiter::Bracket, quote!(#(#elements),*));
        array.set_span(Span::call_site().located_at(span(arguments)));
        parenthesized(array.into_token_stream())
    }

    /// Returns the empty array. An arbitrary value determines its type.
    fn expand_empty(&self) -> TokenStream {
        let krate = &self.krate;
        let private = quote!(#krate::__private);
        let any = if let Some(catalog) = &self.catalog {
            quote!(<#private::Member<#catalog, 0> as #private::HasPiece>::PIECE)
        } else {
            quote!(#private::epin::A::PLAIN)
        };
        quote!([#any; 0])
    }

    /// Returns what an argument expands to: its value, or the errors for the mistakes in it.
    fn expand_argument(&self, argument: &[TokenTree]) -> TokenStream {
        match string_argument::read(self, argument) {
            Ok((literal, Some(string))) => {
                let expansion = self.expand_string(&literal, &string);
                expansion.unwrap_or_else(|errors| self.error_path(errors))
            }
            // rustc has reported the literal. With the literal itself in the `Wrong` path, rustc reports
            // nothing else.
            Ok((literal, None)) => self.error_path(literal),
            Err(error) => self.error_path(error.block()),
        }
    }

    /// Returns the expansion of a literal with a prefix, `f"…"`: an arbitrary position and a lint with our
    /// error. rustc reports the lint only if there is no other error. From edition 2021 on, there is always
    /// another error, because rustc itself reports the prefix.
    #[cfg(feature = "feen")]
    fn expand_prefixed(&self, prefix: &TokenTree) -> TokenStream {
        let message =
            format!("expected a string literal, found `{}`", shortened(&prefix.to_string()));
        let lint = CompileError::if_alone(prefix.span(), message).item();
        let any = self.expand_argument(&[Literal::string(self.syntax.example()).into()]);
        quote!({ #lint #any })
    }

    /// Returns what `string`, the value of the literal, expands to.
    ///
    /// # Errors
    ///
    /// Returns the compile errors if the string is not valid.
    fn expand_string(&self, literal: &Literal, string: &str) -> Result<TokenStream, TokenStream> {
        let (krate, span) = (&self.krate, literal.span());
        let token_path = |token| match &self.catalog {
            Some(catalog) => piece_path(krate, catalog, token, span),
            None => token_path(krate, token, span),
        };
        let path = match self.syntax {
            Syntax::Epin => Epin::parse(string).map(token_path),
            Syntax::Pin => Pin::parse(string).map(|token| pin_path(krate, token, span)),
            Syntax::Sin => Sin::parse(string).map(|style| sin_path(krate, style, span)),
            Syntax::Qpi => Qpi::parse(string).map(|token| qpi_path(krate, token, span)),
            Syntax::Snn => Snn::parse(string).map(|name| snn_path(krate, &name, span)),
            #[cfg(feature = "feen")]
            Syntax::Feen => return self.expand_position(literal, string),
        };
        path.map_err(|error| string_argument::invalid_string(self, literal, string, error).block())
    }

    /// Returns a path that contains errors. rustc reports nothing else about this path: see "Errors" in
    /// `one_error.md`.
    fn error_path(&self, errors: impl ToTokens) -> TokenStream {
        let Self { krate, .. } = self;
        parenthesized(quote!(#krate::__private::Wrong::<{ #errors }>))
    }
}

/// Returns an expansion wrapped in parentheses that have the span of the call. Without parentheses, `cargo fix`
/// would turn `(epin!("K^"))` into `"K^"`: see "Spans" in `one_error.md`.
fn parenthesized(expansion: TokenStream) -> TokenStream {
    Group::new(Delimiter::Parenthesis, expansion).into_token_stream()
}
