//! All problems of a TOML file, by the places of its values.

use std::ops::Range;

use epin::{Epin, Sin, Snn};
use serde::de::value::Error;
use serde::de::{DeserializeOwned, IntoDeserializer};
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use crate::consistency::{Outline, Role};
use crate::definition::Square;
use crate::problem::{Place, Problem};
use crate::styles::GameStyles;

type Text<'a> = (Role, &'a str, Range<usize>);

/// Returns all that is wrong with the tokens and styles of a TOML file, where serde stops at the
/// first. `is_whole` says that no key was left out, as one that is given twice is.
pub(crate) fn problems(file: &DeTable<'_>, is_whole: bool) -> Vec<Problem> {
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
    if let Some(styles) = file.get("styles") {
        let (keys, wrong) = styles_of(styles);
        problems.extend(wrong);
        if let Some(names) = table(styles).filter(|_| is_whole) {
            outline.styles(Place::span(styles.span()), names.len(), keys);
        }
    }
    for (role, text, span) in texts {
        match read::<Epin>(text, span.clone()) {
            Ok(token) => outline.add(role, Place::span(span), token),
            Err(problem) => problems.push(problem),
        }
    }
    problems.extend(outline.problems());
    problems
}

/// Returns the keys that are SIN tokens, and what is wrong with the other keys and with the names.
fn styles_of(styles: &Spanned<DeValue<'_>>) -> (Vec<(Place, Sin)>, Vec<Problem>) {
    let mut keys = Vec::new();
    let mut problems = Vec::new();
    let Some(names) = table(styles) else {
        problems.extend(value::<GameStyles>(styles).err());
        return (keys, problems);
    };
    for (key, name) in names {
        match read::<Sin>(key.get_ref(), key.span()) {
            Ok(sin) => keys.push((Place::span(key.span()), sin)),
            Err(problem) => problems.push(problem),
        }
        problems.extend(value::<Snn>(name).err());
    }
    (keys, problems)
}

fn read<T: DeserializeOwned>(text: &str, span: Range<usize>) -> Result<T, Problem> {
    T::deserialize(text.into_deserializer()).map_err(|error: Error| Problem {
        message: error.to_string(),
        place: Place::span(span),
        label: None,
    })
}

fn value<T: DeserializeOwned>(value: &Spanned<DeValue<'_>>) -> Result<T, Problem> {
    T::deserialize(ValueDeserializer::from(value.clone())).map_err(|error| Problem {
        message: error.message().to_owned(),
        place: Place::span(value.span()),
        label: None,
    })
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
