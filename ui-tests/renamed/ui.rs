//! Programs in edition 2015 that must fail to compile, with the errors in the file beside each.

extern crate trybuild;

#[path = "../toolchain.rs"]
mod toolchain;

#[test]
fn fail() {
    let programs = if toolchain::is_nightly() { "nightly/*.rs" } else { "fail/*.rs" };
    trybuild::TestCases::new().compile_fail(programs);
}
