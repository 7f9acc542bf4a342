//! Game files with mistakes, each with the report on it.
//!
//! `reports/` has a file for each format, with a case for each sentence of a report and a few more cases. If
//! `UPDATE_REPORTS=1` is set, the tests write the reports of this run into these files: read the changes before
//! you commit them.

use std::{env, fs};

use crate::run::load_text;

/// The start of a case. The case's name follows.
const CASE: &str = "######## ";
/// What is between a game file and its report.
const REPORT: &str = "\n--------\n";

/// Runs all cases of a format, compares the reports, and asserts that there are at least `least`
/// cases.
fn check(format: &str, least: usize) {
    let path = format!("{}/tests/programs/reports/{format}.txt", env!("CARGO_MANIFEST_DIR"));
    let cases = fs::read_to_string(&path).unwrap();
    let (head, _) = cases.split_once(CASE).unwrap();
    let mut reports = head.to_owned();
    let mut count = 0;
    for case in cases.split(CASE).skip(1) {
        let (head, _) = case.split_once(REPORT).unwrap();
        let file = head.split_once('\n').map(|(_, file)| format!("{file}\n"));
        let name = head.lines().next().unwrap();
        let run = load_text(&format!("game.{format}"), file.unwrap_or_default());
        let is_wrong = run.stderr.contains("error: ");
        assert_eq!(run.code, Some(i32::from(is_wrong)), "{name}: {}", run.stderr);
        assert!(run.stdout.is_empty() == is_wrong && !run.stderr.is_empty(), "{name}");
        reports.extend([CASE, head, REPORT, &run.stderr, "\n"]);
        count += 1;
    }
    assert!(count >= least, "{count} cases");
    if env::var_os("UPDATE_REPORTS").is_some() {
        fs::write(path, reports).unwrap();
        return;
    }
    for (expected, found) in cases.split(CASE).zip(reports.split(CASE)) {
        assert!(expected == found, "expected\n\n{CASE}{expected}\n\nfound\n\n{found}");
    }
    for word in RUST.split(", ").chain(PARSERS.split(", ")) {
        assert!(!reports.contains(word), "{format}.txt has {word:?}");
    }
}

/// Terms of Rust and serde that a report must not contain: the author of a game file may not know Rust.
const RUST: &str = "struct, enum, Option, Vec<, u8, usize, tuple, newtype, deserializ, serde, \
    variant, borrow, Policy, invalid type";

/// Terms of the parsers that a report must not contain.
const PARSERS: &str = "array, document>, duplicate, EOF, flow, identifier, literal, mapping, object, \
    scalar, sequence, unary";

#[test]
fn toml() {
    check("toml", 100);
}

#[test]
fn json() {
    check("json", 60);
}

#[test]
fn yaml() {
    check("yaml", 60);
}

#[test]
fn ron() {
    check("ron", 40);
}
