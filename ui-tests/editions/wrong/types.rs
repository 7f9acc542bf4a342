//! Wrong literals in types, which the compiler evaluates before all others. After `//~` is where
//! on the line the only error is.

extern crate epin;

use epin::{Catalog, epin, feen, piece, snn};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Board<const INDEX: usize>;

static ARRAY: [u8; epin!("K^^").index()] = [0; 7]; //~ "K^^"
static OTHER: [u8; 7] = [0; piece!(Chess, "K").epin().index()]; //~ "K"
type Argument = Board<{ piece!(Chess, "k").epin().index() }>; //~ "k"
static SQUARES: [u8; feen!("8/7 / C/c").square_count()] = [0; 4]; //~ "8/7 / C/c"
static PIECES: [u8; 4] = [0; feen!(Chess, "k1/1k^ / C/c").square_count()]; //~ "k1/1k^ / C/c"
type Position = Board<{ feen!(Chess, "2k / C/c").square_count() }>; //~ "2k / C/c"

fn generic<T>(_: T) {
    let _ = Board::<{ snn!("chess").as_str().len() }>; //~ "chess"
}

fn main() {
    let _: (Argument, Position) = (Board, Board);
    generic(ARRAY.len() + OTHER.len() + SQUARES.len() + PIECES.len());
}
