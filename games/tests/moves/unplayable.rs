//! Moves that cannot be played, each with its error, and what the ones that can be played change.

use epin_games::{Chess, Crazyhouse, Game, Makruk, PlayErrorKind as Kind, Setup, Shogi, Xiangqi};

/// Checks rows of a position, a move, the kind of the error, the name of its square, its token and its message.
fn refused<G: Game>(rows: &[(&str, &str, Kind, &str, &str, &str)]) {
    for (text, next, kind, square, token, message) in rows {
        let mut fen = Setup::<G>::parse(text).unwrap();
        let before = fen.clone();
        let error = fen.play(next.parse().unwrap()).expect_err(next);
        assert_eq!(
            (error.to_string().as_str(), error.kind()),
            (*message, *kind),
            "{next} in {text}"
        );
        assert_eq!(error.square(), G::square_index(square), "{next} in {text}");
        assert_eq!(error.token().map_or("", |token| token.as_str()), *token, "{next} in {text}");
        assert_eq!(format!("{error:?}"), format!("PlayError({error})"));
        assert!(fen == before, "{next} in {text}");
    }
}

/// Checks rows of a position, a move and the position after it.
fn played<G: Game>(rows: &[(&str, &str, &str)]) {
    for (before, next, after) in rows {
        let mut fen = Setup::<G>::parse(before).unwrap_or_else(|error| panic!("{before}: {error}"));
        fen.play(next.parse().unwrap()).unwrap_or_else(|error| panic!("{next}: {error}"));
        assert_eq!(fen.to_fen().as_deref(), Ok(*after), "{next} in {before}");
    }
}

#[test]
fn chess_refuses() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let first = "a piece of the side to move, which is the first";
    refused::<Chess>(&[
        (start, "e4e5", Kind::From, "e4", "", &format!("expected {first}, found none on e4")),
        (start, "e7e5", Kind::From, "e7", "+p", &format!("expected {first}, found `+p` on e7")),
        (
            "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
            "e1e2",
            Kind::From,
            "e1",
            "K^",
            "expected a piece of the side to move, which is the second, found `K^` on e1",
        ),
        (
            start,
            "g1e2",
            Kind::To,
            "e2",
            "+P",
            "expected no piece of the side to move, found `+P` on e2",
        ),
        (
            start,
            "e2e4q",
            Kind::Promotion,
            "e2",
            "+P",
            "expected a piece that can promote by moving to e4, found `+P` on e2",
        ),
        (
            "8/5K2/8/8/8/8/8/4k3 w - - 0 1",
            "f7f8q",
            Kind::Promotion,
            "f7",
            "K^",
            "expected a piece that can promote by moving to f8, found `K^` on f7",
        ),
        (
            "8/4P3/8/8/8/8/8/4k3 w - - 0 1",
            "e7e8",
            Kind::Promotion,
            "e7",
            "P",
            "expected a promotion, as in `e7e8q`, found `e7e8`",
        ),
        (
            "4k3/8/8/8/8/8/4p3/8 b - - 0 1",
            "e2e1",
            Kind::Promotion,
            "e2",
            "p",
            "expected a promotion, as in `e2e1q`, found `e2e1`",
        ),
    ]);
}

/// A king does not promote, not even by castling.
#[test]
fn chess_refuses_to_castle_and_promote() {
    for text in ["e1g1q", "e1h1q"] {
        let mut setup = Setup::<Chess>::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let before = setup.clone();
        let error = setup.play(text.parse().unwrap()).unwrap_err();
        assert_eq!((error.kind(), setup), (Kind::Promotion, before), "{text}");
    }
}

#[test]
fn chess_refuses_to_castle() {
    let king = "a king that may castle on this side";
    let rook = "a rook that this king may castle with";
    let third = "no other piece where the king or the rook ends up";
    let rows = [
        // Without the right, the rook would stay where it is.
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", king, "e1", "K^"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1c1", king, "e1", "K^"),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", king, "e1", "K^"),
        ("4K3/8/8/8/8/8/8/4k2R w - - 0 1", "e8g8", king, "e8", "K^"),
        ("4k2r/8/8/8/8/8/8/4K3 b - - 0 1", "e8g8", king, "e8", "k^"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", rook, "h1", "R"),
        ("4k3/8/8/8/8/8/4R3/4K2R w K - 0 1", "e1e2", rook, "e2", "R"),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1", third, "g1", "N"),
        ("4k3/8/8/8/8/8/8/4K1nR w K - 0 1", "e1h1", third, "g1", "n"),
        ("4k3/8/8/8/8/8/8/R2qK3 w Q - 0 1", "e1c1", third, "d1", "q"),
        // A second king has no rights.
        ("4K3/8/8/8/8/8/8/k3K2R w K - 0 1", "e8g8", king, "e8", "K^"),
        ("k7/8/8/8/8/8/7K/4K2R w K - 0 1", "h2h1", rook, "h1", "-R"),
        // With `K`, the rook on h1 may castle.
        ("4k3/8/8/8/8/8/8/4KR1R w K - 0 1", "e1f1", rook, "f1", "R"),
        // The other rook, which may castle as well, is a third piece.
        ("4k3/8/8/8/8/8/8/RK1R4 w DA - 0 1", "b1a1", third, "d1", "-R"),
    ];
    for (text, next, expected, square, token) in rows {
        let message = format!("expected {expected}, found `{token}` on {square}");
        refused::<Chess>(&[(text, next, Kind::Castling, square, token, &message)]);
    }
    // A promoted rook cannot castle.
    let message = format!("expected {rook}, found `+R` on h1");
    let text = "4k3/8/8/8/8/8/8/4K2R~[] w - - 0 1";
    refused::<Crazyhouse>(&[(text, "e1h1", Kind::Castling, "h1", "+R", &message)]);
}

#[test]
fn crazyhouse_refuses() {
    refused::<Crazyhouse>(&[
        (
            "4k3/8/8/8/8/8/8/4K3[p] w - - 0 1",
            "P@e4",
            Kind::Hand,
            "",
            "P",
            "expected `P` in the first side's hand, found none",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            "P@e8",
            Kind::To,
            "e8",
            "k^",
            "expected an empty square, found `k^` on e8",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            "P@d8",
            Kind::Promotion,
            "d8",
            "P",
            "expected a piece that can be dropped on d8, found `P`",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3[p] b - - 0 1",
            "P@d1",
            Kind::Promotion,
            "d1",
            "p",
            "expected a piece that can be dropped on d1, found `p`",
        ),
    ]);
}

#[test]
fn makruk_refuses() {
    refused::<Makruk>(&[
        (
            "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1",
            "e5e6",
            Kind::Promotion,
            "e5",
            "P",
            "expected a promotion, as in `e5e6m`, found `e5e6`",
        ),
        (
            "4k3/8/8/8/3M4/8/8/4K3 w - - 0 1",
            "d4e5m",
            Kind::Promotion,
            "d4",
            "Q",
            "expected a piece that can promote by moving to e5, found `Q` on d4",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
            "e4e5m",
            Kind::Promotion,
            "e4",
            "P",
            "expected a piece that can promote by moving to e5, found `P` on e4",
        ),
    ]);
}

#[test]
fn shogi_refuses() {
    fn row<'a>(
        board: &'a str,
        next: &'a str,
        square: &'a str,
        token: &'a str,
        message: &'a str,
    ) -> (&'a str, &'a str, Kind, &'a str, &'a str, &'a str) {
        (board, next, Kind::Promotion, square, token, message)
    }
    let stay = "expected a piece that can be dropped on 5b, found `N`";
    refused::<Shogi>(&[
        row(
            "4k4/P8/9/9/9/9/9/9/4K4 b - 1",
            "9b9a",
            "9b",
            "P",
            "expected a promotion, as in `9b9a+`, found `9b9a`",
        ),
        row(
            "4k4/L8/9/9/9/9/9/9/4K4 b - 1",
            "9b9a",
            "9b",
            "L",
            "expected a promotion, as in `9b9a+`, found `9b9a`",
        ),
        row(
            "4k4/9/9/N8/9/9/9/9/4K4 b - 1",
            "9d8b",
            "9d",
            "N",
            "expected a promotion, as in `9d8b+`, found `9d8b`",
        ),
        row(
            "4k4/9/9/9/9/9/8p/9/4K4 w - 1",
            "1g1i",
            "1g",
            "p",
            "expected a promotion, as in `1g1i+`, found `1g1i`",
        ),
        row("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*5b", "5b", "N", stay),
        row(
            "4k4/9/9/9/S8/9/9/9/4K4 b - 1",
            "9e9d+",
            "9e",
            "S",
            "expected a piece that can promote by moving to 9d, found `S` on 9e",
        ),
        row(
            "4k4/9/G8/9/9/9/9/9/4K4 b - 1",
            "9c9b+",
            "9c",
            "G",
            "expected a piece that can promote by moving to 9b, found `G` on 9c",
        ),
        row(
            "4k4/9/+S8/9/9/9/9/9/4K4 b - 1",
            "9c9b+",
            "9c",
            "+S",
            "expected a piece that can promote by moving to 9b, found `+S` on 9c",
        ),
    ]);
}

#[test]
fn a_board_of_another_size_is_refused() {
    let mut fen = Setup::<Xiangqi>::start();
    fen.position.squares.pop();
    let error = fen.play("h2e2".parse().unwrap()).unwrap_err();
    assert_eq!((error.kind(), error.square(), error.token()), (Kind::Squares, None, None));
    assert_eq!(error.to_string(), "expected 90 squares, found 89");
}

#[test]
fn states_of_chess() {
    played::<Chess>(&[
        // A right ends with the move of its rook or its king, and with the capture of either.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1d1", "4k3/8/8/8/8/8/8/R2K3R b - - 1 1"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1a5", "4k3/8/8/R7/8/8/8/4K2R b K - 1 1"),
        ("4k3/8/8/8/8/8/6n1/R3K2R b KQ - 5 1", "g2h1", "4k3/8/8/8/8/8/8/R3K2n w Q - 0 2"),
        ("4k3/8/8/8/8/8/6n1/R3K2R b KQ - 5 1", "g2e1", "4k3/8/8/8/8/8/8/R3n2R w - - 0 2"),
        // A second king on the back rank ends the rights; one that stays elsewhere does not.
        ("4k3/8/8/8/8/8/2K5/R3K2R w KQ - 0 1", "c2c1", "4k3/8/8/8/8/8/8/R1K1K2R b - - 1 1"),
        ("4k3/8/8/8/8/8/2K5/R3K2R w KQ - 0 1", "c2c3", "4k3/8/8/8/8/2K5/8/R3K2R b KQ - 1 1"),
        // Castling in Chess960, also when the king or the rook stays, or when they swap.
        ("4k3/8/8/8/8/8/8/R5KR w HA - 0 1", "g1h1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        ("2rk4/8/8/8/8/8/8/4K3 b c - 0 1", "d8c8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"),
        // Every other move of a king is a step.
        ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1d1", "4k3/8/8/8/8/8/8/R2K4 b - - 1 1"),
        ("4k3/8/8/8/8/8/4K3/7R w - - 0 1", "e2g2", "4k3/8/8/8/8/8/6K1/7R b - - 1 1"),
        // En passant: only if a pawn is beside, and only after a move from the second rank over empty squares.
        ("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
        ("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "e2e4", "4k3/8/8/8/4P3/3p4/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/p6P/8/8/4K3 b - h3 0 1", "e8d8", "3k4/8/8/8/p6P/8/8/4K3 w - - 1 2"),
        ("4k3/7p/8/8/P7/8/8/4K3 b - - 0 1", "h7h5", "4k3/8/8/7p/P7/8/8/4K3 w - - 0 2"),
        ("4k3/8/8/8/3p4/4N3/4P3/4K3 w - - 0 1", "e2e4", "4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1", "e3e4", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", "d4e3", "4k3/8/8/8/4P3/4p3/8/4K3 w - - 0 2"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 3 1", "e8e7", "8/4k3/8/8/3pP3/8/8/4K3 w - - 4 2"),
        ("r3k2r/8/8/8/pP6/8/8/4K3 b kq b3 0 1", "e8g8", "r4rk1/8/8/8/pP6/8/8/4K3 w - - 1 2"),
        // Only a move to the square that the pawn has passed over, and to another file, takes en passant.
        ("4k3/p7/8/8/3pP3/8/8/4K3 b - e3 0 1", "a7b6", "4k3/8/1p6/8/3pP3/8/8/4K3 w - - 0 2"),
        ("4k3/8/8/4p3/3pP3/8/8/4K3 b - e3 0 1", "e5e3", "4k3/8/8/8/3pP3/4p3/8/4K3 w - - 0 2"),
        // A pawn on its back rank, which only an edited position has.
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1a2", "4k3/8/8/8/8/8/P7/4K3 b - - 0 1"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 7 1", "a7a8r", "R3k3/8/8/8/8/8/8/4K3 b - - 0 1"),
    ]);
}

#[test]
fn hands_of_crazyhouse() {
    played::<Crazyhouse>(&[
        ("4k3/8/8/8/8/8/8/q~3K2R[] w K - 3 1", "h1a1", "4k3/8/8/8/8/8/8/R3K3[P] b - - 0 1"),
        ("4k3/8/8/8/8/8/6n1/4K2R[] b K - 3 1", "g2h1", "4k3/8/8/8/8/8/8/4K2n[r] w - - 0 2"),
        ("4k3/4N3/8/8/8/8/8/4K3[] w - - 3 1", "e7e8", "4N3/8/8/8/8/8/8/4K3[] b - - 0 1"),
        ("4k3/8/8/8/3pP3/8/8/4K3[] b - e3 0 1", "d4e3", "4k3/8/8/8/8/4p3/8/4K3[p] w - - 0 2"),
        ("4k3/8/8/8/3pP3/8/8/4K3[n] b - e3 6 1", "N@a1", "4k3/8/8/8/3pP3/8/8/n3K3[] w - - 7 2"),
        ("4k3/8/8/8/8/8/8/4K3[PP] w - - 6 1", "P@a2", "4k3/8/8/8/8/8/P7/4K3[P] b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3[PP] w - - 6 1", "P@a1", "4k3/8/8/8/8/8/8/P3K3[P] b - - 0 1"),
        ("4k3/P7/8/8/8/8/8/4K3[] w - - 6 1", "a7a8n", "N~3k3/8/8/8/8/8/8/4K3[] b - - 0 1"),
        ("N~3k3/8/8/8/8/8/8/4K3[] w - - 6 1", "a8b6", "4k3/8/1N~6/8/8/8/8/4K3[] b - - 7 1"),
    ]);
    // A dropped pawn may advance two squares.
    let mut fen = Setup::<Crazyhouse>::parse("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1").unwrap();
    assert_eq!(fen.play("P@a2".parse().unwrap()).unwrap().placed.as_str(), "+P");
}

#[test]
fn moves_of_shogi() {
    played::<Shogi>(&[
        ("4k4/9/+p8/9/9/9/9/9/R3K4 b - 1", "9i9c", "4k4/9/R8/9/9/9/9/9/4K4 w P 2"),
        ("4k4/9/+p8/9/9/9/9/9/R3K4 b - 1", "9i9c+", "4k4/9/+R8/9/9/9/9/9/4K4 w P 2"),
        ("4k4/9/S8/9/9/9/9/9/4K4 b - 1", "9c8d+", "4k4/9/9/1+S7/9/9/9/9/4K4 w - 2"),
        ("4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "5b5a", "4R4/9/9/9/9/9/9/9/4K4 w - 2"),
        ("4k4/9/9/9/9/9/9/9/4K4 w 2p 4", "P*5h", "4k4/9/9/9/9/9/9/4p4/4K4 b p 5"),
    ]);
}

#[test]
fn clocks_of_makruk_and_xiangqi() {
    played::<Makruk>(&[
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 6 1", "e4e5", "4k3/8/8/4P3/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/4P3/8/8/8/4K3 w - - 6 1", "e5e6m", "4k3/8/4M~3/8/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - 64 6 1", "e4e5", "4k3/8/8/4P3/8/8/8/4K3 b - 64 7 1"),
        ("4k3/8/8/8/8/8/4p3/4K3 w - 64 6 1", "e1e2", "4k3/8/8/8/8/8/4K3/8 b - 64 7 1"),
    ]);
    played::<Xiangqi>(&[
        ("3k5/9/9/9/9/9/4P4/9/9/4K4 w - - 6 1", "e3e4", "3k5/9/9/9/9/4P4/9/9/9/4K4 b - - 7 1"),
        ("3k5/9/9/9/9/4p4/4P4/9/9/4K4 w - - 6 1", "e3e4", "3k5/9/9/9/9/4P4/9/9/9/4K4 b - - 0 1"),
    ]);
}
