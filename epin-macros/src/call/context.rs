//! Which macro is called, and how a call of it is written.

use epin_grammar::Hint;
use proc_macro2::{Span, TokenStream, TokenTree};

use super::crate_span;
use crate::literal::Context;
use crate::mistake::cut;
use crate::tokens::{code, second};
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
            (Output::Piece(catalog), false) => format!("piece!({}, {argument})", one_line(catalog)),
            (Output::Piece(catalog), true) => format!("pieces![{}, {argument}]", one_line(catalog)),
            #[cfg(feature = "feen")]
            (Output::Position(None), _) => format!("feen!({argument})"),
            #[cfg(feature = "feen")]
            (Output::Position(Some(catalog)), _) => {
                format!("feen!({}, {argument})", one_line(catalog))
            }
        }
    }

    /// Returns the type of what a call for one token makes.
    pub(super) fn type_name(&self) -> String {
        match &self.output {
            Output::Token(wanted) => wanted.type_name().to_owned(),
            Output::Piece(catalog) => format!("Piece::<{}>", one_line(catalog)),
            #[cfg(feature = "feen")]
            Output::Position(_) => Wanted::Feen.type_name().to_owned(),
        }
    }

    /// Whether it is `feen!`, whose literals are neither patterns nor elements of a list.
    pub(super) fn is_position(&self) -> bool {
        self.wanted().noun() == "position"
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
            (Hint::Several(_), _) if self.is_list => None,
            (Hint::Several(_), Output::Token(Wanted::Epin)) => Some("several go in `epins![…]`"),
            (Hint::Several(_), Output::Piece(_)) => Some("several go in `pieces![…]`"),
            (Hint::Qpi, Output::Token(_)) => Some("QPI tokens go in `qpi!(…)`"),
            _ => None,
        }
    }

    fn span(&self) -> Span {
        crate_span(self.krate.as_ref())
    }

    fn is_list(&self) -> bool {
        self.is_list
    }

    fn instead(&self, tokens: &[TokenTree]) -> Option<String> {
        if second(tokens).is_some() {
            return Some(self.several());
        }
        self.parse(tokens).or_else(|| self.around(tokens))
    }
}

fn one_line(catalog: &TokenStream) -> String {
    cut(&code(&catalog.clone().into_iter().collect::<Vec<_>>()))
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
