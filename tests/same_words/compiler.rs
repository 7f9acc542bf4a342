//! The compiler's errors on a generated crate.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// A package that the generated crate depends on.
pub(crate) struct Dependency {
    pub(crate) name: &'static str,
    /// The folder of the package, relative to the root of the repository.
    pub(crate) folder: &'static str,
    /// The features, as in a manifest: quoted, with commas between them.
    pub(crate) features: &'static str,
}

/// Compiles a crate and returns the line number and the message of each of its errors, in the
/// order of the source.
pub(crate) fn errors(
    name: &str,
    dependencies: &[Dependency],
    mut source: String,
) -> Vec<(usize, String)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(dir.join("src")).unwrap();
    fs::copy(tests.join("../Cargo.lock"), dir.join("Cargo.lock")).unwrap();
    let path = |folder| tests.join("..").join(folder).display().to_string();
    let dependencies = dependencies
        .iter()
        .map(|Dependency { name, folder, features }| {
            format!("{name} = {{ path = '{}', features = [{features}] }}", path(folder))
        })
        .collect::<Vec<_>>();
    let manifest = format!(
        "[package]\nname = \"same_words\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n{}\n",
        dependencies.join("\n"),
    );
    fs::write(dir.join("Cargo.toml"), manifest).unwrap();
    // Some of the literals change the direction of text.
    source.insert_str(0, "#![allow(text_direction_codepoint_in_literal)] ");
    fs::write(dir.join("src/lib.rs"), source).unwrap();

    let output = Command::new(env!("CARGO"))
        .args(["check", "--offline", "--message-format=json", "--target-dir=../same_words"])
        .env("CARGO_INCREMENTAL", "0") // Nothing is compiled a second time.
        .current_dir(&dir)
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let mut errors = stdout
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|line| {
            line["message"]["level"] == "error" && line["message"]["spans"][0].is_object()
        })
        .map(|line| {
            let message = &line["message"];
            let line = message["spans"][0]["line_start"].as_u64().unwrap();
            (usize::try_from(line).unwrap(), message["message"].as_str().unwrap().to_owned())
        })
        .collect::<Vec<_>>();
    errors.sort();
    errors
}

/// Returns a string literal with this value. It is raw, because the macros read few escapes.
pub(crate) fn literal(text: &str) -> String {
    format!("r####\"{text}\"####")
}

/// Returns a message on one line, in the form of a run-time error: without the drawn caret, and
/// without what the macro adds. The help and a note follow, each after `; `.
pub(crate) fn on_one_line(message: &str, adds: &[&str]) -> String {
    let message = adds.iter().fold(message, |message, adds| message.trim_end_matches(adds));
    let (headline, rest) = message.split_once('\n').unwrap_or((message, ""));
    let lines = rest.lines().filter_map(|line| {
        line.strip_prefix("  = help: ").or_else(|| line.strip_prefix("  = note: "))
    });
    lines.fold(headline.to_owned(), |message, line| format!("{message}; {line}"))
}
