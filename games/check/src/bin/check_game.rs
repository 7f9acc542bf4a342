//! Reports everything that is wrong with game files, and prints those that have no mistakes.
//!
//! ```text
//! cargo run -p epin-check-game -- games/shogi.toml
//! ```

use std::env;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use epin_check_game::check_game;

fn main() -> ExitCode {
    let paths: Vec<_> = env::args_os().skip(1).collect();
    if paths.is_empty() {
        eprintln!("check_game checks game files in TOML, JSON, YAML or RON, and prints the games");
        eprintln!("usage: cargo run -p epin-check-game -- FILE...");
        return ExitCode::from(2);
    }
    let mut code = ExitCode::SUCCESS;
    let mut gap = "";
    for path in paths {
        let printed = match check_game(Path::new(&path)) {
            Ok(game) => write!(io::stdout(), "{gap}{game}"),
            Err(report) => {
                code = ExitCode::FAILURE;
                write!(io::stderr(), "{gap}{report}")
            }
        };
        if printed.is_err() {
            return ExitCode::FAILURE;
        }
        gap = "\n";
    }
    code
}
