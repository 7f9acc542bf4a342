//! Tokens of Rust source: which kind one is, where a second one starts, the arguments between commas.

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

/// Returns the second of several literals or names, with a comma or a semicolon between them or
/// nothing. A name before a literal is a prefix instead, as in `f"K"`.
pub(crate) fn second(tokens: &[TokenTree]) -> Option<&TokenTree> {
    let is_word = |token: &&TokenTree| is_string(token) || matches!(token, TokenTree::Ident(_));
    let is_separator = |token: &TokenTree| is(token, ',') || is(token, ';');
    match tokens {
        [TokenTree::Ident(_), TokenTree::Literal(_), ..] => None,
        [first, others @ ..] if is_word(&first) => {
            let are_words = others.iter().all(|token| is_word(&token) || is_separator(token));
            others.iter().find(is_word).filter(|_| are_words)
        }
        _ => None,
    }
}

/// Returns code as one line. `TokenStream::to_string` puts its spaces elsewhere, depending on the
/// compiler's release.
pub(crate) fn code(tokens: &[TokenTree]) -> String {
    let write = |_: Option<&TokenTree>, token: &TokenTree| match token {
        TokenTree::Group(_) => Some(String::new()),
        token => Some(token.to_string()),
    };
    code_with(tokens, &write).unwrap_or_default()
}

/// As [`code`], but with the string that `write` returns for each token, or `None` if it returns `None`
/// for one. `write` also gets the token before, if there is one. For a group, the string is written
/// before the opening bracket.
pub(crate) fn code_with(
    tokens: &[TokenTree],
    write: &dyn Fn(Option<&TokenTree>, &TokenTree) -> Option<String>,
) -> Option<String> {
    let mut code = String::new();
    let mut before = None;
    for token in tokens {
        if before.is_some_and(|before| has_space(before, token)) {
            code.push(' ');
        }
        code.push_str(&write(before, token)?);
        if let TokenTree::Group(group) = token {
            let (open, close) = match group.delimiter() {
                Delimiter::Parenthesis => ("(", ")"),
                Delimiter::Brace => ("{ ", " }"),
                Delimiter::Bracket => ("[", "]"),
                Delimiter::None => ("", ""),
            };
            let tokens = group.stream().into_iter().collect::<Vec<_>>();
            code.extend([open, &code_with(&tokens, write)?, close]);
        }
        before = Some(token);
    }
    Some(code)
}

/// Whether there is a space between two tokens.
fn has_space(before: &TokenTree, token: &TokenTree) -> bool {
    let is_word = |token| matches!(token, &TokenTree::Ident(_) | &TokenTree::Literal(_));
    let is_sign = |token| is(token, '|') || is(token, '@');
    let is_block = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
    is_word(before) && is_word(token)
        || is_sign(before)
        || is_sign(token)
        || is_block(before)
        || is_block(token)
        || is_comma(before)
        || is(before, ';')
        || is(before, ':') && matches!(token, TokenTree::Literal(_))
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
