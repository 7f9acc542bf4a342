//! Positions that are exactly at a limit, and strings that are one over it. Short strings over a limit
//! are rows of `tests/refusals/feen.txt`.

use epin::feen::{
    Feen, FeenBuf, Hands, ParseFeenError, ParseFeenErrorKind, Position, WriteFeenError,
};
use epin::notation::Styles;
use epin::{Epin, Side, epin};

use super::acceptor::Acceptor;
use super::agreement::check;

/// Returns a position with an empty board of these sizes.
fn empty(sizes: &[usize]) -> String {
    let rank = sizes.last().unwrap().to_string();
    let layer = vec![rank; sizes.iter().rev().nth(1).copied().unwrap_or(1)].join("/");
    let board = vec![layer; sizes.iter().rev().nth(2).copied().unwrap_or(1)].join("//");
    format!("{board} / C/c")
}

#[track_caller]
fn error(text: &str) -> ParseFeenError {
    assert!(!check(&Acceptor::new(), text));
    Feen::parse(text).unwrap_err()
}

#[test]
fn a_dimension_has_255_at_most() {
    let acceptor = Acceptor::new();
    for sizes in [&[255][..], &[255, 1], &[2, 255], &[255, 2, 1], &[2, 255, 1], &[2, 2, 255]] {
        assert!(check(&acceptor, &empty(sizes)), "{sizes:?}");
    }
    let refused: [(&[usize], _); 6] = [
        (&[256], "expected at most 255 squares in a rank, found more in `256` at byte 0"),
        (&[256, 1], "expected at most 255 ranks, found 256"),
        (&[2, 256], "expected at most 255 squares in a rank, found more in `256` at byte 0"),
        (&[256, 2, 1], "expected at most 255 layers, found 256"),
        (&[2, 256, 1], "expected at most 255 ranks, found 256"),
        (&[2, 2, 256], "expected at most 255 squares in a rank, found more in `256` at byte 0"),
    ];
    for (sizes, message) in refused {
        let error = error(&empty(sizes));
        assert_eq!(error.kind(), ParseFeenErrorKind::TooLarge);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_rank_of_pieces_has_255_at_most() {
    let rank = |count| format!("{} / C/c", "P".repeat(count));
    assert!(check(&Acceptor::new(), &rank(255)));
    let error = error(&rank(256));
    assert_eq!(
        error.to_string(),
        "expected at most 255 squares in a rank, found more in `PPPPPPPPPPPPPPPP…` at byte 0",
    );
    assert_eq!(error.range(), 0..256);
}

#[test]
fn a_board_has_65_025_squares_at_most() {
    let acceptor = Acceptor::new();
    for sizes in [[1, 255, 255], [17, 15, 255], [5, 51, 255], [15, 17, 255], [85, 3, 255]] {
        let text = empty(if sizes[0] == 1 { &sizes[1..] } else { &sizes });
        assert!(check(&acceptor, &text), "{sizes:?}");
        assert_eq!(Feen::parse(&text).unwrap().square_count(), Feen::MAX_SQUARES);
    }
    // 65,026 is 2 · 13 · 41 · 61.
    for sizes in [[13, 41, 122], [26, 41, 61], [16, 16, 255]] {
        let error = error(&empty(&sizes));
        let found: usize = sizes.into_iter().product();
        assert_eq!(error.kind(), ParseFeenErrorKind::TooLarge);
        assert_eq!(error.to_string(), format!("expected at most 65025 squares, found {found}"));
    }
}

#[test]
fn a_position_has_4096_bytes_at_most() {
    let text = |count: usize| {
        let rank = "+P^'".repeat(63) + "PPPPP";
        format!(
            "{} / C/c",
            [rank.as_str(); 15].join("/") + "/" + &"+P^'".repeat(count) + &"-P".repeat(68 - count)
        )
    };
    let at_edge = (0..=68).map(text).find(|text| text.len() == Feen::MAX_LEN).unwrap();
    assert!(check(&Acceptor::new(), &at_edge));
    let long = at_edge.replacen("PPPPP", "PPPP+P", 1);
    let error = error(&long);
    assert_eq!(error.kind(), ParseFeenErrorKind::TooLong);
    assert_eq!(error.range(), 0..4097);
    assert_eq!(error.to_string(), "expected at most 4096 bytes, found 4097");
}

#[test]
fn there_are_as_many_pieces_as_squares_at_most() {
    let acceptor = Acceptor::new();
    for text in ["K / C/c", "1 P/ C/c", "2K 2P/ C/c", "P/P//1/1 P/p C/c", "99 99P/ C/c"] {
        assert!(check(&acceptor, text), "{text}");
    }
}

#[test]
fn the_constants_are_those_of_the_peer() {
    assert_eq!(Feen::MAX_LEN, sashite_feen::MAX_STRING_LENGTH);
    assert_eq!(Feen::MAX_DIMENSIONS, sashite_feen::MAX_DIMENSIONS);
    assert_eq!(Feen::MAX_SIZE, sashite_feen::MAX_DIMENSION_SIZE);
    assert_eq!(Feen::MAX_SQUARES, sashite_feen::MAX_SQUARE_COUNT as usize);
}

#[test]
fn what_is_built_has_the_same_limits() {
    fn build(
        sizes: &[u8],
        squares: impl IntoIterator<Item = Option<Epin>>,
    ) -> Result<FeenBuf, WriteFeenError> {
        let (sizes, squares) = (sizes.to_vec(), squares.into_iter().collect());
        let styles = Styles::parse("C/c").unwrap();
        Position { sizes, squares, hands: Hands::default(), styles, turn: Side::First }.to_feen()
    }
    let none = |count| (0..count).map(|_| None);
    let largest = build(&[255, 255], none(65_025)).unwrap();
    assert_eq!(largest.as_str().len(), 1_025);
    assert_eq!(Feen::parse(largest.as_str()), Ok(largest.as_feen()));
    assert_eq!(build(&[17, 15, 255], none(65_025)).unwrap().as_feen().square_count(), 65_025);
    for (sizes, count) in [([26, 41, 61], 65_026), ([255, 255, 255], 16_581_375)] {
        let error = build(&sizes, none(0)).unwrap_err();
        assert!(
            matches!(error, WriteFeenError::TooManySquares { squares, .. } if squares == count)
        );
    }

    // Pieces of 4 bytes and some of 3, with 6 slashes and 6 bytes after the board.
    let full = |short| {
        let piece = |index| Some(if index < short { epin!("+P^") } else { epin!("+P^'") });
        build(&[7, 146], (0..7 * 146).map(piece))
    };
    assert_eq!(full(4).unwrap().as_str().len(), Feen::MAX_LEN);
    assert!(matches!(full(3), Err(WriteFeenError::TooLong { len: 4_097, .. })));
}
