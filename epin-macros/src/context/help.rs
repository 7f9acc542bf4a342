//! What to write instead of something that is not a string literal.

use proc_macro2::{Delimiter, TokenTree};

use super::{Context, Output};
use crate::mistake::cut;
use crate::tokens::{code, code_with, is, is_comma, is_string, second};
use crate::wanted::Wanted;

/// The length of the longest code that a message repeats, in bytes.
const MOST: usize = 200;

impl Context {
    /// Returns what to write, if there is more to say than an example.
    pub(crate) fn instead(&self, tokens: &[TokenTree]) -> Option<String> {
        match self.output {
            #[cfg(feature = "derive")]
            Output::Attribute => None,
            _ if second(tokens).is_some() => Some(self.several()),
            _ => self.parse(tokens).or_else(|| self.around(tokens)),
        }
    }

    /// Returns what a constant can call to parse the string with a name: `` `Epin::parse(KING)` is
    /// `const` `` for `KING`. `None` if the tokens are not the name of a value.
    fn parse(&self, tokens: &[TokenTree]) -> Option<String> {
        let is_part = |token: &TokenTree| match token {
            TokenTree::Ident(name) => ["_", "None", "false", "true"].iter().all(|no| name != no),
            token => ['&', ':', '.'].iter().any(|char| is(token, *char)),
        };
        let name = code(tokens);
        let is_name = matches!(tokens.last()?, TokenTree::Ident(_))
            && tokens.iter().all(is_part)
            && !name.replace("::", "").contains([' ', ':']);
        let parse = if self.is_position() { "valid" } else { "parse" };
        is_name.then(|| format!("`{}::{parse}({})` is `const`", self.type_name(), cut(&name)))
    }

    /// Returns how several tokens are written.
    fn several(&self) -> String {
        let call = self.call("…", false);
        let has_list = matches!(self.output, Output::Token(Wanted::Epin) | Output::Piece(_));
        let several = if has_list {
            format!("`{}` takes several", self.call("…", true))
        } else {
            format!("several are `[{call}, {call}]`")
        };
        if self.is_position() {
            return several;
        }
        format!("{several}; in a pattern, write `{call} | {call}`")
    }

    /// Returns how a literal with code around it is written: `Some(epin!("K"))` for `Some("K")`.
    /// `None` unless rustc proposes such code where it expects another type, or people write it in
    /// patterns. rustc proposes `epin!(Some("K"))`: see `one_error.md`, Errors.
    fn around(&self, tokens: &[TokenTree]) -> Option<String> {
        let marks = if self.is_position() { "&.:," } else { "&.:,;|@" };
        let with = |call: &dyn Fn(&str) -> String| {
            code_with(tokens, &|before, token| match (before, token) {
                (Some(TokenTree::Ident(name)), TokenTree::Group(group))
                    if group.delimiter() == Delimiter::Parenthesis =>
                {
                    is_around(&name.to_string()).then(String::new)
                }
                (_, TokenTree::Group(_)) => Some(String::new()),
                (Some(TokenTree::Literal(_)), colon) if is(colon, ':') => None,
                (_, TokenTree::Punct(mark)) => {
                    marks.contains(mark.as_char()).then(|| mark.to_string())
                }
                (before, literal) if is_string(literal) => match before {
                    // A prefix, as in `f"K"`.
                    Some(TokenTree::Ident(name)) if name != "mut" && name != "return" => None,
                    _ => Some(call(&literal.to_string())),
                },
                (_, token) => Some(token.to_string()),
            })
        };
        let one = with(&|literal| self.call(literal, false))?;
        let is_range = one.contains("..");
        let is_alone = one == code(tokens) || tokens.last().is_some_and(is_comma);
        if is_alone || is_range || one.len() > MOST {
            return None;
        }
        let code = match tokens {
            [_, semicolon, _] if is(semicolon, ';') => format!("`[{one}]`"),
            _ if self.is_list => format!("`[{one}, …]`, or `{}`", with(&|_| self.call("…", true))?),
            _ => format!("`{one}`"),
        };
        Some(format!("the macro takes the literal alone: {code}"))
    }
}

/// Whether a name before parentheses is one that rustc proposes around a value, or after it. The
/// field of a `Pin` is private.
fn is_around(name: &str) -> bool {
    let functions = ["into", "new", "pin", "to_owned", "to_string", "to_vec"];
    functions.contains(&name) || name.starts_with(char::is_uppercase) && name != "Pin"
}
