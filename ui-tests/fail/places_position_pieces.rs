//@ editions: 2015 2018 2021 2024
//! All places where a position can be: each piece in it that is not in the catalog is one error, at
//! the literal.

#![allow(unused)]

extern crate epin;

use epin::feen::Feen;
use epin::{Catalog, Piece, feen};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

const PIECE: Feen<Piece<Chess>> = feen!(Chess, "k^n/1K^ / C/c"); //~
static FIRST: Feen<Piece<Chess>> = feen!(Chess, "nk^/1K^ / C/c"); //~
const TWO: Feen<Piece<Chess>> = feen!(Chess, "nk^1/BN1 N/ C/c"); //~ //~
static PIECES: [Option<Piece<Chess>>; 2] = feen!(Chess, "nk^ / C/c").board().unwrap(); //~
static LAST: [Option<Piece<Chess>>; 2] = feen!(Chess, "k^n / C/c").board().unwrap(); //~

struct Game;

impl Game {
    const START: Feen<'static, Piece<Chess>> = feen!(Chess, "Q / C/c"); //~
}

trait Trait {
    const REQUIRED: Feen<'static, Piece<Chess>>;
    fn provided(&self) -> Feen<'static, Piece<Chess>> {
        feen!(Chess, "K / C/c") //~
    }
}

impl<T> Trait for T {
    const REQUIRED: Feen<'static, Piece<Chess>> = feen!(self::Chess, "1q / C/c"); //~
}

fn never_called<T>(_: T) -> Feen<'static, Piece<Chess>> {
    feen!(Chess, "1K / C/c") //~
}

fn take(_: Feen<Piece<Chess>>) {}

fn expressions() -> Option<Feen<'static, Piece<Chess>>> {
    take(feen!(Chess, "1k / C/c")); //~
    let Some([rook, _]) = feen!(Chess, "+r1 / C/c").board() else { return None }; //~
    let _: Option<Piece<Chess>> = rook;
    let _ = |_: u8| feen!(Chess, "1r^ / C/c"); //~
    println!("{}", feen!(Chess, "k / C/c")); //~ at `"k / C/c"`
    return Some(feen!(Chess, "2k / C/c")); //~
}

macro_rules! by_literal {
    ($text:literal) => {
        feen!(Chess, $text)
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
    by_literal!("n / C/c"); //~
    by_expr!("a / C/c"); //~
    by_path!(Chess, "b / C/c"); //~
    by_path!(self::Chess, "c / C/c"); //~
}

fn main() {}
