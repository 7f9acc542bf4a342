//! The parsers' messages by whose text `spanned` recognizes a mistake, because their errors have no kinds.
//!
//! If a new version of a parser changes a message, the test for that message fails.

use serde_json::Value;
use toml::de::DeTable;

/// Returns the messages of the parser of TOML: see `spanned/toml.rs`.
fn of_toml(source: &str) -> Vec<String> {
    let (_, errors) = DeTable::parse_recoverable(source);
    errors.iter().map(|error| error.message().to_owned()).collect()
}

#[test]
fn toml_duplicate_key() {
    assert_eq!(of_toml("a = 1\na = 2"), ["duplicate key"]);
    assert_eq!(of_toml("a = { b = 1, b = 2 }"), ["duplicate key"]);
    assert_eq!(of_toml("[a]\n[a]"), ["duplicate key"]);
}

#[test]
fn toml_unclosed_table() {
    assert_eq!(of_toml("[a")[0], "unclosed table, expected `]`");
}

#[test]
fn toml_recursion_limit() {
    let lists = format!("a = {}", "[".repeat(300) + &"]".repeat(300));
    assert_eq!(of_toml(&lists)[0], "cannot recurse further; max recursion depth met");
    assert_eq!(of_toml(&format!("{} = 1", ["a"; 300].join(".")))[0], "recursion limit");
}

/// Returns the message of the parser of JSON: see `spanned/raw.rs`.
fn of_json(source: &str) -> String {
    serde_json::from_str::<Value>(source).unwrap_err().to_string()
}

#[test]
fn json_invalid_escape() {
    assert!(of_json(r#""\'""#).starts_with("invalid escape"));
}

#[test]
fn json_hex_escape() {
    for half in [r#""\ude00""#, r#""\ud800""#, r#""\ud800\u0041""#] {
        assert!(of_json(half).contains("hex escape"), "{half}");
    }
}
