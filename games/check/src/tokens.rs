//! Checks the tokens in any file.

use std::ops::Range;
use std::path::Path;

use epin::Epin;
use epin::notation::Qpi;

use crate::invalid_token::add_invalid_token;
use crate::spanned::{self, Node, Problems, Value, visible};

/// Checks the tokens under the given keys of a file and returns a message with the number of tokens.
///
/// The strings in `skipped` are not checked, because they are not tokens.
///
/// # Errors
///
/// Returns an error if a token is invalid, if one of the keys is missing from the file, or if the file cannot
/// be read. The error is the report.
pub fn check_tokens(path: &Path, keys: &[String], skipped: &[String]) -> Result<String, String> {
    let (format, source) = spanned::read_file(path)?;
    let (unused, problems) = (keys.iter().collect(), Problems::default());
    let mut check = TokenCheck { source: &source, keys, unused, skipped, count: 0, problems };
    if let Some(file) = format.parse(&source, &mut check.problems) {
        check.search(&file);
        for key in check.unused {
            check.problems.add(0..0, format!("no key of this file is \"{key}\""));
        }
    }
    let file = path.display().to_string();
    if check.problems.has_no_errors() {
        Ok(format!("{}: {} tokens, none is wrong\n", visible(&file), check.count))
    } else {
        Err(check.problems.report(&file, &source))
    }
}

struct TokenCheck<'c> {
    source: &'c str,
    keys: &'c [String],
    /// The keys that have not been found so far.
    unused: Vec<&'c String>,
    skipped: &'c [String],
    count: usize,
    problems: Problems,
}

impl TokenCheck<'_> {
    /// Finds the keys, at any depth in a value, and checks the tokens under each key.
    fn search(&mut self, node: &Node<'_>) {
        for item in node.list().into_iter().flatten() {
            self.search(item);
        }
        for entry in node.table().into_iter().flatten() {
            if self.keys.iter().any(|key| *key == entry.key.text) {
                self.unused.retain(|key| **key != entry.key.text);
                self.check_value(&entry.value);
            }
            self.search(&entry.value);
        }
    }

    /// Checks the tokens in the value of one of the keys.
    fn check_value(&mut self, node: &Node<'_>) {
        match &node.value {
            Value::Text(text) => self.check_token(text, &node.span),
            Value::List(items) => items.iter().for_each(|item| self.check_value(item)),
            Value::Table(entries) => {
                for entry in entries {
                    self.check_token(&entry.key.text, &entry.key.span);
                }
            }
            _ => self.problems.add(node.span.clone(), "expected a token, a list or a table"),
        }
    }

    fn check_token(&mut self, text: &str, span: &Range<usize>) {
        if self.skipped.iter().any(|skipped| skipped == text) {
            return;
        }
        self.count += 1;
        if let (Err(error), false) = (Epin::parse(text), Qpi::parse(text).is_ok()) {
            add_invalid_token(error, text, span, self.source, &mut self.problems);
        }
    }
}
