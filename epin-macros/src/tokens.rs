//! Tokens of Rust source: which kind one is, the arguments between commas, code as one line.

use proc_macro2::{Delimiter, Spacing, Span, TokenTree};

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

/// Returns an argument without the comma after it, or the comma if there is nothing else.
pub(crate) fn without_comma(tokens: &[TokenTree]) -> &[TokenTree] {
    match tokens {
        [argument @ .., comma] if is_comma(comma) && !argument.is_empty() => argument,
        _ => tokens,
    }
}

/// Whether a token is a string literal, with a suffix or of another kind, too.
pub(crate) fn is_string(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Literal(literal) if literal.to_string().contains('"'))
}

/// Whether there is a string literal in a token, such as in the parentheses of `Some("K")`.
pub(crate) fn has_string(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.stream().into_iter().any(|token| has_string(&token)),
        token => is_string(token),
    }
}

/// Returns code as one line. `TokenStream::to_string` puts its spaces elsewhere, depending on the
/// compiler's release.
pub(crate) fn code(tokens: &[TokenTree]) -> String {
    let mut code = String::new();
    let mut needs_space = false;
    for token in tokens {
        let is_word = matches!(token, TokenTree::Ident(_) | TokenTree::Literal(_));
        if needs_space && is_word {
            code.push(' ');
        }
        code += &match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                self::code(&group.stream().into_iter().collect::<Vec<_>>())
            }
            token => token.to_string(),
        };
        needs_space = is_word || is_comma(token);
    }
    code
}

/// Returns a token that was found, as messages say it.
pub(crate) fn found(tokens: &[TokenTree]) -> String {
    match tokens {
        [] => "nothing".to_owned(),
        [TokenTree::Group(group), ..] => match group.delimiter() {
            Delimiter::Parenthesis => "`(`".to_owned(),
            Delimiter::Brace => "`{`".to_owned(),
            Delimiter::Bracket => "`[`".to_owned(),
            Delimiter::None => "something else".to_owned(),
        },
        [TokenTree::Punct(mark), TokenTree::Punct(next), ..]
            if mark.spacing() == Spacing::Joint =>
        {
            format!("`{mark}{next}`")
        }
        [token, ..] => format!("`{}`", cut(&token.to_string())),
    }
}
