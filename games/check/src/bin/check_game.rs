//! Reports everything that is wrong with game files and prints those that have no mistakes.
//!
//! ```text
//! cargo run -p epin-check-game -- games/shogi.toml
//! ```

use std::env;
use std::path::Path;
use std::process::ExitCode;

use epin_check_game::{check_game, print, print_usage};

const USAGE: &str = "\
check_game checks game files in TOML, JSON, YAML or RON, and prints the games
usage: cargo run -p epin-check-game -- FILE...
For each mistake, it prints the line and what to write instead, and exits with 1. For anything
unusual, it prints a warning. What goes in a file: games/check/README.md, games/shogi.toml";

fn main() -> ExitCode {
    let paths: Vec<_> = env::args_os().skip(1).collect();
    if paths.iter().any(|path| path == "--help" || path == "-h") {
        let is_printed = print(&Ok(format!("{USAGE}\n")));
        return ExitCode::from(u8::from(!is_printed));
    }
    if paths.is_empty() {
        return print_usage(USAGE);
    }
    let mut code = ExitCode::SUCCESS;
    let mut gap = "";
    for path in paths {
        let (output, warnings) = match check_game(Path::new(&path)) {
            Ok((game, warnings)) => (Ok(format!("{gap}{game}")), warnings),
            Err(report) => {
                code = ExitCode::FAILURE;
                (Err(format!("{gap}{report}")), String::new())
            }
        };
        gap = "\n";
        if !print(&output) || !warnings.is_empty() && !print(&Err(format!("{gap}{warnings}"))) {
            return ExitCode::FAILURE;
        }
    }
    code
}
