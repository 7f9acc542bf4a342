//! Strings that are not moves, each with its error.

use epin_games::{
    Chess, Crazyhouse, Game, Makruk, Move, ParseMoveErrorKind as Kind, Shogi, Xiangqi,
};

/// Checks the error of each string. `^` stands before the character at the error's offset.
fn refused<G: Game>(rows: &[(&str, Kind, &str)]) {
    for (marked, kind, expected) in rows {
        let (before, after) = marked.split_once('^').unwrap();
        let text = format!("{before}{after}");
        let error = Move::<G>::parse(&text).expect_err(&text);
        let (reason, hint) = expected.split_once("; ").unwrap_or((expected, ""));
        let hint = if hint.is_empty() { String::new() } else { format!("; {hint}") };
        let at = before.len();
        assert_eq!(error.to_string(), format!("{reason} at byte {at}{hint}"), "{text}");
        assert_eq!((error.kind(), error.offset()), (*kind, at), "{text}");
        assert_eq!(error.range(), 0..text.len());
        assert_eq!(error.reason().to_string(), reason);
        match error.suggestion() {
            Some(suggestion) => {
                assert_eq!(hint, format!("; did you mean \"{suggestion}\"?"));
                assert!(Move::<G>::parse(suggestion.as_str()).is_ok(), "{suggestion}");
            }
            None => assert!(!hint.contains("did you mean")),
        }
        assert_eq!(format!("{error:?}"), format!("ParseMoveError({error})"));
    }
}

#[test]
fn moves_of_chess() {
    refused::<Chess>(&[
        ("^", Kind::From, "expected the square that the piece leaves, found the end"),
        (
            "e2^-e4",
            Kind::To,
            "expected the square that the piece moves to, found `-e4`; did you mean \"e2e4\"?",
        ),
        (
            "e2^–e4",
            Kind::To,
            "expected the square that the piece moves to, found U+2013 (looks like `-`); did you mean \"e2e4\"?",
        ),
        (
            "e4^xd5",
            Kind::To,
            "expected the square that the piece moves to, found `xd5`; did you mean \"e4d5\"?",
        ),
        (
            "^O-O",
            Kind::Notation,
            "expected a move in UCI, found castling, which is a move of the king, such as `e1g1`",
        ),
        (
            "^E2E4",
            Kind::From,
            "expected the square that the piece leaves, found `E2E4`; did you mean \"e2e4\"?",
        ),
        (
            "e7e8^Q",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found `Q`; did you mean \"e7e8q\"?",
        ),
        (
            "e7e8^=Q",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found `=Q`; did you mean \"e7e8q\"?",
        ),
        (
            "e7e8^=q",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found `=q`; did you mean \"e7e8q\"?",
        ),
        (
            "e7e8^=",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found `=`",
        ),
        ("^7g7f", Kind::Notation, "expected a move in UCI, found one in USI"),
        ("^P@e4", Kind::From, "expected the square that the piece leaves, found `P@e4`"),
        ("^P*5e", Kind::Notation, "expected a move in UCI, found one in USI"),
        (
            "e5e6^m",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found `m`",
        ),
        (
            "e7e8^k",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found `k`",
        ),
        (
            "e7e8^+",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found `+`",
        ),
        ("e2^e9", Kind::To, "expected the square that the piece moves to, found `e9`"),
        ("^Nf9", Kind::From, "expected the square that the piece leaves, found `Nf9`"),
        ("^е2e4", Kind::From, "expected the square that the piece leaves, found U+0435"),
        ("e2^e", Kind::To, "expected the square that the piece moves to, found `e`"),
        (
            "e1^e1",
            Kind::To,
            "expected a square other than the one that the piece leaves, found `e1`",
        ),
    ]);
}

#[test]
fn strings_that_are_no_moves_of_chess() {
    refused::<Chess>(&[
        ("^0000", Kind::Notation, "expected a move in UCI, found a null move"),
        ("^resign", Kind::Notation, "expected a move in UCI, found the end of the game"),
        (
            "e2e4^\n",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found a line break; did you mean \"e2e4\"?",
        ),
        (
            "^ e2e4",
            Kind::From,
            "expected the square that the piece leaves, found ` e2e4`; did you mean \"e2e4\"?",
        ),
        ("e2^ e4", Kind::To, "expected the square that the piece moves to, found ` e4`"),
        (
            "e2e4^ e7e5",
            Kind::Promotion,
            "expected `q`, `r`, `b`, `n` or the end of the move, found ` e7e5`",
        ),
        (
            "b1^C3",
            Kind::To,
            "expected the square that the piece moves to, found `C3`; did you mean \"b1c3\"?",
        ),
        (
            "^E2e4",
            Kind::From,
            "expected the square that the piece leaves, found `E2e4`; did you mean \"e2e4\"?",
        ),
        (
            "e7^E8q",
            Kind::To,
            "expected the square that the piece moves to, found `E8q`; did you mean \"e7e8q\"?",
        ),
        ("^i0h2", Kind::From, "expected the square that the piece leaves, found `i0h2`"),
        ("^é", Kind::From, "expected the square that the piece leaves, found U+00E9"),
        ("e2^é", Kind::To, "expected the square that the piece moves to, found U+00E9"),
        ("e7e8q^q", Kind::End, "expected the end of the move, found `q`"),
    ]);
}

#[test]
fn moves_in_san() {
    for text in ["Nf3", "B1c3", "Ng1f3", "Bb5", "bxc3", "e2", "exd8=Q+", "Qh4xe1#"] {
        let marked = format!("^{text}");
        let reason = "expected a move in UCI, found one in SAN";
        refused::<Chess>(&[(&marked, Kind::Notation, reason)]);
        refused::<Crazyhouse>(&[(&marked, Kind::Notation, reason)]);
    }
}

#[test]
fn moves_of_crazyhouse() {
    refused::<Crazyhouse>(&[
        ("P^*e4", Kind::Drop, "expected `@`, found `*e4`; did you mean \"P@e4\"?"),
        (
            "^p@e4",
            Kind::Drop,
            "expected a piece in hand, Q R B N P, found `p@e4`; did you mean \"P@e4\"?",
        ),
        (
            "^q@E4",
            Kind::Drop,
            "expected a piece in hand, Q R B N P, found `q@E4`; did you mean \"Q@e4\"?",
        ),
        ("^k@e4", Kind::Drop, "expected a piece in hand, Q R B N P, found `k@e4`"),
        ("^K@e4", Kind::Drop, "expected a piece in hand, Q R B N P, found `K@e4`"),
        ("P@^e9", Kind::Drop, "expected the square of the drop, found `e9`"),
        ("P@e4^q", Kind::End, "expected the end of the move, found `q`"),
        ("^@e4", Kind::From, "expected the square that the piece leaves, or a drop, found `@e4`"),
        ("P@^", Kind::Drop, "expected the square of the drop, found the end"),
        ("P@^P@", Kind::Drop, "expected the square of the drop, found `P@`"),
        (
            "^O-O",
            Kind::Notation,
            "expected a move in UCI, found castling, which is a move of the king, such as `e1g1`",
        ),
        (
            "^+Q@e4",
            Kind::From,
            "expected the square that the piece leaves, or a drop, found `+Q@e4`",
        ),
    ]);
}

#[test]
fn moves_of_shogi() {
    refused::<Shogi>(&[
        ("^g1f3", Kind::Notation, "expected a move in USI, found one in UCI"),
        ("P^@5e", Kind::Drop, "expected `*`, found `@5e`; did you mean \"P*5e\"?"),
        (
            "^p*5e",
            Kind::Drop,
            "expected a piece in hand, R B G S N L P, found `p*5e`; did you mean \"P*5e\"?",
        ),
        (
            "P*^5E",
            Kind::Drop,
            "expected the square of the drop, found `5E`; did you mean \"P*5e\"?",
        ),
        (
            "^+P*5e",
            Kind::From,
            "expected the square that the piece leaves, or a drop, found `+P*5e`",
        ),
        ("^K*5e", Kind::Drop, "expected a piece in hand, R B G S N L P, found `K*5e`"),
        ("8h2b^=", Kind::Promotion, "expected `+` or the end of the move, found `=`"),
        (
            "^8H2B+",
            Kind::From,
            "expected the square that the piece leaves, or a drop, found `8H2B+`; did you mean \"8h2b+\"?",
        ),
        (
            "7g^-7f",
            Kind::To,
            "expected the square that the piece moves to, found `-7f`; did you mean \"7g7f\"?",
        ),
        ("^P5e", Kind::From, "expected the square that the piece leaves, or a drop, found `P5e`"),
        ("^resign", Kind::Notation, "expected a move in USI, found the end of the game"),
        ("^win", Kind::Notation, "expected a move in USI, found the end of the game"),
        ("^0000", Kind::Notation, "expected a move in USI, found a null move"),
        ("8h2b+^+", Kind::End, "expected the end of the move, found `+`"),
        ("7g^7", Kind::To, "expected the square that the piece moves to, found `7`"),
    ]);
}

#[test]
fn moves_of_makruk() {
    refused::<Makruk>(&[
        ("e7e8^q", Kind::Promotion, "expected `m` or the end of the move, found `q`"),
        (
            "e5e6^M",
            Kind::Promotion,
            "expected `m` or the end of the move, found `M`; did you mean \"e5e6m\"?",
        ),
        (
            "e5e6^=M",
            Kind::Promotion,
            "expected `m` or the end of the move, found `=M`; did you mean \"e5e6m\"?",
        ),
        ("^O-O", Kind::From, "expected the square that the piece leaves, found `O-O`"),
    ]);
}

#[test]
fn moves_of_xiangqi() {
    refused::<Xiangqi>(&[
        (
            "^a10a9",
            Kind::Notation,
            "expected a move in UCCI, found a rank 10: Fairy-Stockfish and some other programs count from 1 to 10, not from 0 to 9",
        ),
        (
            "^h10g8",
            Kind::Notation,
            "expected a move in UCCI, found a rank 10: Fairy-Stockfish and some other programs count from 1 to 10, not from 0 to 9",
        ),
        (
            "^a9a10",
            Kind::Notation,
            "expected a move in UCCI, found a rank 10: Fairy-Stockfish and some other programs count from 1 to 10, not from 0 to 9",
        ),
        (
            "^H2E2",
            Kind::From,
            "expected the square that the piece leaves, found `H2E2`; did you mean \"h2e2\"?",
        ),
        (
            "h2^-e2",
            Kind::To,
            "expected the square that the piece moves to, found `-e2`; did you mean \"h2e2\"?",
        ),
        ("e2e4^q", Kind::End, "expected the end of the move, found `q`"),
        ("^0000", Kind::Notation, "expected a move in UCCI, found a null move"),
        ("^7g7f", Kind::Notation, "expected a move in UCCI, found one in USI"),
    ]);
}
