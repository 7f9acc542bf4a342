//! The procedural macros of [`epin`](https://docs.rs/epin).
//!
//! Call them through `epin`, whose macros pass `$crate` as the first argument.
//!
//! A macro call goes through three modules. `call` holds the form of the call, the syntax of its
//! strings, and its catalog. `string_argument` reads an argument as a string. `expand` returns what that
//! string expands to, usually the path of a constant. `derive` implements `derive(Catalog)`, which
//! reads the tokens of a variant in the same way as the arguments of a call.

#![forbid(unsafe_code)]
// Code panics only on purpose: these lints find code that can panic, and each `allow` gives a reason. The lints
// do not cover overflows; those are found by the tests and by fuzzing, which are built with overflow checks.
#![warn(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used
)]

// Each module uses only the modules listed before it, and `.ci/order` checks this. The blank lines keep rustfmt
// from sorting the list.
mod rust_literal;

mod rust_tokens;

mod compile_error;

mod syntax;

mod call;

mod string_argument;

mod expand;

#[cfg(feature = "derive")]
mod derive;

use proc_macro::TokenStream;

use call::Form;
use syntax::Syntax;

/// Declares the procedural macros that expand literals. Each row has an example of the macro's input, the
/// name of the macro, and the function that expands it.
macro_rules! proc_macros {
    ($(
        $(#[$attribute:meta])*
        $name:ident => $function:ident($($argument:expr),*);
    )*) => {$(
        $(#[$attribute])*
        #[doc(hidden)]
        #[proc_macro]
        pub fn $name(input: TokenStream) -> TokenStream {
            expand::$function($($argument,)* input.into()).into()
        }
    )*};
}

proc_macros! {
    /// `epin!($crate "K^")`
    epin => tokens(Form::One, Syntax::Epin);
    /// `pin!($crate "K^")`
    pin => tokens(Form::One, Syntax::Pin);
    /// `sin!($crate "C")`
    sin => tokens(Form::One, Syntax::Sin);
    /// `qpi!($crate "C:K^")`
    qpi => tokens(Form::One, Syntax::Qpi);
    /// `snn!($crate "Chess")`
    snn => tokens(Form::One, Syntax::Snn);
    /// `epins!($crate "R", "N")`
    epins => tokens(Form::List, Syntax::Epin);
    /// `piece!($crate Shogi, "+P")`
    piece => pieces(Form::One);
    /// `pieces!($crate Shogi, "R", "+P")`
    pieces => pieces(Form::List);
    /// `feen!($crate "8/8 / C/c")`, `feen!($crate Chess, "8/8 / C/c")`
    #[cfg(feature = "feen")]
    feen => position();
}

/// Implements [`Catalog`](https://docs.rs/epin/latest/epin/trait.Catalog.html) and `TryFrom<Epin>` for an
/// enum.
///
/// The trait's page explains the attributes.
///
/// On a variant:
///
/// - `#[epin("R", "-R")]`: its tokens, the canonical one first.
///
/// On each of two variants:
///
/// - `#[epin(first)]`, `#[epin(second)]`: the side whose native pieces are in the variant's catalog;
/// - `#[epin(first = "C")]`, `#[epin(second = "M")]`: the same, and the letter of the style in positions.
///
/// On the enum:
///
/// - `#[epin(name = "…")]`: the name in errors, instead of the enum's;
/// - `#[epin(crate = …)]`: the path of `epin`, if the dependency is renamed;
/// - `#[epin(serde)]`: also implements `Serialize` and `Deserialize`;
/// - `#[epin(schemars1)]`: also implements `JsonSchema`.
#[cfg(feature = "derive")]
#[proc_macro_derive(Catalog, attributes(epin))]
pub fn catalog(input: TokenStream) -> TokenStream {
    match syn::parse2(input.into()) {
        Ok(input) => derive::derive(&input).into(),
        Err(error) => {
            compile_error::CompileError::new(error.span(), error.to_string()).item().into()
        }
    }
}

/// Reports that the derive needs the `derive` feature. This derive also declares the `epin` attribute.
/// Otherwise, rustc would report each `#[epin(…)]` as well.
#[cfg(not(feature = "derive"))]
#[proc_macro_derive(Catalog, attributes(epin))]
pub fn catalog(input: TokenStream) -> TokenStream {
    let name = proc_macro::Span::call_site();
    // The error points to the name in `#[derive(…)]`. Its span counts as the caller's code: if it
    // counted as a macro's, rustc would add a note to the error.
    let span = input.into_iter().next().map_or(name, |first| name.resolved_at(first.span()));
    let message = "`#[derive(Catalog)]` needs epin's feature `derive`\n  \
        = help: `cargo add epin --features derive` enables it";
    compile_error::CompileError::new(span.into(), message).item().into()
}
