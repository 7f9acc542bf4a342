//! The procedural macros of [`epin`](https://docs.rs/epin), which is where to use them from:
//! their first argument is the path of that crate.

#![forbid(unsafe_code)]

mod literal;

use epin_grammar::Notation;
use proc_macro::TokenStream;

/// `epin!(($crate) "K^")`
#[doc(hidden)]
#[proc_macro]
pub fn epin(input: TokenStream) -> TokenStream {
    literal::one(Notation::Epin, input.into()).into()
}

/// `pin!(($crate) "K^")`
#[doc(hidden)]
#[proc_macro]
pub fn pin(input: TokenStream) -> TokenStream {
    literal::one(Notation::Pin, input.into()).into()
}

/// `epins!(($crate) "R", "N")`
#[doc(hidden)]
#[proc_macro]
pub fn epins(input: TokenStream) -> TokenStream {
    literal::several(input.into()).into()
}
