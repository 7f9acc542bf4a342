//! Random calls to the macros, and random catalogs, for the compiler to check. A right item
//! compiles without a warning, and has the value that is written in it. A wrong item has as
//! many errors as mistakes, all of them on its lines. Neither the compiler nor a macro panics.
//!
//! A macro takes only string literals, so most arguments are literals of a token, or of something
//! that looks like a token. They are written in every way that Rust has, and some are passed on
//! by a macro of the caller. Every other argument is one error. Some of these arguments are what
//! people write instead of a literal, or what rustc proposes to put around a literal: the macros
//! have help for them (`epin-macros/src/call/help.rs`). The rest are random tokens.
//!
//! ```sh
//! epin-fuzz-source SEED SECONDS TOOLCHAIN…
//! ```
//!
//! A seed makes three crates, which each toolchain compiles: one of right items, one of
//! wrong items, and one of random tokens. The next seed follows, until the time is over.

mod call;
mod catalog;
mod check;
mod kind;
mod literal;
mod odd;

use std::env;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use fastrand::Rng;

use call::Calls;
use catalog::Catalog;
use check::{Case, Workshop};

/// The number of items in a crate.
const COUNT: usize = 200;

/// What differs between the generated crates.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) edition: &'static str,
    /// The name that `epin` has in the crate.
    pub(crate) krate: &'static str,
}

fn main() -> ExitCode {
    let arguments = env::args().skip(1).collect::<Vec<_>>();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let usage = || "usage: epin-fuzz-source SEED SECONDS TOOLCHAIN…".to_owned();
    let [seed, seconds, toolchains @ ..] = arguments else { return Err(usage()) };
    let (Ok(seed), Ok(seconds)) = (seed.parse(), seconds.parse()) else { return Err(usage()) };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let start = Instant::now();
    let mut failed = 0;
    for seed in seed.. {
        for toolchain in toolchains {
            let workshop = Workshop { root: root.clone(), toolchain: toolchain.clone() };
            let failures = check_seed(&workshop, seed)?;
            for failure in &failures {
                println!("{failure}\n");
            }
            failed += failures.len();
            println!("{seed} on {toolchain}: {} failures", failures.len());
        }
        if start.elapsed() >= Duration::from_secs(seconds) {
            break;
        }
    }
    if failed == 0 { Ok(()) } else { Err(format!("{failed} failures")) }
}

/// Checks the three crates of one seed.
fn check_seed(workshop: &Workshop, seed: u64) -> Result<Vec<String>, String> {
    let random = &mut Rng::with_seed(seed);
    let settings = Settings {
        edition: random.choice(["2018", "2021", "2024"]).unwrap(),
        krate: if random.usize(..3) == 0 { "pieces" } else { "epin" },
    };
    let (mut catalogs, mut cases): (Vec<Catalog>, Vec<Case>) =
        (0..=COUNT / 10).map(|number| catalog::right(random, settings, number)).unzip();
    let calls = Calls { settings, catalogs: &catalogs };
    let numbers = catalogs.len()..COUNT;
    cases.extend(numbers.map(|number| calls.right(random, number)));
    // The prelude has no catalogs, because they are among the items.
    let right = workshop.check("right", settings, &prelude(settings, "deny", &[]), &cases)?;

    catalogs.truncate(5);
    let calls = Calls { settings, catalogs: &catalogs };
    let prelude = prelude(settings, "allow", &catalogs);
    let wrong = (0..COUNT).map(|number| match number % 4 {
        0 => catalog::wrong(random, settings, number),
        _ => calls.wrong(random, number),
    });
    let wrong = wrong.collect::<Vec<_>>();
    let wrong = workshop.check("wrong", settings, &prelude, &wrong)?;
    let odd = (0..COUNT).map(|number| calls.odd(random, number)).collect::<Vec<_>>();
    let odd = workshop.check("odd", settings, &prelude, &odd)?;

    Ok([right, wrong, odd].concat())
}

/// Returns what the items of a crate refer to.
fn prelude(settings: Settings, warnings: &str, catalogs: &[Catalog]) -> String {
    let mut prelude = PRELUDE.replace("$k", settings.krate).replace("$warnings", warnings);
    for catalog in catalogs {
        prelude.push_str(&catalog.source);
        prelude.push('\n');
    }
    prelude
}

/// What every crate has before its items.
const PRELUDE: &str = r"#![$warnings(warnings)]
#![allow(non_camel_case_types, non_upper_case_globals, dead_code, unused_imports)]
#![allow(unused_braces, unused_macros, unused_parens)]
#![allow(uncommon_codepoints, mixed_script_confusables, confusable_idents)]
use $k::{epin, epins, notation::*, piece, pieces};
pub mod facade { pub use $k::{epin, epins, notation::*, piece, pieces}; }
pub mod alias { pub use crate::*; }
pub struct Holder<const N: usize>;
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
