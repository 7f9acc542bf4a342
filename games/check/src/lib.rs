//! Reports everything that is wrong with a game file, each mistake with its line.
//!
//! - `game`: what a file says about the game.
//! - `spanned`: reads a file in TOML, JSON, YAML or RON into a tree with
//!   locations and writes the reports. It knows nothing about games, except
//!   three rules about their keys and tokens, which `spanned.rs` lists.
//! - `check`: finds everything that is wrong with a game and
//!   reports it in words that do not require knowledge of Rust.
//! - `read`: combines these three.
//! - `show`: returns a game as text.
//! - `tokens`: finds invalid tokens in any file that `spanned` can read.
//! - `invalid_token`: explains why a string is not a token, for `check` and `tokens`.
//! - `print`: prints the text that the other modules return.
//!
//! To report mistakes in the same way for your own kind of file, copy `spanned.rs` and its folder, as
//! `spanned.rs` explains. Then write your types as in `game`, and your checks as in `check`, whose
//! `board.rs` is a short example.

mod check;
mod game;
mod invalid_token;
mod print;
mod read;
mod show;
mod spanned;
mod tokens;

use std::path::Path;

pub use print::{print, print_usage};
pub use tokens::check_tokens;

/// Returns what to print about the game in a file, and a report (possibly empty) on what is unusual in the
/// file.
///
/// # Errors
///
/// Returns an error if anything is wrong with the file. The error is the report on everything that is wrong.
pub fn check_game(path: &Path) -> Result<(String, String), String> {
    read::read(path).map(|(game, warnings)| (show::show(&game), warnings))
}
