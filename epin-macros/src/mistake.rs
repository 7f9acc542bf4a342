//! A mistake and the compile error for it.

use std::iter;

#[cfg(feature = "feen")]
use proc_macro2::Literal;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

/// A mistake in the caller's code: its span and its message.
pub(crate) struct Mistake {
    pub(crate) span: Span,
    message: String,
    /// Whether it is reported only if there is no other error.
    is_last: bool,
    /// Other mistakes in the same literal, each of which becomes a separate error.
    others: Vec<Mistake>,
    /// The literal of a string that is not a position, and the string with a space for each byte that is not
    /// part of a piece.
    #[cfg(feature = "feen")]
    pub(crate) pieces: Option<(Literal, Vec<u8>)>,
}

impl Mistake {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Self {
        Self {
            span,
            message: message.into(),
            is_last: false,
            others: Vec::new(),
            #[cfg(feature = "feen")]
            pieces: None,
        }
    }

    /// Returns a mistake that is reported only if there is no other error.
    #[cfg(any(feature = "derive", feature = "feen"))]
    pub(crate) fn last(span: Span, message: String) -> Self {
        Self { is_last: true, ..Self::new(span, message) }
    }

    /// Adds another mistake in the same literal.
    #[cfg(feature = "feen")]
    pub(crate) fn push(&mut self, other: Self) {
        self.others.push(other);
    }

    /// Returns all compile errors, each in its own block.
    pub(crate) fn compile_errors(&self) -> TokenStream {
        let errors = iter::once(self).chain(&self.others).map(Self::compile_error);
        quote!(#({ #errors })*)
    }

    /// Returns the compile error of this mistake without the others, as the contents of a block. The
    /// `extern crate` makes its path work in all editions: see `one_error.md`, Errors.
    pub(crate) fn compile_error(&self) -> TokenStream {
        let Self { span, message, .. } = self;
        let error = quote_spanned!(*span=> __core::compile_error! { #message });
        quote! {
            extern crate core as __core;
            #error
        }
    }

    /// Returns the compile error as an item.
    pub(crate) fn item(&self) -> TokenStream {
        if self.is_last {
            return self.lint();
        }
        let error = self.compile_error();
        quote_spanned!(self.span=> const _: () = { #error };)
    }

    /// Returns a lint that reports the error: see `one_error.md`, Derive.
    fn lint(&self) -> TokenStream {
        let Self { span, message, .. } = self;
        quote_spanned! {*span=>
            #[deny(unused_must_use)]
            const _: () = {
                #[must_use = #message]
                struct Mistake;
                [Mistake];
            };
        }
    }
}

/// The maximum number of characters of the caller's code that a message repeats.
const ECHO: usize = 32;

/// Cuts the caller's code to the length that a message repeats.
pub(crate) fn cut(code: &str) -> String {
    match code.char_indices().nth(ECHO) {
        Some((end, _)) => format!("{}…", code.get(..end).unwrap_or(code)),
        None => code.to_owned(),
    }
}
