//! The macros without the prelude: their expansions use full paths only.

#![no_implicit_prelude]

use ::epin::{Catalog, Epin, Piece, epin, epins, piece, pieces, pin};

const KING: Epin = epin!("K^");

#[derive(
    ::std::clone::Clone, ::std::marker::Copy, ::std::cmp::PartialEq, ::std::cmp::Eq, Catalog,
)]
enum Game {
    #[epin("K^")]
    King,
}

fn main() {
    let kings: [Piece<Game>; 2] = pieces![Game, "K^", "k^"];
    match kings {
        [piece!(Game, "K^"), _] => {}
        _ => ::std::process::exit(1),
    }
    match KING {
        epin!("K^") => {}
        _ => ::std::process::exit(1),
    }
    let [_, _] = epins!["a", "b"];
    let _ = pin!("c");
    let _ = epin!(::std::concat!("K", "^"));
}
