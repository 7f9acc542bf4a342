//! Reading a game definition from a file in any of the formats.

use std::fs;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path;

use serde::Deserialize;
use serde_path_to_error::Track;

use crate::check::check;
use crate::definition::Definition;
use crate::ron_paths;
use crate::spanned::{Format, Problem, Problems, Style};

/// Returns the game definition in a file, or the report on everything that is wrong with it.
///
/// A file is read twice: first into a tree, in which all mistakes are found, and then, if there are
/// none, through serde. Serde alone would stop at the first mistake, and would say what it expects
/// in the terms of Rust, such as `expected struct Piece`.
pub(crate) fn read(path: &Path, style: Style) -> Result<Definition, String> {
    let file = path.display().to_string();
    let title = |message: String| style.title(&message) + "\n";
    if path.is_dir() {
        return Err(title(format!("{file} is a folder, expected a file with a game")));
    }
    let is_ron = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"));
    let format = Format::of(path);
    if format.is_none() && !is_ron {
        let expected = "a file in .toml, .json, .ron, .yaml or .yml";
        return Err(title(format!("expected {expected}, found {file}")));
    }
    let bytes = fs::read(path).map_err(|error| {
        title(match error.kind() {
            ErrorKind::NotFound => format!("there is no file {file}"),
            ErrorKind::PermissionDenied => format!("{file} may not be read by this user"),
            _ => format!("cannot read {file}: {error}"),
        })
    })?;
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Err(title(format!("{file} is in UTF-16; save it in UTF-8")));
    }
    let mut problems = Problems::default();
    let source = match String::from_utf8(bytes) {
        Ok(source) => source,
        Err(error) => {
            let start = error.utf8_error().valid_up_to();
            let byte = error.as_bytes()[start];
            let source = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let span = start..start + '\u{fffd}'.len_utf8();
            let message = format!("the file is not in UTF-8: found the byte 0x{byte:02X}");
            problems.add_with_help(span, message, "save it in UTF-8");
            return Err(problems.report(&file, &source, style));
        }
    };
    // A byte order mark, which some editors write and do not show.
    let source = source.strip_prefix('\u{feff}').unwrap_or(&source);

    let definition = match format {
        Some(format) => {
            if let Some(tree) = format.parse(source, &mut problems) {
                check(&tree, source, &mut problems);
            }
            if problems.is_empty() { through_serde(format, source) } else { Err(String::new()) }
        }
        None => ron(source, &mut problems),
    };
    if !problems.is_empty() {
        return Err(problems.report(&file, source, style));
    }
    definition.map_err(|message| title(format!("cannot read {file}: {message}")))
}

fn through_serde(format: Format, source: &str) -> Result<Definition, String> {
    match format {
        Format::Toml => toml::from_str(source).map_err(|error| error.message().to_owned()),
        Format::Json => serde_json::from_str(source).map_err(|error| error.to_string()),
        Format::Yaml => {
            // `Format::parse` has already limited how many values `*` repeats.
            let options = serde_saphyr::options! { budget: None };
            serde_saphyr::from_str_with_options(source, options)
                .map_err(|error| error.without_snippet().to_string())
        }
    }
}

/// Reads RON. Its parser knows the location of the first mistake only. For the other mistakes, the
/// report has the path, such as `board[0][3]`.
fn ron(source: &str, problems: &mut Problems) -> Result<Definition, String> {
    let mut track = Track::new();
    let definition = ron::Deserializer::from_str(source).and_then(|mut ron| {
        Definition::deserialize(serde_path_to_error::Deserializer::new(&mut ron, &mut track))
            .and_then(|definition| ron.end().map(|()| definition))
            .map_err(|error| ron.span_error(error))
    });
    let path = Some(track.path().to_string()).filter(|path| path != "." && path != "?");
    match (ron_paths::parse(source), definition) {
        (Err(error), definition) => {
            let mut message = error.code.to_string();
            if source.trim().is_empty() {
                "the file is empty".clone_into(&mut message);
            }
            // The parser's messages start with a capital letter.
            let message = message[..1].to_lowercase() + &message[1..];
            // `ron_paths` refuses a value that no other format has, such as `'K'`, after reading
            // it. The definition was refused at the start of the same value, which is what to mark.
            let start = definition.err().filter(|other| {
                matches!(error.code, ron::Error::Message(_))
                    && other.span.start.line == error.span.start.line
            });
            problems.add(location(source, &start.unwrap_or(error)), message);
        }
        (Ok(tree), definition) => {
            check(&tree, "", problems);
            ron_paths::set_paths(&tree, problems);
            let error = match definition {
                Ok(definition) => return Ok(definition),
                Err(error) => error,
            };
            let span = Some(location(source, &error));
            if problems.is_empty() {
                let message = "this is not what a game has here".to_owned();
                problems.push(Problem { span, path, message, help: None });
            } else if let Some(first) = problems.kept_mut().iter_mut().find(|it| it.path == path) {
                first.span = span;
            }
        }
    }
    Err(String::new())
}

/// Returns the bytes of the value that an error of RON's parser is about.
fn location(source: &str, error: &ron::error::SpannedError) -> Range<usize> {
    let (start, end) = (error.span.start, error.span.end);
    let span = offset(source, start.line, start.col)..offset(source, end.line, end.col);
    // If the value is a text, the parser gives the location of its end. Otherwise it gives that of
    // the white space in front of the value.
    let quote = |text: &str| text.strip_suffix('"').and_then(|text| text.rfind('"'));
    if let Some(start) = source.get(..span.end).and_then(quote) {
        return start..span.end;
    }
    let rest = source.get(span.start..).unwrap_or_default();
    let start = source.len() - rest.trim_start().len();
    if span.end > start + 1 {
        return start..span.end;
    }
    let end = source[start..].strip_prefix('"').and_then(|text| text.find('"'));
    start..end.map_or(start + 1, |end| start + end + 2)
}

/// Returns the byte offset of a line and a column, both counted from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let lines = text.split_inclusive('\n');
    let start = lines.take(line.saturating_sub(1)).map(str::len).sum();
    let mut chars = text[start..].char_indices();
    chars.nth(column.saturating_sub(1)).map_or(text.len(), |(i, _)| start + i)
}
