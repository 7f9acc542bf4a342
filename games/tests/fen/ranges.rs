//! Where the pieces of a position are in its string.

use epin::{Piece, piece};
use epin_games::{Chess, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};

/// Checks that each piece of a position is in the string where its range says, and that nothing else on the
/// board is in the ranges. `letter` returns how a piece is written.
fn check<G: Game>(text: &str, letter: impl Fn(Piece<G>) -> String) {
    let fen = Setup::<G>::parse(text).unwrap();
    let mut board = String::new();
    for (index, square) in fen.position.squares.iter().enumerate() {
        let range = Setup::<G>::piece_range(text, index);
        assert_eq!(range.is_some(), square.is_some(), "{text}: {index}");
        if let (Some(range), Some(piece)) = (range, *square) {
            assert_eq!(text[range.clone()], letter(piece), "{text}: {index}");
            assert!(range.start >= board.len(), "{text}: {index}");
            board += &"_".repeat(range.start - board.len());
            board += &text[range];
        }
    }
    let field = text.split([' ', '[']).next().unwrap();
    let expected = field.replace(|char: char| char.is_ascii_digit() || char == '/', "_");
    assert_eq!(board.trim_end_matches('_'), expected.trim_end_matches('_'));
    for index in [fen.position.squares.len(), usize::MAX] {
        assert_eq!(Setup::<G>::piece_range(text, index), None);
    }
    assert_eq!(Setup::<G>::piece_range(&text[1..], 0), None);
}

#[test]
fn of_a_square() {
    check::<Chess>("r3k2r/p1pp4/bn6/3PN3/1p2P3/2N2Q1p/8/R3K2R b KQkq e3 0 1", |piece| {
        piece.as_str().replace(['+', '-', '^'], "")
    });
    check::<Shogi>(
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sb 1",
        |piece| piece.as_str().replace('^', ""),
    );
}

#[test]
fn with_marks() {
    let text = "Q~2q~4/8/8/8/8/8/8/7R[Q] w - -";
    let range = |index| Setup::<Crazyhouse>::piece_range(text, index);
    assert_eq!((range(0), range(3), range(63)), (Some(0..2), Some(3..5), Some(20..21)));
    assert_eq!(Setup::<Makruk>::piece_range("7M~/8/8/8/8/8/8/8 w", 7), Some(1..3));
    assert_eq!(Setup::<Xiangqi>::piece_range("9/9/9/9/9/9/9/9/9/8K w", 89), Some(19..20));
}

#[test]
fn in_hand() {
    let text = "4k4/9/9/9/9/9/9/9/4K4 b 2R10Pbp 1";
    let range = |piece| Setup::<Shogi>::hand_piece_range(text, piece).map(|range| &text[range]);
    assert_eq!(range(piece!(Shogi, "R")), Some("2R"));
    assert_eq!(range(piece!(Shogi, "P")), Some("10P"));
    assert_eq!(range(piece!(Shogi, "b")), Some("b"));
    assert_eq!(Setup::hand_piece_range(text, piece!(Shogi, "p")), Some(30..31));
    assert_eq!((range(piece!(Shogi, "B")), range(piece!(Shogi, "K^"))), (None, None));
    assert_eq!(Setup::hand_piece_range("4k4 b P", piece!(Shogi, "P")), None);
    let empty = "9/9/9/9/9/9/9/9/4K4 b - 1";
    assert_eq!(Setup::hand_piece_range(empty, piece!(Shogi, "P")), None);

    for text in ["8/8/8/8/8/8/8/7K[pPQP] w - -", "8/8/8/8/8/8/8/7K/pPQP w - -"] {
        assert_eq!(Setup::hand_piece_range(text, piece!(Crazyhouse, "P")), Some(18..19));
        assert_eq!(Setup::hand_piece_range(text, piece!(Crazyhouse, "Q")), Some(19..20));
        assert_eq!(Setup::hand_piece_range(text, piece!(Crazyhouse, "q")), None);
    }
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(Setup::hand_piece_range(castling, piece!(Crazyhouse, "K^")), None);
    assert_eq!(Setup::hand_piece_range(castling, piece!(Chess, "K^")), None);
}
