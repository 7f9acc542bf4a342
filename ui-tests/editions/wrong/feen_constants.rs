//! Wrong positions in constants, and pieces that are not in the catalog, which the compiler finds when
//! it evaluates constants. After `//~` is where on the line the errors are, one for each piece.

extern crate epin;

use epin::feen::Feen;
use epin::{Catalog, Epin, Piece, feen};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

const TEXT: &str = "8/7 / C/C";
const KNIGHT: &str = "k^n/1K^ / C/c";

const CONST: Feen = feen!(TEXT); //~ TEXT
static STATIC: Feen<Piece<Chess>> = feen!(Chess, { TEXT }); //~ TEXT
const UNKNOWN: Feen<Piece<Chess>> = feen!(Chess, KNIGHT); //~ KNIGHT
const PIECE: Feen<Piece<Chess>> = feen!(Chess, "k^n/1K^ / C/c"); //~ "k^n/1K^ / C/c"
static FIRST: Feen<Piece<Chess>> = feen!(Chess, "nk^/1K^ / C/c"); //~ "nk^/1K^ / C/c"
const TWO: Feen<Piece<Chess>> = feen!(Chess, "nk^1/BN1 N/ C/c"); //~ "nk^1/BN1 N/ C/c" | "nk^1/BN1 N/ C/c"
static BOARD: [Option<Epin>; 16] = feen!(TEXT).board().unwrap(); //~ TEXT
static PIECES: [Option<Piece<Chess>>; 2] = feen!(Chess, "nk^ / C/c").board().unwrap(); //~ "nk^ / C/c"
static LAST: [Option<Piece<Chess>>; 2] = feen!(Chess, "k^n / C/c").board().unwrap(); //~ "k^n / C/c"

struct Game;

impl Game {
    const START: Feen<'static> = feen!(Self::TEXT); //~ Self
    const PIECES: Feen<'static, Piece<Chess>> = feen!(Chess, <Self>::TEXT); //~ <
    const TEXT: &'static str = TEXT;
}

trait Trait {
    const PROVIDED: Feen<'static> = feen!(concat!("8", "/9")); //~ concat!
    const REQUIRED: Feen<'static, Piece<Chess>>;
    fn provided(&self) -> Feen<'static, Piece<Chess>> {
        feen!(Chess, "K / C/c") //~ "K / C/c"
    }
}

impl<T> Trait for T {
    const REQUIRED: Feen<'static, Piece<Chess>> = feen!(self::Chess, TEXT); //~ TEXT
}

fn never_called<T>(_: T) -> Feen<'static, Piece<Chess>> {
    feen!(TEXT); //~ TEXT
    feen!(Chess, TEXT); //~ TEXT
    feen!(Chess, "1K / C/c") //~ "1K / C/c"
}

fn take(_: Feen, _: Feen<Piece<Chess>>) {}

fn expressions() -> Option<Feen<'static>> {
    take(feen!(TEXT), feen!(Chess, "1k / C/c")); //~ TEXT | "1k / C/c"
    let Some([Some(king), _]) = feen!(TEXT).board() else { return None }; //~ TEXT
    let _: Epin = king;
    let Some([rook, _]) = feen!(Chess, "+r1 / C/c").board() else { return None }; //~ "+r1 / C/c"
    let _: Option<Piece<Chess>> = rook;
    let _ = |_: u8| feen!(Chess, "1r^ / C/c"); //~ "1r^ / C/c"
    println!("{} {}", feen!(TEXT), feen!(Chess, "k / C/c")); //~ TEXT | "k / C/c"
    return Some(feen!(TEXT)); //~ TEXT
}

macro_rules! by_literal {
    ($text:literal) => {
        feen!(Chess, $text)
    };
}

macro_rules! by_expr {
    ($text:expr) => {
        feen!($text)
    };
}

macro_rules! by_path {
    ($catalog:path, $text:expr) => {
        feen!($catalog, $text)
    };
}

fn forwarded() {
    by_literal!("n / C/c"); //~ "n / C/c"
    by_expr!(TEXT); //~ TEXT
    by_path!(Chess, "b / C/c"); //~ "b / C/c"
    by_path!(self::Chess, TEXT); //~ TEXT
}

fn main() {}
