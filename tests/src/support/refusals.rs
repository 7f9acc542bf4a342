//! Reads the tables in `tests/refusals`: strings that a notation refuses, each with its errors. The top
//! of each table explains how a row is written.

use std::collections::HashMap;
use std::fs;

use syn::Lit;

/// A string, and the errors for it.
#[derive(Debug)]
pub(crate) struct Row {
    /// The file and the line.
    pub(crate) place: String,
    /// The string as it is written in the row: a Rust literal.
    pub(crate) literal: String,
    /// The value of that literal.
    pub(crate) bytes: Vec<u8>,
    /// The errors, each as it is written in the row.
    pub(crate) errors: Vec<String>,
}

impl Row {
    /// Returns the string, or `None` if it is not UTF-8.
    pub(crate) fn text(&self) -> Option<&str> {
        str::from_utf8(&self.bytes).ok()
    }

    /// Returns the row as it has to be written with these errors, or `None` if it is right already.
    pub(crate) fn corrected(&self, errors: &[String]) -> Option<String> {
        let is_right = self.errors == errors;
        (!is_right).then(|| {
            let (place, literal) = (&self.place, &self.literal);
            format!("{place}: found\n{literal} {}\n", errors.join("\n    "))
        })
    }
}

/// Returns the rows of the table of a notation, such as `epin`.
pub(crate) fn rows(notation: &str) -> Vec<Row> {
    let path = format!("{}/refusals/{notation}.txt", env!("CARGO_MANIFEST_DIR"));
    let table = fs::read_to_string(&path).expect(&path);
    let mut rows = Vec::<Row>::new();
    let mut lines = HashMap::new();
    for (line, number) in table.lines().zip(1..) {
        let place = format!("tests/refusals/{notation}.txt:{number}");
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(error) = line.strip_prefix("    ") {
            let row = rows.last_mut().unwrap_or_else(|| panic!("{place}: no string before it"));
            row.errors.push(error.to_owned());
            continue;
        }
        let Some((bytes, literal, rest)) = split(line) else {
            panic!("{place}: expected a string or a byte string: {line}");
        };
        if let Some(earlier) = lines.insert(bytes.clone(), number) {
            panic!("{place}: the string is in line {earlier}, too");
        }
        let errors = rest.strip_prefix(' ').map(str::to_owned).into_iter().collect();
        rows.push(Row { place, literal: literal.to_owned(), bytes, errors });
    }
    assert!(!rows.is_empty(), "{path}");
    rows
}

/// Returns the value of the literal that a line starts with, the literal, and the rest of the line.
fn split(line: &str) -> Option<(Vec<u8>, &str, &str)> {
    let start = line.find('"')? + 1;
    let mut is_escaped = false;
    let is_end = |char| {
        let is_end = char == '"' && !is_escaped;
        is_escaped = char == '\\' && !is_escaped;
        is_end
    };
    let (literal, rest) = line.split_at(start + line[start..].find(is_end)? + 1);
    match syn::parse_str(literal).ok()? {
        Lit::Str(string) => Some((string.value().into_bytes(), literal, rest)),
        Lit::ByteStr(bytes) => Some((bytes.value(), literal, rest)),
        _ => None,
    }
}
