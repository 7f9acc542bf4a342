//! What the compiler says about wrong programs: each in `fail/` must fail to compile, with the
//! errors in the `.stderr` file beside it.
//!
//! The programs in `pass/` must compile and run. They are test targets of their own: as long as
//! trybuild has programs that must fail and no others, it checks all of them in one run of cargo,
//! which takes a fifth of the time.

mod toolchain;

use trybuild::TestCases;

#[test]
fn fail() {
    let programs = if toolchain::is_nightly() { "nightly/*.rs" } else { "fail/*/*.rs" };
    TestCases::new().compile_fail(programs);
}
