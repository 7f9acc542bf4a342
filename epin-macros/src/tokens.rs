//! Tokens of Rust source: what one is, where several start, and the arguments between commas.

use proc_macro2::{Delimiter, Span, TokenTree};

use crate::mistake::cut;

pub(crate) fn is(token: &TokenTree, char: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == char)
}

pub(crate) fn is_comma(token: &TokenTree) -> bool {
    is(token, ',')
}

/// Returns where an argument starts.
pub(crate) fn span(tokens: &[TokenTree]) -> Span {
    tokens.first().map_or_else(Span::call_site, TokenTree::span)
}

/// Returns the arguments between commas. One that is missing is its comma instead, so that an error
/// has a token to point at: `"K",, "Q"` is `"K"`, `,` and `"Q"`.
pub(crate) fn split(tokens: impl IntoIterator<Item = TokenTree>) -> Vec<Vec<TokenTree>> {
    let tokens = tokens.into_iter().collect::<Vec<_>>();
    tokens.split_inclusive(is_comma).map(|argument| without_comma(argument).to_vec()).collect()
}

/// Returns an argument without the comma after it, or a comma alone.
pub(crate) fn without_comma(tokens: &[TokenTree]) -> &[TokenTree] {
    match tokens {
        [argument @ .., comma] if is_comma(comma) && !argument.is_empty() => argument,
        _ => tokens,
    }
}

/// Returns what was found instead of something else, as messages say it.
pub(crate) fn found(tokens: &[TokenTree]) -> String {
    match tokens.first() {
        None => "nothing".to_owned(),
        Some(TokenTree::Group(group)) => match group.delimiter() {
            Delimiter::Parenthesis => "`(`".to_owned(),
            Delimiter::Brace => "`{`".to_owned(),
            Delimiter::Bracket => "`[`".to_owned(),
            Delimiter::None => "something else".to_owned(),
        },
        Some(token) => format!("`{}`", cut(&token.to_string())),
    }
}
