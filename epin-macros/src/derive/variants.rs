//! The variants of the enum, and the tokens before them.

use epin_grammar::{Hint, Notation, Side, parse};
use proc_macro2::{Delimiter, Span, TokenTree};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Variant};

use super::arguments::{Arguments, is_ours, missing};
use super::declaration::{Kind, WrittenToken};
use super::options::KEYS;
use super::parts;
use crate::literal::{self, Context};
use crate::mistake::{Mistake, cut};
use crate::tokens::{code, is, split};
use crate::wanted::{Refusal, Wanted};

const TOKEN: Arguments = Arguments { expected: "a token", help: "for example `#[epin(\"K^\")]`" };

/// Returns the variants of the enum, or none if it is not an enum with variants, which is then the only
/// mistake. Adds the mistake of an enum that is generic.
pub(super) fn of_enum<'a>(input: &'a DeriveInput, mistakes: &mut Vec<Mistake>) -> Vec<&'a Variant> {
    let (variants, found) = match &input.data {
        Data::Enum(data) if data.variants.is_empty() => (None, "an enum without variants"),
        Data::Enum(data) => (Some(&data.variants), ""),
        Data::Struct(_) => (None, "a struct"),
        Data::Union(_) => (None, "a union"),
    };
    if variants.is_none() {
        let message = format!("expected an enum with a variant for each piece, found {found}");
        *mistakes = vec![Mistake::new(input.ident.span(), message)];
    } else if let Some(parameter) = input.generics.params.first() {
        let message = format!("the catalog `{}` cannot be generic", input.ident);
        mistakes.push(Mistake::new(parameter.span(), message));
    }
    variants.into_iter().flatten().collect()
}

/// Returns the kind that a variant is. If its token or its side was put on the enum, it is not reported
/// for having none.
pub(super) fn kind<'a>(
    variant: &'a Variant,
    on_enum: bool,
    mistakes: &mut Vec<Mistake>,
) -> Kind<'a> {
    let Variant { ident, fields, .. } = variant;
    let mut kind = Kind { ident, fields, tokens: Vec::new(), written: 0 };
    for argument in TOKEN.read(&variant.attrs, mistakes) {
        kind.written += 1;
        if let (Some(_), Err(mistake)) = (parts::side(&argument), parts::field(variant)) {
            mistakes.push(mistake);
            continue;
        }
        match token(&argument) {
            Ok(Some(token)) => kind.tokens.push(token),
            Ok(None) => {}
            Err(mistake) => mistakes.push(mistake),
        }
    }
    if !variant.attrs.iter().any(is_ours) && !on_enum {
        let message = format!(
            "the piece `{ident}` has no token\n  = help: write it before the piece, as in `{}`",
            Attribute.written("K^")
        );
        mistakes.push(missing(variant, message));
    }
    kind
}

/// Returns the token that an argument is, or `None` if the compiler has reported it already.
fn token(argument: &[TokenTree]) -> Result<Option<WrittenToken>, Mistake> {
    if let [TokenTree::Ident(key), rest @ ..] = argument {
        let is_key = KEYS.iter().any(|other| key == other);
        if is_key && rest.first().is_none_or(|next| is(next, '=')) {
            return Err(Mistake::new(key.span(), format!("the key `{key}` belongs on the enum")));
        }
        if rest.first().is_some_and(|next| is(next, '=')) {
            let example = Attribute.written("K^");
            let key_name = cut(&key.to_string());
            let message =
                format!("unknown key `{key_name}`: a piece has tokens only, as in `{example}`");
            return Err(Mistake::new(key.span(), message));
        }
    }
    let (literal, value) = literal::read(&Attribute, argument, |text| {
        parse(Notation::Epin, text).map_err(|error| Refusal::Token(error.explain(text)))
    })?;
    Ok(value.map(|value| WrittenToken { value, span: literal.span() }))
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

    /// Returns the list that is in brackets.
    fn instead(&self, tokens: &[TokenTree]) -> Option<String> {
        let [TokenTree::Group(list)] = tokens else { return None };
        let tokens = list.stream().into_iter().collect::<Vec<_>>();
        let is_list = list.delimiter() == Delimiter::Bracket && !tokens.is_empty();
        let are_tokens =
            split(tokens.clone()).iter().all(|token| matches!(self::token(token), Ok(Some(_))));
        (is_list && are_tokens).then(|| format!("write `#[epin({})]`", cut(&code(&tokens))))
    }

    fn is_list(&self) -> bool {
        true
    }

    fn span(&self) -> Span {
        Span::call_site()
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
