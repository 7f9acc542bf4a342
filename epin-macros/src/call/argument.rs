//! What a caller writes where a macro takes one token.

use proc_macro2::{Delimiter, Ident, Literal, Span, TokenTree};

use super::wrapped::Wrapped;
#[cfg(feature = "feen")]
use crate::mistake::cut;
use crate::tokens::{is, is_comma, span};
use crate::wanted::Wanted;

/// What a caller wrote where a macro takes one token.
pub(crate) enum Argument {
    /// A literal: of a string, if all is well.
    Literal(Literal),
    /// Several literals or names, with a comma after the first or without one. This is where the
    /// second one is.
    Several(Span),
    /// A token without quotes: `K` or `+P^`.
    Bare(Span, String),
    /// A literal inside of code that belongs around the call, such as `Some("K")`.
    Wrapped(Wrapped),
    /// A constant in braces, since its name could also be a token or a variable's: `{ K }`.
    Braced(Ident),
    /// Anything else, or nothing.
    Other(Vec<TokenTree>),
}

impl Argument {
    /// Returns the argument that the tokens make up.
    pub(crate) fn new(wanted: Wanted, tokens: &[TokenTree]) -> Self {
        match tokens {
            // A position without quotes, `8/8 / C/c`. A constant expression has no `/`: it is a `&str`.
            #[cfg(feature = "feen")]
            [first, ..] if wanted == Wanted::Feen && tokens.iter().any(|token| is(token, '/')) => {
                Self::Bare(first.span(), format!("{}…", cut(&first.to_string())))
            }
            // An invisible group: what a caller's macro passes on as `$token:literal` or
            // `$token:expr`.
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
                Self::new(wanted, &group.stream().into_iter().collect::<Vec<_>>())
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
            // Names that nothing connects to an expression: `K Q` or `K, Q`.
            [TokenTree::Ident(_), second, ..]
                if tokens
                    .iter()
                    .all(|token| matches!(token, TokenTree::Ident(_)) || is_comma(token)) =>
            {
                let second = tokens.get(if is_comma(second) { 2 } else { 1 }).unwrap_or(second);
                Self::Several(second.span())
            }
            _ => match (bare(wanted, tokens), Wrapped::new(tokens)) {
                (Some(text), _) => Self::Bare(span(tokens), text),
                (None, Some(wrapped)) => Self::Wrapped(wrapped),
                (None, None) => Self::Other(tokens.to_vec()),
            },
        }
    }
}

/// Returns the unquoted token: valid (`K^`), or one letter with misplaced markers (`^K`).
fn bare(wanted: Wanted, tokens: &[TokenTree]) -> Option<String> {
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
    // A constant can be called `CHESS`, but not `Chess`.
    let is_constant = |text: &str| !text.contains(|char: char| char.is_ascii_lowercase());
    if wanted == Wanted::Snn && (is_constant(&text) || text == "None") {
        return None;
    }
    (wanted.is_valid(&text) || is_marked && letters == 1).then_some(text)
}

/// Whether an expression starts with a variable: `text`, `&piece.text`, `rank == 1`. That is, with a
/// name in lower case, which constants do not have.
pub(super) fn is_variable(tokens: &[TokenTree]) -> bool {
    match tokens {
        [sign, rest @ ..] if ['&', '*', '!'].iter().any(|char| is(sign, *char)) => {
            is_variable(rest)
        }
        [TokenTree::Ident(name), rest @ ..] => {
            let is_value = match rest {
                [] => name != "true" && name != "false",
                [TokenTree::Group(group), ..] => group.delimiter() == Delimiter::Bracket,
                // `cfg!(…)`, but not `rank != 1`.
                [bang, TokenTree::Group(_) | TokenTree::Ident(_), ..] if is(bang, '!') => false,
                [next, ..] => matches!(next, TokenTree::Punct(_)) && !is(next, ':'),
            };
            is_value && name.to_string().starts_with(char::is_lowercase)
        }
        _ => false,
    }
}
