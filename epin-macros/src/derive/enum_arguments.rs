//! The arguments on the enum: `#[epin(name = "Shogi", crate = ::epin, serde, schemars1)]`.

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Data, DeriveInput, Path};

use super::arguments::{Expected, arguments, unexpected_value};
use super::declaration::Declaration;
use super::enum_key::{CRATE_EXAMPLE, EnumKey, NAME_EXAMPLE};
use super::style_parts;
use crate::compile_error::CompileError;
use crate::rust_literal::RustLiteral;
use crate::rust_tokens::{found, is_punct, shortened, span};
use crate::string_argument::escape_error;

const EXPECTED_KEY: Expected = Expected {
    what: "a key",
    help: "the keys are `name = \"…\"`, `crate = path`, `serde` and `schemars1`",
};

/// Reads the arguments on the enum into a declaration, which has no kinds yet.
pub(super) fn read<'a>(input: &'a DeriveInput, errors: &mut Vec<CompileError>) -> Declaration<'a> {
    let mut declaration = Declaration {
        crate_path: quote!(::epin),
        krate: quote!(__epin),
        allow: is_deprecated(input).then(|| quote!(#[allow(deprecated)])),
        ident: &input.ident,
        name: input.ident.unraw().to_string(),
        is_name_reported: false,
        generics: &input.generics,
        serde: None,
        schemars1: None,
        kinds: Vec::new(),
    };
    let mut keys = Vec::new();
    let mut is_reported = false;
    for argument in EXPECTED_KEY.arguments(&input.attrs) {
        let result = argument.and_then(|argument| {
            // Tokens and sides belong on variants. Report only the first token or side on the enum.
            if is_variant_argument(&argument) && std::mem::replace(&mut is_reported, true) {
                return Ok(());
            }
            read_argument(&mut declaration, &mut keys, &argument)
        });
        errors.extend(result.err());
    }
    declaration
}

/// Whether the enum's attributes contain a token or a side, which belong on variants.
pub(super) fn has_variant_arguments(input: &DeriveInput) -> bool {
    arguments(&input.attrs).iter().any(|argument| is_variant_argument(argument))
}

fn is_variant_argument(argument: &[TokenTree]) -> bool {
    matches!(argument, [TokenTree::Literal(_)]) || style_parts::side(argument).is_some()
}

fn is_deprecated(input: &DeriveInput) -> bool {
    let variants = match &input.data {
        Data::Enum(data) => data.variants.iter().collect(),
        _ => Vec::new(),
    };
    let mut attributes = variants.iter().flat_map(|variant| &variant.attrs).chain(&input.attrs);
    attributes.any(|attribute| attribute.path().is_ident("deprecated"))
}

/// Reads an argument into the declaration. `keys` are the keys of the arguments before it.
fn read_argument(
    declaration: &mut Declaration<'_>,
    keys: &mut Vec<EnumKey>,
    argument: &[TokenTree],
) -> Result<(), CompileError> {
    let (ident, value) = key_and_value(argument)?;
    let key = enum_key(ident, argument)?;
    if keys.contains(&key) {
        return Err(CompileError::new(ident.span(), format!("the key `{ident}` is given twice")));
    }
    if let (None, [first, ..]) = (key.example(), value) {
        return Err(unexpected_value(ident, first));
    }
    match key {
        EnumKey::Name => match parse_name(value)? {
            Some(name) => declaration.name = name,
            None => declaration.is_name_reported = true,
        },
        EnumKey::Crate => declaration.crate_path = parse_crate(value)?,
        EnumKey::Serde => declaration.serde = Some(ident.span()),
        EnumKey::Schemars1 => declaration.schemars1 = Some(ident.span()),
    }
    keys.push(key);
    Ok(())
}

/// Returns the key of an argument, which is `ident`. A side is a key, too, but one that belongs on a variant.
fn enum_key(ident: &Ident, argument: &[TokenTree]) -> Result<EnumKey, CompileError> {
    match EnumKey::read(ident) {
        Some(key) => Ok(key),
        None if style_parts::side(argument).is_some() => {
            let message = format!("the key `{ident}` belongs on a variant");
            Err(CompileError::new(ident.span(), message))
        }
        None => {
            let message = format!("unknown key `{}`", shortened(&ident.to_string()));
            Err(EXPECTED_KEY.error(ident.span(), &message))
        }
    }
}

/// Returns the key and the value of an argument. The value is empty if there is no `=`.
fn key_and_value(argument: &[TokenTree]) -> Result<(&Ident, &[TokenTree]), CompileError> {
    let [TokenTree::Ident(ident), rest @ ..] = argument else { return Err(no_key(argument)) };
    let value = match rest {
        [equals, value @ ..] if is_punct(equals, '=') => value,
        _ => &[],
    };
    if !value.is_empty() {
        return Ok((ident, value));
    }
    let key = EnumKey::read(ident);
    if let Some(example) = key.and_then(EnumKey::example) {
        let message = format!("the key `{ident}` needs a value\n  = help: for example `{example}`");
        return Err(CompileError::new(ident.span(), message));
    }
    match rest {
        [] => Ok((ident, rest)),
        [group @ TokenTree::Group(_), ..] if key.is_some() => Err(unexpected_value(ident, group)),
        [next, ..] if key.is_some() => Err(missing_comma(next)),
        _ => Err(no_key(argument)),
    }
}

fn no_key(argument: &[TokenTree]) -> CompileError {
    if let [TokenTree::Literal(literal)] = argument {
        return CompileError::new(literal.span(), "a token belongs on a variant");
    }
    let message = format!("expected {}, found {}", EXPECTED_KEY.what, found(argument));
    EXPECTED_KEY.error(span(argument), &message)
}

/// Parses the value of `name`. Returns `None` if the compiler has already reported the literal.
fn parse_name(value: &[TokenTree]) -> Result<Option<String>, CompileError> {
    let Some((literal, name)) = parse_string(value, NAME_EXAMPLE)? else {
        return Ok(None);
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

/// Parses the value of a key, which is a string literal. Returns `None` if the compiler has already reported
/// the literal. `example` is an attribute that shows how the value is written.
pub(super) fn parse_string(
    value: &[TokenTree],
    example: &str,
) -> Result<Option<(Literal, String)>, CompileError> {
    let (literal, rest) = match value {
        // A `$name:literal` that a caller's macro passes on.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            return parse_string(&group.stream().into_iter().collect::<Vec<_>>(), example);
        }
        [TokenTree::Literal(literal), rest @ ..] => (literal, rest),
        _ => return Err(wrong_value("a string literal", value, example)),
    };
    if let Some(next) = rest.first() {
        return Err(missing_comma(next));
    }
    match RustLiteral::read(literal) {
        RustLiteral::Str(string) => Ok(Some((literal.clone(), string))),
        RustLiteral::Reported => Ok(None),
        RustLiteral::StrWithEscape { escape, .. } => Err(escape_error(literal, &escape, None)),
        RustLiteral::Other { .. } => Err(wrong_value("a string literal", value, example)),
    }
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

pub(super) fn wrong_value(what: &str, value: &[TokenTree], example: &str) -> CompileError {
    let found = found(value);
    let message = format!("expected {what}, found {found}\n  = help: for example `{example}`");
    CompileError::new(span(value), message)
}

fn missing_comma(token: &TokenTree) -> CompileError {
    let found = found(std::slice::from_ref(token));
    CompileError::new(token.span(), format!("expected `,` between two keys, found {found}"))
}

/// Whether a character in a name would garble a message that repeats the name. Such characters are
/// control characters, line breaks and those that change the writing direction. Other invisible characters
/// are accepted, because names need some of them: an emoji may contain a zero-width joiner, for example.
fn can_garble(char: char) -> bool {
    let is_bidi = matches!(
        char,
        '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    char.is_control() || is_bidi
}
