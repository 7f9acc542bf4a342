//! The patterns in JSON schemas, as regular expressions.

use regress::Regex;
use schemars::{JsonSchema, schema_for};

/// Returns the pattern in the schema of a type of strings.
pub(crate) fn pattern<T: JsonSchema>() -> String {
    let schema = schema_for!(T).to_value();
    assert_eq!(schema["type"], "string");
    schema["pattern"].as_str().unwrap().to_owned()
}

/// Returns a pattern as the two sorts of engines read it: those of ECMAScript, where `$` matches
/// at the end alone, and those where it matches before a line break at the end, too.
pub(crate) fn in_every_engine(pattern: &str) -> [Regex; 2] {
    [Regex::new(pattern).unwrap(), lenient(pattern)]
}

fn lenient(pattern: &str) -> Regex {
    Regex::new(&pattern.replace('$', r"(?=\n?(?![\s\S]))")).unwrap()
}

#[test]
fn lenient_engines_match_before_a_line_break_at_the_end() {
    assert!(lenient("^K$").find("K\n").is_some());
    assert!(lenient("^K$").find("K\n\n").is_none());
}
