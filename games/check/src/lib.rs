//! The `check_game` and `check_tokens` programs. Other crates cannot rely on this library: only the programs
//! have a stable interface.
//!
//! - `game`: what a file says about the game.
//! - `spanned`: reads a file in TOML, JSON, YAML or RON into a tree with
//!   locations and writes the reports. It knows nothing about games, except
//!   three rules about their keys and tokens, which `spanned.rs` lists.
//! - `check`: finds everything that is wrong with a game and
//!   reports it in words that do not require knowledge of Rust.
//! - `show`: returns a game as text.
//! - `tokens`: finds invalid tokens in any file that `spanned` can read.
//! - `invalid_token`: explains why a string is not a token, for `check` and `tokens`.
//! - `program`: the options of both programs, and the loop over their files.
//! - `print`: prints the text that the other modules return.
//!
//! To report mistakes in the same way for your own kind of file, copy `spanned.rs` and its folder, as
//! `spanned.rs` explains. Then write your types as in `game`, and your checks as in `check`, whose
//! `board.rs` is a short example.

mod check;
mod game;
mod invalid_token;
mod print;
mod program;
mod show;
mod spanned;
mod tokens;

use std::path::Path;
use std::process::ExitCode;

use clap::Command;

use spanned::{Output, Problems, SourceFile};

pub use tokens::check_tokens;

/// Runs `check_game` with the arguments of this process, and returns its exit code.
#[must_use]
pub fn check_game() -> ExitCode {
    let command = Command::new("check_game").about(
        "Reports everything that is wrong with game files in TOML, JSON, YAML or RON\n\
         What goes in a file: https://github.com/epin-rs/epin/tree/main/games/check",
    );
    program::run(command, |_, file, problems| shown(file, problems))
}

/// Returns what `check_game` prints about the game in a file, and a report (possibly empty) on what is unusual
/// in the file.
///
/// # Errors
///
/// Returns an error if anything is wrong with the file. The error is the report on everything that is wrong.
#[doc(hidden)] // For the tests, which check more files than they could start programs for.
pub fn check_file(path: &Path) -> Result<(String, String), String> {
    let (file, mut problems) = SourceFile::read(path, None)?;
    let shown = if problems.has_no_errors() { shown(&file, &mut problems) } else { String::new() };
    let report = problems.report(&file, Output::Text);
    let text = report.problems.concat();
    if report.errors == 0 { Ok((shown, text)) } else { Err(text) }
}

fn shown(file: &SourceFile, problems: &mut Problems) -> String {
    check::read_game(file, problems).map_or_else(String::new, |game| show::show(&game))
}
