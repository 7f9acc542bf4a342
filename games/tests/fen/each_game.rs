//! The games, for tests that are generic over them.

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
