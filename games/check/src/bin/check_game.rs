//! Reports everything that is wrong with game files and prints those that have no mistakes.
//!
//! ```text
//! cargo run -p epin-check-game -- games/shogi.toml
//! ```

use std::process::ExitCode;

fn main() -> ExitCode {
    epin_check_game::check_game()
}
