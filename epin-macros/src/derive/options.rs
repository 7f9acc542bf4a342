//! The options on the enum: `#[epin(name = "Shogi", crate = ::epin, serde, schemars1)]`.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Data, DeriveInput, Path};

use super::arguments::{Expected, arguments, no_value};
use super::declaration::Declaration;
use super::option_key::{CRATE_EXAMPLE, NAME_EXAMPLE, OptionKey};
use super::style_parts;
use crate::compile_error::CompileError;
use crate::rust_literal::RustLiteral;
use crate::rust_tokens::{found, is_punct, shortened, span};
use crate::string_argument::escape_error;

const OPTION: Expected = Expected {
    what: "a key",
    help: "the keys are `name = \"…\"`, `crate = path`, `serde` and `schemars1`",
};

/// Reads the options on the enum into a declaration, which has no kinds yet.
pub(super) fn read<'a>(input: &'a DeriveInput, errors: &mut Vec<CompileError>) -> Declaration<'a> {
    let mut declaration = Declaration {
        crate_path: quote!(::epin),
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
    for option in OPTION.arguments(&input.attrs) {
        let result = option.and_then(|option| {
            // Tokens and sides belong on variants. Of the tokens and sides on the enum, report only the first.
            if is_variant_argument(&option) && std::mem::replace(&mut is_reported, true) {
                return Ok(());
            }
            read_option(&mut declaration, &mut keys, &option)
        });
        errors.extend(result.err());
    }
    declaration
}

/// Whether the enum's attributes contain a token or a side, which belong on variants.
pub(super) fn has_variant_arguments(input: &DeriveInput) -> bool {
    arguments(&input.attrs).iter().any(|option| is_variant_argument(option))
}

fn is_variant_argument(option: &[TokenTree]) -> bool {
    matches!(option, [TokenTree::Literal(_)]) || style_parts::side(option).is_some()
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
    keys: &mut Vec<OptionKey>,
    option: &[TokenTree],
) -> Result<(), CompileError> {
    let (ident, value) = key_and_value(option)?;
    let key = known_key(ident, option)?;
    if keys.contains(&key) {
        return Err(CompileError::new(ident.span(), format!("the key `{ident}` is given twice")));
    }
    if let (None, [first, ..]) = (key.example(), value) {
        return Err(no_value(ident, first));
    }
    match key {
        OptionKey::Name => declaration.name = parse_name(value)?,
        OptionKey::Crate => declaration.crate_path = parse_crate(value)?,
        OptionKey::Serde => declaration.serde = Some(ident.span()),
        OptionKey::Schemars1 => declaration.schemars1 = Some(ident.span()),
    }
    keys.push(key);
    Ok(())
}

/// Returns the key of an option, which is `ident`. A side is a key, too, but one that belongs on a variant.
fn known_key(ident: &Ident, option: &[TokenTree]) -> Result<OptionKey, CompileError> {
    match OptionKey::read(ident) {
        Some(key) => Ok(key),
        None if style_parts::side(option).is_some() => {
            let message = format!("the key `{ident}` belongs on a variant");
            Err(CompileError::new(ident.span(), message))
        }
        None => {
            let message = format!("unknown key `{}`", shortened(&ident.to_string()));
            Err(OPTION.error(ident.span(), &message))
        }
    }
}

/// Returns the key and the value of an option. The value is empty if there is no `=`.
fn key_and_value(option: &[TokenTree]) -> Result<(&Ident, &[TokenTree]), CompileError> {
    let [TokenTree::Ident(ident), rest @ ..] = option else { return Err(no_key(option)) };
    let value = match rest {
        [equals, value @ ..] if is_punct(equals, '=') => value,
        _ => &[],
    };
    if !value.is_empty() {
        return Ok((ident, value));
    }
    let key = OptionKey::read(ident);
    if let Some(example) = key.and_then(OptionKey::example) {
        let message = format!("the key `{ident}` needs a value\n  = help: for example `{example}`");
        return Err(CompileError::new(ident.span(), message));
    }
    match rest {
        [] => Ok((ident, rest)),
        [group @ TokenTree::Group(_), ..] if key.is_some() => Err(no_value(ident, group)),
        [next, ..] if key.is_some() => Err(missing_comma(next)),
        _ => Err(no_key(option)),
    }
}

fn no_key(option: &[TokenTree]) -> CompileError {
    if let [TokenTree::Literal(literal)] = option {
        return CompileError::new(literal.span(), "a token belongs on a variant");
    }
    let message = format!("expected {}, found {}", OPTION.what, found(option));
    OPTION.error(span(option), &message)
}

/// Parses the value of `name`. Returns `None` if the compiler has already reported the literal.
fn parse_name(value: &[TokenTree]) -> Result<Option<String>, CompileError> {
    let (literal, rest) = match value {
        // A `$name:literal` that a caller's macro passes on.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            return parse_name(&group.stream().into_iter().collect::<Vec<_>>());
        }
        [TokenTree::Literal(literal), rest @ ..] => (literal, rest),
        _ => return Err(wrong_value("a string literal", value, NAME_EXAMPLE)),
    };
    if let Some(next) = rest.first() {
        return Err(missing_comma(next));
    }
    let name = match RustLiteral::read(literal) {
        RustLiteral::Str(name) => name,
        RustLiteral::Reported => return Ok(None),
        RustLiteral::StrWithEscape { escape, .. } => {
            return Err(escape_error(literal, &escape, None));
        }
        RustLiteral::Other { .. } => {
            return Err(wrong_value("a string literal", value, NAME_EXAMPLE));
        }
    };
    if name.is_empty() {
        return Err(CompileError::new(literal.span(), "expected a name, found an empty string"));
    }
    if let Some(char) = name.chars().find(|char| can_garble(*char)) {
        let number = u32::from(char);
        let message = format!("expected a name that can be printed, found U+{number:04X}");
        return Err(CompileError::new(literal.span(), message));
    }
    Ok(Some(name))
}

/// Parses the value of `crate`, which is a path.
fn parse_crate(value: &[TokenTree]) -> Result<TokenStream, CompileError> {
    let path_and_rest = |input: ParseStream<'_>| {
        Ok((input.call(Path::parse_mod_style)?, input.parse::<TokenStream>()?))
    };
    let (path, rest) = path_and_rest
        .parse2(value.iter().cloned().collect())
        .map_err(|_| wrong_value("a path", value, &crate_example(value)))?;
    match rest.into_iter().next() {
        Some(next) => Err(missing_comma(&next)),
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

fn wrong_value(what: &str, value: &[TokenTree], example: &str) -> CompileError {
    let found = found(value);
    let message = format!("expected {what}, found {found}\n  = help: for example `{example}`");
    CompileError::new(span(value), message)
}

fn missing_comma(token: &TokenTree) -> CompileError {
    let found = found(std::slice::from_ref(token));
    CompileError::new(token.span(), format!("expected `,` between two keys, found {found}"))
}

/// Whether a character in a name would garble a message that repeats the name. Such characters are
/// control characters, line breaks and those that change the writing direction.
fn can_garble(char: char) -> bool {
    let is_bidi = matches!(
        char,
        '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    char.is_control() || is_bidi
}
