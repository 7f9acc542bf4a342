//! Any bytes, read as a FEN or an SFEN of each game of `epin-games`, and as a string that starts with one. A
//! position that is read is the same after it is written and read again. If a string is refused, the range of the
//! error starts and ends at character boundaries, and the error's message is one line.

#![no_main]

use epin_fuzz::oracle::check_message;
use epin_games::{Chess, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = str::from_utf8(data) else { return };
    check::<Chess>(text);
    check::<Crazyhouse>(text);
    check::<Shogi>(text);
    check::<Makruk>(text);
    check::<Xiangqi>(text);
});

fn check<G: Game>(text: &str) {
    if let Ok((prefix, rest)) = Setup::<G>::parse_prefix(text) {
        let fen = text.strip_suffix(rest).expect("the rest is the end").trim_end();
        assert_eq!(Setup::parse(fen), Ok(prefix), "{text:?}");
    }
    match Setup::<G>::parse(text) {
        Ok(fen) => {
            let (prefix, rest) = Setup::<G>::parse_prefix(text).expect("it is all a FEN");
            assert_eq!(prefix.position, fen.position, "{text:?}");
            // Only a halfmove clock without a move number is left.
            assert_eq!(rest.is_empty(), prefix == fen, "{text:?}");
            assert!(fen.position.to_feen().is_ok(), "{text:?}");
            for (square, piece) in fen.position.squares.iter().enumerate().take(4) {
                assert_eq!(
                    Setup::<G>::piece_range(text, square).is_some(),
                    piece.is_some(),
                    "{text:?}"
                );
            }
            let written = fen.to_fen().expect("what was read can be written");
            assert_eq!(Setup::parse(&written), Ok(fen), "{text:?}, {written:?}");
        }
        Err(error) => {
            assert!(text.get(error.range()).is_some(), "{text:?}: {:?}", error.range());
            check_message(&error.to_string());
            assert_eq!(error.report(text).to_string().lines().count(), 1, "{text:?}");
        }
    }
}
