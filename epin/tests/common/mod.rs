//! The examples as programs, for the tests that run them.

use std::env;
use std::path::Path;
use std::process::Command;

/// Returns the program of an example, to be run with arguments. `cargo test` has built it, which
/// `cargo test --test` does not do.
pub(crate) fn example(name: &str) -> Command {
    let test = env::current_exe().unwrap();
    let examples = test.parent().and_then(Path::parent).unwrap().join("examples");
    let example = examples.join(format!("{name}{}", env::consts::EXE_SUFFIX));
    assert!(example.exists(), "`cargo test` builds the examples, `cargo test --test` does not");
    Command::new(example)
}
