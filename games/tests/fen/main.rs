//! FEN and SFEN: comparisons with the readers and writers of other crates, and everything that is refused.

/// Calls a generic function with each game. `starts` checks that the list is complete.
macro_rules! with_each_game {
    ($check:ident($($argument:expr),*)) => {
        $check::<epin_games::Chess>($($argument),*);
        $check::<epin_games::Crazyhouse>($($argument),*);
        $check::<epin_games::Makruk>($($argument),*);
        $check::<epin_games::Shogi>($($argument),*);
        $check::<epin_games::Xiangqi>($($argument),*);
    };
}

mod any_fen;
mod boards;
mod chess;
mod edits;
mod explained;
mod random;
mod ranges;
mod refused;
mod repairs;
mod reported;
mod shogi;
mod shown;
mod starts;
mod tables;
mod unwritable;
