//! Moves: their text, and games that are played here and by other programs.
//!
//! The number of random games is [`games`].

/// Calls a generic function with each game.
macro_rules! with_each_game {
    ($check:ident($($argument:expr),*)) => {
        $check::<epin_games::Chess>($($argument),*);
        $check::<epin_games::Crazyhouse>($($argument),*);
        $check::<epin_games::Makruk>($($argument),*);
        $check::<epin_games::Shogi>($($argument),*);
        $check::<epin_games::Xiangqi>($($argument),*);
    };
}

mod any_position;
mod chess;
mod fairy_stockfish;
#[path = "../fen/random.rs"]
mod random;
mod refused;
mod shogi;
mod text;
mod unplayable;

/// Returns how many random games a test plays: 200, or the number in the environment variable `GAMES`.
fn games() -> usize {
    std::env::var("GAMES").map_or(200, |games| games.parse().unwrap())
}
