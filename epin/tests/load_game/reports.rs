//! Broken files, each with its whole report.
//!
//! The files are in the folder beside this one, one text for each format. With `UPDATE_REPORTS=1`
//! the test writes the reports there: read them before you commit them.

use std::{env, fs};

use super::load_text;

/// Starts a case, before its name.
const CASE: &str = "######## ";
/// Is between a file and its report.
const REPORT: &str = "\n--------\n";

/// Runs all cases of a format and compares their reports.
fn check(format: &str, least: usize) {
    let path = format!("{}/tests/load_game/reports/{format}.txt", env!("CARGO_MANIFEST_DIR"));
    let cases = fs::read_to_string(&path).unwrap();
    let (head, _) = cases.split_once(CASE).unwrap();
    let mut reports = head.to_owned();
    let mut count = 0;
    for case in cases.split(CASE).skip(1) {
        let (name, rest) = case.split_once('\n').unwrap();
        let (file, _) = rest.split_once(REPORT).unwrap();
        let run = load_text(&format!("game.{format}"), file);
        assert_eq!((run.code, &*run.stdout), (Some(1), ""), "{name}: {}", run.stderr);
        reports.extend([CASE, name, "\n", file, REPORT, &run.stderr, "\n"]);
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
    for word in RUST {
        assert!(!reports.contains(word), "{format}.txt has {word:?}");
    }
}

/// What a report must not say to someone who knows no Rust.
const RUST: [&str; 14] = [
    "struct",
    "enum",
    "Option",
    "Vec<",
    "u8",
    "usize",
    "tuple",
    "newtype",
    "deserializ",
    "serde",
    "variant",
    "borrow",
    "Policy",
    "invalid type",
];

#[test]
fn toml() {
    check("toml", 50);
}

#[test]
fn json() {
    check("json", 40);
}

#[test]
fn yaml() {
    check("yaml", 25);
}

#[test]
fn ron() {
    check("ron", 10);
}
