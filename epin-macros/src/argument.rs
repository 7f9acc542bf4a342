//! What an author writes in the place of one token.

use epin_grammar::{Notation, parse};
use proc_macro2::{Delimiter, Literal, Span, TokenTree};

/// What an author wrote in the place of one token.
pub(crate) enum Argument {
    /// A literal: of a string, if all is well.
    Literal(Literal),
    /// A literal, and more after it, which starts here. With a comma or without.
    Several(Span),
    /// A token without quotes: `K` or `+P^`.
    Bare(Span, String),
    /// Anything else, or nothing.
    Other(Vec<TokenTree>),
}

impl Argument {
    /// Returns the argument that the tokens make up.
    pub(crate) fn new(notation: Notation, tokens: &[TokenTree]) -> Self {
        match tokens {
            // What a macro of the author hands on as `$token:literal` or `$token:expr`.
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
                Self::new(notation, &group.stream().into_iter().collect::<Vec<_>>())
            }
            [TokenTree::Literal(literal)] => Self::Literal(literal.clone()),
            [TokenTree::Literal(_), comma, second, ..] if is_comma(comma) => {
                Self::Several(second.span())
            }
            [TokenTree::Literal(_), second @ TokenTree::Literal(_), ..] => {
                Self::Several(second.span())
            }
            _ => match bare(notation, tokens) {
                Some(text) => Self::Bare(span(tokens), text),
                None => Self::Other(tokens.to_vec()),
            },
        }
    }
}

/// Returns the text of a token that is written without quotes.
fn bare(notation: Notation, tokens: &[TokenTree]) -> Option<String> {
    let text = tokens.iter().map(ToString::to_string).collect::<String>();
    parse(notation, text.as_bytes()).is_ok().then_some(text)
}

/// Returns the tokens between commas. Where there are none, it is the comma that comes instead:
/// there is always something to point at.
pub(crate) fn split(tokens: impl IntoIterator<Item = TokenTree>) -> Vec<Vec<TokenTree>> {
    let tokens = tokens.into_iter().collect::<Vec<_>>();
    let without_comma = |tokens: &[TokenTree]| match tokens {
        [argument @ .., comma] if is_comma(comma) && !argument.is_empty() => argument.to_vec(),
        argument => argument.to_vec(),
    };
    tokens.split_inclusive(is_comma).map(without_comma).collect()
}

pub(crate) fn is_comma(token: &TokenTree) -> bool {
    is(token, ',')
}

pub(crate) fn is(token: &TokenTree, char: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == char)
}

/// Returns where an argument starts.
pub(crate) fn span(tokens: &[TokenTree]) -> Span {
    tokens.first().map_or_else(Span::call_site, TokenTree::span)
}
