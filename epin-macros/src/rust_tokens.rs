//! Tokens of Rust source: checking their kind, splitting them at commas, and quoting them in messages.

use proc_macro2::{Delimiter, Spacing, Span, TokenTree};

pub(crate) fn is_punct(token: &TokenTree, char: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == char)
}

pub(crate) fn is_comma(token: &TokenTree) -> bool {
    is_punct(token, ',')
}

/// Returns the span of the first token of an argument.
pub(crate) fn span(tokens: &[TokenTree]) -> Span {
    tokens.first().map_or_else(Span::call_site, TokenTree::span)
}

/// Splits arguments at commas. A missing argument is represented by the comma after it, so that an error has
/// a token to point at: `"K",, "Q"` is split into `"K"`, `,` and `"Q"`.
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

/// Whether a token is a string literal of any kind, with or without a suffix. The first quotation mark decides,
/// because a character can be `"`.
pub(crate) fn is_string(token: &TokenTree) -> bool {
    let TokenTree::Literal(literal) = token else { return false };
    literal.to_string().chars().find(|char| ['"', '\''].contains(char)) == Some('"')
}

/// Whether a token is a string literal or contains one, as the parentheses of `Some("K")` do.
pub(crate) fn has_string(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.stream().into_iter().any(|token| has_string(&token)),
        token => is_string(token),
    }
}

/// Returns the source code of tokens, on one line. `TokenStream::to_string` would put spaces in different places
/// in different releases of the compiler.
pub(crate) fn source(tokens: &[TokenTree]) -> String {
    let mut source = String::new();
    let mut needs_space = false;
    for token in tokens {
        let is_word = matches!(token, TokenTree::Ident(_) | TokenTree::Literal(_));
        if needs_space && is_word {
            source.push(' ');
        }
        source += &token.to_string();
        needs_space = is_word || is_comma(token);
    }
    source
}

/// Returns the words that follow "found" in a message and describe unexpected tokens.
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
        [token, ..] => format!("`{}`", shortened(&token.to_string())),
    }
}

/// The maximum number of characters of the caller's source code that a message quotes.
const MAX_QUOTED_CHARS: usize = 32;

/// Returns the caller's source code, shortened to the length that a message may quote.
pub(crate) fn shortened(source: &str) -> String {
    match source.char_indices().nth(MAX_QUOTED_CHARS) {
        Some((end, _)) => format!("{}…", source.get(..end).unwrap_or(source)),
        None => source.to_owned(),
    }
}
