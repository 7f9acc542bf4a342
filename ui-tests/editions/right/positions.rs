//! What only a position can be in an expression, and how its literal may be written.

use epin::feen::Feen;
use epin::{Epin, Piece, Side, epin, feen, piece};

use super::catalogs::Chess;

const BOARD: [Option<Epin>; 4] = feen!("k^1/1K^ / C/c").board().unwrap();
static PIECES: [Option<Piece<Chess>>; 4] = feen!(Chess, "k^1/1-R R/ C/c").board().unwrap();

fn turn(start: Feen, pieces: Feen<Piece<Chess>>) -> (Side, Side) {
    (start.turn(), pieces.turn())
}

#[test]
fn parts_and_arguments() {
    assert_eq!(BOARD, [Some(epin!("k^")), None, None, Some(epin!("K^"))]);
    assert_eq!(PIECES, [Some(piece!(Chess, "k^")), None, None, Some(piece!(Chess, "-R"))]);
    let mut hand = feen!(Chess, "k^1/1-R R/ C/c").hand_pieces(Side::First);
    assert_eq!(hand.next(), Some((piece!(Chess, "R"), 1)));
    assert_eq!(turn(feen!("8 / c/C"), feen!(Chess, "8 / C/c")), (Side::Second, Side::First));
    let Some([Some(king), ..]) = feen!(Chess, "k^1 / C/c").board::<2>() else { unreachable!() };
    assert_eq!(king.kind(), Chess::King);
    match feen!("k^1 / C/c").sizes() {
        [2] => {}
        _ => unreachable!(),
    }
}

#[test]
fn literals() {
    let lines = feen!(
        Chess,
        "k^1/\
         1K^ \
         / C/c",
    );
    assert_eq!(lines, feen!(Chess, "k^1/1K^ / C/c"));
    assert_eq!(lines, feen!(Chess, r"k^1/1K^ / C/c"));
}
