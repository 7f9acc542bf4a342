//! Checks the tokens in any TOML, JSON or YAML file and reports the invalid ones. A RON file is also read if
//! it contains no values that only RON has, such as `Some("K")`.
//!
//! ```text
//! cargo run -p epin-check-game --bin check_tokens -- --key pieces --key board --skip . games/shogi.toml
//! ```
//!
//! `--key` names a key whose value contains tokens. The file must contain the key, at any depth. The value is
//! a token, a table whose keys are tokens, or a list of such values. `--skip` names a string that is accepted
//! although it is not a token: in this example `.`, for an empty square. A token is an EPIN token, or a QPI
//! token if the file names pieces with their styles.

use std::process::ExitCode;

fn main() -> ExitCode {
    epin_check_game::check_tokens()
}
