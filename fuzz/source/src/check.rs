//! Writes a crate, has the compiler check it, and compares its messages with the expected errors.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::Settings;

/// One item of a generated crate, which may take several lines.
#[derive(Debug, Clone)]
pub(crate) struct Case {
    pub(crate) source: String,
    /// How many errors the compiler has to report: as many as there are mistakes, or `None` if the
    /// generator does not know.
    pub(crate) errors: Option<usize>,
}

/// Where crates are written and built.
pub(crate) struct Workshop {
    /// The folder of `epin`'s repository.
    pub(crate) root: PathBuf,
    pub(crate) toolchain: String,
}

/// A message of the compiler about an item, or about no particular item.
struct Message {
    level: String,
    /// The line of the crate on which the primary span is or, if
    /// that is inside a macro, on which the macro is expanded.
    line: Option<usize>,
    text: String,
}

/// The maximum number of times that a crate is checked again. The errors of one stage of the compiler
/// hide the errors of later stages, so the items with errors are removed, and the rest is checked again.
const PASSES: usize = 10;

impl Workshop {
    fn folder(&self, name: &str) -> PathBuf {
        self.root.join("fuzz/target/source").join(name)
    }

    /// Checks a crate of these items, and returns what is wrong.
    pub(crate) fn check(
        &self,
        name: &str,
        settings: Settings,
        prelude: &str,
        cases: &[Case],
    ) -> Result<Vec<String>, String> {
        let folder = self.folder(name);
        self.write_manifest(&folder, name, settings)?;
        let mut failures = Vec::new();
        let mut is_left = vec![true; cases.len()];
        for pass in 0.. {
            let (source, starts) = source(prelude, cases, &is_left);
            let file = folder.join("src/lib.rs");
            fs::write(&file, &source).map_err(|error| format!("{}: {error}", file.display()))?;
            let mut errors = BTreeMap::<usize, Vec<Message>>::new();
            for message in self.compile(&folder, starts[0])? {
                // The last case that starts on or before the line.
                let case = message.line.and_then(|line| {
                    let after = starts.partition_point(|start| *start <= line);
                    after.checked_sub(1)
                });
                match case {
                    Some(case) if message.level == "error" => {
                        errors.entry(case).or_default().push(message);
                    }
                    _ => failures.push(format!("{}, at no item:\n{}", message.level, message.text)),
                }
            }
            for (case, errors) in &errors {
                is_left[*case] = false;
                if cases[*case].errors.is_some_and(|count| errors.len() != count) {
                    failures.push(describe(&cases[*case], errors));
                }
            }
            if errors.is_empty() || pass == PASSES || !failures.is_empty() {
                break;
            }
        }
        if failures.is_empty() {
            let missed = cases
                .iter()
                .zip(&is_left)
                .filter(|(case, is_left)| **is_left && case.errors.is_some_and(|count| count > 0));
            failures.extend(missed.map(|(case, _)| describe(case, &[])));
        }
        Ok(failures)
    }

    fn write_manifest(&self, folder: &Path, name: &str, settings: Settings) -> Result<(), String> {
        let Settings { edition, krate } = settings;
        let root = self.root.display();
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"{edition}\"\n\n\
             [dependencies]\n{krate} = {{ package = \"epin\", path = \"{root}/epin\", \
             features = [\"derive\", \"serde\"] }}\n\n[workspace]\n"
        );
        let write = || {
            fs::create_dir_all(folder.join("src"))?;
            fs::copy(self.root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
            fs::write(folder.join("Cargo.toml"), manifest)
        };
        write().map_err(|error| format!("{}: {error}", folder.display()))
    }

    /// Runs `cargo check`, and returns the errors and warnings.
    fn compile(&self, folder: &Path, first_line: usize) -> Result<Vec<Message>, String> {
        let output = Command::new("rustup")
            .args(["run", &self.toolchain, "cargo", "check", "--quiet", "--message-format", "json"])
            .arg("--target-dir")
            .arg(self.folder("target"))
            .current_dir(folder)
            .env_remove("CARGO")
            .env_remove("RUSTUP_TOOLCHAIN")
            .env_remove("RUSTFLAGS")
            .output()
            .map_err(|error| format!("rustup run {} cargo check: {error}", self.toolchain))?;
        let stderr = String::from_utf8_lossy(&output.stderr);
        let stdout = String::from_utf8_lossy(&output.stdout);
        for crash in ["internal compiler error", "proc macro panicked", "' panicked at", "SIGSEGV"]
        {
            if let Some(line) =
                stderr.lines().chain(stdout.lines()).find(|line| line.contains(crash))
            {
                return Err(format!("{crash}: {line}\n{stderr}"));
            }
        }
        let mut messages = Vec::new();
        for line in stdout.lines() {
            let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
            if value["reason"] == "compiler-message" {
                messages.extend(message(&value["message"], first_line));
            }
        }
        if !output.status.success() && messages.is_empty() {
            return Err(format!("cargo check failed:\n{stderr}"));
        }
        Ok(messages)
    }
}

/// Returns a message of the compiler, or `None` for a message
/// that only counts the others. The items start at `first_line`.
fn message(value: &Value, first_line: usize) -> Option<Message> {
    let spans = value["spans"].as_array()?;
    let text = value["message"].as_str()?;
    if spans.is_empty() && (text.starts_with("aborting due to") || value["level"] != "error") {
        return None;
    }
    let mut span = spans.iter().find(|span| span["is_primary"] == true);
    // An error in a call without arguments can only point at the call itself. If
    // the call is in a macro, the line is the one on which that macro is expanded.
    let line = |span: &Value| usize::try_from(span["line_start"].as_u64()?).ok();
    let is_in_item = |span: &Value| {
        span["file_name"] == "src/lib.rs" && line(span).is_some_and(|line| line >= first_line)
    };
    while let Some(inner) = span.filter(|span| !is_in_item(span)) {
        span = Some(&inner["expansion"]["span"]).filter(|outer| outer.is_object());
    }
    let line = span.and_then(line);
    Some(Message {
        level: value["level"].as_str().unwrap_or_default().to_owned(),
        line,
        text: value["rendered"].as_str().unwrap_or(text).to_owned(),
    })
}

/// Returns the source of a crate, and the line at which each item
/// starts. The lines of an item that has been removed are empty.
fn source(prelude: &str, cases: &[Case], is_left: &[bool]) -> (String, Vec<usize>) {
    let mut source = prelude.to_owned();
    let mut line = prelude.matches('\n').count() + 1;
    let mut starts = Vec::new();
    for (case, is_left) in cases.iter().zip(is_left) {
        starts.push(line);
        let lines = case.source.matches('\n').count() + 1;
        line += lines;
        if *is_left {
            writeln!(source, "{}", case.source).expect("a string takes everything");
        } else {
            source.push_str(&"\n".repeat(lines));
        }
    }
    (source, starts)
}

fn describe(case: &Case, errors: &[Message]) -> String {
    let texts = errors.iter().map(|error| &*error.text).collect::<String>();
    let due = case.errors.unwrap_or_default();
    format!("{due} errors due, {} found:\n{}\n{texts}", errors.len(), case.source)
}
