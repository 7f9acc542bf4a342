//! Programs that have to compile and run, and programs that have to fail with the error
//! beside them.

use std::env;
use std::process::Command;

#[test]
fn ui() {
    let tests = trybuild::TestCases::new();
    tests.pass("pass/*/*.rs");
    // A nightly compiler tells the place of a single character, so its errors differ.
    tests.compile_fail(if is_nightly() { "nightly/*.rs" } else { "fail/*/*.rs" });
}

fn is_nightly() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().expect("rustc runs");
    String::from_utf8_lossy(&version.stdout).contains("nightly")
}
