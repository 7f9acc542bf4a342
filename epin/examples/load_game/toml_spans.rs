//! All problems of a TOML file, by the places of its values.

use std::ops::Range;

use epin::Epin;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::consistency::{Outline, Role};
use crate::definition::Square;
use crate::problem::{Place, Problem};

type Text<'a> = (Role, &'a str, Range<usize>);

/// Returns all that is wrong with the tokens of a TOML file, where serde stops at the first.
pub(crate) fn problems(file: &DeTable<'_>) -> Vec<Problem> {
    let mut outline = Outline::default();
    let mut texts: Vec<Text<'_>> = Vec::new();
    for (key, piece) in file.get("pieces").and_then(table).into_iter().flatten() {
        texts.push((Role::Key, key.get_ref(), key.span()));
        if let Some(promotes_to) = piece.get_ref().get("promotes_to") {
            texts.extend(strings(Role::Promotion, promotes_to));
        }
    }
    for row in file.get("board").and_then(array).into_iter().flatten() {
        outline.row(Place::span(row.span()), array(row).map_or(0, <[_]>::len));
        texts.extend(strings(Role::Placed, row).filter(|(_, text, _)| *text != Square::EMPTY));
    }
    for (_, hand) in file.get("hands").and_then(table).into_iter().flatten() {
        texts.extend(strings(Role::Placed, hand));
    }

    let mut problems = Vec::new();
    for (role, text, span) in texts {
        let place = Place::span(span);
        let token: Result<_, Error> = Epin::deserialize(text.into_deserializer());
        match token {
            Ok(token) => outline.add(role, place, token),
            Err(error) => {
                problems.push(Problem { message: error.to_string(), place, label: None });
            }
        }
    }
    problems.extend(outline.problems());
    problems
}

fn strings<'a>(role: Role, list: &'a Spanned<DeValue<'a>>) -> impl Iterator<Item = Text<'a>> {
    let items = array(list).into_iter().flatten();
    items.filter_map(move |item| Some((role, item.get_ref().as_str()?, item.span())))
}

fn array<'a>(value: &'a Spanned<DeValue<'a>>) -> Option<&'a [Spanned<DeValue<'a>>]> {
    value.get_ref().as_array().map(|array| &**array)
}

fn table<'a>(value: &'a Spanned<DeValue<'a>>) -> Option<&'a DeTable<'a>> {
    value.get_ref().as_table()
}
