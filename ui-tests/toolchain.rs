//! The compiler that the programs are tested with.

use std::env;
use std::process::Command;

/// Returns whether it is a nightly compiler. On nightly, a macro can point at one character of a literal,
/// so that the errors differ.
pub(crate) fn is_nightly() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().expect("rustc runs");
    String::from_utf8_lossy(&version.stdout).contains("nightly")
}
