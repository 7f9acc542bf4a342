//! Programs of the oldest edition that have to fail with the error beside them.

extern crate trybuild;

#[test]
fn fail() {
    trybuild::TestCases::new().compile_fail("fail/*.rs");
}
