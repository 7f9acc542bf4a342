//! The macros that are called like functions: `epin!` and the others for one literal, `epins!` and
//! `pieces!` for several.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use crate::call::catalog::split_catalog;
use crate::call::{Call, Output};
use crate::mistake::Mistake;
use crate::wanted::Wanted;

/// Returns the expansion of `epin!`, `pin!`, `sin!`, `qpi!` or `snn!`.
pub(crate) fn token(wanted: Wanted, input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(wanted), is_list: false }.one(&tokens)
}

/// Returns the expansion of `epins!`: an array.
pub(crate) fn tokens(input: TokenStream) -> TokenStream {
    let (krate, tokens) = arguments(input);
    Call { krate, output: Output::Token(Wanted::Epin), is_list: true }.list(&tokens)
}

/// Returns the expansion of `piece!`, or of `pieces!`: an array.
pub(crate) fn piece(is_list: bool, input: TokenStream) -> TokenStream {
    let (krate, arguments) = arguments(input);
    let (catalog, tokens) = match split_catalog(is_list, &arguments) {
        Ok(split) => split,
        Err(mistake) => return without_catalog(krate, &mistake),
    };
    let call = Call { krate, output: Output::Piece(catalog), is_list };
    if is_list { call.list(tokens) } else { call.one(tokens) }
}

/// Returns the expansion of a call without a catalog. It names `()` as the catalog, which is not
/// one, but the compiler does not report that of a path with an error inside.
fn without_catalog(krate: Option<TokenTree>, mistake: &Mistake) -> TokenStream {
    let error = mistake.compile_error();
    Call { krate, output: Output::Piece(quote!(())), is_list: false }.constant(mistake.span, &error)
}

/// Returns the path of the crate `epin`, which is the first of the tokens, and what the author
/// wrote.
fn arguments(input: TokenStream) -> (Option<TokenTree>, Vec<TokenTree>) {
    let mut tokens = input.into_iter();
    (tokens.next(), tokens.collect())
}
