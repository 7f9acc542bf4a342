//! Checks the tokens in any TOML, JSON or YAML file, and reports those that are wrong. A RON file may
//! have the values that these have, but not its own, such as `Some("K")`.
//!
//! ```text
//! cargo run -p epin-check-game --bin check_catalog -- games/shogi.toml --key pieces --key board --skip .
//! ```
//!
//! `--key` names a key that has tokens, at any depth of the file. If its value is a text, the text
//! is a token. In a list, every text is one, and in a table, every key. `--skip` names a text that
//! is not a token, such as the text of an empty square. A token is EPIN, or QPI if the file names
//! pieces with their styles.

#[allow(dead_code, unused_imports)] // `check_game` uses the rest.
mod spanned;

use std::env;
use std::ops::Range;
use std::path::Path;
use std::process::ExitCode;

use epin::{Epin, Qpi};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;
use spanned::{Node, Problems, Value};

fn main() -> ExitCode {
    let Some((path, mut check)) = arguments(env::args().skip(1)) else {
        eprintln!(
            "usage: check_catalog FILE.{{toml,json,ron,yaml,yml}} --key KEY... [--skip TEXT]..."
        );
        return ExitCode::from(2);
    };
    let (format, source) = match spanned::open(Path::new(&path)) {
        Ok(file) => file,
        Err(report) => {
            eprint!("{report}");
            return ExitCode::FAILURE;
        }
    };
    if let Some(file) = format.parse(&source, &mut check.problems) {
        check.search(&file);
    }
    if check.problems.is_empty() {
        println!("{path}: {} tokens, none is wrong", check.count);
        ExitCode::SUCCESS
    } else {
        eprint!("{}", check.problems.report(&path, &source));
        ExitCode::FAILURE
    }
}

fn arguments(mut args: impl Iterator<Item = String>) -> Option<(String, Check)> {
    let path = args.next()?;
    let mut check = Check::default();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--key" => check.keys.push(args.next()?),
            "--skip" => check.skipped.push(args.next()?),
            _ => return None,
        }
    }
    (!check.keys.is_empty()).then_some((path, check))
}

#[derive(Default)]
struct Check {
    keys: Vec<String>,
    skipped: Vec<String>,
    count: usize,
    problems: Problems,
}

impl Check {
    /// Checks the tokens under all keys that have tokens, at any depth of a value.
    fn search(&mut self, node: &Node<'_>) {
        for item in node.list().into_iter().flatten() {
            self.search(item);
        }
        for entry in node.table().into_iter().flatten() {
            if self.keys.iter().any(|key| *key == entry.key.text) {
                self.tokens(&entry.value);
            }
            self.search(&entry.value);
        }
    }

    /// Checks the tokens in the value of such a key.
    fn tokens(&mut self, node: &Node<'_>) {
        match &node.value {
            Value::Text(text) => self.token(text, &node.span),
            Value::List(items) => items.iter().for_each(|item| self.tokens(item)),
            Value::Table(entries) => {
                for entry in entries {
                    self.token(&entry.key.text, &entry.key.span);
                }
            }
            _ => self.problems.add(node.span.clone(), "expected a token, a list or a table"),
        }
    }

    fn token(&mut self, text: &str, span: &Range<usize>) {
        if self.skipped.iter().any(|skipped| skipped == text) {
            return;
        }
        self.count += 1;
        if Qpi::is_valid(text) {
            return;
        }
        // Through serde, whose messages repeat the text. Those of `Epin::parse` do not.
        let read: Result<_, Error> = Epin::deserialize(text.into_deserializer());
        if let Err(error) = read {
            self.problems.add(span.clone(), error.to_string());
        }
    }
}
