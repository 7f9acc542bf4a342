//! The catalogs of `epin-games`, checked against the game files in the `games` folder.

use std::fs;
use std::path::Path;

use epin::feen::FeenBuf;
use epin::notation::{Qpi, Styles};
use epin::{Catalog, Epin, EpinSet, Piece, Side};
use serde::Deserialize;

use epin_games::{Chess, Makruk, Shogi};

use crate::support::catalogs::ChessVsMakruk;

#[derive(Deserialize)]
struct Definition {
    /// The pieces by their EPIN or QPI tokens.
    pieces: toml::Table,
    start: Option<FeenBuf>,
    #[serde(default)]
    board: Vec<Vec<String>>,
}

fn read(file: &str) -> Definition {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(file);
    toml::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// Checks a game. The jeweled king of `shogi.toml` is skipped, because the catalog does not have it.
fn check<C: Catalog>(file: &str) {
    let mut definition = read(file);
    definition.pieces.remove("K^'");
    let defined = definition.pieces.keys().map(|key| Epin::parse(key).unwrap());
    let first = |token: &Epin| token.side() == Side::First;
    let derived = Epin::all().filter(|token| C::from_token(*token).is_some());
    assert_eq!(derived.filter(first).collect::<EpinSet>(), defined.collect());
    check_board::<C>(&definition);
}

fn check_board<C: Catalog>(definition: &Definition) {
    let rows = definition.board.iter().flatten().filter(|square| *square != ".");
    let of_rows = rows.map(|square| square.parse::<Piece<C>>().unwrap());
    let start = definition.start.as_ref().map(|start| start.in_catalog::<C>().unwrap());
    let of_start = start.iter().flat_map(|start| start.pieces().map(|(_, piece)| piece));
    let pieces: Vec<_> = of_rows.chain(of_start).collect();
    assert!(pieces.len() >= 32);
}

#[test]
fn games_of_one_style_are_as_defined() {
    check::<Chess>("chess.toml");
    check::<Makruk>("makruk.toml");
    check::<Shogi>("shogi.toml");
}

#[test]
fn chess_vs_makruk_is_as_defined() {
    let definition = read("chess-vs-makruk.toml");
    check_board::<ChessVsMakruk>(&definition);
    let styles = Styles::parse("C/m").unwrap();
    let token = |key: &String| match key.parse::<Qpi>() {
        Ok(qpi) => qpi.to_epin(styles).unwrap(),
        Err(_) => key.parse::<Epin>().unwrap(),
    };
    let defined = definition.pieces.keys().map(token).collect::<EpinSet>();
    for piece in Piece::<ChessVsMakruk>::all() {
        // Neither king can be captured.
        let is_captured_king = piece.is_terminal() && piece.is_derived();
        let tokens = [piece.token(), piece.flipped().token(), piece.token().flipped()];
        let is_defined = tokens.iter().any(|token| defined.contains(*token));
        assert!(is_captured_king || is_defined, "{piece}");
    }
}
