//! Checks the tokens in any file.

use std::ops::Range;
use std::process::ExitCode;

use clap::{Arg, ArgAction, Command};
use epin::Epin;
use epin::notation::Qpi;

use crate::invalid_token::add_invalid_token;
use crate::program;
use crate::spanned::{Node, Problems, Value, visible};

/// Runs `check_tokens` with the arguments of this process, and returns its exit code.
#[must_use]
pub fn check_tokens() -> ExitCode {
    let texts = |name, value| {
        let arg = Arg::new(name).long(name).action(ArgAction::Append).value_name(value);
        arg.allow_hyphen_values(true)
    };
    let command = Command::new("check_tokens")
        .about("Reports the invalid tokens under some keys of TOML, JSON, YAML or RON files")
        .args([
            texts("key", "KEY")
                .required(true)
                .help("A key whose value has tokens; may be given again"),
            texts("skip", "TEXT").help("A string that is not a token; may be given again"),
        ]);
    program::run(command, |options, file, problems| {
        let texts = |name| options.get_many(name).into_iter().flatten().collect::<Vec<&String>>();
        let (keys, skipped) = (texts("key"), texts("skip"));
        let tree = file.parse(None, problems);
        let unused = keys.clone();
        let source = &file.source;
        let mut check = TokenCheck { source, keys, unused, skipped, count: 0, problems };
        if let Some(tree) = tree {
            check.search(&tree);
            for key in check.unused {
                check.problems.add(0..0, format!("no key of this file is \"{key}\""));
            }
        }
        format!("{}: {} tokens, none is wrong\n", visible(&file.name), check.count)
    })
}

struct TokenCheck<'c> {
    source: &'c str,
    keys: Vec<&'c String>,
    /// The keys that have not been found so far.
    unused: Vec<&'c String>,
    skipped: Vec<&'c String>,
    count: usize,
    problems: &'c mut Problems,
}

impl TokenCheck<'_> {
    /// Finds the keys, at any depth in a value, and checks the tokens under each key.
    fn search(&mut self, node: &Node<'_>) {
        for item in node.list().into_iter().flatten() {
            self.search(item);
        }
        for entry in node.table().into_iter().flatten() {
            if self.keys.iter().any(|key| **key == entry.key.text) {
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
            _ => drop(self.problems.add(node.span.clone(), "expected a token, a list or a table")),
        }
    }

    fn check_token(&mut self, text: &str, span: &Range<usize>) {
        if self.skipped.iter().any(|skipped| *skipped == text) {
            return;
        }
        self.count += 1;
        if let (Err(error), false) = (Epin::parse(text), Qpi::parse(text).is_ok()) {
            add_invalid_token(error, text, span, self.source, self.problems);
        }
    }
}
