//! Moves of crazyhouse, compared with shakmaty. The test is not in `epin-games`, because that package is
//! published and shakmaty is under the GPL.

use epin_games::{Crazyhouse, Setup};
use fastrand::Rng;
use shakmaty::variant::Crazyhouse as Position;
use shakmaty::{CastlingMode, EnPassantMode, Move, Position as _, fen};

/// Returns how many random games the test plays: 50, or the number in the environment variable `GAMES`.
fn games() -> usize {
    std::env::var("GAMES").map_or(50, |games| games.parse().unwrap())
}

/// Returns the position as it is compared, with a `-P` only beside a pawn of the side to move.
fn read(position: &Position) -> Setup<Crazyhouse> {
    let text = fen::Fen::from_position(position.clone(), EnPassantMode::Always).to_string();
    let mut fen = Setup::parse(&text).unwrap();
    fen.normalize_en_passant();
    fen
}

/// Plays random games, which prefer castling, en passant, promotions and captures of promoted pieces.
#[test]
fn random_games_of_crazyhouse() {
    let mut random = Rng::with_seed(58);
    // Castling, en passant, promotions, captures of promoted pieces, drops.
    let mut counts = [0; 5];
    for _ in 0..games() {
        let mut position = Position::default();
        let mut fen = read(&position);
        for _ in 0..300 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let features = |next: &Move| {
                [
                    next.is_castle(),
                    next.is_en_passant(),
                    next.is_promotion(),
                    next.is_capture() && position.promoted().contains(next.to()),
                    matches!(next, Move::Put { .. }),
                ]
            };
            let rare: Vec<_> =
                moves.iter().filter(|next| features(next)[..4].contains(&true)).collect();
            let all: Vec<_> = moves.iter().collect();
            let is_rare = !rare.is_empty() && random.bool();
            let next = *random.choice(if is_rare { &rare } else { &all }).unwrap();
            for (count, has_feature) in counts.iter_mut().zip(features(next)) {
                *count += usize::from(has_feature);
            }
            let before = fen.clone();
            let [text, onto_rook] = [CastlingMode::Standard, CastlingMode::Chess960]
                .map(|mode| next.to_uci(mode).to_string().parse().unwrap());
            let played = fen.play(text).unwrap();
            assert_eq!(played.rook.is_some(), next.is_castle());
            let mut other = before.clone();
            assert_eq!(other.play(onto_rook), Ok(played));
            position.play_unchecked(next);
            assert_eq!(fen, read(&position), "{text} in {before:?}");
            assert_eq!(other, fen);
        }
    }
    println!("{} games: {counts:?}", games());
    assert!(counts.iter().all(|count| *count >= games() / 10), "{counts:?}");
}
