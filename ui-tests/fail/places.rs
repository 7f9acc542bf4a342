//@ editions: 2015 2018 2021 2024
//! All places where a literal can be: a wrong one is one error, at the literal.

#![allow(unused)]

extern crate epin;

use epin::notation::{Pin, Qpi, Sin, Snn};
use epin::{Catalog, Epin, EpinTable, Piece};
use epin::notation::{pin, qpi, sin, snn};
use epin::{epin, epins, piece, pieces};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Board<const INDEX: usize>;

mod glob {
    use epin::notation::*;

    const PIN: Pin = pin!("K^'"); //~
}

const EPIN: Epin = epin!("K^^"); //~
static PIN: Pin = pin!("K'"); //~
const SIN: Sin = sin!("Chess"); //~
static QPI: Qpi = qpi!("C:"); //~
const SNN: Snn = snn!("chess"); //~
static PIECE: Piece<Chess> = piece!(Chess, "^K"); //~
const EPINS: [Epin; 2] = epins!["K", r"k''"]; //~ at `r"k''"`
static PIECES: [Piece<Chess>; 2] = pieces![Chess, "K^", "K^+"]; //~ at `"K^+"`
static ARRAY: [u8; epin!("KQ").index()] = [0; epin!("QK").index()]; //~ at `"KQ"` //~ at `"QK"`
type Argument = Board<{ pin!("").index() }>; //~

trait Trait {
    const PROVIDED: Qpi = qpi!("K"); //~
    const REQUIRED: Sin;
    fn provided(&self) -> Snn {
        snn!("Chess_") //~
    }
}

impl<T> Trait for T {
    const REQUIRED: Sin = sin!("1"); //~
}

fn generic<T>(_: T) -> Piece<Chess> {
    piece!(Chess, 'K') //~ at `'K'`
}

const fn constant(piece: Qpi) -> bool {
    matches!(piece, qpi!("c:K'")) //~
}

fn patterns(token: Epin, pin: Pin, sin: Sin, qpi: Qpi, snn: Snn, piece: Piece<Chess>) {
    match token {
        epin!("K ") => {} //~
        epin!("++K") | epin!("K-") => {} //~ at `"++K"` //~ at `"K-"`
        _ => {}
    }
    if let pin!("K^'") = pin {} //~
    if let epin::notation::pin!("K^'") = pin {} //~
    while let sin!("") = sin {} //~
    let (qpi!("C:KQ"), _) = (qpi, 0) else { return }; //~
    let _ = matches!(Some(snn), Some(snn!("Chess 960"))); //~
    let [piece!(Chess, "♔"), ..] = [piece, piece] else { return }; //~
    let epins!["K", "1"] = [token, token] else { return }; //~ at `"1"`
    let pieces![Chess, "K^", "2"] = [piece, piece] else { return }; //~ at `"2"`
}

macro_rules! by_literal {
    ($token:literal) => {
        epin!($token)
    };
}

macro_rules! by_expr {
    ($token:expr) => {
        piece!(Chess, $token)
    };
}

macro_rules! define {
    ($d:tt $name:ident $fragment:ident) => {
        macro_rules! $name {
            ($d token:$fragment) => {
                pin!($d token)
            };
        }
    };
}

define! { $ inner_by_literal literal }
define! { $ inner_by_expr expr }
define! { $ inner_by_tt tt }

fn forwarded(pin: Pin) {
    by_literal!("a^^"); //~
    by_expr!("b^^"); //~
    inner_by_literal!("c^^"); //~
    inner_by_expr!("d^^"); //~
    inner_by_tt!("e^^"); //~
    if let inner_by_expr!("f^^") = pin {} //~
}

fn not_strings() {
    epin!(b"K"); //~ at `b"K"`
    epin!(7); //~ at `7`
    pin!(K); //~ at `K`
    sin!(C); //~ at `C`
    epin!("K"suffix); //~ at `"K"suffix`
    qpi!("C:K" "C:Q"); //~ at `"C:Q"`
    snn!(true); //~ at `true`
    let _ = epins!["K" "Q"]; //~ at `"Q"`
    let _ = epins!["K", None]; //~ at `None`
    let _ = pieces![Chess, _, "K^"]; //~ at `_` (2)
    let _ = piece!(Chess, ["K^", "k^"]); //~ at `["K^", "k^"]`
    let _ = sin!(["C"]); //~ at `["C"]`
    let _ = qpi!([]); //~ at `[]`
    epin!(String::from('K')); //~ at `String`
    let _ = pieces![Chess, "K^", String::from("k^")]; //~ at `String`
    snn!(String::from(TEXT)); //~ at `String`
    epin!(KING); //~ at `KING`
    snn!(env!("X")); //~ at `env`
    epin!(concat!("K", "^")); //~ at `concat`
    piece!("K"); //~ at `"K"`
    pin!(text); //~ at `text`
    qpi!(C:K); //~ at `C`
    epin!(k @ "A"); //~ at `k`
    epin!("P" | "p"); //~ at `|`
    epin!("A"..="Z"); //~ at `.`
    epin!("K".into()); //~ at `.`
    epin!(Some("K")); //~ at `Some`
    epin!(&"K"); //~ at `&`
    epin!(,); //~ at `,`
    sin!(match 4 / 2 { _ => "C" }); //~ at `match`
    piece!(Chess, KING); //~ at `KING`
    let _: epin!(KING) = (); //~ at `KING`
    epin!(epin!("K")); //~ at `epin` (2)
    pin!(::epin::epin!("K'")); //~ at `:`
    let _ = epins!["K", piece!(Chess, "K^")]; //~ at `piece`
    sin!(snn!("Chess")); //~ at `snn`
}

fn choices(white: bool, board: &[u8], piece: &Piece<Chess>) {
    pin!(if piece.is_native { "K" } else { "+K" }); //~ at `if`
    snn!(if board[0] == 1 { "Chess" } else { TEXT }); //~ at `if`
    piece!(Chess, if !white { "K^" } else { "k^" }); //~ at `if`
    let _ = epins!["K", if white && true { "K" } else { "k" }]; //~ at `if`
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Broken {
    #[epin("K^^")] //~
    King,
    #[epin("Q", "q")] //~ at `"q"`
    Queen,
    #[epin("Q")] //~
    Other,
    #[epin(P)] //~ at `P`
    Pawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde, name = 'x')] //~ at `'x'`
enum BrokenInFiles {
    #[epin("K", "K'^")] //~ at `"K'^"`
    King,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Sides {
    #[epin(white)] //~ at `white`
    White(Chess),
    #[epin(1)] //~ at `1`
    Black(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SidesInQuotes {
    #[epin("first")] //~
    White(Chess),
    #[epin("C")] //~
    Black(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SidesOfFields {
    White(#[epin(first)] Chess), //~ at `[epin(first)]`
    Black(#[epin(second)] Chess), //~ at `[epin(second)]`
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(first, second)] //~ at `first`
enum SideOfEnum {
    White(Chess),
    Black(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SideOfPiece {
    #[epin(first)]
    King, //~ at `King`
    #[epin("P")]
    Pawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum ThreeCatalogs {
    #[epin(first)]
    White(Chess),
    #[epin(second)]
    Black(Chess),
    Third(Chess), //~ at `Third`
}

static OF_KINDS: EpinTable<ThreeCatalogs, u8> = EpinTable::from_array([1, 2, 3]);
static OF_PIECES: EpinTable<Piece<ThreeCatalogs>, u8> = EpinTable::from_array([0; 12]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin("K^")]
struct King; //~ at `King`

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Generic<T> { //~ at `T`
    #[epin("K^")]
    King(T),
}

fn main() {
    assert_eq!(Broken::ALL.len() + BrokenInFiles::ALL.len(), 5);
    let [_, second, _] = *OF_KINDS.as_array();
    assert_eq!(second + OF_KINDS[ThreeCatalogs::White(Chess::King)] + OF_PIECES.as_array()[11], 3);
    let _ = piece!(Broken, "K").kind() == Broken::Pawn;
    generic(0);
}
