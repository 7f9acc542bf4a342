//! `games/game.schema.json` is what the program `game_schema` prints.

use std::process::Command;

use serde_json::Value;

use crate::run::GAME_SCHEMA;

#[test]
fn the_schema_of_the_games_is_up_to_date() {
    let output = Command::new(GAME_SCHEMA).output().unwrap();
    // Compared as values, since the order of the keys depends on the features of serde_json, which
    // other crates of the build may enable.
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    let beside: Value = serde_json::from_str(include_str!("../../../game.schema.json")).unwrap();
    assert_eq!(
        printed, beside,
        "run `cargo run -p epin-check-game --bin game_schema > games/game.schema.json`"
    );
}
