//! Reports everything that is wrong with a game file, each mistake with its line.
//!
//! - `definition`: the types that a file is read into, and their JSON schema.
//! - `spanned`: a file in TOML, JSON, YAML or RON as a tree with locations, and the reports. It knows
//!   nothing of games.
//! - `check`: finds everything that is wrong with a game, and says it in words that need no Rust.
//! - `read`: joins these three.
//! - `show`: prints a game.
//! - `catalog`: finds wrong tokens in any file, also through `spanned`.
//! - `print`: writes what the programs print.
//!
//! To report the mistakes in files of your own like this, copy `spanned.rs` and its folder as they are.
//! Then write your types as in `definition`, and your checks as in `check`: its `board.rs` is a
//! short example.

mod catalog;
mod check;
mod definition;
mod print;
mod read;
mod show;
mod spanned;

use std::path::Path;

pub use catalog::check_catalog;
pub use print::{print, usage};

/// Returns what to print of the game in a file.
///
/// # Errors
///
/// The report on everything that is wrong with the file.
pub fn check_game(path: &Path) -> Result<String, String> {
    read::read(path).map(|game| show::show(&game))
}

/// Returns the JSON schema of game files.
#[must_use]
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(definition::Definition)
}
