//! Tokens that are not in the catalog, which the compiler finds when it evaluates constants. After
//! `//~` is where on the line the only error is.

extern crate epin;

use epin::{Catalog, Piece, piece, pieces};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde)]
enum Chess {
    #[epin("K^")]
    King,
}

const CONST: Piece<Chess> = piece!(Chess, "+K"); //~ "+K"
static STATIC: Piece<Chess> = piece!(Chess, "K"); //~ "K"
static PIECES: [Piece<Chess>; 2] = pieces![Chess, "K^", "+K^"]; //~ "+K^"

trait Trait {
    const PROVIDED: Piece<Chess> = piece!(self::Chess, "Q"); //~ "Q"
    const REQUIRED: Piece<Chess>;
    fn provided(&self) -> Piece<Chess> {
        piece!(Chess, "q") //~ "q"
    }
}

impl<T> Trait for T {
    const REQUIRED: Piece<Chess> = piece!(Chess, "P"); //~ "P"
}

fn generic<T>(_: T) -> Piece<Chess> {
    piece!(Chess, "K'") //~ "K'"
}

const fn constant(piece: Piece<Chess>) -> bool {
    matches!(piece, piece!(Chess, "k'")) //~ "k'"
}

fn patterns(piece: Piece<Chess>) {
    match piece {
        piece!(Chess, "A") => {} //~ "A"
        _ => {}
    }
    if let piece!(Chess, "B") = piece {} //~ "B"
    while let piece!(Chess, "C") = piece {} //~ "C"
    let (piece!(Chess, "D"), _) = (piece, 0) else { return }; //~ "D"
    let _ = matches!(Some(piece), Some(piece!(Chess, "E"))); //~ "E"
    let [piece!(Chess, "k"), ..] = [piece, piece] else { return }; //~ "k"
    let pieces![Chess, "K^", "F"] = [piece, piece] else { return }; //~ "F"
}

macro_rules! by_literal {
    ($token:literal) => {
        piece!(Chess, $token)
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
                piece!(Chess, $d token)
            };
        }
    };
}

define! { $ inner_by_literal literal }
define! { $ inner_by_expr expr }
define! { $ inner_by_tt tt }

fn forwarded(piece: Piece<Chess>) {
    by_literal!("a"); //~ "a"
    by_expr!("b"); //~ "b"
    inner_by_literal!("c"); //~ "c"
    inner_by_expr!("d"); //~ "d"
    inner_by_tt!("e"); //~ "e"
    if let inner_by_expr!("f") = piece {} //~ "f"
}

fn main() {
    generic(0);
}
