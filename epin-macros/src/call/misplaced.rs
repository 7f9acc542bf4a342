//! What belongs around a call, in a pattern or an array, and was written inside.

use proc_macro2::{Ident, Span, TokenTree};

use super::context::Call;
use crate::literal::Context;
use crate::tokens::is;

/// What a caller wrote instead of one token.
pub(super) enum Misplaced {
    /// `_` or `None`
    Empty(Ident),
    /// `other_plain`. In a pattern of another type, rustc mistakes our constant `PLAIN` for a
    /// misspelt binding and suggests `other_plain`.
    Name(Ident),
    /// `"P" | "p"`, from the `|` on.
    Or(Span),
    /// `"A"..="Z"`, from the dots on.
    Range(Span),
    /// `..` alone, as at the end of a slice.
    Rest(Span),
    /// `"K"; 3`, from the semicolon on.
    Repeat(Span),
    /// Another semicolon, as in `"K"; "P"`.
    Semicolon(Span),
    /// `<… as Example>::"K"`: the compiler proposes that where it expects a type.
    Type(Span),
}

impl Misplaced {
    /// Returns what is misplaced among the tokens, if anything is. A constant expression has none
    /// of it, except inside of parentheses, where this does not look.
    pub(super) fn find(tokens: &[TokenTree]) -> Option<Self> {
        match tokens {
            [TokenTree::Ident(name)] if name == "_" || name == "None" => {
                return Some(Self::Empty(name.clone()));
            }
            [TokenTree::Ident(name)] if is_proposed(name) => return Some(Self::Name(name.clone())),
            [first, second] if is(first, '.') && is(second, '.') => {
                return Some(Self::Rest(first.span()));
            }
            [first, .., TokenTree::Literal(_)] if is(first, '<') => {
                return Some(Self::Type(first.span()));
            }
            _ => {}
        }
        tokens.windows(2).find_map(|pair| match pair {
            [TokenTree::Literal(_), or] if is(or, '|') => Some(Self::Or(or.span())),
            [TokenTree::Literal(_), dot] if is(dot, '.') => {
                let is_range = tokens.windows(2).any(|pair| pair.iter().all(|dot| is(dot, '.')));
                is_range.then(|| Self::Range(dot.span()))
            }
            [TokenTree::Literal(_), semicolon] if is(semicolon, ';') => {
                Some(if matches!(tokens, [_, _, count, ..] if !is_string(count)) {
                    Self::Repeat(semicolon.span())
                } else {
                    Self::Semicolon(semicolon.span())
                })
            }
            _ => None,
        })
    }

    pub(super) fn span(&self) -> Span {
        match *self {
            Self::Empty(ref name) | Self::Name(ref name) => name.span(),
            Self::Or(span)
            | Self::Range(span)
            | Self::Rest(span)
            | Self::Repeat(span)
            | Self::Semicolon(span)
            | Self::Type(span) => span,
        }
    }

    /// Returns the message for the call that it is in.
    pub(super) fn message(&self, call: &Call) -> String {
        let name;
        let (some, is_list) = (call.call("\"R\"", false), call.is_list);
        let noun = call.wanted().noun();
        let call = call.call("…", false);
        let (found, help) = match self {
            Self::Empty(ident) if is_list => {
                let array = format!("an array with empty squares is `[Some({some}), None, …]`");
                if ident == "_" {
                    ("`_`", format!("{array}; in a pattern, write `[{call}, _, …]`"))
                } else {
                    ("`None`", array)
                }
            }
            Self::Empty(ident) | Self::Name(ident) => {
                name = format!("`{ident}`");
                (&*name, format!("write {name} without the macro"))
            }
            Self::Or(_) => ("`|`", format!("in a pattern, write `{call} | {call}`")),
            Self::Range(_) => {
                ("a range", format!("tokens have no ranges: in a pattern, write `{call} | {call}`"))
            }
            Self::Rest(_) => ("`..`", format!("in a pattern, write `[{call}, ..]`")),
            Self::Semicolon(_) => ("`;`", "a comma goes between two tokens".to_owned()),
            Self::Repeat(_) => ("`;`", format!("write an array, `[{call}; …]`")),
            Self::Type(_) => ("`<`", format!("`{call}` is a value, not a type")),
        };
        format!("expected one {noun}, found {found}\n  = help: {help}")
    }
}

fn is_string(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Literal(literal) if literal.to_string().contains('"'))
}

/// Returns whether a name is one that the compiler makes of a constant's:
/// `other_terminal_derived` of `TERMINAL_DERIVED`.
fn is_proposed(name: &Ident) -> bool {
    const WORDS: [&str; 5] = ["derived", "diminished", "enhanced", "plain", "terminal"];
    let name = name.to_string();
    let constant = name.strip_prefix("other_");
    constant.is_some_and(|constant| constant.split('_').all(|word| WORDS.contains(&word)))
}
