//! `games/game.schema.json` is what the example `game_schema` prints.

mod common;

use common::example;
use serde_json::Value;

#[test]
fn the_schema_of_the_games_is_up_to_date() {
    let output = example("game_schema").output().unwrap();
    // Compared as values, since the order of the keys depends on the features of serde_json, which
    // other crates of the build may enable.
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    let beside: Value = serde_json::from_str(include_str!("../../games/game.schema.json")).unwrap();
    assert_eq!(printed, beside, "run `cargo run --example game_schema > games/game.schema.json`");
}
