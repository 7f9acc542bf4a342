//! Prints the JSON schema of game definition files, with which editors check them.
//!
//! ```text
//! cargo run -p epin-check-game --bin game_schema > games/game.schema.json
//! ```

#[allow(dead_code)] // Only the schema is used here.
mod definition;
#[allow(dead_code)]
mod styles;

fn main() -> serde_json::Result<()> {
    let schema = schemars::schema_for!(definition::Definition);
    println!("{}", serde_json::to_string_pretty(&schema)?);
    Ok(())
}
