//! Any move in any position, with pieces in states and hands in which they cannot be: after an error, nothing
//! has changed, and what could be written before a move can be written after it.

use std::fmt::Debug;

use epin::{Piece, Side};
use epin_games::{Counters, Game, Move, Promotion, Setup};
use fastrand::Rng;

use crate::games;

/// Returns the start position after random changes: in half of the cases, only those after which `to_fen` still
/// succeeds.
fn position<G: Game>(random: &mut Rng) -> Setup<G> {
    let mut fen = Setup::<G>::start();
    let pieces: Vec<_> = Piece::<G>::all().collect();
    let is_lawful = random.bool();
    for _ in 0..random.usize(..40) {
        let before = fen.clone();
        let position = &mut fen.position;
        let square = random.usize(..position.squares.len().max(1));
        let piece = *random.choice(&pieces).unwrap();
        match random.usize(..8) {
            0 => position.hands[Side::First].set(piece, 1),
            1 => position.hands[Side::Second].add(piece),
            2 => position.turn = position.turn.flipped(),
            3 if !is_lawful && random.usize(..10) == 0 => position.squares.resize(2 * square, None),
            kind => {
                if let Some(square) = position.squares.get_mut(square) {
                    *square = Some(piece).filter(|_| kind < 6);
                }
            }
        }
        if is_lawful && fen.to_fen().is_err() {
            fen = before;
        }
    }
    if random.usize(..4) == 0 {
        fen.counters = Counters::default();
    }
    fen
}

fn next<G: Game>(fen: &Setup<G>, random: &mut Rng) -> Move<G> {
    let count = G::START.square_count();
    let own = |square: &usize| {
        let piece = fen.position.squares.get(*square).copied().flatten();
        piece.is_some_and(|piece| piece.side() == fen.position.turn)
    };
    let own: Vec<_> = (0..count).filter(own).collect();
    loop {
        let (any, to) = (random.usize(..count), random.usize(..count));
        let from = match random.choice(&own) {
            Some(own) if random.usize(..8) > 0 => *own,
            _ => any,
        };
        // Near squares, for pawns and castling.
        let to = if random.bool() { (from + random.usize(..40)).saturating_sub(20) } else { to };
        let step = Move::step(from, to);
        let kind = *random.choice(G::ALL).unwrap();
        let promotion = match random.usize(..8) {
            0 => return Move::drop(kind, to).unwrap_or(Move::step(0, 1).unwrap()),
            1 => Some(Promotion::Enhanced),
            2 => Some(Promotion::To(kind)),
            _ => None,
        };
        let promoted = |promotion| step.and_then(|step| step.with_promotion(promotion));
        if let Some(next) = promotion.and_then(promoted).or(step) {
            return next;
        }
    }
}

fn check<G: Game + Debug>() {
    let mut random = Rng::with_seed(57);
    let [mut played, mut written, mut refused] = [0; 3];
    for _ in 0..games() * 10 {
        let mut fen = position::<G>(&mut random);
        for _ in 0..30 {
            let next = next(&fen, &mut random);
            let before = fen.clone();
            let can_be_written = before.to_fen().is_ok();
            let _ = (fen.castling_rooks(Side::First), fen.en_passant_square());
            if let Err(error) = fen.play(next) {
                assert_eq!(fen, before, "{next}: {error}");
                assert!(error.to_string().starts_with("expected "), "{error}");
                refused += 1;
                continue;
            }
            played += 1;
            written += usize::from(can_be_written);
            assert_ne!(fen.position.turn, before.position.turn);
            let after = fen.to_fen();
            assert!(after.is_ok() || !can_be_written, "{next} in {before:?}: {after:?}");
            let mut normalized = fen.clone();
            normalized.normalize_en_passant();
            assert_eq!(normalized, fen, "{next} in {before:?}");
            assert!(after.is_err() || !fen.has_standard_castling() || standard_rooks(&fen));
        }
    }
    println!("{}: {played} played, {written} could be written, {refused} refused", G::NAME);
    assert!(played.min(written).min(refused) > games() * 20, "{played} {written} {refused}");
}

/// Returns whether all rooks that may castle are in the corners.
fn standard_rooks<G: Game>(fen: &Setup<G>) -> bool {
    let rooks = Side::ALL.map(|side| fen.castling_rooks(side));
    let corners = [[Some(63), Some(56)], [Some(7), Some(0)]];
    rooks.iter().zip(corners).all(|(rooks, corners)| {
        rooks.iter().zip(corners).all(|(rook, corner)| rook.is_none() || *rook == corner)
    })
}

#[test]
fn any_move_in_any_position() {
    with_each_game!(check());
}

#[test]
fn in_other_games_nothing_castles() {
    fn check<G: Game>() {
        let fen = Setup::<G>::start();
        let rooks = Side::ALL.map(|side| fen.castling_rooks(side));
        let has_castling = ["Chess", "Crazyhouse"].contains(&G::NAME);
        assert_eq!(rooks.as_flattened().iter().all(Option::is_some), has_castling);
        assert_eq!(rooks.as_flattened().iter().any(Option::is_some), has_castling);
        assert_eq!((fen.en_passant_square(), fen.has_standard_castling()), (None, true));
        let mut normalized = fen.clone();
        normalized.normalize_en_passant();
        assert!(normalized == fen);
    }
    with_each_game!(check());
}
