//! The catalog: the first argument of `piece!` and `pieces!`, and optionally of `feen!`.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

use super::{Call, Form};
use crate::compile_error::CompileError;
use crate::rust_tokens::{found, is_comma, is_punct, is_string};

/// Whether the caller of `feen!` wrote a catalog: a path and a comma, or the name of a type, even without a
/// comma after it. A name in quotation marks or after the position also counts as a catalog, so that it is
/// reported as a mistake.
#[cfg(feature = "feen")]
pub(crate) fn has_catalog(arguments: &[TokenTree]) -> bool {
    match arguments.split_at(path_len(arguments)) {
        // A position contains a `/` or a space.
        ([], [first @ TokenTree::Literal(_), comma, .., last]) if is_comma(comma) => {
            has_type_case(last) || !first.to_string().contains(['/', ' '])
        }
        ([], _) => false,
        ([.., last], rest) => match rest.first() {
            Some(TokenTree::Group(_) | TokenTree::Ident(_)) => false,
            Some(next) if is_comma(next) && rest.len() > 1 => true,
            _ => has_type_case(last),
        },
    }
}

/// Whether a token is a name in the case of a type (`Chess`), not of a constant (`CHESS`).
#[cfg(feature = "feen")]
fn has_type_case(token: &TokenTree) -> bool {
    let TokenTree::Ident(name) = token else { return false };
    let name = name.to_string();
    name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase) && name != "None"
}

/// Splits the arguments into the path of the catalog and what follows the comma after it. For `pieces!`,
/// the catalog alone is enough.
///
/// # Errors
///
/// Returns an error if the call has no catalog or has nothing after the catalog.
pub(crate) fn split_catalog<'a>(
    call: &Call,
    arguments: &'a [TokenTree],
) -> Result<(TokenStream, &'a [TokenTree]), CompileError> {
    let (path, rest) = arguments.split_at(path_len(arguments));
    let is_list = call.form == Form::List;
    let after = match (path, rest) {
        ([_, ..], [comma, after @ ..]) if is_comma(comma) && (is_list || !after.is_empty()) => {
            after
        }
        ([_, ..], []) if is_list => rest,
        _ => return Err(no_catalog(call, path, rest)),
    };
    Ok((path.iter().cloned().collect(), after))
}

/// Returns the compile error for a call that has no catalog or has nothing after the catalog. `path` is the
/// catalog as written, and `rest` is everything after it.
fn no_catalog(call: &Call, path: &[TokenTree], rest: &[TokenTree]) -> CompileError {
    let Call { form, syntax, .. } = *call;
    let noun = syntax.noun();
    let (span, message) = match (path, rest) {
        ([], []) => (call.span(), format!("expected a catalog and a {noun}, found nothing")),
        ([], [first, ..]) => {
            let message =
                format!("expected a catalog before the {noun}, found {}", described(rest));
            (first.span(), message)
        }
        ([_, ..], [next, ..]) if !is_comma(next) => {
            (next.span(), format!("expected `,` after the catalog, found {}", described(rest)))
        }
        ([.., last], []) | (_, [last, ..]) => {
            (last.span(), format!("expected a {noun} after the catalog, found nothing"))
        }
    };
    let catalog =
        if let [name @ TokenTree::Ident(_)] = path { quote!(#name) } else { quote!(Shogi) };
    let right = Call { krate: None, form, syntax, catalog: Some(catalog) };
    let example = right.source_for(syntax.example());
    CompileError::new(span, format!("{message}\n  = help: for example `{example}`"))
}

/// Returns the number of tokens in the path at the start of `tokens`. A path consists of names, `::`, and
/// whatever is between `<` and `>`. A `$catalog:path` or `$catalog:ty` that a caller's macro passes on is one
/// token.
fn path_len(tokens: &[TokenTree]) -> usize {
    let mut depth = 0_usize;
    let is_double_colon = |at: usize| {
        let colon = |at: usize| tokens.get(at).is_some_and(|token| is_punct(token, ':'));
        colon(at) && (colon(at + 1) || at > 0 && colon(at - 1))
    };
    let is_in_path = |&(at, token): &(usize, &TokenTree)| match token {
        token if is_punct(token, '<') => {
            depth += 1;
            true
        }
        token if is_punct(token, '>') => {
            depth = depth.saturating_sub(1);
            true
        }
        TokenTree::Ident(_) => true,
        TokenTree::Group(group) => depth > 0 || is_path(group),
        _ => depth > 0 || is_double_colon(at),
    };
    tokens.iter().enumerate().take_while(is_in_path).count()
}

fn is_path(group: &Group) -> bool {
    let tokens = group.stream().into_iter().collect::<Vec<_>>();
    group.delimiter() == Delimiter::None && path_len(&tokens) == tokens.len()
}

/// Returns the words that follow "found", like [`found`], but calls a string literal by that name: it may be a
/// token that only lacks the catalog before it.
fn described(tokens: &[TokenTree]) -> String {
    match tokens {
        [first, ..] if is_string(first) => "a string literal".to_owned(),
        _ => found(tokens),
    }
}
