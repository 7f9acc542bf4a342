//! Loads a game definition and prints it, or reports everything that is wrong with it.
//!
//! ```text
//! cargo run -p epin-check-game -- games/shogi.toml
//! ```
//!
//! What each part does:
//!
//! - `definition` and `styles`: the types that a file is read into, and their JSON schema, which
//!   `game_schema` prints.
//! - `spanned`: a file in TOML, JSON, YAML or RON as a tree with locations, and the reports. It knows
//!   nothing of games; `check_catalog` uses it as well.
//! - `check`: finds everything that is wrong with a game, and says it in words that need no Rust.
//! - `read`: joins these three.
//! - `show`: prints a game.
//!
//! For a game of your own, copy `spanned.rs` and its folder as they are. Then write your types as in
//! `definition`, and your checks as in `check`, of which `board.rs` is a short one.

mod check;
mod definition;
mod read;
mod show;
mod spanned;
mod styles;

use std::env;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = env::args_os().skip(1);
    let (Some(path), None) = (args.next(), args.next()) else {
        eprintln!(
            "check_game checks the definition of a game, in TOML, JSON, YAML or RON, and prints it"
        );
        eprintln!("usage: cargo run -p epin-check-game -- games/shogi.toml");
        return ExitCode::from(2);
    };
    match read::read(Path::new(&path)) {
        Ok(game) => match io::stdout().write_all(show::show(&game).as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(report) => {
            eprint!("{report}");
            ExitCode::FAILURE
        }
    }
}
