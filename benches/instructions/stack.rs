//! Measures the stack of operations on positions by running this program again under massif.

use std::hint::black_box;
use std::process::{Command, Stdio};
use std::{env, fs};

use epin::feen::{Feen, errors};
use epin_benches::Table;

use crate::positions::FOUR_MISTAKES;

const UNDER_MASSIF: &str = "--under-massif";

/// The measured operations. The stack of the first is subtracted from the stacks of the others.
const OPERATIONS: [(&str, fn()); 4] = [
    ("nothing", || {}),
    ("`parse`, rejected", || {
        let _ = black_box(Feen::parse(black_box(FOUR_MISTAKES)));
    }),
    ("all errors", || {
        black_box(errors(black_box(FOUR_MISTAKES)).count());
    }),
    ("all errors and their reports", || {
        errors(black_box(FOUR_MISTAKES)).for_each(|error| {
            black_box(error.report(FOUR_MISTAKES).to_string());
        });
    }),
];

/// Returns whether massif is running this program. If so, runs the operation named by an argument.
pub(crate) fn run() -> bool {
    let mut arguments = env::args().skip_while(|argument| argument != UNDER_MASSIF).skip(1);
    let Some(name) = arguments.next() else { return false };
    let (_, operation) = OPERATIONS.iter().find(|(known, _)| *known == name).expect("an operation");
    deep(*operation);
    true
}

/// Calls an operation on top of more stack than the program's startup takes, so that the peak is in
/// the operation.
#[inline(never)]
fn deep(operation: fn()) {
    let below = black_box([0_u8; 1 << 14]);
    operation();
    black_box(below);
}

pub(crate) fn print() {
    let table = Table::new(&["stack", "bytes"]);
    let [nothing, others @ ..] = OPERATIONS.map(|(name, _)| (name, peak(name)));
    for (name, peak) in others {
        table.row([name, &(peak - nothing.1).to_string()]);
    }
    println!();
}

/// Returns the peak stack size of the program when it runs an operation, in bytes.
fn peak(name: &str) -> u32 {
    let program = env::current_exe().expect("the path of this program");
    let profile = program.with_extension("massif");
    let status = Command::new("valgrind")
        .args(["--tool=massif", "--stacks=yes", "--heap=no", "--peak-inaccuracy=0.0"])
        .arg(format!("--massif-out-file={}", profile.display()))
        .arg(&program)
        .args([UNDER_MASSIF, name])
        .stderr(Stdio::null())
        .status();
    assert!(status.is_ok_and(|status| status.success()), "valgrind ran the program");
    let profile = fs::read_to_string(profile).expect("what massif wrote");
    let stacks = profile.lines().filter_map(|line| line.strip_prefix("mem_stacks_B="));
    stacks.filter_map(|bytes| bytes.parse().ok()).max().expect("a snapshot")
}
