//! Random games that Fairy-Stockfish has played: 5,359 moves of all five games and of Chess960.
//!
//! In the file, each game starts with a line `# game` and its start position. Then follow up to 12 moves and
//! the position after them, as Fairy-Stockfish writes it, until the end of the game.

use epin_games::{Chess, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};

const GAMES: &str = include_str!("fairy_stockfish.txt");

/// Plays a game and returns the number of moves, and of those that start a count in makruk.
fn play<G: Game>(game: &str) -> [usize; 2] {
    let mut lines = game.lines();
    let read = |line: &str| {
        let mut fen = Setup::<G>::parse(line).unwrap();
        fen.normalize_en_passant();
        fen
    };
    let mut fen = read(lines.next().unwrap());
    let mut counts = [0; 2];
    while let (Some(moves), Some(after)) = (lines.next(), lines.next()) {
        for text in moves.split(' ') {
            let next = text.parse().unwrap();
            fen.play(next).unwrap_or_else(|error| panic!("{text} before {after}: {error}"));
            // Fairy-Stockfish sets the clock to 0 after the drop of any piece. In shogi, there is no clock.
            if next.dropped().is_some() {
                fen.counters.halfmove_clock = fen.counters.halfmove_clock.and(Some(0));
            }
            counts[0] += 1;
        }
        let after = read(after);
        // Fairy-Stockfish starts a count by itself.
        if fen.counters.counting_limit.is_none() && after.counters.counting_limit.is_some() {
            fen.counters.counting_limit = after.counters.counting_limit;
            fen.counters.halfmove_clock = after.counters.halfmove_clock;
            counts[1] += 1;
        }
        assert_eq!(fen.to_fen(), after.to_fen());
        assert_eq!(fen, after);
    }
    counts
}

#[test]
fn the_positions_are_those_of_fairy_stockfish() {
    let games = GAMES.split("# ").filter_map(|game| game.split_once('\n'));
    let counts: Vec<_> = games
        .map(|(name, game)| match name {
            "chess" | "chess960" => play::<Chess>(game),
            "crazyhouse" => play::<Crazyhouse>(game),
            "makruk" => play::<Makruk>(game),
            "shogi" => play::<Shogi>(game),
            "xiangqi" => play::<Xiangqi>(game),
            _ => panic!("{name}"),
        })
        .collect();
    let sum = |index: usize| counts.iter().map(|counts| counts[index]).sum::<usize>();
    assert_eq!((counts.len(), sum(0), sum(1)), (60, 5_359, 1));
}

/// The sizes that the `formats` chapter of `epin`'s guide gives, over all positions of the games of chess.
#[test]
fn the_sizes_of_packed_positions_are_those_in_the_guide() {
    let [mut count, mut packed, mut string] = [0; 3];
    for game in GAMES.split("# ").filter_map(|game| game.strip_prefix("chess\n")) {
        let mut lines = game.lines();
        let mut setup = Setup::<Chess>::parse(lines.next().unwrap()).unwrap();
        for text in lines.step_by(2).flat_map(|moves| moves.split(' ')) {
            setup.play(text.parse().unwrap()).unwrap();
            count += 1;
            // A bit for each square, four bits for each piece, and a byte for the side to move.
            packed += 64 / 8 + setup.position.pieces().count().div_ceil(2) + 1;
            // postcard writes the length in one byte.
            string += 1 + setup.position.to_feen().unwrap().as_str().len();
        }
    }
    let tenths = |sum: usize| (10 * sum + count / 2) / count;
    assert_eq!((count, tenths(packed), tenths(string)), (832, 199, 585));
}
