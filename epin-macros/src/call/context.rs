//! Which macro is called, and how a call of it is written.

use epin_grammar::Hint;
use proc_macro2::{TokenStream, TokenTree};

use crate::literal::Context;
use crate::wanted::Wanted;

/// A call of one of the macros.
pub(super) struct Call {
    /// The path of the crate `epin`: `$crate`, which its macros pass on as one token.
    pub(super) krate: Option<TokenTree>,
    pub(super) output: Output,
    /// Whether it is `epins!` or `pieces!`.
    pub(super) is_list: bool,
}

/// What a macro makes of each argument for a token.
pub(super) enum Output {
    /// The token.
    Token(Wanted),
    /// The piece of the catalog with this path.
    Piece(TokenStream),
    /// The position, and the path of a catalog that has all of its pieces.
    #[cfg(feature = "feen")]
    Position(Option<TokenStream>),
}

impl Call {
    /// Returns how a call is written, for one token or for a list: `epin!(…)` and `epins![…]` for
    /// the argument `…`.
    pub(super) fn call(&self, argument: &str, is_list: bool) -> String {
        match (&self.output, is_list) {
            (Output::Token(wanted), false) => format!("{}!({argument})", wanted.name()),
            (Output::Token(_), true) => format!("epins![{argument}]"),
            (Output::Piece(catalog), false) => format!("piece!({catalog}, {argument})"),
            (Output::Piece(catalog), true) => format!("pieces![{catalog}, {argument}]"),
            #[cfg(feature = "feen")]
            (Output::Position(None), _) => format!("feen!({argument})"),
            #[cfg(feature = "feen")]
            (Output::Position(Some(catalog)), _) => format!("feen!({catalog}, {argument})"),
        }
    }

    /// Returns the type of what a call for one token makes.
    pub(super) fn type_name(&self) -> String {
        match &self.output {
            Output::Token(wanted) => wanted.type_name().to_owned(),
            Output::Piece(catalog) => format!("Piece::<{catalog}>"),
            #[cfg(feature = "feen")]
            Output::Position(_) => Wanted::Feen.type_name().to_owned(),
        }
    }
}

impl Context for Call {
    fn wanted(&self) -> Wanted {
        match self.output {
            Output::Token(wanted) => wanted,
            Output::Piece(_) => Wanted::Epin,
            #[cfg(feature = "feen")]
            Output::Position(_) => Wanted::Feen,
        }
    }

    fn written(&self, text: &str) -> String {
        self.call(&format!("\"{text}\""), self.is_list)
    }

    fn help_after(&self, hint: Option<Hint>, text: &[u8]) -> Option<&'static str> {
        if is_position(text) {
            return Some("a position goes in `feen!(…)`");
        }
        match (hint?, &self.output) {
            (Hint::Several(_), Output::Token(Wanted::Epin)) => Some("several go in `epins![…]`"),
            (Hint::Several(_), Output::Piece(_)) => Some("several go in `pieces![…]`"),
            (Hint::Qpi, Output::Token(_)) => Some("QPI tokens go in `qpi!(…)`"),
            _ => None,
        }
    }

    /// Names all three repairs for a letter alone, which may be a token, a variable or a constant. In
    /// lower case, it is most likely a variable.
    fn unquoted(&self, text: &str) -> String {
        let written = self.written(text);
        if !self.wanted().is_valid(text) {
            let example = self.written(self.wanted().example());
            let noun = self.wanted().noun();
            return format!("a {noun} goes in quotes, as in `{example}`");
        }
        if text.len() > 1 {
            return format!("write `{written}`");
        }
        let token = format!("a token goes in quotes, `{written}`");
        let parse = format!("{}::parse({text})", self.type_name());
        let variable = format!("a string known only at run time goes to `{parse}`");
        let constant = self.call(&format!("{{ {text} }}"), self.is_list);
        let is_lower_case = text.starts_with(char::is_lowercase);
        let [first, second] = if is_lower_case { [variable, token] } else { [token, variable] };
        format!("{first}; {second}; a constant goes in braces, `{constant}`")
    }
}

/// Whether a string is a position, which `feen!` takes.
#[cfg(feature = "feen")]
fn is_position(text: &[u8]) -> bool {
    epin_grammar::read_feen(text).is_some()
}

#[cfg(not(feature = "feen"))]
fn is_position(_: &[u8]) -> bool {
    false
}
