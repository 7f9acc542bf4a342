//! JSON schemas: their patterns as regular expressions, and what they accept.

use epin::Epin;
use regress::Regex;
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json};

/// Returns the pattern in the schema of a type that is a string, and checks that the schema refuses line
/// breaks separately.
pub(crate) fn pattern<T: JsonSchema>() -> String {
    let schema = schema_for!(T).to_value();
    assert_eq!(schema["type"], "string");
    assert_eq!(schema["not"], json!({ "pattern": "\\n" }));
    schema["pattern"].as_str().unwrap().to_owned()
}

/// A pattern in three engines: one in which `$` matches only at the end, as in ECMAScript; one in which
/// `$` also matches before a line break at the end; and the `regex` crate, which, like RE2, does not support
/// look-ahead.
pub(crate) struct Engines {
    strict: Regex,
    lenient: Regex,
    regex: regex::Regex,
}

impl Engines {
    pub(crate) fn of(pattern: &str) -> Self {
        Self {
            strict: Regex::new(pattern).unwrap(),
            lenient: lenient(pattern),
            regex: regex::Regex::new(pattern).unwrap(),
        }
    }

    /// Returns whether each engine finds the pattern and no line break.
    pub(crate) fn accept(&self, text: &str) -> [bool; 3] {
        let found = [
            self.strict.find(text).is_some(),
            self.lenient.find(text).is_some(),
            self.regex.is_match(text),
        ];
        found.map(|is_found| is_found && !text.contains('\n'))
    }
}

/// Returns whether a schema accepts a value. Panics if the schema has a keyword that this function does
/// not know.
pub(crate) fn accepts(schema: &Value, value: &Value) -> bool {
    let keys = || value.as_object().into_iter().flatten();
    let accepts_value = |schema: &Value| accepts(schema, value);
    // The `true` schema accepts everything.
    let Value::Object(rules) = schema else { return schema.as_bool().unwrap() };
    rules.iter().all(|(keyword, rule)| match &**keyword {
        "type" => match rule.as_str() {
            Some("boolean") => value.is_boolean(),
            Some("object") => value.is_object(),
            Some("null") => value.is_null(),
            Some(other) => panic!("unknown type {other}"),
            None => {
                rule.as_array().unwrap().iter().any(|rule| accepts_value(&json!({ "type": rule })))
            }
        },
        "$ref" => {
            assert_eq!(rule, "#/$defs/Epin");
            value.as_str().is_some_and(Epin::is_valid)
        }
        "$defs" => true,
        "properties" => {
            keys().all(|(key, value)| rule.get(key).is_none_or(|schema| accepts(schema, value)))
        }
        "additionalProperties" => {
            assert_eq!(rule, false);
            keys().all(|(key, _)| schema["properties"].get(key).is_some())
        }
        "required" => {
            let mut required = rule.as_array().unwrap().iter();
            !value.is_object() || required.all(|key| value.get(key.as_str().unwrap()).is_some())
        }
        "allOf" => rule.as_array().unwrap().iter().all(accepts_value),
        "anyOf" => rule.as_array().unwrap().iter().any(accepts_value),
        "not" => !accepts_value(rule),
        "oneOf" => rule.as_array().unwrap().iter().filter(|rule| accepts_value(rule)).count() == 1,
        other => panic!("unknown keyword {other}"),
    })
}

fn lenient(pattern: &str) -> Regex {
    Regex::new(&pattern.replace('$', r"(?=\n?(?![\s\S]))")).unwrap()
}

#[test]
fn lenient_engines_match_before_a_line_break_at_the_end() {
    assert!(lenient("^K$").find("K\n").is_some());
    assert!(lenient("^K$").find("K\n\n").is_none());
}
