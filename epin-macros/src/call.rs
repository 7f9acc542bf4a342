//! A call of one of the macros, and what its arguments expand to.

pub(crate) mod argument;
pub(crate) mod catalog;
mod expansion;
mod messages;
mod misplaced;
pub(crate) mod path;
mod wrapped;

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use self::argument::{Argument, is_variable};
use self::misplaced::Misplaced;
use crate::literal::{self, Context};
use crate::mistake::Mistake;
use crate::tokens::{is_comma, span, split};
use crate::wanted::Wanted;

/// A call of one of the macros.
pub(crate) struct Call {
    /// The path of the crate `epin`: `$crate`, which its macros pass on as one token.
    pub(crate) krate: Option<TokenTree>,
    pub(crate) output: Output,
    /// Whether it is `epins!` or `pieces!`.
    pub(crate) is_list: bool,
}

/// What a macro makes of each argument for a token.
pub(crate) enum Output {
    /// The token.
    Token(Wanted),
    /// The piece of the catalog with this path.
    Piece(TokenStream),
}

impl Call {
    /// Returns the expansion of a call with one token.
    pub(crate) fn one(&self, tokens: &[TokenTree]) -> TokenStream {
        match tokens {
            [tokens @ .., comma] if is_comma(comma) && !tokens.is_empty() => {
                parenthesized(self.token(tokens, true))
            }
            tokens => parenthesized(self.token(tokens, true)),
        }
    }

    /// Returns the expansion of a call with tokens between commas.
    pub(crate) fn list(&self, tokens: &[TokenTree]) -> TokenStream {
        let elements = split(tokens.iter().cloned());
        let is_alone = elements.len() == 1;
        let elements =
            elements.iter().map(|element| self.token(element, is_alone)).collect::<Vec<_>>();
        if elements.is_empty() {
            let any = self.constant(Span::call_site(), &quote!(0));
            return quote!([#any; 0]);
        }
        // The array has the location of the first token, which is in the author's code. Otherwise
        // it would have that of the call in epin's `macros.rs`, and where a `Vec` is expected, the
        // compiler would propose to write `.to_vec()` into that file.
        let mut array = Group::new(Delimiter::Bracket, quote!(#(#elements),*));
        array.set_span(Span::call_site().located_at(span(tokens)));
        parenthesized(array.into_token_stream())
    }

    /// Returns the expansion of one argument for a token, or of the mistake in it. `is_alone` is
    /// for a call with no other argument.
    fn token(&self, tokens: &[TokenTree], is_alone: bool) -> TokenStream {
        self.read(tokens, is_alone)
            .unwrap_or_else(|mistake| self.constant(mistake.span, &mistake.compile_error()))
    }

    fn read(&self, tokens: &[TokenTree], is_alone: bool) -> Result<TokenStream, Mistake> {
        let wanted = self.wanted();
        match Argument::new(wanted, tokens) {
            Argument::Literal(literal) => {
                let span = literal.span();
                let value = literal::read(self, &literal, |text| wanted.read(text))?;
                Ok(match value {
                    Some(value) => self.expansion(&value, span),
                    // The compiler has reported the literal, so any token does. Of a name, these
                    // are the first eight bytes: `A`, and NUL after its end.
                    None if wanted == Wanted::Snn => {
                        self.constant(span, &quote!(0x4100_0000_0000_0000))
                    }
                    None => self.constant(span, &quote!(0)),
                })
            }
            Argument::Several(second) => Err(self.second_token(second)),
            Argument::Bare(span, text) => Err(literal::unquoted(self, span, &text)),
            Argument::Wrapped(wrapped) => Err(self.wrapped(&wrapped, is_alone)),
            // Without the braces, which the compiler would call unnecessary in the expansion.
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
            let message = misplaced.message(&self.call("…", false));
            let mistake = Mistake::new(misplaced.span(), message);
            return match misplaced {
                Misplaced::Type(_) => Ok(self.erroneous_type(&mistake)),
                _ => Err(mistake),
            };
        }
        if is_variable(tokens) {
            return Err(self.variable(tokens));
        }
        Ok(self.evaluated(span(tokens), tokens))
    }
}

/// Returns an expansion in parentheses, whose span is that of the call. Without them, the span of
/// the expansion would be that of the literal: of `let king = (epin!("K^"));`, `cargo fix` would
/// make `let king = "K^";`, since it removes parentheses that are not needed and keeps what the
/// span inside them covers.
fn parenthesized(expansion: TokenStream) -> TokenStream {
    Group::new(Delimiter::Parenthesis, expansion).into_token_stream()
}
