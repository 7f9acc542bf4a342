//! Prints the JSON schema with which editors can check game files.
//!
//! ```text
//! cargo run -p epin-check-game --bin game_schema > games/game.schema.json
//! ```

use std::process::ExitCode;

use epin_check_game::{print, schema};

fn main() -> ExitCode {
    let text = serde_json::to_string_pretty(&schema());
    let text = text.map(|text| text + "\n").map_err(|error| format!("error: {error}\n"));
    let is_printed = print(&text);
    ExitCode::from(u8::from(text.is_err() || !is_printed))
}
