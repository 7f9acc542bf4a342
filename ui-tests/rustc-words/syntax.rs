//! Calls where their expansion cannot be.

#![allow(unused)]

use epin::feen::Feen;
use epin::{Catalog, feen};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

type Start = feen!("8/8 / C/c");
//~ at `"8/8 / C/c"`: expected type, found `{`

fn patterns(start: Feen) {
    match start {
        feen!("8/8 / C/c") => {}
        //~ at `"8/8 / C/c"`: expected pattern, found `{`
        feen!(Chess, "k^1/1K^ / C/c") | feen!("2 / C/c") => {}
        //~ at `"k^1/1K^ / C/c"`: expected pattern, found `{`
        //~ at `"2 / C/c"`: expected pattern, found `{`
        _ => {}
    }
}

fn main() {}
