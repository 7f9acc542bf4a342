//! Programs that have to compile and run, and programs that have to fail with the error
//! beside them.

use std::env;
use std::process::Command;

use trybuild::TestCases;

#[test]
fn pass() {
    TestCases::new().pass("pass/*/*.rs");
}

// Apart from the programs that pass: trybuild then checks all of them in one run of cargo, on both
// cores, which takes a fifth of the time.
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
