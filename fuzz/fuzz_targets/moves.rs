//! Any bytes, read as a move of each game of `epin-games`, and any moves in any position. A move that is read
//! is written as it was, and a suggestion is a move. After an error, a position has not changed; and if it
//! could be written before a move, it can be written after it.

#![no_main]

use arbitrary::{Result, Unstructured};
use epin::{Piece, Side};
use epin_fuzz::oracle::check_message;
use epin_games::{Chess, Crazyhouse, Game, Makruk, Move, Promotion, Setup, Shogi, Xiangqi};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    check::<Chess>(data);
    check::<Crazyhouse>(data);
    check::<Shogi>(data);
    check::<Makruk>(data);
    check::<Xiangqi>(data);
});

fn check<G: Game>(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        parse::<G>(text);
    }
    let _ = play::<G>(&mut Unstructured::new(data)); // Ends when there are no bytes left.
}

fn parse<G: Game>(text: &str) {
    match Move::<G>::parse(text) {
        Ok(next) => assert_eq!(next.to_string(), text),
        Err(error) => {
            assert!(text.is_char_boundary(error.offset()), "{text:?}: {}", error.offset());
            assert_eq!(error.range(), 0..text.len());
            check_message(&error.to_string());
            assert_eq!(error.report(text).to_string().lines().count(), 1, "{text:?}");
            if let Some(suggestion) = error.suggestion() {
                assert!(Move::<G>::parse(suggestion.as_str()).is_ok(), "{text:?}: {suggestion:?}");
            }
        }
    }
}

fn play<G: Game>(u: &mut Unstructured) -> Result<()> {
    let mut fen = Setup::<G>::start();
    let pieces: Vec<_> = Piece::<G>::all().collect();
    let count = fen.position.squares.len();
    while !u.is_empty() {
        let square = u.choose_index(count)?;
        let position = &mut fen.position;
        let step = Move::step(square, u.choose_index(count)?);
        let next = match u.int_in_range(0..=9)? {
            0 => {
                let piece =
                    u.arbitrary::<bool>()?.then(|| u.choose(&pieces).copied()).transpose()?;
                position.squares[square] = piece;
                None
            }
            1 => {
                let side = *u.choose(&Side::ALL)?;
                position.hands[side].add(*u.choose(&pieces)?);
                None
            }
            2 => {
                position.turn = position.turn.flipped();
                None
            }
            3 => step.and_then(|step| step.with_promotion(Promotion::Enhanced)),
            4 => {
                let kind = *u.choose(G::ALL)?;
                step.and_then(|step| step.with_promotion(Promotion::To(kind)))
            }
            5 => Move::drop(*u.choose(G::ALL)?, square),
            _ => step,
        };
        let Some(next) = next else { continue };
        parse::<G>(&next.to_string());
        let (before, can_be_written) = (fen.clone(), fen.to_fen().is_ok());
        match fen.play(next) {
            Err(error) => {
                assert_eq!(fen, before, "{next}: {error}");
                check_message(&error.to_string());
            }
            Ok(played) => {
                assert_eq!(
                    fen.position.squares[played.to],
                    Some(played.placed),
                    "{next} in {before:?}"
                );
                assert!(fen.to_fen().is_ok() || !can_be_written, "{next} in {before:?}");
                let after = fen.clone();
                fen.normalize_en_passant();
                assert_eq!(fen, after, "{next} in {before:?}");
            }
        }
    }
    Ok(())
}
