//! Programs that have to fail with the error beside them. Those that have to compile and run, in
//! `pass/`, are tests of their own: a trybuild that has only failures checks all of them in one run
//! of cargo, which takes a fifth of the time.

use std::env;
use std::process::Command;

use trybuild::TestCases;

#[test]
fn fail() {
    // A nightly compiler tells the place of a single character, so its errors differ.
    TestCases::new().compile_fail(if is_nightly() { "nightly/*.rs" } else { "fail/*/*.rs" });
}

fn is_nightly() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().expect("rustc runs");
    String::from_utf8_lossy(&version.stdout).contains("nightly")
}
