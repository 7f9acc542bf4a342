use epin_grammar::{Notation, parse};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use crate::literal::{self, expected, module};
use crate::mistake::Mistake;

/// Returns the expansion of `epin!` or `pin!`.
pub(crate) fn one(notation: Notation, input: TokenStream) -> TokenStream {
    let (krate, mut tokens) = split(input);
    if tokens.last().is_some_and(is_comma) {
        tokens.pop();
    }
    Call { krate, notation, several: false }.token(&tokens)
}

/// Returns the expansion of `epins!`: an array.
pub(crate) fn several(input: TokenStream) -> TokenStream {
    let (krate, mut tokens) = split(input);
    if tokens.last().is_some_and(is_comma) {
        tokens.pop();
    }
    if tokens.is_empty() {
        return quote!([#krate::__private::epin::A::PLAIN; 0]);
    }
    let call = Call { krate, notation: Notation::Epin, several: true };
    let elements = tokens.split_inclusive(is_comma).map(|element| match element {
        [comma] if is_comma(comma) => call.refuse(&call.no_literal(comma.span(), "`,`", "")),
        [element @ .., comma] if is_comma(comma) => call.token(element),
        element => call.token(element),
    });
    quote!([#(#elements),*])
}

/// The first token is `$crate`; the user's tokens follow it.
fn split(input: TokenStream) -> (Option<TokenTree>, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    (tokens.next(), tokens.collect())
}

pub(crate) fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// A call of one of the macros.
struct Call {
    krate: Option<TokenTree>,
    notation: Notation,
    /// Whether it is `epins!`.
    several: bool,
}

impl Call {
    /// Expands what stands for one token: a string literal first of all, then a constant.
    fn token(&self, tokens: &[TokenTree]) -> TokenStream {
        let mistake = match tokens {
            [] => self.no_literal(Span::call_site(), "nothing", ""),
            // What a user's own `$token:literal` or `$token:expr` hands on.
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
                return self.token(&group.stream().into_iter().collect::<Vec<_>>());
            }
            [TokenTree::Literal(literal)] => {
                match literal::read(self.notation, literal, &|text| self.written(text)) {
                    Ok(token) => {
                        return literal::path(&self.krate, self.notation, token, literal.span());
                    }
                    Err(mistake) => mistake,
                }
            }
            [TokenTree::Literal(_), comma, second, ..] if is_comma(comma) => {
                self.second_token(second.span())
            }
            [TokenTree::Literal(_), second @ TokenTree::Literal(_), ..] => {
                self.second_token(second.span())
            }
            [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                self.no_literal(word.span(), "a boolean", "")
            }
            [first, ..] => match bare(self.notation, tokens) {
                Some(text) => self.no_literal(first.span(), &format!("`{text}`"), &text),
                None => return self.constant(first.span(), tokens),
            },
        };
        self.refuse(&mistake)
    }

    /// The error sits inside a path that otherwise names a constant, so nothing but the error
    /// is reported, in a pattern either.
    fn refuse(&self, mistake: &Mistake) -> TokenStream {
        let Self { krate, .. } = self;
        let (error, token) = (mistake.compile_error(), self.token_type(mistake.span));
        quote_spanned!(mistake.span=> <#krate::__private::Invalid<{ #error }>>::#token)
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

/// The text of a token that was written without quotes, such as `K` or `+P^`.
fn bare(notation: Notation, tokens: &[TokenTree]) -> Option<String> {
    let text = tokens.iter().map(ToString::to_string).collect::<String>();
    parse(notation, text.as_bytes()).is_ok().then_some(text)
}
