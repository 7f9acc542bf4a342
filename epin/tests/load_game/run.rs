//! Runs of the example, and assertions about what it prints.

use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use crate::common::example;

pub(crate) const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");

/// What the example returned and printed.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// Asserts that the example succeeded, and printed these lines in this order.
    #[track_caller]
    pub(crate) fn shows(&self, lines: &[&str]) {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""));
        contains(&self.stdout, lines);
    }

    /// Asserts that the example failed with a report that has these lines in this order.
    #[track_caller]
    pub(crate) fn fails(&self, lines: &[&str]) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""));
        contains(&self.stderr, lines);
    }

    /// Asserts that the example failed with exactly this report.
    #[track_caller]
    pub(crate) fn fails_with(&self, report: &str) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""));
        assert_eq!(self.stderr, report);
    }
}

/// Asserts that `text` has all of `lines` in this order. A line may be part of a longer one, and
/// the width of its spaces does not count.
#[track_caller]
fn contains(text: &str, lines: &[&str]) {
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut rest = text.lines().map(words);
    for line in lines {
        assert!(rest.any(|other| other.contains(&words(line))), "no {line:?} in:\n{text}");
    }
}

/// Runs the example with arguments.
pub(crate) fn load_game(args: &[&Path]) -> Run {
    let output = example("load_game").args(args).output().unwrap();
    Run {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the example on a file of the folder `games`.
pub(crate) fn load(game: &str) -> Run {
    load_game(&[&PathBuf::from(GAMES).join(game)])
}

/// Runs the example on a file with this name and content. The report has the name without the
/// folder.
pub(crate) fn load_text(name: &str, text: impl AsRef<[u8]>) -> Run {
    // Tests run at the same time and may use the same name, so each run has a folder of its own.
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let dir = env::temp_dir().join(format!("epin-load-game-{}-{run}", process::id()));
    fs::create_dir_all(&dir).unwrap();
    fs::write(dir.join(name), text).unwrap();
    let mut run = load_game(&[&dir.join(name)]);
    fs::remove_dir_all(&dir).unwrap();
    run.stderr = run.stderr.replace(&dir.join("").display().to_string(), "");
    run
}
