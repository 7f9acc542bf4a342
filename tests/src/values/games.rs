//! The catalogs of `games/lib.rs`, checked against the game files beside it.

use std::fs;
use std::path::Path;

use epin::{Catalog, Epin, EpinMap, EpinSet, Piece, Side};
use serde::Deserialize;
use serde::de::IgnoredAny;

use epin_games::{Chess, ChessVsMakruk, Makruk, Shogi};

#[derive(Deserialize)]
struct Definition {
    pieces: EpinMap<IgnoredAny>,
    board: Vec<Vec<String>>,
}

fn check<C: Catalog>(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(file);
    let text = fs::read_to_string(path).unwrap();
    let definition = toml::from_str::<Definition>(&text).unwrap();

    let defined = definition.pieces.keys().collect::<EpinSet>();
    let first = |token: &Epin| token.side() == Side::First;
    let derived = Epin::all().filter(|token| C::of(*token).is_some());
    assert_eq!(derived.filter(first).collect::<EpinSet>(), defined);

    let squares = definition.board.iter().flatten().filter(|square| *square != ".");
    let pieces = squares.map(|square| square.parse::<Piece<C>>()).collect::<Result<Vec<_>, _>>();
    assert!(pieces.unwrap().len() >= 32);
}

#[test]
fn chess_is_as_defined() {
    check::<Chess>("chess.toml");
}

#[test]
fn makruk_is_as_defined() {
    check::<Makruk>("makruk.toml");
}

#[test]
fn shogi_is_as_defined() {
    check::<Shogi>("shogi.toml");
}

#[test]
fn chess_vs_makruk_is_as_defined() {
    check::<ChessVsMakruk>("chess-vs-makruk.toml");
}
