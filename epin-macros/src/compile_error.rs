//! A mistake and the compile error for it.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

/// A mistake in the caller's code: its span and its message.
pub(crate) struct Mistake {
    span: Span,
    message: String,
    /// Whether it is reported only if there is no other error.
    is_last: bool,
}

impl Mistake {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), is_last: false }
    }

    /// Returns a mistake that is reported only if there is no other error.
    #[cfg(any(feature = "derive", feature = "feen"))]
    pub(crate) fn last(span: Span, message: String) -> Self {
        Self { is_last: true, ..Self::new(span, message) }
    }

    /// Returns the compile error in a block.
    pub(crate) fn block(&self) -> TokenStream {
        let error = self.compile_error();
        quote!({ #error })
    }

    /// Returns the compile error as what is inside a block. The `extern crate` makes its path work in all
    /// editions: see `one_error.md`, Errors.
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
