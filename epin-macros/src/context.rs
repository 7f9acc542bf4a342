//! What is expanded, a macro call or the attribute of a variant, and how it should be written.

use epin_grammar::Hint;
#[cfg(feature = "derive")]
use epin_grammar::{Notation, Side, parse};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

use crate::mistake::cut;
use crate::tokens::{code, has_string, is, is_comma, is_string};
use crate::wanted::Wanted;

/// A call of one of the macros, or the attribute of a variant.
pub(crate) struct Context {
    /// The path of the crate `epin`, which is the one token `$crate` that its macros pass on.
    pub(crate) krate: Option<TokenTree>,
    pub(crate) output: Output,
    /// Whether it takes several literals, as `epins!`, `pieces!` and the attribute do.
    pub(crate) is_list: bool,
}

/// What a literal expands to.
pub(crate) enum Output {
    /// The token.
    Token(Wanted),
    /// The piece of the catalog with this path.
    Piece(TokenStream),
    /// The position. All of its pieces have to be in the catalog with this path, if there is one.
    #[cfg(feature = "feen")]
    Position(Option<TokenStream>),
    /// The token of a variant, which covers both sides.
    #[cfg(feature = "derive")]
    Attribute,
}

impl Context {
    /// Returns what a literal should be.
    pub(crate) fn wanted(&self) -> Wanted {
        match self.output {
            Output::Token(wanted) => wanted,
            #[cfg(feature = "feen")]
            Output::Position(_) => Wanted::Feen,
            _ => Wanted::Epin,
        }
    }

    /// Returns the call with an argument, for one token or for a list: `epin!(…)` or `epins![…]` for the
    /// argument `…`.
    pub(crate) fn call(&self, argument: &str, is_list: bool) -> String {
        match (&self.output, is_list) {
            (Output::Token(wanted), false) => format!("{}!({argument})", wanted.name()),
            (Output::Token(_), true) => format!("epins![{argument}]"),
            (Output::Piece(catalog), false) => format!("piece!({}, {argument})", one_line(catalog)),
            (Output::Piece(catalog), true) => format!("pieces![{}, {argument}]", one_line(catalog)),
            #[cfg(feature = "feen")]
            (Output::Position(None), _) => format!("feen!({argument})"),
            #[cfg(feature = "feen")]
            (Output::Position(Some(catalog)), _) => {
                format!("feen!({}, {argument})", one_line(catalog))
            }
            #[cfg(feature = "derive")]
            (Output::Attribute, _) => format!("#[epin({argument})]"),
        }
    }

    /// Returns the way to write a token here, such as `epin!("K")` for `K`.
    pub(crate) fn written(&self, text: &str) -> String {
        #[cfg(feature = "derive")]
        if let (Output::Attribute, Ok(token)) =
            (&self.output, parse(Notation::Epin, text.as_bytes()))
        {
            // The token of the first side, because one of the second is a mistake here.
            return self.call(&format!("\"{}\"", token.with_side(Side::First).as_str()), true);
        }
        self.call(&format!("\"{text}\""), self.is_list)
    }

    /// Returns the span of the error for a call without arguments: the span of `$crate`, which rustc shows
    /// as the call. With `call_site`, rustc would name an inner macro.
    pub(crate) fn span(&self) -> Span {
        self.krate.as_ref().map_or_else(Span::call_site, TokenTree::span)
    }

    /// Returns an addition to the hint, which names the right macro or attribute, such as
    /// `several go in epins![…]`.
    #[cfg_attr(not(feature = "feen"), allow(unused_variables))]
    pub(crate) fn help_after(&self, hint: Option<Hint>, text: &str) -> Option<&'static str> {
        match (hint, &self.output) {
            #[cfg(feature = "derive")]
            (Some(Hint::Several(_)), Output::Attribute) => {
                Some("write each in quotes of its own, as in `#[epin(\"K\", \"+K\")]`")
            }
            #[cfg(feature = "derive")]
            (_, Output::Attribute) => None,
            #[cfg(feature = "feen")]
            _ if Wanted::Feen.is_valid(text) => Some("a position goes in `feen!(…)`"),
            (Some(Hint::Several(_)), _) if self.is_list => None,
            (Some(Hint::Several(_)), Output::Token(Wanted::Epin)) => {
                Some("several go in `epins![…]`")
            }
            (Some(Hint::Several(_)), Output::Piece(_)) => Some("several go in `pieces![…]`"),
            (Some(Hint::Qpi), Output::Token(_)) => Some("QPI tokens go in `qpi!(…)`"),
            _ => None,
        }
    }

    /// Returns the help for arguments that are not one string literal, if a plain example is not enough.
    /// Some of these arguments are proposed by rustc itself, such as `epin!(Some("K"))` where it expects
    /// an `Option`: see `one_error.md`, Errors.
    pub(crate) fn instead(&self, tokens: &[TokenTree]) -> Option<String> {
        #[cfg(feature = "derive")]
        if matches!(self.output, Output::Attribute) {
            return None;
        }
        if is_name(tokens) {
            let is_piece = matches!(self.output, Output::Piece(_));
            let parse = if is_piece { "Piece::parse" } else { self.wanted().parse_name() };
            return Some(format!("`{parse}` takes any string, and is `const`"));
        }
        if are_several(tokens) {
            return Some(self.several());
        }
        let one = self.call(&format!("\"{}\"", self.wanted().example()), false);
        let around = |before, after| match self.call("…", true) {
            list if self.is_list => format!("[{before}{one}{after}, …]` or `{before}{list}{after}"),
            _ => format!("{before}{one}{after}"),
        };
        let example = match tokens {
            _ if !tokens.iter().any(has_string) => return None,
            [first, mark, _] if is_string(first) && is(mark, ';') => format!("[{one}; 8]"),
            // An identifier after the `.`, because `..` is a range.
            [first, mark, TokenTree::Ident(_), ..] if is_string(first) && is(mark, '.') => {
                around("", ".into()")
            }
            [first, ..] if is_string(first) => return None,
            [first, ..] if is(first, '&') => around("&", ""),
            [TokenTree::Group(list), ..] if list.delimiter() == Delimiter::Bracket => {
                around("[", ", …]")
            }
            _ => around("Some(", ")"),
        };
        Some(format!("the macro takes the literal alone, as in `{example}`"))
    }

    /// Returns the help for several tokens or positions.
    fn several(&self) -> String {
        let call = self.call("…", false);
        let several = match self.wanted() {
            Wanted::Epin => format!("`{}` takes several", self.call("…", true)),
            _ => format!("several are `[{call}, {call}]`"),
        };
        // A position is not a pattern.
        match self.wanted().noun() {
            "position" => several,
            _ => format!("{several}; in a pattern, write `{call} | {call}`"),
        }
    }
}

/// Whether tokens may be the name of a string, such as `KING` or `&names::KING`.
fn is_name(tokens: &[TokenTree]) -> bool {
    let name = code(tokens).replace("::", ".");
    !["None", "false", "true"].contains(&&*name)
        && name.ends_with(char::is_alphanumeric)
        && name.chars().all(|char| char.is_alphanumeric() || "_.&".contains(char))
}

/// Whether there are several literals or names, separated by `,`, `|` or nothing.
fn are_several(tokens: &[TokenTree]) -> bool {
    match tokens {
        [first, second, ..] if is_string(first) && is_string(second) => true,
        [_, rest @ ..] => rest.iter().any(|token| is_comma(token) || is(token, '|')),
        [] => false,
    }
}

fn one_line(catalog: &TokenStream) -> String {
    cut(&code(&catalog.clone().into_iter().collect::<Vec<_>>()))
}
