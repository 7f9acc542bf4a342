//! Reading a definition from each format.

use std::ops::Range;

use serde::Deserialize;
use serde_path_to_error::Track;
use toml::de::DeTable;

use crate::consistency::Outline;
use crate::definition::Definition;
use crate::problem::{Place, Problem};
use crate::toml_spans;

type Outcome = Result<Definition, Vec<Problem>>;

/// Returns what reads a file with the given extension.
pub(crate) fn reader(extension: &str) -> Option<fn(&str) -> Outcome> {
    match extension {
        "toml" => Some(toml),
        "json" => Some(json),
        "ron" => Some(ron),
        "yaml" | "yml" => Some(yaml),
        _ => None,
    }
}

fn toml(text: &str) -> Outcome {
    let (file, errors) = DeTable::parse_recoverable(text);
    // The first of two equal keys counts. What other errors leave of the file is not looked at.
    if let Some(error) = errors.iter().find(|error| error.message() != "duplicate key") {
        return Err(vec![toml_problem(error)]);
    }
    let mut problems = errors.iter().map(toml_problem).collect::<Vec<_>>();
    problems.extend(toml_spans::problems(file.get_ref(), errors.is_empty()));
    match Definition::deserialize(toml::Deserializer::from(file)) {
        Ok(definition) if problems.is_empty() => return Ok(definition),
        Ok(_) => {}
        Err(error) => {
            let first = toml_problem(&error);
            if !problems.contains(&first) {
                problems.push(first);
            }
        }
    }
    problems.sort_by_key(|problem| problem.place.span.as_ref().map(|span| span.start));
    Err(problems)
}

fn toml_problem(error: &toml::de::Error) -> Problem {
    let place = Place { span: error.span(), path: None };
    Problem { message: error.message().to_owned(), place, label: None }
}

fn json(text: &str) -> Outcome {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = Track::new();
    let definition =
        Definition::deserialize(serde_path_to_error::Deserializer::new(&mut json, &mut track))
            .and_then(|definition| json.end().map(|()| definition));
    let error = match definition {
        Ok(definition) => return checked(definition),
        Err(error) => error,
    };
    let (line, column) = (error.line(), error.column());
    // The column counts bytes, and is that of the last one read.
    let end = offset(text, line, 1) + column;
    let span = end.saturating_sub(1)..end;
    let span = if error.is_data() { literal(text, span) } else { span };
    let message = error.to_string();
    let message = message.trim_end_matches(&format!(" at line {line} column {column}"));
    Err(first_problem(message, Some(whole(text, span)), track))
}

fn ron(text: &str) -> Outcome {
    let mut track = Track::new();
    let definition = ron::Deserializer::from_str(text).and_then(|mut ron| {
        Definition::deserialize(serde_path_to_error::Deserializer::new(&mut ron, &mut track))
            .and_then(|definition| ron.end().map(|()| definition))
            .map_err(|error| ron.span_error(error))
    });
    let error = match definition {
        Ok(definition) => return checked(definition),
        Err(error) => error,
    };
    let (start, end) = (error.span.start, error.span.end);
    let span = offset(text, start.line, start.col)..offset(text, end.line, end.col);
    let span =
        if matches!(error.code, ron::Error::Message(_)) { literal(text, span) } else { span };
    Err(first_problem(&error.code.to_string(), Some(span), track))
}

fn yaml(text: &str) -> Outcome {
    let mut track = Track::new();
    let definition = serde_saphyr::with_deserializer_from_str(text, |yaml| {
        Definition::deserialize(serde_path_to_error::Deserializer::new(yaml, &mut track))
    });
    let error = match definition {
        Ok(definition) => return checked(definition),
        Err(error) => error,
    };
    let message = error.without_snippet().to_string();
    let Some(location) = error.location() else {
        return Err(first_problem(&message, None, track));
    };
    let (line, column) = (index(location.line()), index(location.column()));
    let start = offset(text, line, column);
    let end = offset(text, line, column + index(location.span().len()));
    let message = message.trim_end_matches(&format!(" at line {line}, column {column}"));
    Err(first_problem(message, Some(start..end), track))
}

fn checked(definition: Definition) -> Outcome {
    let problems = Outline::of(&definition).problems();
    if problems.is_empty() { Ok(definition) } else { Err(problems) }
}

fn first_problem(message: &str, span: Option<Range<usize>>, track: Track) -> Vec<Problem> {
    let path = Some(track.path().to_string()).filter(|path| path != ".");
    let place = Place { span, path };
    vec![Problem { message: message.to_owned(), place, label: None }]
}

fn index(number: impl TryInto<usize>) -> usize {
    number.try_into().unwrap_or(0)
}

/// Returns the byte offset of a line and a column, both counted from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let lines = text.split_inclusive('\n');
    let start = lines.take(line.saturating_sub(1)).map(str::len).sum();
    let mut chars = text[start..].char_indices();
    chars.nth(column.saturating_sub(1)).map_or(text.len(), |(i, _)| start + i)
}

/// Widens a span of bytes to whole characters.
fn whole(text: &str, span: Range<usize>) -> Range<usize> {
    let is_boundary = |i: &usize| text.is_char_boundary(*i);
    let start = (0..=span.start).rev().find(is_boundary).unwrap_or(0);
    let end = (span.end..=text.len()).find(is_boundary).unwrap_or(text.len());
    start..end
}

/// Widens the end of a string literal to the whole of it.
fn literal(text: &str, span: Range<usize>) -> Range<usize> {
    let before = text.get(..span.end).and_then(|text| text.strip_suffix('"'));
    match before.and_then(|text| text.rfind('"')) {
        Some(start) => start..span.end,
        None => span,
    }
}
