//! A catalog as it was written.

use proc_macro2::{Ident, Span, TokenStream};
use syn::{Fields, Generics};

/// The enum: its options and its kinds.
pub(super) struct Declaration<'a> {
    /// The path of `epin`.
    pub(super) path: TokenStream,
    /// The path of `epin` among the items of the expansion: a name that it has in their block.
    pub(super) krate: TokenStream,
    /// `#[allow(deprecated)]`, if the enum or a variant is deprecated. Otherwise, there is nothing to
    /// allow, and `#![forbid(deprecated)]` makes it an error.
    pub(super) allow: Option<TokenStream>,
    pub(super) ident: &'a Ident,
    /// What `Catalog::NAME` will be, or `None` if the compiler has reported the name already.
    pub(super) name: Option<String>,
    pub(super) generics: &'a Generics,
    /// Where `serde` is written on the enum, and where `schemars1` is.
    pub(super) serde: Option<Span>,
    pub(super) schemars1: Option<Span>,
    pub(super) kinds: Vec<Kind<'a>>,
}

/// A variant, which is a kind of the catalog, and its tokens.
pub(super) struct Kind<'a> {
    pub(super) ident: &'a Ident,
    /// Its fields: none, if all is well.
    pub(super) fields: &'a Fields,
    pub(super) tokens: Vec<WrittenToken>,
    /// The number of tokens that are written, including those that are not in `tokens`: wrong ones,
    /// and those that the compiler has reported already.
    pub(super) written: usize,
}

/// A token, and where it is written.
pub(super) struct WrittenToken {
    pub(super) value: epin_grammar::Token,
    pub(super) span: Span,
}
