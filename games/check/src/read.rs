//! Reading a game definition from a file in any of the formats.

use std::path::Path;

use crate::check::check;
use crate::definition::Definition;
use crate::spanned::{self, Format, Problems};

/// Returns the game definition in a file, with a report (possibly empty) on what is unusual in the file, or
/// else a report on everything that is wrong with the file.
///
/// A file is read twice: first into a tree, which is checked for mistakes, and then, if there are none, again
/// through serde. Serde alone would stop at the first mistake and would describe what it expects in Rust
/// terms, as in `expected struct Piece`.
pub(crate) fn read(path: &Path) -> Result<(Definition, String), String> {
    let (format, source) = spanned::read_file(path)?;
    let mut problems = Problems::default();
    if let Some(tree) = format.parse(&source, &mut problems) {
        check(tree, &source, &mut problems);
    }
    let mut game = None;
    if problems.has_no_errors() {
        match read_through_serde(format, &source) {
            Ok(definition) => game = Some(definition.with_board()),
            Err((at, message)) => problems.add(at..at + 1, message),
        }
    }
    let report = problems.report(&path.display().to_string(), &source);
    game.ok_or_else(|| report.clone()).map(|game| (game, report))
}

/// Returns the game definition in a file that has passed the checks. Returns an error, with its offset,
/// only if serde reads the file differently from the checks.
fn read_through_serde(format: Format, source: &str) -> Result<Definition, (usize, &'static str)> {
    let error = |at| (at, "this is not what a game has here");
    // Without this extension, `start` would have to be `Some("…")` in RON.
    let some = ron::extensions::Extensions::IMPLICIT_SOME;
    let options = ron::Options::default().with_default_extension(some);
    match format {
        Format::Toml => toml::from_str(source).map_err(|_| error(0)),
        Format::Json => serde_json::from_str(source).map_err(|_| error(0)),
        Format::Yaml => {
            // `Format::parse` has already limited how many values `&` may name and `*` may repeat.
            let options = serde_saphyr::options! { budget: None };
            serde_saphyr::from_str_with_options(source, options).map_err(|other| {
                let at = other.location().and_then(|at| at.span().byte_offset());
                error(at.and_then(|at| usize::try_from(at).ok()).unwrap_or(0))
            })
        }
        // The tree does not record which brackets a table is in, so only serde finds wrong brackets.
        Format::Ron => options.from_str(source).map_err(|other| {
            let at = spanned::ron_offset(source, other.span.start);
            match other.code {
                ron::Error::ExpectedStructLike | ron::Error::ExpectedNamedStructLike(_) => {
                    (at, "this table goes in `( … )`, and its keys have no quotes")
                }
                ron::Error::ExpectedMap => {
                    (at, "this table goes in `{ … }`, with its keys in quotes")
                }
                _ => error(at),
            }
        }),
    }
}
