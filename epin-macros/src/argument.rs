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
    /// A literal inside of what belongs around the call, such as `Some("K")`: the compiler proposes
    /// that where it expects another type.
    Wrapped(Wrapped),
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
            // A constant whose name could be a token. Without the braces, which the compiler would
            // call unnecessary in the expansion.
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace => {
                match &*group.stream().into_iter().collect::<Vec<_>>() {
                    [TokenTree::Ident(name)] => Self::Other(vec![name.clone().into()]),
                    _ => Self::Other(tokens.to_vec()),
                }
            }
            [TokenTree::Literal(literal)] => Self::Literal(literal.clone()),
            [TokenTree::Literal(_), comma] if is_comma(comma) => Self::Other(vec![comma.clone()]),
            [TokenTree::Literal(_), comma, second, ..] if is_comma(comma) => {
                Self::Several(second.span())
            }
            [TokenTree::Literal(_), second @ TokenTree::Literal(_), ..] => {
                Self::Several(second.span())
            }
            // Names, and nothing that could make an expression of them.
            [TokenTree::Ident(_), second, ..]
                if tokens.iter().all(|token| matches!(token, TokenTree::Ident(_))) =>
            {
                Self::Several(second.span())
            }
            _ => match (bare(notation, tokens), Wrapped::new(tokens)) {
                (Some(text), _) => Self::Bare(span(tokens), text),
                (None, Some(wrapped)) => Self::Wrapped(wrapped),
                (None, None) => Self::Other(tokens.to_vec()),
            },
        }
    }
}

/// A literal, and what is around it.
pub(crate) struct Wrapped {
    pub(crate) literal: Literal,
    pub(crate) before: String,
    pub(crate) after: String,
}

impl Wrapped {
    fn new(tokens: &[TokenTree]) -> Option<Self> {
        let wrapped = |literal: &Literal, before: &str, after: &str| {
            Some(Self {
                literal: literal.clone(),
                before: before.to_owned(),
                after: after.to_owned(),
            })
        };
        match tokens {
            [and, TokenTree::Literal(literal)] if is(and, '&') => wrapped(literal, "&", ""),
            // `"K" { todo!() }`: the body of a match arm that is missing.
            [TokenTree::Literal(literal), TokenTree::Group(group)]
                if group.delimiter() == Delimiter::Brace =>
            {
                wrapped(literal, "", BODY)
            }
            [
                TokenTree::Literal(literal),
                dot,
                TokenTree::Ident(method),
                TokenTree::Group(group),
            ] if is(dot, '.')
                && group.stream().is_empty()
                && METHODS.iter().any(|name| method == name) =>
            {
                wrapped(literal, "", &format!(".{method}()"))
            }
            [function @ .., TokenTree::Group(group)]
                if group.delimiter() == Delimiter::Parenthesis =>
            {
                let function = function.iter().map(ToString::to_string).collect::<String>();
                let mut inner = group.stream().into_iter();
                match (inner.next(), inner.next()) {
                    (Some(TokenTree::Literal(literal)), None)
                        if FUNCTIONS.contains(&&*function) =>
                    {
                        wrapped(&literal, &format!("{function}("), ")")
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// What stands for a block after a literal. It does not belong after the call either.
pub(crate) const BODY: &str = " { … }";

/// The functions and methods that the compiler proposes to call. Not all others are mistakes: a
/// constant function may return the text of a token.
const FUNCTIONS: [&str; 5] = ["Some", "Ok", "Box::new", "Rc::new", "Arc::new"];
const METHODS: [&str; 3] = ["into", "to_string", "to_owned"];

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
