// A valid literal that repeats another match arm.
#![deny(unreachable_patterns)]

use epin::{Epin, epin};

fn value(token: Epin) -> u8 {
    match token {
        epin!("K") => 1,
        epin!("Q") | epin!("K") => 2,
        _ => 0,
    }
}

fn main() {}
