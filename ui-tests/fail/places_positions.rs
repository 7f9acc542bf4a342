//@ editions: 2015 2018 2021 2024
//! All places where a position can be: each mistake in it is one error, at the literal.

#![allow(unused)]

extern crate epin;

use epin::feen::Feen;
use epin::{Catalog, Epin, Piece, epin, epins, feen, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Board<const LENGTH: usize>;

const TEXT: &str = "k^1/1K^ / C/c";

const CONST: Feen = feen!("8/7 / C/c"); //~
static STATIC: Feen<Piece<Chess>> = feen!(Chess, "8/8 / C"); //~
const TWO: Feen = feen!("8/7 / C/C"); //~ //~
static BOARD: [Option<Epin>; 16] = feen!("8/7 / C/C").board().unwrap(); //~ //~
const PIECES: [Option<Piece<Chess>>; 2] = feen!(Chess, "1k / C").board().unwrap(); //~ //~
const ARRAY: [u8; feen!("8/7 / C/c").square_count()] = [0; feen!("").square_count()];
//~ at `"8/7 / C/c"`
//~ at `""`
type Argument = Board<{ feen!("8/8 / C-c").square_count() }>; //~
static TURN: bool = matches!(feen!("8/8 /").turn(), epin::Side::First); //~

#[repr(usize)]
enum Discriminant {
    Squares = feen!("08/8 / C/c").square_count(), //~
}

struct Game;

impl Game {
    const START: Feen<'static> = feen!("8/7 / C/c"); //~
}

trait Trait {
    const PROVIDED: Feen<'static> = feen!("8//8 / C/c"); //~
    const REQUIRED: Feen<'static, Piece<Chess>>;
    fn provided(&self) -> Feen<'static> {
        feen!("8/8 P / C/c") //~
    }
}

impl<T> Trait for T {
    const REQUIRED: Feen<'static, Piece<Chess>> = feen!(self::Chess, "K"); //~
}

fn never_called<T>(_: T) -> Feen<'static, Piece<Chess>> {
    feen!(Chess, "8/8 / C/c ") //~
}

const fn constant() -> bool {
    matches!(feen!("2 / c/c").board(), Some([None, None])) //~
}

fn take(_: Feen, _: Feen<Piece<Chess>>) {}

fn expressions(start: Feen) -> Option<Feen<'static>> {
    take(feen!("8/7 / C/c"), feen!(Chess, "9/8 / C/c")); //~ at `"8/7 / C/c"` //~ at `"9/8 / C/c"`
    let Some([Some(king), _]) = feen!("k^1 / C/C").board() else { return None }; //~
    let _: Epin = king;
    for (index, piece) in feen!(Chess, "k^1 / C/C").pieces() { //~
        let _: (usize, Piece<Chess>) = (index, piece);
    }
    let [mut first, _] = [feen!("7/8/8 / C/c"); 2]; //~
    first = start;
    match feen!("2 / C/C").sizes() { //~
        [2] => {}
        sizes => assert_eq!(sizes.len(), first.sizes().len()),
    }
    let _ = |side: bool| if side { feen!("8 / c/c") } else { start }; //~
    let _ = feen!("8/7 / C/c") == start; //~
    println!("{}", feen!("8/7 / C/c")); //~ at `"8/7 / C/c"`
    feen!("8/7 / C/c"); //~
    return Some(feen!("8/7 / C/c")); //~
}

macro_rules! by_literal {
    ($text:literal) => {
        feen!($text)
    };
}

macro_rules! by_expr {
    ($text:expr) => {
        feen!(Chess, $text)
    };
}

macro_rules! by_path {
    ($catalog:path, $text:expr) => {
        feen!($catalog, $text)
    };
}

fn forwarded() {
    by_literal!("a"); //~
    by_expr!("b"); //~
    by_path!(Chess, "c"); //~
    by_path!(self::Chess, r"8/7 / C/C"); //~ at `r"8/7 / C/C"` //~ at `r"8/7 / C/C"`
}

fn not_positions(white: bool, board: &[&str]) {
    feen!(b"8/8 / C/c"); //~ at `b"8/8 / C/c"`
    feen!(8/8 / C/c); //~ at `8`
    feen!(rnbqk/8 / C/c); //~ at `rnbqk`
    feen!(8); //~ at `8`
    feen!(K^); //~ at `K`
    feen!('K'); //~ at `'K'`
    feen!(true); //~ at `true`
    feen!(,); //~ at `,`
    feen!("8 / C/c"suffix); //~ at `"8 / C/c"suffix`
    feen!("8 / C/c" "9 / C/c"); //~ at `"9 / C/c"`
    feen!("8 / C/c", "9 / C/c"); //~ at `,`
    feen!("8 / C/c",,); //~ at `,`
    feen!("8 / C/c"; 3); //~ at `;`
    feen!(["8 / C/c"]); //~ at `["8 / C/c"]`
    feen!(None); //~ at `None`
    feen!(Some("8 / C/c")); //~ at `Some`
    feen!(Box::new("8 / C/c")); //~ at `Box`
    feen!("8 / C/c".into()); //~ at `.`
    feen!(String::from("8 / C/c")); //~ at `String`
    feen!(env!("X")); //~ at `env`
    feen!(START); //~ at `START`
    feen!(match N / 2 { _ => "8 / C/c" }); //~ at `match`
    feen!(epin!("K")); //~ at `epin`
    feen!(board[0]); //~ at `board`
    feen!(if white { "8 / C/c" } else { TEXT }); //~ at `if`
    feen!(Chess); //~ at `Chess`
    feen!(self::Chess); //~ at `Chess`
    feen!(Chess "8 / C/c"); //~
    feen!(Chess: "8 / C/c"); //~ at `:`
    feen!(Chess; "8 / C/c"); //~ at `;`
    feen!(Chess. "8 / C/c"); //~ at `.`
    feen!(Chess => "8 / C/c"); //~ at `=`
    feen!(Chess,); //~ at `,`
    feen!("Chess", "8 / C/c"); //~ at `"Chess"`
    feen!("8 / C/c", Chess); //~
    feen!(Chess, 8/8 / C/c); //~ at `8`
    feen!(Chess, "8 / C/c", "9 / C/c"); //~ at `,` (2)
    feen!(Chess, board[0]); //~ at `board`
    epin!("8/8 / C/c"); //~
    let _ = epins!["K", "8/8 / C/c"]; //~ at `"8/8 / C/c"`
    piece!(Chess, "8/8 / C/c"); //~
}

fn main() {
    never_called(0);
}
