//! Moves: their text, and games that are played here and by other programs.
//!
//! The number of random games is [`games`].

#[macro_use]
#[path = "../fen/each_game.rs"]
mod each_game;

mod any_position;
mod chess;
mod fairy_stockfish;
mod refused;
mod shogi;
mod text;
mod unplayable;

/// Returns how many random games a test plays: 50, or the number in the environment variable `GAMES`.
fn games() -> usize {
    std::env::var("GAMES").map_or(50, |games| games.parse().unwrap())
}
