//@ editions: 2015 2018 2021 2024
//! All places where a token can be: one that is not in the catalog is one error, at the token.

#![allow(unused)]

extern crate epin;

use epin::{Catalog, Piece, piece, pieces};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde)]
enum Chess {
    #[epin("K^")]
    King,
}

const CONST: Piece<Chess> = piece!(Chess, "+K"); //~
static STATIC: Piece<Chess> = piece!(Chess, "K"); //~
static PIECES: [Piece<Chess>; 2] = pieces![Chess, "K^", "+K^"]; //~ at `"+K^"`

trait Trait {
    const PROVIDED: Piece<Chess> = piece!(self::Chess, "Q"); //~
    const REQUIRED: Piece<Chess>;
    fn provided(&self) -> Piece<Chess> {
        piece!(Chess, "q") //~
    }
}

impl<T> Trait for T {
    const REQUIRED: Piece<Chess> = piece!(Chess, "P"); //~
}

fn generic<T>(_: T) -> Piece<Chess> {
    piece!(Chess, "K'") //~
}

const fn constant(piece: Piece<Chess>) -> bool {
    matches!(piece, piece!(Chess, "k'")) //~
}

fn patterns(piece: Piece<Chess>) {
    match piece {
        piece!(Chess, "A") => {} //~
        _ => {}
    }
    if let piece!(Chess, "B") = piece {} //~
    while let piece!(Chess, "C") = piece {} //~
    let (piece!(Chess, "D"), _) = (piece, 0) else { return }; //~
    let _ = matches!(Some(piece), Some(piece!(Chess, "E"))); //~
    let [piece!(Chess, "k"), ..] = [piece, piece] else { return }; //~
    let pieces![Chess, "K^", "F"] = [piece, piece] else { return }; //~ at `"F"`
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
    by_literal!("a"); //~
    by_expr!("b"); //~
    inner_by_literal!("c"); //~
    inner_by_expr!("d"); //~
    inner_by_tt!("e"); //~
    if let inner_by_expr!("f") = piece {} //~
}

fn main() {
    generic(0);
}
