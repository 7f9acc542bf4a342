//! Reads the arguments in `#[epin(…)]`.

use proc_macro2::{Ident, Span, TokenTree};
use syn::{Attribute, Meta, Variant};

use crate::compile_error::CompileError;
use crate::rust_tokens::split;

/// Returns the arguments of all `#[epin(…)]` attributes.
pub(super) fn arguments(attributes: &[Attribute]) -> Vec<Vec<TokenTree>> {
    ours(attributes).flat_map(arguments_of).collect()
}

/// Returns the arguments of one attribute, split at commas.
fn arguments_of(attribute: &Attribute) -> Vec<Vec<TokenTree>> {
    let list = attribute.meta.require_list();
    list.map(|list| split(list.tokens.clone())).unwrap_or_default()
}

/// The words that messages use for what belongs in the parentheses of `#[epin(…)]`.
pub(super) struct Expected {
    pub(super) what: &'static str,
    pub(super) help: &'static str,
}

impl Expected {
    pub(super) fn error(&self, span: Span, message: &str) -> CompileError {
        CompileError::new(span, format!("{message}\n  = help: {}", self.help))
    }

    /// Returns the arguments of all `#[epin(…)]` attributes, with an error for each attribute that has none.
    pub(super) fn arguments(
        &self,
        attributes: &[Attribute],
    ) -> Vec<Result<Vec<TokenTree>, CompileError>> {
        let read = |attribute| match arguments_of(attribute) {
            arguments if arguments.is_empty() => vec![Err(self.no_arguments(attribute))],
            arguments => arguments.into_iter().map(Ok).collect(),
        };
        ours(attributes).flat_map(read).collect()
    }

    fn no_arguments(&self, attribute: &Attribute) -> CompileError {
        let found = match attribute.meta {
            Meta::List(_) | Meta::Path(_) => "nothing",
            Meta::NameValue(_) => "`=`",
        };
        let message = format!("expected {} in parentheses, found {found}", self.what);
        self.error(attribute.bracket_token.span.join(), &message)
    }
}

fn ours(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attributes.iter().filter(|attribute| is_ours(attribute))
}

pub(super) fn is_ours(attribute: &Attribute) -> bool {
    attribute.path().is_ident("epin")
}

/// Returns the compile error for a variant without `#[epin(…)]`. If the variant has `#[Epin(…)]` or
/// `#[token(…)]` instead, our error is reported only if there is no other: rustc itself reports that
/// attribute, unless another derive, such as `logos`, has registered it.
pub(super) fn missing_attribute(variant: &Variant, message: String) -> CompileError {
    let is_similar = variant.attrs.iter().any(|attribute| {
        let name = attribute.path().segments.last().map(|name| name.ident.to_string());
        let name = name.unwrap_or_default().to_lowercase();
        ["pin", "piece", "token"].iter().any(|word| name.contains(word))
    });
    let span = variant.ident.span();
    if is_similar {
        CompileError::if_alone(span, message)
    } else {
        CompileError::new(span, message)
    }
}

/// Returns the compile error for a key, such as `serde` or `first`, that has a value but takes none.
pub(super) fn unexpected_value(key: &Ident, value: &TokenTree) -> CompileError {
    let message = format!("the key `{key}` has no value\n  = help: write `#[epin({key})]`");
    CompileError::new(value.span(), message)
}
