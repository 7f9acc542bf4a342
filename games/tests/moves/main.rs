//! Moves: their text, and games that are played here and by other programs.
//!

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

mod refused;
mod text;
