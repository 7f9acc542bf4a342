//! The macros that are called like functions: `epin!` and the others for one literal, `epins!` and
//! `pieces!` for several.

pub(crate) mod argument;
mod catalog;
mod context;
mod expansion;
mod messages;
mod misplaced;
mod no_string;
pub(crate) mod path;
#[cfg(feature = "feen")]
mod position;
mod wrapped;

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use self::argument::{Argument, is_variable};
#[cfg(feature = "feen")]
use self::catalog::has_catalog;
use self::catalog::split_catalog;
use self::context::{Call, Output};
use self::misplaced::Misplaced;
use crate::literal::{self, Context};
use crate::mistake::Mistake;
use crate::tokens::{is_comma, span, split, without_comma};
use crate::wanted::Wanted;

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
    let (catalog, tokens) = match split_catalog(Wanted::Epin, is_list, &arguments) {
        Ok(split) => split,
        Err(mistake) => return without_catalog(krate, &mistake),
    };
    let call = Call { krate, output: Output::Piece(catalog), is_list };
    if is_list { call.list(tokens) } else { call.one(tokens) }
}

/// Returns the expansion of `feen!`, whose first argument may be a catalog.
#[cfg(feature = "feen")]
pub(crate) fn feen(input: TokenStream) -> TokenStream {
    let (krate, arguments) = arguments(input);
    let split = if has_catalog(&arguments) {
        split_catalog(Wanted::Feen, false, &arguments).map(|(catalog, rest)| (Some(catalog), rest))
    } else {
        Ok((None, &*arguments))
    };
    let call = |catalog| Call { krate, output: Output::Position(catalog), is_list: false };
    match split {
        Ok((catalog, tokens)) => call(catalog).one(tokens),
        Err(mistake) => call(None).constant(mistake.span, &mistake.compile_errors()),
    }
}

/// Returns the expansion of a call without a catalog. It names `()` instead, which rustc does not
/// get to: see `one_error.md`, Errors.
fn without_catalog(krate: Option<TokenTree>, mistake: &Mistake) -> TokenStream {
    let error = mistake.compile_error();
    Call { krate, output: Output::Piece(quote!(())), is_list: false }.constant(mistake.span, &error)
}

/// Returns the path of the crate `epin`, which is the first token, and what the caller wrote.
fn arguments(input: TokenStream) -> (Option<TokenTree>, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    (tokens.next(), tokens.collect())
}

impl Call {
    /// Returns the expansion of a call with one token.
    fn one(&self, tokens: &[TokenTree]) -> TokenStream {
        parenthesized(self.argument(without_comma(tokens), true))
    }

    /// Returns the expansion of a call with tokens between commas.
    fn list(&self, tokens: &[TokenTree]) -> TokenStream {
        let elements = split(tokens.iter().cloned());
        let is_alone = elements.len() == 1;
        let elements =
            elements.iter().map(|element| self.argument(element, is_alone)).collect::<Vec<_>>();
        if elements.is_empty() {
            let any = self.constant(Span::call_site(), &quote!(0));
            return quote!([#any; 0]);
        }
        // Located in the caller's file, so that rustc proposes no edit of epin's `macros.rs`: see
        // `one_error.md`, Spans.
        let mut array = Group::new(Delimiter::Bracket, quote!(#(#elements),*));
        array.set_span(Span::call_site().located_at(span(tokens)));
        parenthesized(array.into_token_stream())
    }

    /// Returns the expansion of one argument for a token, or of the mistake in it. `is_alone` is
    /// for a call with no other argument.
    fn argument(&self, tokens: &[TokenTree], is_alone: bool) -> TokenStream {
        self.read(tokens, is_alone)
            .unwrap_or_else(|mistake| self.constant(mistake.span, &mistake.compile_errors()))
    }

    fn read(&self, tokens: &[TokenTree], is_alone: bool) -> Result<TokenStream, Mistake> {
        let wanted = self.wanted();
        match Argument::new(wanted, tokens) {
            Argument::Literal(literal) => {
                Ok(match literal::read(self, &literal, |text| wanted.read(text))? {
                    Some(value) => self.expansion(&value, &literal),
                    None => self.placeholder(&literal),
                })
            }
            Argument::Several(second) => Err(self.second_token(second)),
            Argument::Bare(span, text) => Err(literal::unquoted(self, span, &text)),
            Argument::Wrapped(wrapped) => Err(self.wrapped(&wrapped, is_alone)),
            // Without the braces, which rustc would call unnecessary: see `one_error.md`, Spans.
            Argument::Braced(name) => Ok(self.evaluated(name.span(), &[name.into()])),
            Argument::Other(tokens) => self.read_other(&tokens),
        }
    }

    /// Returns the expansion of an expression, which the compiler evaluates, or what is wrong with
    /// something else.
    fn read_other(&self, tokens: &[TokenTree]) -> Result<TokenStream, Mistake> {
        match tokens {
            [] => return Err(self.no_literal(Span::call_site(), "nothing")),
            [comma] if is_comma(comma) => return Err(self.no_literal(comma.span(), "`,`")),
            [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                return Err(self.no_literal(word.span(), "a boolean"));
            }
            _ => {}
        }
        if let Some(misplaced) = Misplaced::find(tokens) {
            let mistake = Mistake::new(misplaced.span(), misplaced.message(self));
            return match misplaced {
                Misplaced::Type(_) => Ok(self.erroneous_type(&mistake)),
                _ => Err(mistake),
            };
        }
        if is_variable(tokens) {
            return Err(self.variable(tokens));
        }
        if let Some(mistake) = self.choice(tokens).or_else(|| self.no_string(tokens)) {
            return Err(mistake);
        }
        Ok(self.evaluated(span(tokens), tokens))
    }
}

/// Returns an expansion in parentheses that have the span of the call, without which `cargo fix`
/// writes `"K^"` for `(epin!("K^"))`: see `one_error.md`, Spans.
fn parenthesized(expansion: TokenStream) -> TokenStream {
    Group::new(Delimiter::Parenthesis, expansion).into_token_stream()
}
