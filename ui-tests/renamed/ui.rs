//! Programs in edition 2015 that must fail to compile, with the errors in the file beside each.

extern crate trybuild;

use std::env;
use std::process::Command;

#[test]
fn fail() {
    let programs = if is_nightly() { "nightly/*.rs" } else { "fail/*.rs" };
    trybuild::TestCases::new().compile_fail(programs);
}

fn is_nightly() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().expect("rustc runs");
    String::from_utf8_lossy(&version.stdout).contains("nightly")
}
