//! The help for a call with wrong arguments: the right macro, or the right way to write the call.

use epin_core::Hint;
use proc_macro2::{Delimiter, TokenTree};

use super::{Call, Form};
use crate::rust_tokens::{has_string, is_comma, is_punct, is_string, source};
use crate::syntax::Syntax;

impl Call {
    /// Returns an addition to the hint about an invalid string: the right macro or attribute, as in
    /// `several go in epins![…]`.
    #[cfg_attr(not(feature = "feen"), allow(unused_variables))]
    pub(crate) fn hint_addition(&self, hint: Option<Hint>, string: &str) -> Option<&'static str> {
        match (hint, self.form) {
            #[cfg(feature = "derive")]
            (Some(Hint::Several(_)), Form::Attribute) => {
                Some("write each in quotes of its own, as in `#[epin(\"K\", \"+K\")]`")
            }
            #[cfg(feature = "derive")]
            (_, Form::Attribute) => None,
            #[cfg(feature = "feen")]
            _ if Syntax::Feen.is_valid(string) => Some("a position goes in `feen!(…)`"),
            (Some(Hint::Several(_)), Form::One) if self.is_piece_call() => {
                Some("several go in `pieces![…]`")
            }
            (Some(Hint::Several(_)), Form::One) if self.syntax == Syntax::Epin => {
                Some("several go in `epins![…]`")
            }
            (Some(Hint::Qpi), _) if !self.is_piece_call() => Some("QPI tokens go in `qpi!(…)`"),
            _ => None,
        }
    }

    /// Returns the help for arguments other than a single string literal, if a plain example is not enough.
    /// rustc itself proposes some of these arguments, such as `Some("K")` where it expects an `Option`: see
    /// "Errors" in `one_error.md`.
    pub(crate) fn help_for_arguments(&self, arguments: &[TokenTree]) -> Option<String> {
        #[cfg(feature = "derive")]
        if self.form == Form::Attribute {
            return None;
        }
        if let [hash, TokenTree::Group(_), ..] = arguments {
            if is_punct(hash, '#') {
                let noun = self.syntax.noun();
                return Some(format!(
                    "this is an attribute, which a {noun} in a macro cannot have: put it before the \
                     statement or the item"
                ));
            }
        }
        if can_be_string(arguments) {
            let (function, in_constants) = match (self.syntax, &self.catalog) {
                #[cfg(feature = "feen")]
                (Syntax::Feen, None) => {
                    (self.syntax.function_name(), "; in a constant, call `Feen::new`")
                }
                #[cfg(feature = "feen")]
                (Syntax::Feen, Some(_)) => {
                    ("Feen::parse_in", "; in a constant, call `Feen::new` and `in_catalog`")
                }
                (_, Some(_)) => ("Piece::parse", ", and is `const`"),
                (syntax, None) => (syntax.function_name(), ", and is `const`"),
            };
            return Some(format!("`{function}` takes any string{in_constants}"));
        }
        if are_several(arguments) {
            return Some(self.help_for_several());
        }
        let one = self.source(Form::One, &format!("\"{}\"", self.syntax.example()));
        let around = |before, after| {
            let one = format!("{before}{one}{after}");
            if self.form == Form::One {
                return one;
            }
            let list = self.source(Form::List, "…");
            format!("[{one}, …]` or `{before}{list}{after}")
        };
        let example = match arguments {
            _ if !arguments.iter().any(has_string) => return None,
            [first, mark, _] if is_string(first) && is_punct(mark, ';') => format!("[{one}; 8]"),
            // There has to be an identifier after the `.`, because `..` would be a range.
            [first, mark, TokenTree::Ident(_), ..] if is_string(first) && is_punct(mark, '.') => {
                around("", ".into()")
            }
            [first, ..] if is_string(first) => return None,
            [first, ..] if is_punct(first, '&') => around("&", ""),
            [TokenTree::Group(list), ..] if list.delimiter() == Delimiter::Bracket => {
                around("[", ", …]")
            }
            _ => around("Some(", ")"),
        };
        Some(format!("the macro takes the literal alone, as in `{example}`"))
    }

    /// Returns the help for several tokens or positions.
    fn help_for_several(&self) -> String {
        let one = self.source(Form::One, "…");
        let several = match self.syntax {
            Syntax::Epin => format!("`{}` takes several", self.source(Form::List, "…")),
            _ => format!("several are `[{one}, {one}]`"),
        };
        match self.syntax {
            // A position is not a pattern.
            #[cfg(feature = "feen")]
            Syntax::Feen => several,
            _ => format!("{several}; in a pattern, write `{one} | {one}`"),
        }
    }
}

/// Whether the arguments can be an expression whose value is a string: names, fields, indices, and calls of
/// functions, methods and macros, such as `KING`, `&args[1]`, `text.trim()` or `concat!("K", "^")`. If a string
/// literal is passed to anything but a method or a macro, as in `Some("K")`, the call is more likely a wrapper.
fn can_be_string(arguments: &[TokenTree]) -> bool {
    let is_method_or_macro = |token| is_punct(token, '.') || is_punct(token, '!');
    if arguments.iter().any(has_string) && !arguments.iter().any(is_method_or_macro) {
        return false;
    }
    let is_outside = |token: &&TokenTree| !matches!(token, TokenTree::Group(_));
    let outside_groups: Vec<_> = arguments.iter().filter(is_outside).cloned().collect();
    let names = source(&outside_groups).replace("::", ".");
    let is_not_string = |name| NOT_STRINGS.split(' ').any(|other| name == other);
    names.starts_with(|char: char| char.is_alphabetic() || "_&*".contains(char))
        && names.ends_with(|char: char| char.is_alphanumeric() || "?!".contains(char))
        && names.chars().all(|char| char.is_alphanumeric() || "_.&*?!".contains(char))
        && !arguments.last().is_some_and(|last| is_punct(last, '!'))
        && !names.split(['.', '&', '*', '?']).any(is_not_string)
}

/// Values that are not strings, and macros of this crate.
const NOT_STRINGS: &str =
    "None false true epin! epin_table! epins! feen! piece! pieces! pin! qpi! sin! snn!";

/// Whether there are several literals or names, separated by `,`, `|` or nothing.
fn are_several(arguments: &[TokenTree]) -> bool {
    match arguments {
        [first, second, ..] if is_string(first) && is_string(second) => true,
        [_, rest @ ..] => rest.iter().any(|token| is_comma(token) || is_punct(token, '|')),
        [] => false,
    }
}
