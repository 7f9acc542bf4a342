//! What an author writes in the place of one token.

use std::slice;

use proc_macro2::{Delimiter, Ident, Literal, Span, TokenTree};

use crate::kind::Kind;

/// What an author wrote in the place of one token.
pub(crate) enum Argument {
    /// A literal: of a string, if all is well.
    Literal(Literal),
    /// A literal, and more after it, which starts here. With a comma or without.
    Several(Span),
    /// A token without quotes: `K` or `+P^`.
    Bare(Span, String),
    /// A literal inside of what belongs around the call, such as `Some("K")`. The compiler proposes
    /// that where it expects another type, as the call's expansion has the place of the literal.
    Wrapped(Wrapped),
    /// A constant whose name could be that of a variable, or a token: `{ K }`.
    Braced(Ident),
    /// Anything else, or nothing.
    Other(Vec<TokenTree>),
}

impl Argument {
    /// Returns the argument that the tokens make up.
    pub(crate) fn new(kind: Kind, tokens: &[TokenTree]) -> Self {
        match tokens {
            // What a macro of the author hands on as `$token:literal` or `$token:expr`.
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
                Self::new(kind, &group.stream().into_iter().collect::<Vec<_>>())
            }
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace => {
                match &*group.stream().into_iter().collect::<Vec<_>>() {
                    [TokenTree::Ident(name)] => Self::Braced(name.clone()),
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
                if tokens
                    .iter()
                    .all(|token| matches!(token, TokenTree::Ident(_)) || is_comma(token)) =>
            {
                let second = tokens.get(if is_comma(second) { 2 } else { 1 }).unwrap_or(second);
                Self::Several(second.span())
            }
            _ => match (bare(kind, tokens), Wrapped::new(tokens)) {
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
    pub(crate) wraps: Wraps,
}

/// What the code around a literal is meant for, in a list of several.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wraps {
    /// The token: `Some("K")`.
    Token,
    /// All of the list: `"K".to_vec()`. Where the compiler expects another type than an array, it
    /// proposes an edit at the first literal, which the array has the place of.
    List,
    /// One or the other: `Box::new("K")`.
    Either,
}

impl Wrapped {
    fn new(tokens: &[TokenTree]) -> Option<Self> {
        let around = |before: &str, inner: &[TokenTree], after: &str, wraps| {
            Self::new(inner).map(|inner| inner.inside(before, after, wraps))
        };
        match tokens {
            [TokenTree::Literal(literal)] => Some(Self {
                literal: literal.clone(),
                before: String::new(),
                after: String::new(),
                wraps: Wraps::Token,
            }),
            [and, TokenTree::Ident(name), inner @ ..] if is(and, '&') && name == "mut" => {
                around("&mut ", inner, "", Wraps::Token)
            }
            [and, inner @ ..] if is(and, '&') => around("&", inner, "", Wraps::Token),
            // `return "K";`: a value that is not at the end of a function.
            [TokenTree::Ident(name), inner @ .., end] if name == "return" && is(end, ';') => {
                around("return ", inner, ";", Wraps::List)
            }
            // `"K" { todo!() }`: the body of a match arm that is missing.
            [inner @ TokenTree::Literal(_), TokenTree::Group(group)]
                if group.delimiter() == Delimiter::Brace =>
            {
                around("", slice::from_ref(inner), BODY, Wraps::List)
            }
            [inner @ .., dot, TokenTree::Ident(method), TokenTree::Group(group)]
                if is(dot, '.')
                    && group.stream().is_empty()
                    && METHODS.iter().any(|name| method == name) =>
            {
                let wraps = if method == "to_vec" { Wraps::List } else { Wraps::Token };
                around("", inner, &format!(".{method}()"), wraps)
            }
            [path @ .., TokenTree::Group(group)] => {
                let inner = group.stream().into_iter().collect::<Vec<_>>();
                match (group.delimiter(), &*inner) {
                    (Delimiter::Parenthesis, [inner @ .., comma])
                        if path.is_empty() && is_comma(comma) =>
                    {
                        around("(", inner, ",)", Wraps::Either)
                    }
                    (Delimiter::Parenthesis, inner) => {
                        let (path, wraps) = constructor(path)?;
                        around(&format!("{path}("), inner, ")", wraps)
                    }
                    (Delimiter::Brace, [TokenTree::Ident(field), colon, inner @ ..])
                        if is(colon, ':') =>
                    {
                        let (path, wraps) = constructor(path)?;
                        around(&format!("{path} {{ {field}: "), inner, " }", wraps)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Returns the literal with more code around it.
    fn inside(mut self, before: &str, after: &str, wraps: Wraps) -> Self {
        let is_first = self.before.is_empty() && self.after.is_empty();
        self.wraps = if is_first || self.wraps == wraps { wraps } else { Wraps::Either };
        self.before.insert_str(0, before);
        self.after.push_str(after);
        self
    }

    /// Returns whether it is in the constructor of `Pin`. The compiler proposes that in a pattern,
    /// although the field of `Pin` is private.
    pub(crate) fn is_in_pin(&self) -> bool {
        let path = self.before.strip_suffix("Pin(");
        // `Attack::Pin` is an author's.
        path.is_some_and(|path| {
            let krate = path.strip_suffix("::").unwrap_or(path);
            path.is_empty() || krate.starts_with(char::is_lowercase) && !krate.contains(':')
        })
    }
}

/// What stands for a block after a literal. It does not belong after the call either.
pub(crate) const BODY: &str = " { … }";

/// The methods that the compiler proposes to call.
const METHODS: [&str; 4] = ["into", "to_string", "to_owned", "to_vec"];

/// Returns the path of a function or a type that makes another value of a token, and what that is
/// meant for: `Some`, `E::A`, `Box::new`. Not all others are mistakes: a constant function may
/// return the text of a token.
fn constructor(path: &[TokenTree]) -> Option<(String, Wraps)> {
    let is_path = path.iter().all(|token| matches!(token, TokenTree::Ident(_)) || is(token, ':'));
    let TokenTree::Ident(name) = path.last()? else { return None };
    let path = path.iter().map(ToString::to_string).collect::<String>();
    let is_type = name.to_string().starts_with(char::is_uppercase);
    match &*path {
        "Box::new" | "Box::pin" | "Rc::new" | "Arc::new" => Some((path, Wraps::Either)),
        // The compiler proposes none of these around what a macro makes, such as an array.
        _ if is_path && is_type => Some((path, Wraps::Token)),
        _ => None,
    }
}

/// Returns the text that is written without quotes, if it is a token, or a letter with the markers
/// of one, which no expression has: `^K`.
fn bare(kind: Kind, tokens: &[TokenTree]) -> Option<String> {
    let text = tokens.iter().map(ToString::to_string).collect::<String>();
    let mut letters = 0;
    let is_marked = tokens.len() > 1
        && tokens.iter().all(|token| match token {
            TokenTree::Ident(name) => {
                letters += 1;
                letters == 1 && name.to_string().len() == 1
            }
            token => ['+', '-', '^'].iter().any(|marker| is(token, *marker)),
        });
    // A constant could have that name: `CHESS`.
    if kind == Kind::Snn && !text.contains(|char: char| char.is_ascii_lowercase()) {
        return None;
    }
    (kind.is_valid(&text) || is_marked && letters == 1).then_some(text)
}

/// Whether an expression starts with a variable: `text`, `&piece.text`. No constant has a name in
/// lower case.
pub(crate) fn is_variable(tokens: &[TokenTree]) -> bool {
    match tokens {
        [sign, rest @ ..] if is(sign, '&') || is(sign, '*') => is_variable(rest),
        [TokenTree::Ident(name), rest @ ..] => {
            let is_value = match rest {
                [] => name != "true" && name != "false",
                [TokenTree::Group(group), ..] => group.delimiter() == Delimiter::Bracket,
                [next, ..] => is(next, '.'),
            };
            is_value && name.to_string().starts_with(char::is_lowercase)
        }
        _ => false,
    }
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
