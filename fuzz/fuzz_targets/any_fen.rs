//! Any string, read as a FEN or an SFEN of a game with any pieces. A position that is read is the same after
//! it is written and read again. If a string is refused, the range of the error starts and ends at character
//! boundaries, and the error's message is one line.

#![no_main]

use epin::EpinSet;
use epin::notation::Styles;
use epin_fuzz::oracle::check_message;
use epin_games::{AnyFen, TurnLetters};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (EpinSet, Styles, &str)| {
    let (pieces, styles, text) = input;
    match AnyFen::parse(text, &pieces, styles) {
        Ok(fen) => {
            assert!(fen.position.to_feen().is_ok(), "{text:?}");
            let is_sfen = fen.spelling.turns == TurnLetters::BlackWhite;
            let same = if is_sfen { fen.to_sfen() } else { fen.to_fen() };
            let same = same.expect("what was read can be written");
            let again =
                AnyFen::parse(&same, &pieces, styles).expect("what was written can be read");
            assert_eq!((&again.position, &again.rest), (&fen.position, &fen.rest), "{text:?}");
            for written in [fen.to_fen(), fen.to_sfen()].into_iter().flatten() {
                let read = AnyFen::parse(&written, &pieces, styles).map(|read| read.position);
                assert_eq!(read.as_ref(), Ok(&fen.position), "{text:?}, {written:?}");
            }
        }
        Err(error) => {
            assert!(text.get(error.range()).is_some(), "{text:?}: {:?}", error.range());
            check_message(&error.to_string());
            assert_eq!(error.report(text).to_string().lines().count(), 1, "{text:?}");
        }
    }
});
