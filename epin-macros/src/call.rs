//! A macro call: what it takes, and how it is written.

pub(crate) mod catalog_path;
mod help;

#[cfg(feature = "derive")]
use epin_core::{Epin, Side};
use proc_macro2::{Span, TokenStream, TokenTree};

use crate::rust_tokens::{shortened, source};
use crate::syntax::Syntax;

/// A call to a macro that takes literals. The attribute of a variant takes literals in the same way, so it
/// counts as a call.
pub(crate) struct Call {
    /// The `epin` crate in the expansion: the single token `$crate`, which the macros of `epin` pass on.
    pub(crate) krate: Option<TokenTree>,
    pub(crate) form: Form,
    /// The syntax of the string in each literal.
    pub(crate) syntax: Syntax,
    /// The path of the catalog, which `piece!` and `pieces!` require and which `feen!` allows.
    pub(crate) catalog: Option<TokenStream>,
}

/// The form of a call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// One literal: `epin!("K")`
    One,
    /// Several literals: `epins!["K", "Q"]`
    List,
    /// The attribute of a variant, with several literals: `#[epin("K", "+K")]`
    #[cfg(feature = "derive")]
    Attribute,
}

impl Call {
    /// Splits the input of a macro into `$crate` and what the caller wrote. Returns the call, which has no
    /// catalog yet, and what the caller wrote.
    pub(crate) fn read(form: Form, syntax: Syntax, input: TokenStream) -> (Self, Vec<TokenTree>) {
        let mut tokens = input.into_iter();
        (Self { krate: tokens.next(), form, syntax, catalog: None }, tokens.collect())
    }

    /// Whether each literal becomes a piece of the catalog.
    pub(crate) fn is_piece_call(&self) -> bool {
        self.syntax == Syntax::Epin && self.catalog.is_some()
    }

    /// Returns the source code of a call to the same macro with the same catalog, in the given form and with
    /// the given arguments: `epin!(…)` or `epins![…]` for the arguments `…`.
    pub(crate) fn source(&self, form: Form, arguments: &str) -> String {
        let name = if self.is_piece_call() { "piece" } else { self.syntax.macro_name() };
        let catalog = match self.catalog.clone() {
            Some(path) => shortened(&source(&path.into_iter().collect::<Vec<_>>())) + ", ",
            None => String::new(),
        };
        match form {
            Form::One => format!("{name}!({catalog}{arguments})"),
            Form::List => format!("{name}s![{catalog}{arguments}]"),
            #[cfg(feature = "derive")]
            Form::Attribute => format!("#[epin({arguments})]"),
        }
    }

    /// Returns the source code of the call with the given valid string: `epin!("K")` for `K`.
    pub(crate) fn source_for(&self, string: &str) -> String {
        #[cfg(feature = "derive")]
        if let (Form::Attribute, Ok(token)) = (self.form, Epin::parse(string)) {
            // The call contains the first-side token, because a variant cannot have a second-side token.
            let first = token.with_side(Side::First);
            return self.source(self.form, &format!("\"{}\"", first.as_str()));
        }
        self.source(self.form, &format!("\"{string}\""))
    }

    /// Returns the span of the error for a call without arguments: the span of `$crate`. rustc shows this
    /// span as the call. With `call_site`, rustc would also name an inner macro.
    pub(crate) fn span(&self) -> Span {
        self.krate.as_ref().map_or_else(Span::call_site, TokenTree::span)
    }
}
