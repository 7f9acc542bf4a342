use epin_grammar::{Notation, scan};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Fields, Lit, Meta, Variant};

use super::{Catalog, Piece, Token};
use crate::function::is_comma;
use crate::literal;
use crate::mistake::Mistake;

/// Returns all of the catalog that can be read, and notes what cannot.
pub(super) fn read(input: DeriveInput, mistakes: &mut Vec<Mistake>) -> Catalog {
    let mut catalog = Catalog {
        krate: quote!(::epin),
        name: input.ident.to_string(),
        generics: input.generics,
        pieces: Vec::new(),
        ident: input.ident,
    };
    for option in arguments(&input.attrs, mistakes) {
        if let Err(mistake) = read_option(&mut catalog, &option) {
            mistakes.push(mistake);
        }
    }
    let found = match input.data {
        Data::Enum(data) if data.variants.is_empty() => "one without pieces",
        Data::Enum(data) => {
            catalog.pieces = data.variants.iter().map(|variant| piece(variant, mistakes)).collect();
            return catalog;
        }
        Data::Struct(_) => "a struct",
        Data::Union(_) => "a union",
    };
    mistakes.push(Mistake::new(
        catalog.ident.span(),
        format!("expected an enum with a variant for each piece, found {found}"),
    ));
    catalog
}

fn piece(variant: &Variant, mistakes: &mut Vec<Mistake>) -> Piece {
    let ident = variant.ident.clone();
    if !matches!(variant.fields, Fields::Unit) {
        let span = variant.fields.span();
        mistakes.push(Mistake::new(span, format!("the piece `{ident}` cannot have fields")));
    }
    if !variant.attrs.iter().any(is_ours) {
        let message = format!("the piece `{ident}` has no token\n  = help: {EXAMPLE}");
        mistakes.push(Mistake::new(ident.span(), message));
    }
    let mut tokens = Vec::new();
    for argument in arguments(&variant.attrs, mistakes) {
        match token(&argument) {
            Ok(token) => tokens.push(token),
            Err(mistake) => mistakes.push(mistake),
        }
    }
    Piece { ident, tokens }
}

const EXAMPLE: &str = "write `#[epin(\"K^\")]` before it, with its token";

fn token(argument: &[TokenTree]) -> Result<Token, Mistake> {
    let written = |text: &str| format!("#[epin(\"{text}\")]");
    match argument {
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            token(&group.stream().into_iter().collect::<Vec<_>>())
        }
        [TokenTree::Literal(literal)] => literal::read(Notation::Epin, literal, written)
            .map(|parts| Token { parts, span: literal.span() }),
        [TokenTree::Ident(key), TokenTree::Punct(equals), ..] if equals.as_char() == '=' => {
            let message = match key.to_string().as_str() {
                "name" | "crate" => format!("the key `{key}` belongs on the enum"),
                _ => format!(
                    "unknown key `{key}`: a piece has tokens only, as in `{}`",
                    written("K^")
                ),
            };
            Err(Mistake::new(key.span(), message))
        }
        _ => {
            let text = argument.iter().map(ToString::to_string).collect::<String>();
            let found = match scan(Notation::Epin, text.as_bytes()) {
                Ok(_) => format!("`{text}`"),
                Err(_) => "something else".to_owned(),
            };
            let message = literal::expected(Notation::Epin, &found, &text, written);
            Err(Mistake::new(span(argument), message))
        }
    }
}

fn read_option(catalog: &mut Catalog, option: &[TokenTree]) -> Result<(), Mistake> {
    match option {
        [TokenTree::Ident(key), TokenTree::Punct(equals), value @ ..]
            if equals.as_char() == '=' && !value.is_empty() =>
        {
            let tokens = value.iter().cloned().collect::<TokenStream>();
            match key.to_string().as_str() {
                "name" => {
                    let Ok(Lit::Str(name)) = syn::parse2(tokens) else {
                        let message = "expected a string literal\n  = help: for example `#[epin(name = \"Shogi\")]`";
                        return Err(Mistake::new(span(value), message));
                    };
                    catalog.name = name.value();
                }
                "crate" => catalog.krate = tokens,
                _ => {
                    let message = format!("unknown key `{key}`: the keys are `name` and `crate`");
                    return Err(Mistake::new(key.span(), message));
                }
            }
            Ok(())
        }
        [TokenTree::Literal(literal)] => {
            let message = "a token belongs on a variant, not on the enum";
            Err(Mistake::new(literal.span(), message))
        }
        _ => {
            let message = "expected a key and its value\n  = help: the keys are `name = \"…\"` and `crate = path`";
            Err(Mistake::new(span(option), message))
        }
    }
}

fn is_ours(attribute: &Attribute) -> bool {
    attribute.path().is_ident("epin")
}

/// The arguments of our attributes, at their commas.
fn arguments(attributes: &[Attribute], mistakes: &mut Vec<Mistake>) -> Vec<Vec<TokenTree>> {
    let mut all = Vec::new();
    for attribute in attributes.iter().filter(|attribute| is_ours(attribute)) {
        let tokens = match &attribute.meta {
            Meta::List(list) => list.tokens.clone().into_iter().collect(),
            _ => Vec::new(),
        };
        let mut arguments = tokens.split(is_comma).map(<[_]>::to_vec).collect::<Vec<_>>();
        if arguments.last().is_some_and(Vec::is_empty) {
            arguments.pop();
        }
        if arguments.is_empty() {
            let message =
                "expected a token, found nothing\n  = help: for example `#[epin(\"K^\")]`";
            mistakes.push(Mistake::new(attribute.meta.span(), message));
        }
        all.append(&mut arguments);
    }
    all
}

fn span(tokens: &[TokenTree]) -> Span {
    tokens.first().map_or_else(Span::call_site, TokenTree::span)
}
