//! Shōgi, compared with haitaka.

use epin_games::{Setup, Shogi};
use fastrand::Rng;
use haitaka::{Board, Move};

use crate::games;

/// Plays random games, which prefer promotions and captures of promoted pieces.
#[test]
fn random_games_of_shogi() {
    let mut random = Rng::with_seed(56);
    let [mut drops, mut promotions, mut unpromoted] = [0; 3];
    for _ in 0..games() {
        let (mut board, mut fen) = (Board::startpos(), Setup::<Shogi>::start());
        for _ in 0..300 {
            let mut moves = Vec::new();
            board.generate_moves(|of_piece| {
                moves.extend(of_piece);
                false
            });
            if moves.is_empty() {
                break;
            }
            let captured = |next: Move| match next {
                Move::BoardMove { to, .. } => {
                    board.piece_on(to).filter(|piece| *piece != piece.unpromote())
                }
                Move::Drop { .. } => None,
            };
            let is_promotion = |next: Move| matches!(next, Move::BoardMove { promotion: true, .. });
            let rare =
                moves.iter().filter(|next| is_promotion(**next) || captured(**next).is_some());
            let rare: Vec<_> = rare.copied().collect();
            let is_rare = !rare.is_empty() && random.bool();
            let next = *random.choice(if is_rare { &rare } else { &moves }).unwrap();
            drops += usize::from(matches!(next, Move::Drop { .. }));
            promotions += usize::from(is_promotion(next));
            unpromoted += usize::from(captured(next).is_some());
            let before = board.to_string();
            fen.play(next.to_string().parse().unwrap()).unwrap();
            board.play(next);
            assert_eq!(fen.to_fen(), Ok(board.to_string()), "{next} in {before}");
            assert_eq!(fen, Setup::parse(&board.to_string()).unwrap(), "{next} in {before}");
        }
    }
    println!("{} games: {drops} drops, {promotions} promotions, {unpromoted} lost", games());
    assert!(drops.min(promotions).min(unpromoted) >= games(), "{drops} {promotions} {unpromoted}");
}
