//! `epin!`, `pin!` and `epins!`.

use epin_grammar::Notation;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use crate::argument::{Argument, is_comma, span, split};
use crate::literal::{self, expected};
use crate::mistake::Mistake;
use crate::path::{module, path};

/// Returns the expansion of `epin!` or `pin!`.
pub(crate) fn one(notation: Notation, input: TokenStream) -> TokenStream {
    let mut tokens = input.into_iter();
    let krate = tokens.next();
    let mut tokens = tokens.collect::<Vec<_>>();
    if tokens.last().is_some_and(is_comma) {
        tokens.pop();
    }
    Call { krate, notation, several: false }.token(&tokens)
}

/// Returns the expansion of `epins!`: an array.
pub(crate) fn several(input: TokenStream) -> TokenStream {
    let mut tokens = input.into_iter();
    let call = Call { krate: tokens.next(), notation: Notation::Epin, several: true };
    let arguments = match &*split(tokens.collect()) {
        [comma] if is_comma(&comma[0]) => Vec::new(),
        arguments => arguments.iter().map(|argument| call.token(argument)).collect(),
    };
    if arguments.is_empty() {
        let krate = &call.krate;
        return quote!([#krate::__private::epin::A::PLAIN; 0]);
    }
    quote!([#(#arguments),*])
}

/// A call of one of the macros.
struct Call {
    /// The path of the crate `epin`: what `$crate` is in its macros, the first of all tokens.
    krate: Option<TokenTree>,
    notation: Notation,
    /// Whether it is `epins!`.
    several: bool,
}

impl Call {
    /// Returns the expansion of what stands for one token.
    fn token(&self, tokens: &[TokenTree]) -> TokenStream {
        let mistake = match Argument::new(self.notation, tokens) {
            Argument::Literal(literal) => {
                match literal::read(self.notation, &literal, &|text| self.written(text)) {
                    Ok(Some(token)) => {
                        return path(&self.krate, self.notation, token, literal.span());
                    }
                    Ok(None) => return self.stand_in(literal.span(), &quote!(false)),
                    Err(mistake) => mistake,
                }
            }
            Argument::Several(second) => self.second_token(second),
            Argument::Bare(span, text) => self.no_literal(span, &format!("`{text}`"), &text),
            Argument::Other(tokens) => match &*tokens {
                [] => self.no_literal(Span::call_site(), "nothing", ""),
                [comma] if is_comma(comma) => self.no_literal(comma.span(), "`,`", ""),
                [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                    self.no_literal(word.span(), "a boolean", "")
                }
                tokens => return self.constant(span(tokens), tokens),
            },
        };
        self.stand_in(mistake.span, &mistake.compile_error())
    }

    /// Returns a path that names a constant, with an error as an argument on the way: in a pattern
    /// too, nothing but the error is reported.
    fn stand_in(&self, span: Span, error: &TokenStream) -> TokenStream {
        let Self { krate, .. } = self;
        let token = self.token_type(span);
        quote_spanned!(span=> <#krate::__private::Invalid<{ #error }>>::#token)
    }

    fn constant(&self, span: Span, tokens: &[TokenTree]) -> TokenStream {
        let Self { krate, .. } = self;
        let (name, token) = (Ident::new(module(self.notation), span), self.token_type(span));
        let text = tokens.iter().cloned().collect::<TokenStream>();
        quote_spanned! {span=>
            { const __TOKEN: #krate::#token = <#krate::__private::Constant>::#name(#text); __TOKEN }
        }
    }

    fn token_type(&self, span: Span) -> Ident {
        let name = match self.notation {
            Notation::Epin => "Epin",
            Notation::Pin => "Pin",
        };
        Ident::new(name, span)
    }

    fn written(&self, text: &str) -> String {
        if self.several {
            format!("epins![\"{text}\"]")
        } else {
            format!("{}!(\"{text}\")", module(self.notation))
        }
    }

    fn no_literal(&self, span: Span, found: &str, meant: &str) -> Mistake {
        Mistake::new(span, expected(self.notation, found, meant, &|text| self.written(text)))
    }

    fn second_token(&self, span: Span) -> Mistake {
        let message = match (self.notation, self.several) {
            (_, true) => "expected `,` between two tokens",
            (Notation::Epin, _) => {
                "expected one token, found several\n  = help: `epins![…]` takes several"
            }
            (Notation::Pin, _) => "expected one token, found several",
        };
        Mistake::new(span, message)
    }
}
