//! The macros that are called like functions: `epin!` and the others for one literal, `epins!` and
//! `pieces!` for several.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use crate::argument::{Argument, is_comma, is_variable, span, split};
use crate::catalog_path::split_catalog;
use crate::kind::Kind;
use crate::literal::{self, Context};
use crate::mistake::Mistake;
use crate::pattern::Misplaced;

/// Returns the expansion of `epin!`, `pin!`, `sin!`, `qpi!` or `snn!`.
pub(crate) fn token(kind: Kind, input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(kind), is_list: false }.one(&tokens)
}

/// Returns the expansion of `epins!`: an array.
pub(crate) fn tokens(input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(Kind::Epin), is_list: true }.list(&tokens)
}

/// Returns the expansion of `piece!`, or of `pieces!`: an array.
pub(crate) fn piece(is_list: bool, input: TokenStream) -> TokenStream {
    let (krate, arguments) = arguments(input);
    let (catalog, tokens) = match split_catalog(is_list, &arguments) {
        Ok(split) => split,
        Err(mistake) => return without_catalog(krate, &mistake),
    };
    let call = Call { krate, output: Output::Piece(catalog), is_list };
    if is_list { call.list(tokens) } else { call.one(tokens) }
}

/// Returns the expansion of a call that names no catalog. `()` is not one either, but the compiler
/// does not say so of a path with an error inside.
fn without_catalog(krate: Option<TokenTree>, mistake: &Mistake) -> TokenStream {
    let error = mistake.compile_error();
    Call { krate, output: Output::Piece(quote!(())), is_list: false }.constant(mistake.span, &error)
}

/// Returns the path of the crate `epin`, which is the first of the tokens, and what the author
/// wrote.
fn arguments(input: TokenStream) -> (Option<TokenTree>, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    (tokens.next(), tokens.collect())
}

/// A call of one of the macros.
pub(crate) struct Call {
    /// The path of the crate `epin`: what `$crate` is in its macros.
    pub(crate) krate: Option<TokenTree>,
    pub(crate) output: Output,
    /// Whether it is `epins!` or `pieces!`.
    pub(crate) is_list: bool,
}

/// What a macro makes of each token.
pub(crate) enum Output {
    /// The token.
    Token(Kind),
    /// The piece of a catalog, which this is the path of.
    Piece(TokenStream),
}

impl Call {
    /// Returns the expansion of a call with one token.
    fn one(&self, tokens: &[TokenTree]) -> TokenStream {
        match tokens {
            [tokens @ .., comma] if is_comma(comma) && !tokens.is_empty() => {
                parenthesized(self.token(tokens, true))
            }
            tokens => parenthesized(self.token(tokens, true)),
        }
    }

    /// Returns the expansion of a call with tokens between commas.
    fn list(&self, tokens: &[TokenTree]) -> TokenStream {
        let elements = split(tokens.iter().cloned());
        let is_alone = elements.len() == 1;
        let elements =
            elements.iter().map(|element| self.token(element, is_alone)).collect::<Vec<_>>();
        if elements.is_empty() {
            let any = self.constant(Span::call_site(), &quote!(0));
            return quote!([#any; 0]);
        }
        // At the first token, as that is in the author's code. Without a place of its own, an array
        // is at the call in `macros.rs`: where a `Vec` is expected, the compiler would propose to
        // write `.to_vec()` there.
        let mut array = Group::new(Delimiter::Bracket, quote!(#(#elements),*));
        array.set_span(Span::call_site().located_at(span(tokens)));
        parenthesized(array.into_token_stream())
    }

    /// Returns the expansion of what is in the place of one token. `is_alone` is for a call with
    /// no other.
    fn token(&self, tokens: &[TokenTree], is_alone: bool) -> TokenStream {
        let kind = self.kind();
        let mistake = match Argument::new(kind, tokens) {
            Argument::Literal(literal) => {
                match literal::read(self, &literal, |text| kind.read(text)) {
                    Ok(Some(value)) => return self.expansion(&value, literal.span()),
                    Ok(None) => return self.constant(literal.span(), &quote!(0)),
                    Err(mistake) => mistake,
                }
            }
            Argument::Several(second) => self.second_token(second),
            Argument::Bare(span, text) => literal::unquoted(self, span, &text),
            Argument::Wrapped(wrapped) => self.wrapped(&wrapped, is_alone),
            // Without the braces, which the compiler would call unnecessary in the expansion.
            Argument::Braced(name) => return self.evaluated(name.span(), &[name.into()]),
            Argument::Other(tokens) => match &*tokens {
                [] => self.no_literal(Span::call_site(), "nothing"),
                [comma] if is_comma(comma) => self.no_literal(comma.span(), "`,`"),
                [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                    self.no_literal(word.span(), "a boolean")
                }
                tokens => match Misplaced::find(tokens) {
                    Some(misplaced) => {
                        let message = misplaced.message(&self.call("…", false));
                        let mistake = Mistake::new(misplaced.span(), message);
                        if matches!(misplaced, Misplaced::Type(_)) {
                            return self.erroneous_type(&mistake);
                        }
                        mistake
                    }
                    None if is_variable(tokens) => self.variable(tokens),
                    None => return self.evaluated(span(tokens), tokens),
                },
            },
        };
        self.constant(mistake.span, &mistake.compile_error())
    }
}

/// Returns an expansion in parentheses, which have the place of the call. The rest has the place of
/// its literals; so without them, `cargo fix` would make `let king = "K^";` of
/// `let king = (epin!("K^"));`, to remove the parentheses that are not needed.
fn parenthesized(expansion: TokenStream) -> TokenStream {
    Group::new(Delimiter::Parenthesis, expansion).into_token_stream()
}
