//! The compile error for a mistake in the caller's code.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

/// The compile error for a mistake: its span and its message.
pub(crate) struct CompileError {
    span: Span,
    message: String,
    /// Whether this error is reported only if there is no other.
    is_only_if_alone: bool,
}

impl CompileError {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), is_only_if_alone: false }
    }

    /// Returns an error that is reported only if there is no other error.
    #[cfg(any(feature = "derive", feature = "feen"))]
    pub(crate) fn if_alone(span: Span, message: String) -> Self {
        Self { is_only_if_alone: true, ..Self::new(span, message) }
    }

    /// Returns the error in a block.
    pub(crate) fn block(&self) -> TokenStream {
        let error = self.block_contents();
        quote!({ #error })
    }

    /// Returns the error as the contents of a block. The `extern crate` makes the path of `compile_error!`
    /// work in all editions: see "Errors" in `one_error.md`.
    pub(crate) fn block_contents(&self) -> TokenStream {
        let Self { span, message, .. } = self;
        let error = quote_spanned!(*span=> __core::compile_error! { #message });
        quote! {
            extern crate core as __core;
            #error
        }
    }

    /// Returns the error as an item.
    pub(crate) fn item(&self) -> TokenStream {
        if self.is_only_if_alone {
            return self.lint();
        }
        let error = self.block_contents();
        quote_spanned!(self.span=> const _: () = { #error };)
    }

    /// Returns a lint that reports the error: see "Derive" in `one_error.md`.
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
