//! Reading a game from a file in any of the formats.

use std::path::Path;

use crate::check::check;
use crate::game::Game;
use crate::spanned::{self, Entry, Format, Node, Problems};

/// Returns the game in a file, with a report (possibly empty) on what is unusual in the file, or else a report on
/// everything that is wrong with the file.
pub(crate) fn read(path: &Path) -> Result<(Game, String), String> {
    let (format, source) = spanned::read_file(path)?;
    let (mut problems, mut in_brackets) = (Problems::default(), Problems::default());
    let mut game = Game::default();
    if let Some(tree) = format.parse(&source, &mut problems) {
        if format == Format::Ron {
            check_brackets(&tree, true, &source, &mut in_brackets);
        }
        game = check(tree, &source, &mut problems);
    }
    // A table in the wrong brackets may be a consequence of another mistake.
    if problems.has_no_errors() && !in_brackets.has_no_errors() {
        problems = in_brackets;
    }
    let is_right = problems.has_no_errors();
    let report = problems.report(&path.display().to_string(), &source);
    if is_right { Ok((game, report)) } else { Err(report) }
}

/// Reports each table in a RON file that is in the wrong brackets: `( … )` if its keys are fixed, and `{ … }` if they
/// are tokens.
fn check_brackets(node: &Node<'_>, has_fixed_keys: bool, source: &str, problems: &mut Problems) {
    let Some(entries) = node.table() else { return };
    let (bracket, message) = if has_fixed_keys {
        ("(", "this table goes in `( … )`, and its keys have no quotes")
    } else {
        ("{", "this table goes in `{ … }`, with its keys in quotes")
    };
    let start = node.span.start;
    if !source[start..].starts_with(bracket) {
        problems.add(start..start + 1, message);
    }
    for Entry { key, value } in entries {
        // The keys of `pieces` and `styles` are tokens. Those of a piece are fixed.
        let is_fixed = !has_fixed_keys || !["pieces", "styles"].contains(&&*key.text);
        check_brackets(value, is_fixed, source, problems);
    }
}
