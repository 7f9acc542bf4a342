//! Programs that have to compile and run, and programs that have to fail with the error
//! beside them.

#[test]
fn ui() {
    let tests = trybuild::TestCases::new();
    tests.pass("pass/*.rs");
    tests.compile_fail("fail/*.rs");
}
