//! Random calls of the macros, and random catalogs, for the compiler to check: what is right
//! compiles without a warning, and is the value that it spells. What is wrong has as many errors as
//! mistakes, at the lines that they are on. Neither the compiler nor a macro panics.
//!
//! ```sh
//! epin-fuzz-source [--seed 1] [--count 200] [--seconds 60] [--toolchain stable]…
//! ```
//!
//! Each batch has three crates of `count` items: one of right ones, one of wrong ones, one of
//! random tokens. After each, the seed is one more, until the time is over: without `--seconds`, there is
//! one batch for each toolchain.

mod call;
mod case;
mod catalog;
mod check;
mod kind;
mod literal;
mod odd;
mod random;
mod settings;

use std::env;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use call::Calls;
use case::Case;
use catalog::Catalog;
use check::Workshop;
use random::Random;
use settings::Settings;

/// What is said on the command line.
struct Options {
    seed: u64,
    count: usize,
    time: Duration,
    toolchains: Vec<String>,
}

impl Options {
    fn read() -> Result<Self, String> {
        let mut options =
            Self { seed: 1, count: 200, time: Duration::ZERO, toolchains: Vec::new() };
        let mut arguments = env::args().skip(1);
        while let Some(key) = arguments.next() {
            let value = arguments.next().ok_or(format!("`{key}` needs a value"))?;
            let number = || value.parse::<u64>().map_err(|error| format!("`{key}`: {error}"));
            match &*key {
                "--seed" => options.seed = number()?,
                "--count" => {
                    options.count =
                        usize::try_from(number()?).map_err(|error| format!("`{key}`: {error}"))?;
                }
                "--seconds" => options.time = Duration::from_secs(number()?),
                "--toolchain" => options.toolchains.push(value),
                _ => return Err(format!("unknown option `{key}`")),
            }
        }
        if options.toolchains.is_empty() {
            options.toolchains.push("stable".to_owned());
        }
        Ok(options)
    }
}

fn main() -> ExitCode {
    match Options::read().and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let root = root.ok_or("this is not in the repository")?;
    let start = Instant::now();
    let mut failed = 0;
    for seed in options.seed.. {
        for toolchain in &options.toolchains {
            let workshop = Workshop { root: root.to_owned(), toolchain: toolchain.clone() };
            let failures = batch(&workshop, seed, options.count)?;
            for failure in &failures {
                println!("{failure}\n");
            }
            failed += failures.len();
            println!(
                "{} s: --seed {seed} --count {} --toolchain {toolchain}: {} failures",
                start.elapsed().as_secs(),
                options.count,
                failures.len(),
            );
        }
        if start.elapsed() >= options.time {
            break;
        }
    }
    if failed == 0 { Ok(()) } else { Err(format!("{failed} failures")) }
}

/// Checks the three crates of one seed.
fn batch(workshop: &Workshop, seed: u64, count: usize) -> Result<Vec<String>, String> {
    let random = &mut Random::new(seed);
    let settings = Settings::random(random);
    let (mut catalogs, mut cases): (Vec<Catalog>, Vec<Case>) =
        (0..=count / 10).map(|number| catalog::right(random, &settings, number)).unzip();
    let calls = Calls { settings, catalogs: &catalogs };
    let numbers = catalogs.len()..count.max(catalogs.len());
    cases.extend(numbers.map(|number| calls.right(random, number)));
    // The prelude has catalogs of its own: the others are in the crate of what is right.
    let right = workshop.check("right", settings, &prelude(settings, true, &[]), &cases)?;

    catalogs.truncate(5);
    let calls = Calls { settings, catalogs: &catalogs };
    let prelude = prelude(settings, false, &catalogs);
    let wrong = (0..count).map(|number| match number % 4 {
        0 => catalog::wrong(random, &settings, number),
        _ => calls.wrong(random, number),
    });
    let wrong = wrong.collect::<Vec<_>>();
    let wrong = workshop.check("wrong", settings, &prelude, &wrong)?;
    let odd = (0..count).map(|number| calls.odd(random, number)).collect::<Vec<_>>();
    let odd = workshop.check("odd", settings, &prelude, &odd)?;

    Ok([right, wrong, odd].concat())
}

/// Returns what the items of a crate refer to.
fn prelude(settings: Settings, denies_warnings: bool, catalogs: &[Catalog]) -> String {
    let lints = if denies_warnings { "deny(warnings)" } else { "allow(warnings)" };
    let mut prelude = format!("#![{lints}]\n");
    prelude.push_str(
        "#![allow(non_camel_case_types, non_upper_case_globals, dead_code, unused_imports)]\n\
         #![allow(unused_braces, unused_macros, unused_parens)]\n\
         #![allow(uncommon_codepoints, mixed_script_confusables, confusable_idents)]\n",
    );
    prelude.push_str(&PRELUDE.replace("$k", settings.krate));
    for catalog in catalogs {
        writeln!(prelude, "{}", catalog.source).expect("a string takes all");
    }
    prelude
}

/// What every crate has before its items.
const PRELUDE: &str = r"use $k::{epin, epins, pin, piece, pieces, qpi, sin, snn};
pub mod facade { pub use $k::{epin, epins, pin, piece, pieces, qpi, sin, snn}; }
pub mod alias { pub use crate::*; }
pub const NUMBER: u8 = 1;
pub struct Holder<const N: usize>;
pub const fn identity(text: &str) -> &str { text }
pub const fn same(text: &str, bytes: &[u8]) -> bool {
    let text = text.as_bytes();
    let mut at = 0;
    while at < text.len() && at < bytes.len() && text[at] == bytes[at] { at += 1; }
    at == text.len() && at == bytes.len()
}
macro_rules! forward_literal { ($m:ident, $token:literal) => { $m!($token) }; }
macro_rules! forward_expr { ($m:ident, $token:expr) => { $m!($token) }; }
macro_rules! forward_literal_of { ($m:ident, $c:path, $token:literal) => { $m!($c, $token) }; }
macro_rules! forward_expr_of { ($m:ident, $c:ty, $token:expr) => { $m!($c, $token) }; }
macro_rules! forward_tokens { ($m:ident $($token:tt)*) => { $m!($($token)*) }; }
";
