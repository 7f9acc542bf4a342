//! Counts the instructions of loops by running this program again under callgrind, which writes
//! one profile for every call to [`measured`].

use std::hint::black_box;
use std::process::{Command, Stdio};
use std::{env, fs};

const UNDER_CALLGRIND: &str = "--under-callgrind";

/// A loop whose instructions are counted, and the number of its rounds.
pub(crate) struct Loop {
    /// Calls [`measured`] twice: with nothing to do, and with the operation.
    run: Box<dyn Fn()>,
    rounds: u32,
    /// How many units one operation counts as. A perft counts as its number of positions.
    units: u32,
}

impl Loop {
    /// Returns the loop that applies an operation to each input.
    pub(crate) fn new<I: Copy + 'static, O>(
        inputs: &[I],
        operation: impl FnMut(I) -> O + Clone + 'static,
    ) -> Self {
        let inputs = inputs.to_vec();
        let rounds = u32::try_from(inputs.len()).expect("fewer than 2³² inputs");
        let run = Box::new(move || {
            measured(&inputs, drop::<I>);
            measured(&inputs, operation.clone());
        });
        Self { run, rounds, units: 1 }
    }

    /// Returns the loop with each of its operations counted as `units` units.
    pub(crate) fn of(self, units: usize) -> Self {
        let units = u32::try_from(units).expect("fewer than 2³² units");
        Self { units, ..self }
    }
}

#[inline(never)]
fn measured<I: Copy, O>(inputs: &[I], mut operation: impl FnMut(I) -> O) {
    for &input in inputs {
        black_box(operation(black_box(input)));
    }
}

/// Returns how many instructions each loop takes per unit, less those of the empty loop.
pub(crate) fn count(loops: &[&Loop]) -> Vec<f64> {
    let mut profiles = profiles().into_iter();
    let mut total = || profiles.next().expect("a profile for every loop");
    let net = |measured: &&Loop| {
        let nothing = total();
        let net = total() - nothing;
        net / f64::from(measured.rounds) / f64::from(measured.units)
    };
    let counts = loops.iter().map(net).collect();
    assert!(profiles.next().is_none(), "a loop for every profile");
    counts
}

/// Returns whether callgrind is running this program. If so, runs the loops first.
pub(crate) fn run(loops: &[&Loop]) -> bool {
    let is_under_callgrind = env::args().any(|argument| argument == UNDER_CALLGRIND);
    if is_under_callgrind {
        for measured in loops {
            (measured.run)();
        }
        measured(&[()], drop); // Ends the last profile.
    }
    is_under_callgrind
}

/// Returns the number of instructions of each call to [`measured`].
fn profiles() -> Vec<f64> {
    let program = env::current_exe().expect("the path of this program");
    let directory = program.with_extension("profiles");
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir(&directory).expect("a directory for the profiles");
    let status = Command::new("valgrind")
        .args(["--tool=callgrind", "--dump-before=*measured*"])
        .arg(format!("--callgrind-out-file={}/part", directory.display()))
        .arg(&program)
        .arg(UNDER_CALLGRIND)
        .stderr(Stdio::null())
        .status();
    assert!(status.is_ok_and(|status| status.success()), "valgrind ran the program");
    let profile = |part| fs::read_to_string(directory.join(format!("part.{part}"))).ok();
    // Part 1 is what ran before the first call.
    (2..).map_while(profile).map_while(|profile| total(&profile)).collect()
}

/// Returns the number of instructions in a profile, or `None` if the profile was not ended by a call
/// of [`measured`].
fn total(profile: &str) -> Option<f64> {
    profile.lines().find(|line| line.starts_with("desc: Trigger: --dump-before"))?;
    let total = profile.lines().find_map(|line| line.strip_prefix("summary: "))?;
    total.trim().parse().ok()
}
