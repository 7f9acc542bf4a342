//! The variants of the enum, and the tokens before them.

use epin_grammar::{Hint, Notation, Side, parse};
use proc_macro2::{Delimiter, Group, TokenTree};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Variant};

use super::arguments::{Arguments, is_ours, missing};
use super::declaration::{Kind, WrittenToken};
use super::options::KEYS;
use crate::call::argument::Argument;
use crate::literal::{self, Context};
use crate::mistake::{Mistake, cut};
use crate::tokens::{found, is, span, split};
use crate::wanted::{Refusal, Wanted};

const TOKEN: Arguments = Arguments { expected: "a token", help: "for example `#[epin(\"K^\")]`" };

/// Returns the variants of the enum, or none and a mistake if it is not an enum with variants.
pub(super) fn of_enum<'a>(input: &'a DeriveInput, mistakes: &mut Vec<Mistake>) -> Vec<&'a Variant> {
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
    variants.into_iter().flatten().collect()
}

/// Returns the kind that a variant is. If the tokens were put on the enum, variants without one are not
/// reported as well.
pub(super) fn kind<'a>(
    variant: &'a Variant,
    tokens_on_enum: bool,
    mistakes: &mut Vec<Mistake>,
) -> Kind<'a> {
    let is_unit = matches!(variant.fields, Fields::Unit);
    let mut kind = Kind { ident: &variant.ident, is_unit, tokens: Vec::new(), written: 0 };
    for argument in TOKEN.read(&variant.attrs, mistakes) {
        kind.written += 1;
        match token(&argument) {
            Ok(Some(token)) => kind.tokens.push(token),
            Ok(None) => {}
            Err(mistake) => mistakes.push(mistake),
        }
    }
    let ident = kind.ident;
    if !variant.attrs.iter().any(is_ours) && !tokens_on_enum {
        let message = format!(
            "the piece `{ident}` has no token\n  = help: write it before the piece, as in `{}`",
            Attribute.written("K^")
        );
        mistakes.push(missing(variant, message));
    }
    if !is_unit {
        let message = format!("the piece `{ident}` cannot have fields");
        mistakes.push(Mistake::new(variant.fields.span(), message));
    }
    kind
}

/// Returns the token that an argument is, or `None` if the compiler has reported it already.
fn token(argument: &[TokenTree]) -> Result<Option<WrittenToken>, Mistake> {
    match Argument::new(Wanted::Epin, argument) {
        Argument::Literal(literal) => {
            let value = literal::read(&Attribute, &literal, |text| {
                parse(Notation::Epin, text).map_err(|error| Refusal::Token(error.explain(text)))
            })?;
            Ok(value.map(|value| WrittenToken { value, span: literal.span() }))
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
            [TokenTree::Group(list)] if is_list_of_tokens(list) => {
                let tokens = cut(&list.stream().to_string());
                let help = format!("write `#[epin({tokens})]`");
                let message = format!("expected a string literal, found `[`\n  = help: {help}");
                Err(Mistake::new(list.span(), message))
            }
            tokens => {
                let message = literal::expected(&Attribute, &found(tokens), "");
                Err(Mistake::new(span(tokens), message))
            }
        },
    }
}

fn is_list_of_tokens(list: &Group) -> bool {
    let tokens = split(list.stream());
    let is_token = |token: &Vec<TokenTree>| matches!(self::token(token), Ok(Some(_)));
    list.delimiter() == Delimiter::Bracket && !tokens.is_empty() && tokens.iter().all(is_token)
}

/// The attribute before a variant, where its tokens are written.
struct Attribute;

impl Context for Attribute {
    fn wanted(&self) -> Wanted {
        Wanted::Epin
    }

    fn written(&self, text: &str) -> String {
        // As the token of the first side, since the second side's is a mistake here.
        let token =
            parse(Notation::Epin, text.as_bytes()).map(|token| token.with_side(Side::First));
        let text = token.as_ref().map_or(text, |token| token.as_str());
        format!("#[epin(\"{text}\")]")
    }

    fn help_after(&self, hint: Option<Hint>, _: &[u8]) -> Option<&'static str> {
        match hint {
            Some(Hint::Several(_)) => {
                Some("write each in quotes of its own, as in `#[epin(\"K\", \"+K\")]`")
            }
            _ => None,
        }
    }
}
