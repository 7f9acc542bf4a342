//! Tokens where nothing is imported.

#![no_implicit_prelude]

use ::epin::{Epin, epin, epins, pin};

const KING: Epin = epin!("K^");

fn main() {
    match KING {
        epin!("K^") => {}
        _ => ::std::process::exit(1),
    }
    let [_, _] = epins!["a", "b"];
    let _ = pin!("c");
    let _ = epin!(::std::concat!("K", "^"));
}
