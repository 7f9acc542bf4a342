//! Messages for an expression that cannot be a string by its syntax. Of any other, rustc says what its
//! type is.

use proc_macro2::{Delimiter, TokenTree};

use super::context::Call;
use crate::literal::{Contents, Context, contents, expected};
use crate::mistake::{Mistake, cut};
use crate::tokens::span;
use crate::wanted::Wanted;

impl Call {
    /// Returns the mistake of a list in brackets, or of a call such as `String::from("K")`.
    pub(super) fn no_string(&self, tokens: &[TokenTree]) -> Option<Mistake> {
        let [path @ .., TokenTree::Group(group)] = tokens else { return None };
        let path = path.iter().map(ToString::to_string).collect::<String>();
        let arguments = group.stream().into_iter().collect::<Vec<_>>();
        let literal = match &*arguments {
            [.., TokenTree::Literal(literal)] => match contents(literal) {
                Contents::Text(text) => String::from_utf8_lossy(&text).into_owned(),
                _ => String::new(),
            },
            _ => String::new(),
        };
        let found = format!("`{}`", cut(&path));
        let message = match (&*path, path.rsplit("::").next()?) {
            ("", _) if group.delimiter() == Delimiter::Bracket => {
                let help = if self.is_list {
                    format!("an array of arrays is `[{}, …]`", self.call("…", true))
                } else {
                    self.several()
                };
                format!("expected a string literal, found `[`\n  = help: {help}")
            }
            ("String::from", _) => expected(self, &found, &literal),
            (_, "include_bytes!") => {
                let written = self.call("include_str!(…)", self.is_list);
                format!("expected a string literal, found {found}\n  = help: write `{written}`")
            }
            (_, name) => {
                let made = made_by(name, arguments.len())?;
                // Another macro of the same name may make a string of another string.
                if !made.is_valid(&literal) {
                    return None;
                }
                // The letter of a style is not a piece's.
                let is_piece = |wanted| matches!(wanted, Wanted::Epin | Wanted::Pin);
                let is_meant = is_piece(made) && is_piece(self.wanted());
                expected(self, &found, if is_meant { &literal } else { "" })
            }
        };
        Some(Mistake::new(span(tokens), message))
    }
}

/// Returns what one of our macros makes of a literal. Only `piece!` has tokens before the literal.
fn made_by(name: &str, tokens: usize) -> Option<Wanted> {
    match (name, tokens) {
        ("epin!", 1) | ("piece!", 2..) => Some(Wanted::Epin),
        ("pin!", 1) => Some(Wanted::Pin),
        ("sin!", 1) => Some(Wanted::Sin),
        ("qpi!", 1) => Some(Wanted::Qpi),
        ("snn!", 1) => Some(Wanted::Snn),
        _ => None,
    }
}
