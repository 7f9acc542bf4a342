//! What the compiler says about wrong programs: each in `fail/` must fail to compile, with the
//! errors in the `.stderr` file beside it.
//!
//! The programs in `pass/` must compile and run. They are test targets of their own: as long as
//! trybuild has programs that must fail and no others, it checks all of them in one run of cargo,
//! which takes a fifth of the time.

use std::env;
use std::process::Command;

use trybuild::TestCases;

#[test]
fn fail() {
    // On nightly, a macro can point at one character of a literal, so the errors differ.
    TestCases::new().compile_fail(if is_nightly() { "nightly/*.rs" } else { "fail/*/*.rs" });
}

fn is_nightly() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().expect("rustc runs");
    String::from_utf8_lossy(&version.stdout).contains("nightly")
}
