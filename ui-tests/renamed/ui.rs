//! Programs in edition 2015 that must fail to compile, with the errors in the file beside each.

extern crate trybuild;

#[test]
fn fail() {
    trybuild::TestCases::new().compile_fail("fail/*.rs");
}
