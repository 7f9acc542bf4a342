//! Any bytes, read as FEN or SFEN of each game of `epin-games`. What is read is written, and then read as
//! the same. The error for anything else has a range between characters, and its message is one line.

#![no_main]

use std::fmt::Debug;

use epin_fuzz::oracle::check_message;
use epin_games::{FenError, WriteFenError, chess, makruk, shogi, xiangqi};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = str::from_utf8(data) else { return };
    check(text, chess::from_fen, |(position, clock)| chess::to_fen(position.as_feen(), *clock));
    check(text, xiangqi::from_fen, |(position, clock)| xiangqi::to_fen(position.as_feen(), *clock));
    check(text, makruk::from_fen, |(position, clock, limit)| {
        makruk::to_fen(position.as_feen(), *clock, *limit)
    });
    check(text, shogi::from_sfen, |(position, number)| shogi::to_sfen(position.as_feen(), *number));
});

fn check<T: Debug + PartialEq>(
    text: &str,
    read: fn(&str) -> Result<T, FenError>,
    write: fn(&T) -> Result<String, WriteFenError>,
) {
    match read(text) {
        Ok(read_once) => {
            let written = write(&read_once).expect("what was read can be written");
            assert_eq!(read(&written), Ok(read_once), "{text:?}, {written:?}");
        }
        Err(error) => {
            assert!(text.get(error.range()).is_some(), "{text:?}: {:?}", error.range());
            check_message(&error.to_string());
        }
    }
}
