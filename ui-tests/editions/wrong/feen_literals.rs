//! Wrong positions in literals, which the macro reports. After `//~` is where on the line the errors
//! are, one for each mistake.

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

const CONST: Feen = feen!("8/7 / C/c"); //~ "8/7 / C/c"
static STATIC: Feen<Piece<Chess>> = feen!(Chess, "8/8 / C"); //~ "8/8 / C"
const TWO: Feen = feen!("8/7 / C/C"); //~ "8/7 / C/C" | "8/7 / C/C"
static BOARD: [Option<Epin>; 16] = feen!("8/7 / C/C").board().unwrap(); //~ "8/7 / C/C" | "8/7 / C/C"
const PIECES: [Option<Piece<Chess>>; 2] = feen!(Chess, "1k / C").board().unwrap(); //~ "1k / C" | "1k / C"
const ARRAY: [u8; feen!("8/7 / C/c").square_count()] = [0; feen!("").square_count()]; //~ "8/7 / C/c" | ""
type Argument = Board<{ feen!("8/8 / C-c").square_count() }>; //~ "8/8 / C-c"
static TURN: bool = matches!(feen!("8/8 /").turn(), epin::Side::First); //~ "8/8 /"

#[repr(usize)]
enum Discriminant {
    Squares = feen!("08/8 / C/c").square_count(), //~ "08/8 / C/c"
}

struct Game;

impl Game {
    const START: Feen<'static> = feen!("8/7 / C/c"); //~ "8/7 / C/c"
}

trait Trait {
    const PROVIDED: Feen<'static> = feen!("8//8 / C/c"); //~ "8//8 / C/c"
    const REQUIRED: Feen<'static, Piece<Chess>>;
    fn provided(&self) -> Feen<'static> {
        feen!("8/8 P / C/c") //~ "8/8 P / C/c"
    }
}

impl<T> Trait for T {
    const REQUIRED: Feen<'static, Piece<Chess>> = feen!(self::Chess, "K"); //~ "K"
}

fn never_called<T>(_: T) -> Feen<'static, Piece<Chess>> {
    feen!(Chess, "8/8 / C/c ") //~ "8/8 / C/c "
}

const fn constant() -> bool {
    matches!(feen!("2 / c/c").board(), Some([None, None])) //~ "2 / c/c"
}

fn take(_: Feen, _: Feen<Piece<Chess>>) {}

fn expressions(start: Feen) -> Option<Feen<'static>> {
    take(feen!("8/7 / C/c"), feen!(Chess, "9/8 / C/c")); //~ "8/7 / C/c" | "9/8 / C/c"
    let Some([Some(king), _]) = feen!("k^1 / C/C").board() else { return None }; //~ "k^1 / C/C"
    let _: Epin = king;
    for (index, piece) in feen!(Chess, "k^1 / C/C").pieces() { //~ "k^1 / C/C"
        let _: (usize, Piece<Chess>) = (index, piece);
    }
    let [mut first, _] = [feen!("7/8/8 / C/c"); 2]; //~ "7/8/8 / C/c"
    first = start;
    match feen!("2 / C/C").sizes() { //~ "2 / C/C"
        [2] => {}
        sizes => assert_eq!(sizes.len(), first.sizes().len()),
    }
    let _ = |side: bool| if side { feen!("8 / c/c") } else { start }; //~ "8 / c/c"
    let _ = feen!("8/7 / C/c") == start; //~ "8/7 / C/c"
    println!("{}", feen!("8/7 / C/c")); //~ "8/7 / C/c"
    feen!("8/7 / C/c"); //~ "8/7 / C/c"
    return Some(feen!("8/7 / C/c")); //~ "8/7 / C/c"
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
    by_literal!("a"); //~ "a"
    by_expr!("b"); //~ "b"
    by_path!(Chess, "c"); //~ "c"
    by_path!(self::Chess, r"8/7 / C/C"); //~ r"8/7 / C/C" | r"8/7 / C/C"
}

fn not_positions(white: bool, board: &[&str]) {
    feen!(b"8/8 / C/c"); //~ b"8/8 / C/c"
    feen!(8/8 / C/c); //~ 8
    feen!(rnbqk/8 / C/c); //~ rnbqk
    feen!(8); //~ 8
    feen!(K^); //~ K
    feen!('K'); //~ 'K'
    feen!(true); //~ true
    feen!(,); //~ ,
    feen!("8 / C/c"suffix); //~ "8 / C/c"suffix
    feen!("8 / C/c" "9 / C/c"); //~ "9 / C/c"
    feen!("8 / C/c", "9 / C/c"); //~ "9 / C/c"
    feen!("8 / C/c",,); //~ ,
    feen!("8 / C/c"; 3); //~ ;
    feen!(["8 / C/c"]); //~ ["8 / C/c"]
    feen!(None); //~ None
    feen!(Some("8 / C/c")); //~ Some
    feen!(Box::new("8 / C/c")); //~ Box
    feen!("8 / C/c".into()); //~ .
    feen!(String::from("8 / C/c")); //~ String
    feen!(env!("X")); //~ env
    feen!(START); //~ START
    feen!(match N / 2 { _ => "8 / C/c" }); //~ match
    feen!(epin!("K")); //~ epin
    feen!(board[0]); //~ board
    feen!(if white { "8 / C/c" } else { TEXT }); //~ if
    feen!(Chess); //~ Chess
    feen!(self::Chess); //~ Chess
    feen!(Chess "8 / C/c"); //~ "8 / C/c"
    feen!(Chess: "8 / C/c"); //~ :
    feen!(Chess; "8 / C/c"); //~ ;
    feen!(Chess. "8 / C/c"); //~ .
    feen!(Chess => "8 / C/c"); //~ =>
    feen!(Chess,); //~ ,
    feen!("Chess", "8 / C/c"); //~ "Chess"
    feen!("8 / C/c", Chess); //~ "8 / C/c"
    feen!(Chess, 8/8 / C/c); //~ 8
    feen!(Chess, "8 / C/c", "9 / C/c"); //~ "9 / C/c"
    feen!(Chess, board[0]); //~ board
    epin!("8/8 / C/c"); //~ "8/8 / C/c"
    let _ = epins!["K", "8/8 / C/c"]; //~ "8/8 / C/c"
    piece!(Chess, "8/8 / C/c"); //~ "8/8 / C/c"
}

fn main() {
    never_called(0);
}
