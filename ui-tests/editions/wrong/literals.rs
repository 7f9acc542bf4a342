//! Wrong literals, which the macros report. After `//~` is where on the line the only error is.

extern crate epin;

use epin::{Catalog, Epin, KindTable, Piece, PieceTable, Pin, Qpi, Sin, Snn};
use epin::{epin, epins, piece, pieces, pin, qpi, sin, snn};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Board<const INDEX: usize>;

const EPIN: Epin = epin!("K^^"); //~ "K^^"
static PIN: Pin = pin!("K'"); //~ "K'"
const SIN: Sin = sin!("Chess"); //~ "Chess"
static QPI: Qpi = qpi!("C:"); //~ "C:"
const SNN: Snn = snn!("chess"); //~ "chess"
static PIECE: Piece<Chess> = piece!(Chess, "^K"); //~ "^K"
const EPINS: [Epin; 2] = epins!["K", r"k''"]; //~ r"k''"
static PIECES: [Piece<Chess>; 2] = pieces![Chess, "K^", "K^+"]; //~ "K^+"
static ARRAY: [u8; epin!("KQ").index()] = [0; epin!("QK").index()]; //~ "KQ" | "QK"
type Argument = Board<{ pin!("").index() }>; //~ ""

trait Trait {
    const PROVIDED: Qpi = qpi!("K"); //~ "K"
    const REQUIRED: Sin;
    fn provided(&self) -> Snn {
        snn!("Chess_") //~ "Chess_"
    }
}

impl<T> Trait for T {
    const REQUIRED: Sin = sin!("1"); //~ "1"
}

fn generic<T>(_: T) -> Piece<Chess> {
    piece!(Chess, 'K') //~ 'K'
}

const fn constant(piece: Qpi) -> bool {
    matches!(piece, qpi!("c:K'")) //~ "c:K'"
}

fn patterns(token: Epin, pin: Pin, sin: Sin, qpi: Qpi, snn: Snn, piece: Piece<Chess>) {
    match token {
        epin!("K ") => {} //~ "K "
        epin!("++K") | epin!("K-") => {} //~ "++K" | "K-"
        _ => {}
    }
    if let pin!("K^'") = pin {} //~ "K^'"
    while let sin!("") = sin {} //~ ""
    let (qpi!("C:KQ"), _) = (qpi, 0) else { return }; //~ "C:KQ"
    let _ = matches!(Some(snn), Some(snn!("Chess 960"))); //~ "Chess 960"
    let [piece!(Chess, "♔"), ..] = [piece, piece] else { return }; //~ "♔"
    let epins!["K", "1"] = [token, token] else { return }; //~ "1"
    let pieces![Chess, "K^", "2"] = [piece, piece] else { return }; //~ "2"
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
    by_literal!("a^^"); //~ "a^^"
    by_expr!("b^^"); //~ "b^^"
    inner_by_literal!("c^^"); //~ "c^^"
    inner_by_expr!("d^^"); //~ "d^^"
    inner_by_tt!("e^^"); //~ "e^^"
    if let inner_by_expr!("f^^") = pin {} //~ "f^^"
}

fn not_strings() {
    epin!(b"K"); //~ b"K"
    epin!(7); //~ 7
    pin!(K); //~ K
    sin!(C); //~ C
    epin!("K"suffix); //~ "K"suffix
    qpi!("C:K" "C:Q"); //~ "C:Q"
    snn!(true); //~ true
    let _ = epins!["K" "Q"]; //~ "Q"
    let _ = epins!["K", None]; //~ None
    let _ = pieces![Chess, _, "K^"]; //~ _
    let _ = piece!(Chess, ["K^", "k^"]); //~ ["K^", "k^"]
    let _ = sin!(["C"]); //~ ["C"]
    let _ = qpi!([]); //~ []
    epin!(String::from('K')); //~ String
    let _ = pieces![Chess, "K^", String::from("k^")]; //~ String
    snn!(String::from(TEXT)); //~ String
    epin!(KING); //~ KING
    snn!(env!("X")); //~ env
    epin!(concat!("K", "^")); //~ concat
    pin!(text); //~ text
    qpi!(C:K); //~ C
    epin!(k @ "A"); //~ k
    epin!("P" | "p"); //~ |
    epin!("A"..="Z"); //~ ..=
    epin!("K".into()); //~ .
    epin!(Some("K")); //~ Some
    epin!(&"K"); //~ &
    epin!(,); //~ ,
    sin!(match 4 / 2 { _ => "C" }); //~ match
    piece!(Chess, KING); //~ KING
    let _: epin!(KING) = (); //~ KING
    epin!(epin!("K")); //~ epin
    pin!(::epin::epin!("K'")); //~ ::
    let _ = epins!["K", piece!(Chess, "K^")]; //~ piece
    sin!(snn!("Chess")); //~ snn
}

fn choices(white: bool, board: &[u8], piece: &Piece<Chess>) {
    pin!(if piece.is_native { "K" } else { "+K" }); //~ if
    snn!(if board[0] == 1 { "Chess" } else { TEXT }); //~ if
    piece!(Chess, if !white { "K^" } else { "k^" }); //~ if
    let _ = epins!["K", if white && true { "K" } else { "k" }]; //~ if
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Wrong {
    #[epin("K^^")] //~ "K^^"
    King,
    #[epin("Q", "q")] //~ "q"
    Queen,
    #[epin("Q")] //~ "Q"
    Other,
    #[epin(P)] //~ P
    Pawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde, name = 'x')] //~ 'x'
enum WrongInFiles {
    #[epin("K", "K'^")] //~ "K'^"
    King,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Sides {
    #[epin(white)] //~ white
    White(Chess),
    #[epin(1)] //~ 1
    Black(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SidesInQuotes {
    #[epin("first")] //~ "first"
    White(Chess),
    #[epin("C")] //~ "C"
    Black(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SidesOfFields {
    White(#[epin(first)] Chess), //~ #[epin(first)]
    Black(#[epin(second)] Chess), //~ #[epin(second)]
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(first, second)] //~ first
enum SideOfEnum {
    White(Chess),
    Black(Chess),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum SideOfPiece {
    #[epin(first)]
    King, //~ King
    #[epin("P")]
    Pawn,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum ThreeCatalogs {
    #[epin(first)]
    White(Chess),
    #[epin(second)]
    Black(Chess),
    Third(Chess), //~ Third
}

static OF_KINDS: KindTable<ThreeCatalogs, u8> = KindTable::new([1, 2, 3]);
static OF_PIECES: PieceTable<ThreeCatalogs, u8> = PieceTable::new([0; 12]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin("K^")]
struct King; //~ King

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Generic<T> { //~ T
    #[epin("K^")]
    King(T),
}

fn main() {
    assert_eq!(Wrong::ALL.len() + WrongInFiles::ALL.len(), 5);
    let [_, second, _] = *OF_KINDS.as_array();
    assert_eq!(second + OF_KINDS[ThreeCatalogs::White(Chess::King)] + OF_PIECES.as_array()[11], 3);
    let _ = piece!(Wrong, "K").kind() == Wrong::Pawn;
    generic(0);
}
