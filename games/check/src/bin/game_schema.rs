//! Prints the JSON schema of game files, with which editors check them.
//!
//! ```text
//! cargo run -p epin-check-game --bin game_schema > games/game.schema.json
//! ```

fn main() -> serde_json::Result<()> {
    println!("{}", serde_json::to_string_pretty(&epin_check_game::schema())?);
    Ok(())
}
