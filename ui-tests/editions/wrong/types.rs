//! Wrong constants in types, which the compiler evaluates before all others. After `//~` is where
//! on the line the only error is.

extern crate epin;

use epin::{Catalog, epin, feen, piece, snn};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Board<const INDEX: usize>;

const TEXT: &str = "not a token";

static ARRAY: [u8; epin!(TEXT).index()] = [0; 7]; //~ TEXT
static OTHER: [u8; 7] = [0; piece!(Chess, "K").epin().index()]; //~ "K"
type Argument = Board<{ piece!(Chess, "k").epin().index() }>; //~ "k"
static SQUARES: [u8; feen!(TEXT).square_count()] = [0; 4]; //~ TEXT
static PIECES: [u8; 4] = [0; feen!(Chess, "k1/1k^ / C/c").square_count()]; //~ "k1/1k^ / C/c"
type Position = Board<{ feen!(Chess, TEXT).square_count() }>; //~ TEXT

fn generic<T>(_: T) {
    let _ = Board::<{ snn!(TEXT).as_str().len() }>; //~ TEXT
}

fn main() {
    let _: (Argument, Position) = (Board, Board);
    generic(ARRAY.len() + OTHER.len() + SQUARES.len() + PIECES.len());
}
