//! Checks the parsers against the specifications' regular expressions on all 2^32 strings of four
//! bytes. `.ci/all-4-bytes` runs this program.

use std::sync::atomic::{AtomicU16, Ordering};
use std::thread::{self, ScopedJoinHandle};

use epin::Epin;
use epin::notation::{Pin, Qpi, Sin};
use regex::bytes::Regex;

/// How many strings are tokens of each notation, in the order of [`NOTATIONS`].
type Accepted = [u64; 4];

const NOTATIONS: [&str; 4] = ["EPIN", "PIN", "SIN", "QPI"];

fn main() {
    let next = AtomicU16::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let accepted = thread::scope(|scope| {
        let threads: Vec<ScopedJoinHandle<'_, Accepted>> =
            (0..cores).map(|_| scope.spawn(|| check(&next))).collect();
        threads.into_iter().fold([0; 4], |sum: Accepted, thread| {
            let part = thread.join().expect("a parser and its regular expression agree");
            std::array::from_fn(|notation| sum[notation] + part[notation])
        })
    });
    for (notation, accepted) in NOTATIONS.into_iter().zip(accepted) {
        println!("{notation}: {accepted} accepted, {} rejected", (1 << 32) - accepted);
    }
}

/// Takes first bytes from `next`, which all threads share, one at a time until none is left. For each
/// byte, checks all strings that start with it, and then reports that the byte is done.
fn check(next: &AtomicU16) -> Accepted {
    let [epin, pin, sin, qpi] = [
        r"(?-u)\A[-+]?[A-Za-z]\^?'?\z",
        r"(?-u)\A[-+]?[A-Za-z]\^?\z",
        r"(?-u)\A[A-Za-z]\z",
        r"(?-u)\A[A-Za-z]:[-+]?[A-Za-z]\^?\z",
    ]
    .map(|regex| Regex::new(regex).expect("it is valid"));
    let mut accepted = [0; 4];
    while let Ok(first) = u8::try_from(next.fetch_add(1, Ordering::Relaxed)) {
        for rest in 0..1 << 24 {
            let [_, second, third, fourth] = u32::to_be_bytes(rest);
            let text = [first, second, third, fourth];
            let tokens = [
                Epin::from_ascii(&text).map(|token| token.as_str().as_bytes() == text),
                Pin::from_ascii(&text).map(|token| token.as_str().as_bytes() == text),
                Sin::from_ascii(&text).map(|token| token.as_str().as_bytes() == text),
                Qpi::from_ascii(&text).map(|token| token.to_string().as_bytes() == text),
            ];
            for (notation, (token, regex)) in
                tokens.into_iter().zip([&epin, &pin, &sin, &qpi]).enumerate()
            {
                let name = NOTATIONS[notation];
                assert_eq!(token.is_ok(), regex.is_match(&text), "{name}: {text:?}");
                if let Ok(is_same) = token {
                    assert!(is_same, "{name}: {text:?} is printed in another way");
                    accepted[notation] += 1;
                }
            }
        }
        eprintln!("{} of 256 first bytes done: 0x{first:02X}", u16::from(first) + 1);
    }
    accepted
}
