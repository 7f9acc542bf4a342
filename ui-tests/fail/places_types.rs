//@ editions: 2015 2018 2021 2024
//! Wrong literals in types, which the compiler evaluates before all others.

#![allow(unused)]

extern crate epin;

use epin::notation::snn;
use epin::{Catalog, epin, feen, piece};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

struct Board<const INDEX: usize>;

static ARRAY: [u8; epin!("K^^").index()] = [0; 7]; //~
static OTHER: [u8; 7] = [0; piece!(Chess, "K").token().index()]; //~
type Argument = Board<{ piece!(Chess, "k").token().index() }>; //~
static SQUARES: [u8; feen!("8/7 / C/c").square_count()] = [0; 4]; //~
static PIECES: [u8; 4] = [0; feen!(Chess, "k1/1k^ / C/c").square_count()]; //~
type Start = Board<{ feen!(Chess, "2k / C/c").square_count() }>; //~

fn generic<T>(_: T) {
    let _ = Board::<{ snn!("chess").as_str().len() }>; //~
}

fn main() {
    let _: (Argument, Start) = (Board, Board);
    generic(ARRAY.len() + OTHER.len() + SQUARES.len() + PIECES.len());
}
