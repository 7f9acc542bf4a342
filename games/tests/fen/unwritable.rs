//! Positions that cannot be written, each with its error.

use std::num::NonZeroU32;

use epin::feen::{Feen, FeenBuf};
use epin::{Letter, Piece, Side, epin, piece};
use epin_games::WriteFenError::{self, Hand, Sizes, Square, Styles};
use epin_games::{Chess, Counters, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};

/// Checks the error of each position.
fn assert_unwritable<G: Game>(rows: &[(&str, &str)]) {
    for (feen, expected) in rows {
        let feen_buf: FeenBuf<Piece<G>> = feen.parse().unwrap();
        let setup = Setup::new(feen_buf.to_position(), Counters::default());
        let error = setup.to_fen().unwrap_err();
        assert_eq!(Setup::try_from(feen_buf.as_feen()), Err(error.clone()), "{feen}");
        assert_eq!(error.to_string(), *expected, "{feen}");
        assert_eq!(format!("{error:?}"), format!("WriteFenError({error})"));
    }
}

#[test]
fn positions_that_cannot_be_written_as_fen() {
    let pawn = "expected a pawn on its starting rank as `+P` or `+p`";
    let advance = "expected `+P` and `+p` only on their starting rank";
    let rook = "expected `-R` and `-r` on the back rank of a king, one on each side of it";
    let passed =
        "expected one `-P` or `-p` that has just advanced two squares, of the side not to move";
    assert_unwritable::<Chess>(&[
        ("8/8/8/8/8/8/P7/8 / C/c", &format!("{pawn}, found `P` on a2")),
        ("8/7p/8/8/8/8/8/8 / C/c", &format!("{pawn}, found `p` on h7")),
        ("8/7-p/8/8/8/8/8/8 / C/c", &format!("{pawn}, found `-p` on h7")),
        ("8/8/8/8/8/+P7/8/8 / C/c", &format!("{advance}, found `+P` on a3")),
        ("8/8/8/8/8/8/+p7/8 / C/c", &format!("{advance}, found `+p` on a2")),
        ("8/8/8/8/8/8/7-R/4K^3 / C/c", &format!("{rook}, found `-R` on h2")),
        ("8/8/8/8/8/8/8/7-R / C/c", &format!("{rook}, found `-R` on h1")),
        ("8/8/8/8/8/8/8/k^6-R / C/c", &format!("{rook}, found `-R` on h1")),
        ("8/8/8/8/8/8/8/K^3K^2-R / C/c", &format!("{rook}, found `-R` on h1")),
        ("8/8/8/8/8/8/8/K^-R5-R / C/c", &format!("{rook}, found `-R` on h1")),
        ("8/8/8/8/-P7/8/8/8 / C/c", &format!("{passed}, found `-P` on a4")),
        ("8/8/8/8/-P-P6/8/8/8 / c/C", &format!("{passed}, found `-P` on b4")),
        ("8/8/8/-P7/8/8/8/8 / c/C", &format!("{passed}, found `-P` on a5")),
        ("8/8/8/8/-P7/p7/8/8 / c/C", &format!("{passed}, found `-P` on a4")),
        ("8/k^7/8/-p7/8/8/8/8 / C/c", &format!("{passed}, found `-p` on a5")),
        (
            "8/8/8/8/8/8/8/8 P/ C/c",
            "expected no pieces in hand, found `P` in the first side's hand",
        ),
        (
            "8/8/8/8/8/8/8/8 /3q C/c",
            "expected no pieces in hand, found `q` in the second side's hand",
        ),
        ("8/8/8/8/8/8/8 / C/c", "expected a board of the sizes [8, 8], found [7, 8]"),
        ("8/8/8/8/8/8/8/8 / C/m", "expected the styles `C/c`, found `C/m`"),
    ]);
}

#[test]
fn positions_that_cannot_be_written_as_sfen() {
    let in_hand = "expected a piece in hand, R B G S N L P";
    assert_unwritable::<Shogi>(&[
        ("9/9/9/9/9/9/9/9/9 +P/ S/s", &format!("{in_hand}, found `+P` in the first side's hand")),
        (
            "9/9/9/9/9/9/9/9/9 /2k^p S/s",
            &format!("{in_hand}, found `k^` in the second side's hand"),
        ),
        (
            "9/9/9/9/9/9/9/9/9 /2P S/s",
            "expected a piece of the second side, found `P` in the second side's hand",
        ),
        ("9/9 / S/s", "expected a board of the sizes [9, 9], found [2, 9]"),
    ]);
}

#[test]
fn positions_that_cannot_be_written_as_fens_of_other_games() {
    assert_unwritable::<Makruk>(&[(
        "8/8/8/8/8/8/8/8 Q/ M/m",
        "expected no pieces in hand, found `Q` in the first side's hand",
    )]);
    assert_unwritable::<Xiangqi>(&[(
        "9/9/9/9/9/9/9/9/9/9 / X/s",
        "expected the styles `X/x`, found `X/s`",
    )]);
}

/// Positions that FEEN cannot express either, and counters that a notation does not have.
#[test]
fn fields_that_contradict_each_other() {
    fn refusal<G: Game>(change: impl FnOnce(&mut Setup<G>)) -> String {
        let mut fen = Setup::new(G::START.to_position(), Counters::default());
        change(&mut fen);
        fen.to_fen().unwrap_err().to_string()
    }

    assert_eq!(
        refusal::<Chess>(|fen| fen.position.squares.truncate(63)),
        "expected 64 squares, found 63",
    );
    assert_eq!(
        refusal::<Crazyhouse>(|fen| {
            fen.position.hands.second.set(piece!(Crazyhouse, "q"), u32::MAX);
        }),
        "expected no more pieces than squares, found more on the board and in hand",
    );
    assert_eq!(
        refusal::<Xiangqi>(|fen| fen.counters.move_number = Some(7)),
        "expected the halfmove clock, if there is a move number, found only the number 7",
    );
    assert_eq!(
        refusal::<Makruk>(|fen| {
            fen.counters.counting_limit = NonZeroU32::new(8);
            fen.counters.halfmove_clock = Some(7);
        }),
        "expected a move number with a counting limit and a halfmove clock, found none",
    );
    assert_eq!(
        refusal::<Shogi>(|fen| fen.counters.halfmove_clock = Some(7)),
        "expected no halfmove clock, since the notation has none, found 7",
    );
    for error in [
        refusal::<Chess>(|fen| fen.counters.counting_limit = NonZeroU32::new(8)),
        refusal::<Shogi>(|fen| fen.counters.counting_limit = NonZeroU32::new(8)),
        refusal::<Xiangqi>(|fen| fen.counters.counting_limit = NonZeroU32::new(8)),
    ] {
        assert_eq!(error, "expected no counting limit, which only makruk has, found 8");
    }
}

#[test]
fn an_error_of_writing_has_the_place_and_the_piece() {
    fn error<G: Game>(feen: &str) -> epin_games::WriteFenError {
        let position = Feen::parse_in::<G>(feen).unwrap().to_position();
        Setup::new(position, Counters::default()).to_fen().unwrap_err()
    }
    let on_square = error::<Chess>("8/8/8/8/8/8/P7/8 / C/c");
    let Square { square: 48, token, ref reason, .. } = on_square else { panic!("{on_square}") };
    assert_eq!((token, reason), (epin!("P"), &on_square.to_string()));
    let in_hand = error::<Chess>("8/8/8/8/8/8/8/8 /3q C/c");
    let Hand { side: Side::Second, token, ref reason, .. } = in_hand else { panic!("{in_hand}") };
    assert_eq!((token, reason), (epin!("q"), &in_hand.to_string()));
    let sizes = error::<Chess>("8/8/8/8/8/8/8 / C/c");
    assert!(matches!(sizes, Sizes { expected: [8, 8], ref found, .. } if *found == [7, 8]));
    let mut fen = Setup::<Chess>::new(Chess::START.to_position(), Counters::default());
    fen.counters.move_number = Some(1);
    let counters = fen.to_fen().unwrap_err();
    assert!(
        matches!(counters, WriteFenError::Counters { ref reason, .. } if *reason == counters.to_string())
    );
    let styles = error::<Chess>("8/8/8/8/8/8/8/8 / C/m");
    assert!(matches!(styles, Styles { found, .. } if found.second == Letter::M));
}
