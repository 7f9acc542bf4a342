//! A derived catalog without the prelude: the expansion uses full paths only.

#![no_implicit_prelude]

use ::epin::{Catalog, Side, epin};
use ::std::clone::Clone;
use ::std::cmp::{Eq, PartialEq};
use ::std::marker::Copy;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {
    #[epin("K^")]
    King,
}

// Names of the prelude with another meaning.
#[allow(non_camel_case_types, dead_code)]
type str = ();
#[allow(dead_code)]
struct Option;
#[allow(dead_code)]
struct Some;

fn main() {
    if Game::King.token(Side::Second) != epin!("k^") || Game::of(epin!("Q")).is_some() {
        ::std::process::exit(1);
    }
}
