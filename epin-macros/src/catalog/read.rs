//! Reading what was written.

use epin_grammar::{Hint, Message, Notation, Side, parse};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Lit, Meta, Path, Variant};

use super::{Catalog, Piece, Token};
use crate::argument::{Argument, is, span, split};
use crate::kind::Kind;
use crate::literal::{self, Context};
use crate::mistake::{Mistake, cut};

/// Returns the catalog with the options on the enum, without its pieces.
pub(super) fn options<'a>(input: &'a DeriveInput, mistakes: &mut Vec<Mistake>) -> Catalog<'a> {
    let mut catalog = Catalog {
        krate: quote!(::epin),
        ident: &input.ident,
        name: input.ident.unraw().to_string(),
        generics: &input.generics,
        serde: None,
        schemars: None,
        pieces: Vec::new(),
    };
    let mut keys = Vec::new();
    let mut has_token = false;
    for option in OPTION.read(&input.attrs, mistakes) {
        // Of several tokens, one is reported.
        if matches!(option[..], [TokenTree::Literal(_)]) && std::mem::replace(&mut has_token, true)
        {
            continue;
        }
        if let Err(mistake) = read_option(&mut catalog, &mut keys, &option) {
            mistakes.push(mistake);
        }
    }
    catalog
}

/// Whether a token is written on the enum, where none belongs.
pub(super) fn has_token(input: &DeriveInput) -> bool {
    let arguments = OPTION.read(&input.attrs, &mut Vec::new());
    arguments.iter().any(|argument| matches!(argument[..], [TokenTree::Literal(_)]))
}

/// Returns the variants of the enum that a catalog has to be.
pub(super) fn variants<'a>(
    input: &'a DeriveInput,
    mistakes: &mut Vec<Mistake>,
) -> impl Iterator<Item = &'a Variant> + use<'a> {
    let (variants, found) = match &input.data {
        Data::Enum(data) if data.variants.is_empty() => (None, "an enum without variants"),
        Data::Enum(data) => (Some(&data.variants), ""),
        Data::Struct(_) => (None, "a struct"),
        Data::Union(_) => (None, "a union"),
    };
    if variants.is_none() {
        let message = format!("expected an enum with a variant for each piece, found {found}");
        mistakes.push(Mistake::new(input.ident.span(), message));
    }
    variants.into_iter().flatten()
}

/// Returns the piece of a variant. `tokens_on_enum` says that tokens stand where none belong, so
/// that it is no second mistake if there are none here.
pub(super) fn piece<'a>(
    variant: &'a Variant,
    tokens_on_enum: bool,
    mistakes: &mut Vec<Mistake>,
) -> Piece<'a> {
    let mut piece = Piece { ident: &variant.ident, tokens: Vec::new() };
    for argument in TOKEN.read(&variant.attrs, mistakes) {
        match token(&argument) {
            Ok(token) => piece.tokens.extend(token),
            Err(mistake) => mistakes.push(mistake),
        }
    }
    let ident = piece.ident;
    if !variant.attrs.iter().any(is_ours) && !tokens_on_enum {
        let message = format!(
            "the piece `{ident}` has no token\n  = help: write it before the piece, as in `{}`",
            Attribute.written("K^")
        );
        mistakes.push(Mistake::new(ident.span(), message));
    }
    if !matches!(variant.fields, Fields::Unit) {
        let message = format!("the piece `{ident}` cannot have fields");
        mistakes.push(Mistake::new(variant.fields.span(), message));
    }
    piece
}

/// Returns the token, or `None` if the compiler has reported it already.
fn token(argument: &[TokenTree]) -> Result<Option<Token>, Mistake> {
    match Argument::new(Kind::Epin, argument) {
        Argument::Literal(literal) => {
            literal::read(&Attribute, &literal, |text| parse(Notation::Epin, text).ok())
                .map(|value| value.map(|value| Token { value, span: literal.span() }))
        }
        Argument::Several(second) => Err(Mistake::new(second, "expected `,` between two tokens")),
        Argument::Bare(span, text) => Err(literal::unquoted(&Attribute, span, &text)),
        Argument::Braced(name) => {
            let message = literal::expected(&Attribute, &found(argument), "");
            Err(Mistake::new(name.span(), message))
        }
        Argument::Wrapped(wrapped) => {
            let message = literal::expected(&Attribute, &found(argument), "");
            Err(Mistake::new(wrapped.literal.span(), message))
        }
        Argument::Other(tokens) => match &*tokens {
            [TokenTree::Ident(key), equals, ..] if is(equals, '=') => {
                let message = if KEYS.iter().any(|other| key == other) {
                    format!("the key `{key}` belongs on the enum")
                } else {
                    let example = Attribute.written("K^");
                    let key = cut(&key.to_string());
                    format!("unknown key `{key}`: a piece has tokens only, as in `{example}`")
                };
                Err(Mistake::new(key.span(), message))
            }
            [TokenTree::Ident(key)] if KEYS.iter().any(|other| key == other) => {
                Err(Mistake::new(key.span(), format!("the key `{key}` belongs on the enum")))
            }
            [TokenTree::Literal(_), second, ..] => {
                Err(Mistake::new(second.span(), "expected `,` between two tokens"))
            }
            tokens => {
                let message = literal::expected(&Attribute, &found(tokens), "");
                Err(Mistake::new(span(tokens), message))
            }
        },
    }
}

/// The attribute before a piece, where its tokens are written.
struct Attribute;

impl Context for Attribute {
    fn kind(&self) -> Kind {
        Kind::Epin
    }

    fn written(&self, text: &str) -> String {
        // Of both sides, the first one is written.
        let token =
            parse(Notation::Epin, text.as_bytes()).map(|token| token.with_side(Side::First));
        let text = token.as_ref().map_or(text, |token| token.as_str());
        format!("#[epin(\"{text}\")]")
    }

    fn instead(&self, hint: Hint) -> Option<&'static str> {
        match hint {
            Hint::Several(_) => {
                Some("write each in quotes of its own, as in `#[epin(\"K\", \"+K\")]`")
            }
            _ => None,
        }
    }
}

const NAME_EXAMPLE: &str = "#[epin(name = \"Shogi\")]";
const CRATE_EXAMPLE: &str = "#[epin(crate = ::epin)]";

/// The keys of options on the enum.
const KEYS: [&str; 4] = ["name", "crate", "serde", "schemars"];

fn read_option(
    catalog: &mut Catalog<'_>,
    keys: &mut Vec<String>,
    option: &[TokenTree],
) -> Result<(), Mistake> {
    let (key, value) = match option {
        [TokenTree::Ident(key), equals, value @ ..] if is(equals, '=') && !value.is_empty() => {
            (key, value)
        }
        [TokenTree::Ident(key)] if *key != "name" && *key != "crate" => (key, [].as_slice()),
        [TokenTree::Ident(key), TokenTree::Group(group), ..]
            if *key == "serde" || *key == "schemars" =>
        {
            let message = format!("the key `{key}` has no value\n  = help: write `#[epin({key})]`");
            return Err(Mistake::new(group.span(), message));
        }
        [TokenTree::Ident(key), next, ..] if *key == "serde" || *key == "schemars" => {
            return Err(expected_comma(next));
        }
        [TokenTree::Ident(key), ..] if *key == "name" || *key == "crate" => {
            let example = if *key == "name" { NAME_EXAMPLE } else { CRATE_EXAMPLE };
            let message =
                format!("the key `{key}` needs a value\n  = help: for example `{example}`");
            return Err(Mistake::new(key.span(), message));
        }
        [TokenTree::Literal(literal)] => {
            return Err(Mistake::new(literal.span(), "a token belongs on a variant"));
        }
        _ => {
            let message = format!("expected {}, found {}", OPTION.expected, found(option));
            return Err(OPTION.mistake(span(option), &message));
        }
    };
    let expected = |what: &str, example: &str| {
        let message =
            format!("expected {what}, found {}\n  = help: for example `{example}`", found(value));
        Mistake::new(span(value), message)
    };
    let name = key.to_string();
    if keys.contains(&name) {
        return Err(Mistake::new(key.span(), format!("the key `{name}` is given twice")));
    }
    let tokens = value.iter().cloned().collect::<TokenStream>();
    match name.as_str() {
        "name" => match syn::parse2(tokens) {
            _ if value.len() > 1 && matches!(value[0], TokenTree::Literal(_)) => {
                return Err(expected_comma(&value[1]));
            }
            Ok(Lit::Str(name)) if name.value().is_empty() => {
                return Err(Mistake::new(name.span(), "expected a name, found an empty string"));
            }
            Ok(Lit::Str(name)) => {
                catalog.name = name.value();
                if let Some(char) = catalog.name.chars().find(|&char| !is_printable(char)) {
                    let code = u32::from(char);
                    let message =
                        format!("expected a name that can be printed, found U+{code:04X}");
                    return Err(Mistake::new(name.span(), message));
                }
            }
            _ => return Err(expected("a string literal", NAME_EXAMPLE)),
        },
        "crate" => match Path::parse_mod_style.parse2(tokens) {
            Ok(path) => catalog.krate = path.into_token_stream(),
            Err(_) => match after_path(value) {
                Some(next) => return Err(expected_comma(next)),
                None => return Err(expected("a path", CRATE_EXAMPLE)),
            },
        },
        "serde" | "schemars" if !value.is_empty() => {
            let message =
                format!("the key `{name}` has no value\n  = help: write `#[epin({name})]`");
            return Err(Mistake::new(span(value), message));
        }
        "serde" => catalog.serde = Some(key.span()),
        "schemars" => catalog.schemars = Some(key.span()),
        _ => {
            let message = format!(
                "unknown key `{}`: the keys are `name`, `crate`, `serde` and `schemars`",
                cut(&name)
            );
            return Err(Mistake::new(key.span(), message));
        }
    }
    keys.push(name);
    Ok(())
}

fn expected_comma(token: &TokenTree) -> Mistake {
    let found = found(std::slice::from_ref(token));
    Mistake::new(token.span(), format!("expected `,` between two keys, found {found}"))
}

/// Returns what follows a path: a name without `::` before it, or something else.
fn after_path(tokens: &[TokenTree]) -> Option<&TokenTree> {
    let pair = tokens.windows(2).find(|pair| match pair {
        [before, TokenTree::Ident(_)] => !is(before, ':'),
        [_, next] => !is(next, ':'),
        _ => false,
    });
    pair.map(|pair| &pair[1])
}

/// Whether a message can repeat a character as it is.
fn is_printable(char: char) -> bool {
    let mut escaped = Message::new();
    escaped.push_escaped(char.encode_utf8(&mut [0; 4]).as_bytes(), 1);
    matches!(char, '"' | '\\') || !escaped.as_str().starts_with('\\')
}

/// What is in the parentheses of an attribute.
struct Arguments {
    expected: &'static str,
    help: &'static str,
}

const OPTION: Arguments = Arguments {
    expected: "a key",
    help: "the keys are `name = \"…\"`, `crate = path`, `serde` and `schemars`",
};

const TOKEN: Arguments = Arguments { expected: "a token", help: "for example `#[epin(\"K^\")]`" };

impl Arguments {
    fn mistake(&self, span: Span, message: &str) -> Mistake {
        Mistake::new(span, format!("{message}\n  = help: {}", self.help))
    }

    /// The arguments of our attributes, without the commas between them.
    fn read(
        &self,
        attributes: &[syn::Attribute],
        mistakes: &mut Vec<Mistake>,
    ) -> Vec<Vec<TokenTree>> {
        let mut arguments = Vec::new();
        for attribute in attributes.iter().filter(|attribute| is_ours(attribute)) {
            let (tokens, found) = match &attribute.meta {
                Meta::List(list) => (list.tokens.clone(), "nothing"),
                Meta::Path(_) => (TokenStream::new(), "nothing"),
                Meta::NameValue(_) => (TokenStream::new(), "`=`"),
            };
            if tokens.is_empty() {
                let span = attribute.bracket_token.span.join();
                let message = format!("expected {} in parentheses, found {found}", self.expected);
                mistakes.push(self.mistake(span, &message));
            }
            arguments.extend(split(tokens));
        }
        arguments
    }
}

fn is_ours(attribute: &syn::Attribute) -> bool {
    attribute.path().is_ident("epin")
}

fn found(tokens: &[TokenTree]) -> String {
    match tokens.first() {
        None => "nothing".to_owned(),
        Some(TokenTree::Group(group)) => match group.delimiter() {
            Delimiter::Parenthesis => "`(`".to_owned(),
            Delimiter::Brace => "`{`".to_owned(),
            Delimiter::Bracket => "`[`".to_owned(),
            Delimiter::None => "something else".to_owned(),
        },
        Some(token) => format!("`{}`", cut(&token.to_string())),
    }
}
