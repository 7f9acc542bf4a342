//! The examples as programs, for the tests that run them.

use std::env;
use std::process::Command;

/// Returns the program of an example, to be run with arguments. `cargo test` has built it, which
/// `cargo test --test` does not do.
pub(crate) fn example(name: &str) -> Command {
    // The tests are somewhere in `target/debug`: in `deps`, or from cargo 1.100 on in `build`.
    let program = format!("examples/{name}{}", env::consts::EXE_SUFFIX);
    let test = env::current_exe().unwrap();
    let example = test.ancestors().map(|folder| folder.join(&program)).find(|path| path.exists());
    Command::new(example.expect("`cargo test` builds the examples, `cargo test --test` does not"))
}
