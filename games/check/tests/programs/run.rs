//! Runs of the program, and assertions about what it prints.

use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

pub(crate) const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// What the program returned and printed.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// Asserts that the program succeeded, and printed these lines in this order.
    #[track_caller]
    pub(crate) fn shows(&self, lines: &[&str]) {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""));
        contains(&self.stdout, lines);
    }

    /// Asserts that the program failed with a report that has these lines in this order.
    #[track_caller]
    pub(crate) fn fails(&self, lines: &[&str]) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""));
        contains(&self.stderr, lines);
    }

    /// Asserts that the program failed with exactly this report.
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

/// Runs the program with arguments.
pub(crate) fn check_game(args: &[&Path]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_check_game")).args(args).output().unwrap();
    Run {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program on a file of the folder `games`.
pub(crate) fn load(game: &str) -> Run {
    check_game(&[&PathBuf::from(GAMES).join(game)])
}

/// Runs the program on a file with this name and content. The report has the name without the
/// folder.
pub(crate) fn load_text(name: &str, text: impl AsRef<[u8]>) -> Run {
    // Tests run at the same time and may use the same name, so each run has a folder of its own.
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let dir = env::temp_dir().join(format!("epin-check-game-{}-{run}", process::id()));
    fs::create_dir_all(&dir).unwrap();
    fs::write(dir.join(name), text).unwrap();
    let mut run = check_game(&[&dir.join(name)]);
    fs::remove_dir_all(&dir).unwrap();
    run.stderr = run.stderr.replace(&dir.join("").display().to_string(), "");
    run
}
