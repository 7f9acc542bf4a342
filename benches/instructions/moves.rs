//! Playing moves: `epin-games` compared with cozy-chess, shakmaty and haitaka.

use std::fmt::Debug;
use std::str::FromStr;

use epin_games::{Chess, Crazyhouse, Game, Move, Setup, Shogi};
use shakmaty::uci::UciMove;
use shakmaty::{Position, variant};

use crate::Row;

/// Morphy's game at the opera, in which a king castles; cozy-chess writes that as `e1a1`.
const CHESS: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 \
                     c3b5 c6b5 c4b5 b8d7 e1a1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";

/// The start of a random game of crazyhouse, with drops and a promotion.
const CRAZYHOUSE: &str = "b2b4 b8c6 a2a4 c6e5 f2f3 g7g6 c2c4 a7a6 a4a5 e5c4 c1b2 P@h6 d2d4 c4a5 h2h4 P@f4 a1a5 \
                          a8b8 N@h5 g6h5 a5c5 N@d2 d1b3 d2f3 e1d1 f3h2 b3f7 e8f7 b2c3 Q@a4 d1e1 a4b4 h1h2 P@b6 \
                          c5c7 P@b2 N@f6 f7g7 P@c2 b4a5 P@f2 d8c7 f6g4 a5c3 b1c3 B@d6 Q@g3 c7c3 g3c3 b2b1r";

/// The start of a random game of shogi, with drops and promotions.
const SHOGI: &str = "4g4f 8c8d 2g2f 7a6b 9i9h 4a5b 3g3f 1a1b 2h6h 6b7a 2i3g 5a6b 5i4h 5b5a 4i5i 9a9b 4h4g 9c9d \
                     5i4i 3a4b 3f3e 7a7b 6h5h 4c4d 6i5i 2c2d 5h3h 5a4a 5i4h 2b3a 4i5h 8a9c 8g8f 4d4e 3e3d 9d9e \
                     3d3c+ 7c7d 3h1h 4b3c 4f4e 6b5a 9g9f 5a6b P*3d 3c3d 7i7h 9e9f 4g5f 3d4e 3g4e 4a4b S*2i 7d7e";

fn parsed<M: FromStr<Err: Debug>>(moves: &str) -> Vec<M> {
    moves.split_ascii_whitespace().map(|text| text.parse().expect("a move")).collect()
}

fn play<G: Game>() -> impl FnMut(Move<G>) -> bool + Clone {
    let mut fen = Setup::<G>::start();
    move |next| fen.play(next).is_ok()
}

/// Returns a game's moves in a position of shakmaty.
fn of_shakmaty<P: Position + Default>(moves: &str) -> Vec<&'static shakmaty::Move> {
    let mut position = P::default();
    let moves = parsed::<UciMove>(moves).into_iter().map(|text| {
        let next = text.to_move(&position).expect("a legal move");
        position.play_unchecked(&next);
        &*Box::leak(Box::new(next))
    });
    moves.collect()
}

fn play_of_shakmaty<P: Position + Default + Clone>() -> impl FnMut(&'static shakmaty::Move) + Clone
{
    let mut position = P::default();
    move |next| position.play_unchecked(next)
}

pub(crate) fn rows() -> Vec<Row> {
    let mut cozy = cozy_chess::Board::default();
    let mut haitaka = haitaka::Board::startpos();
    let standard = CHESS.replace("e1a1", "e1c1");
    vec![
        Row::compare(
            "a game of chess; cozy-chess",
            (&parsed(CHESS), play::<Chess>()),
            (&parsed(CHESS), move |next| cozy.play_unchecked(next)),
        ),
        Row::compare(
            "a game of chess; shakmaty",
            (&parsed(&standard), play::<Chess>()),
            (&of_shakmaty::<shakmaty::Chess>(&standard), play_of_shakmaty::<shakmaty::Chess>()),
        ),
        Row::compare(
            "a game of crazyhouse; shakmaty",
            (&parsed(CRAZYHOUSE), play::<Crazyhouse>()),
            (
                &of_shakmaty::<variant::Crazyhouse>(CRAZYHOUSE),
                play_of_shakmaty::<variant::Crazyhouse>(),
            ),
        ),
        Row::compare(
            "a game of shogi; haitaka",
            (&parsed(SHOGI), play::<Shogi>()),
            (&parsed(SHOGI), move |next| haitaka.play_unchecked(next)),
        ),
        Row::alone(
            "`Move::parse`, chess",
            &CHESS.split_ascii_whitespace().collect::<Vec<_>>(),
            Move::<Chess>::parse,
        ),
        Row::alone(
            "`Move::parse`, shogi",
            &SHOGI.split_ascii_whitespace().collect::<Vec<_>>(),
            Move::<Shogi>::parse,
        ),
    ]
}
