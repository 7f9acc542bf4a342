//! Functions that run the programs, and assertions about their output.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use crate::load_game;

pub(crate) const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// What the program returned and printed.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    pub(crate) fn new(output: Output) -> Self {
        Self {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Asserts that the program succeeded and printed these lines in this order.
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

    /// Asserts that the program could not read a file, and reported exactly this.
    #[track_caller]
    pub(crate) fn cannot_read(&self, report: &str) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(2), ""));
        assert_eq!(self.stderr, report);
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

pub(crate) const CHECK_GAME: &str = env!("CARGO_BIN_EXE_check_game");
pub(crate) const CHECK_TOKENS: &str = env!("CARGO_BIN_EXE_check_tokens");

/// Runs a program with arguments.
pub(crate) fn run(program: &str, args: &[&OsStr]) -> Run {
    run_command(Command::new(program).args(args))
}

pub(crate) fn run_command(command: &mut Command) -> Run {
    Run::new(command.output().unwrap())
}

/// Runs `check_game` on files.
pub(crate) fn check_game(paths: &[&Path]) -> Run {
    run(CHECK_GAME, &paths.iter().map(|path| path.as_os_str()).collect::<Vec<_>>())
}

/// Runs `check_game` on a file of the `games` folder.
pub(crate) fn load(game: &str) -> Run {
    check_game(&[&PathBuf::from(GAMES).join(game)])
}

/// Runs `check_game` on a file with this name and content.
pub(crate) fn load_text(name: &str, text: impl AsRef<[u8]>) -> Run {
    run_on(CHECK_GAME, name, text, &[])
}

/// Runs a program on a file with this name and content, with more arguments. The output contains the name
/// without the folder. Asserts that `load_game` loads every file that `check_game` accepts.
pub(crate) fn run_on(program: &str, name: &str, text: impl AsRef<[u8]>, args: &[&str]) -> Run {
    in_folder(|dir| {
        let path = dir.join(name);
        fs::write(&path, text).unwrap();
        let args = [path.as_os_str()].into_iter().chain(args.iter().map(OsStr::new));
        let run = run(program, &args.collect::<Vec<_>>());
        if program == CHECK_GAME && run.code == Some(0) {
            let loaded = load_game::load(&path);
            assert!(loaded.is_ok(), "{}", loaded.err().unwrap());
        }
        run
    })
}

/// Runs a shell command, in which `$0` is the program and `$1` is a file with this name and content.
#[cfg(target_os = "linux")]
pub(crate) fn run_in_shell(command: &str, program: &str, name: &str, text: &str) -> Run {
    in_folder(|dir| {
        let path = dir.join(name);
        fs::write(&path, text).unwrap();
        run("sh", &["-c".as_ref(), command.as_ref(), program.as_ref(), path.as_ref()])
    })
}

/// Runs a program in a folder that is deleted afterwards. The name of the folder is removed from the output.
pub(crate) fn in_folder(run: impl FnOnce(&Path) -> Run) -> Run {
    // Tests run at the same time and may use the same name, so each run has a folder of its own.
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let number = RUNS.fetch_add(1, Ordering::Relaxed);
    let dir = env::temp_dir().join(format!("epin-check-game-{}-{number}", process::id()));
    fs::create_dir_all(&dir).unwrap();
    let mut run = run(&dir);
    fs::remove_dir_all(&dir).unwrap();
    let folder = dir.join("").display().to_string();
    run.stdout = run.stdout.replace(&folder, "");
    run.stderr = run.stderr.replace(&folder, "");
    run
}
