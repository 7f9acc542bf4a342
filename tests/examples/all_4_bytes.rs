//! Checks the parser against the specification's regular expression on all 2^32 texts of four
//! bytes. `.ci/all-4-bytes` runs it.

use std::thread;

use epin::{Epin, Pin};
use regex::bytes::Regex;

fn main() {
    let (accepted, rejected) = thread::scope(|scope| {
        let upper = scope.spawn(|| check(128..=255));
        let lower = check(0..=127);
        let upper = upper.join().expect("the other half agrees");
        (lower.0 + upper.0, lower.1 + upper.1)
    });
    println!("accepted {accepted}, rejected {rejected}");
}

/// Returns how many texts that start with one of the bytes were accepted, and how many not.
fn check(firsts: impl Iterator<Item = u8>) -> (u64, u64) {
    let epin = Regex::new(r"(?-u)\A[-+]?[A-Za-z]\^?'?\z").expect("it is valid");
    let pin = Regex::new(r"(?-u)\A[-+]?[A-Za-z]\^?\z").expect("it is valid");
    let (mut accepted, mut rejected) = (0, 0);
    for first in firsts {
        for rest in 0..1 << 24 {
            let [_, second, third, fourth] = u32::to_be_bytes(rest);
            let text = [first, second, third, fourth];
            let token = Epin::from_ascii(&text);
            assert_eq!(token.is_ok(), epin.is_match(&text), "{text:?}");
            assert_eq!(Pin::from_ascii(&text).is_ok(), pin.is_match(&text), "{text:?}");
            match token {
                Ok(token) => {
                    assert_eq!(token.as_str().as_bytes(), text);
                    accepted += 1;
                }
                Err(_) => rejected += 1,
            }
        }
    }
    (accepted, rejected)
}
