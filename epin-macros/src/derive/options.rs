//! The options on the enum: `#[epin(name = "Shogi", crate = ::epin, serde, schemars1)]`.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Data, DeriveInput, Path};

use super::arguments::{Arguments, no_value};
use super::declaration::Declaration;
use super::parts;
use crate::compile_error::CompileError;
use crate::literal::escaped;
use crate::rust_literal::RustLiteral;
use crate::rust_tokens::{cut, found, is, span};

const OPTION: Arguments = Arguments {
    expected: "a key",
    help: "the keys are `name = \"…\"`, `crate = path`, `serde` and `schemars1`",
};

const NAME_EXAMPLE: &str = "#[epin(name = \"Shogi\")]";
const CRATE_EXAMPLE: &str = "#[epin(crate = ::epin)]";

/// Reads the options on the enum into a declaration, which has no kinds yet.
pub(super) fn read<'a>(
    input: &'a DeriveInput,
    mistakes: &mut Vec<CompileError>,
) -> Declaration<'a> {
    let mut declaration = Declaration {
        path: quote!(::epin),
        krate: quote!(__epin),
        allow: is_deprecated(input).then(|| quote!(#[allow(deprecated)])),
        ident: &input.ident,
        name: Some(input.ident.unraw().to_string()),
        generics: &input.generics,
        serde: None,
        schemars1: None,
        kinds: Vec::new(),
    };
    let mut keys = Vec::new();
    let mut is_reported = false;
    for option in OPTION.read(&input.attrs, mistakes) {
        // Tokens and sides belong on variants. Of the tokens and sides on the enum, report only the first.
        if is_of_variant(&option) && std::mem::replace(&mut is_reported, true) {
            continue;
        }
        if let Err(mistake) = read_option(&mut declaration, &mut keys, &option) {
            mistakes.push(mistake);
        }
    }
    declaration
}

/// Whether a token or a side is written on the enum instead of a variant.
pub(super) fn belongs_on_variant(input: &DeriveInput) -> bool {
    OPTION.read(&input.attrs, &mut Vec::new()).iter().any(|option| is_of_variant(option))
}

fn is_of_variant(option: &[TokenTree]) -> bool {
    matches!(option, [TokenTree::Literal(_)]) || parts::side(option).is_some()
}

fn is_deprecated(input: &DeriveInput) -> bool {
    let variants = match &input.data {
        Data::Enum(data) => data.variants.iter().collect(),
        _ => Vec::new(),
    };
    let mut attributes = variants.iter().flat_map(|variant| &variant.attrs).chain(&input.attrs);
    attributes.any(|attribute| attribute.path().is_ident("deprecated"))
}

/// Reads an option into the declaration. `keys` are the keys of the options before it.
fn read_option(
    declaration: &mut Declaration<'_>,
    keys: &mut Vec<String>,
    option: &[TokenTree],
) -> Result<(), CompileError> {
    let (key, value) = key_and_value(option)?;
    let name = key.to_string();
    if keys.contains(&name) {
        return Err(CompileError::new(key.span(), format!("the key `{name}` is given twice")));
    }
    if let ("serde" | "schemars1", [first, ..]) = (name.as_str(), value) {
        return Err(no_value(key, first));
    }
    match name.as_str() {
        "name" => declaration.name = catalog_name(value)?,
        "crate" => declaration.path = crate_path(value)?,
        "serde" => declaration.serde = Some(key.span()),
        "schemars1" => declaration.schemars1 = Some(key.span()),
        "first" | "second" => {
            let message = format!("the key `{name}` belongs on a variant");
            return Err(CompileError::new(key.span(), message));
        }
        _ => return Err(OPTION.mistake(key.span(), &format!("unknown key `{}`", cut(&name)))),
    }
    keys.push(name);
    Ok(())
}

/// Returns the key and the value of an option. The value is empty if there is no `=`.
fn key_and_value(option: &[TokenTree]) -> Result<(&Ident, &[TokenTree]), CompileError> {
    let [TokenTree::Ident(key), rest @ ..] = option else { return Err(no_key(option)) };
    let needs_value = key == "name" || key == "crate";
    let has_no_value = key == "serde" || key == "schemars1";
    match rest {
        [equals, value @ ..] if is(equals, '=') && !value.is_empty() => Ok((key, value)),
        [] if !needs_value => Ok((key, rest)),
        [group @ TokenTree::Group(_), ..] if has_no_value => Err(no_value(key, group)),
        [next, ..] if has_no_value => Err(expected_comma(next)),
        _ if needs_value => {
            let example = if key == "name" { NAME_EXAMPLE } else { CRATE_EXAMPLE };
            let message =
                format!("the key `{key}` needs a value\n  = help: for example `{example}`");
            Err(CompileError::new(key.span(), message))
        }
        _ => Err(no_key(option)),
    }
}

fn no_key(option: &[TokenTree]) -> CompileError {
    if let [TokenTree::Literal(literal)] = option {
        return CompileError::new(literal.span(), "a token belongs on a variant");
    }
    let message = format!("expected {}, found {}", OPTION.expected, found(option));
    OPTION.mistake(span(option), &message)
}

/// Parses the value of `name`. Returns `None` if the compiler has already reported the literal.
fn catalog_name(value: &[TokenTree]) -> Result<Option<String>, CompileError> {
    let (literal, rest) = match value {
        // A `$name:literal` that a caller's macro passes on.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            return catalog_name(&group.stream().into_iter().collect::<Vec<_>>());
        }
        [TokenTree::Literal(literal), rest @ ..] => (literal, rest),
        _ => return Err(expected("a string literal", value, NAME_EXAMPLE)),
    };
    if let Some(next) = rest.first() {
        return Err(expected_comma(next));
    }
    let name = match RustLiteral::read(literal) {
        RustLiteral::Str(name) => name,
        RustLiteral::Reported => return Ok(None),
        RustLiteral::Escaped { escape, .. } => return Err(escaped(literal, &escape, None)),
        RustLiteral::Other { .. } => {
            return Err(expected("a string literal", value, NAME_EXAMPLE));
        }
    };
    if name.is_empty() {
        return Err(CompileError::new(literal.span(), "expected a name, found an empty string"));
    }
    if let Some(char) = name.chars().find(|char| disturbs(*char)) {
        let code = u32::from(char);
        let message = format!("expected a name that can be printed, found U+{code:04X}");
        return Err(CompileError::new(literal.span(), message));
    }
    Ok(Some(name))
}

/// Parses the value of `crate`, which is a path.
fn crate_path(value: &[TokenTree]) -> Result<TokenStream, CompileError> {
    let path_and_rest = |input: ParseStream<'_>| {
        Ok((input.call(Path::parse_mod_style)?, input.parse::<TokenStream>()?))
    };
    let (path, rest) = path_and_rest
        .parse2(value.iter().cloned().collect())
        .map_err(|_| expected("a path", value, &crate_example(value)))?;
    match rest.into_iter().next() {
        Some(next) => Err(expected_comma(&next)),
        None => Ok(path.into_token_stream()),
    }
}

/// Returns an attribute that shows how to write the value of `crate`. If the caller wrote the path as a
/// string, as serde's derive requires, the attribute has that path without the quotation marks.
fn crate_example(value: &[TokenTree]) -> String {
    // A message does not repeat a path longer than 64 bytes.
    let is_path = |path: &str| path.len() <= 64 && Path::parse_mod_style.parse_str(path).is_ok();
    if let [TokenTree::Literal(literal)] = value {
        match RustLiteral::read(literal) {
            RustLiteral::Str(path) if is_path(&path) => return format!("#[epin(crate = {path})]"),
            _ => {}
        }
    }
    CRATE_EXAMPLE.to_owned()
}

fn expected(what: &str, value: &[TokenTree], example: &str) -> CompileError {
    let found = found(value);
    let message = format!("expected {what}, found {found}\n  = help: for example `{example}`");
    CompileError::new(span(value), message)
}

fn expected_comma(token: &TokenTree) -> CompileError {
    let found = found(std::slice::from_ref(token));
    CompileError::new(token.span(), format!("expected `,` between two keys, found {found}"))
}

/// Whether a character in a name would garble a message that repeats the name. Such characters are
/// control characters, line breaks and those that change the writing direction.
fn disturbs(char: char) -> bool {
    let is_bidi = matches!(
        char,
        '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    char.is_control() || is_bidi
}
