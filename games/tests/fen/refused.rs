//! Strings that cannot be read, each with its error.

use epin::Suggestion;
use epin_games::{Chess, Crazyhouse, Game, Makruk, ParseFenErrorKind, Setup, Shogi, Xiangqi};

/// Checks the error of each string, in which the mistake is between
/// `«` and `»`. The error may end with a note.
pub(crate) fn refused<G: Game>(rows: &[(&str, &str)]) {
    for (marked, expected) in rows {
        let text = marked.replace(['«', '»'], "");
        let start = marked.find('«').unwrap();
        let end = marked.find('»').unwrap() - '«'.len_utf8();
        // At the end, the last character is the range, so that something is marked.
        let last = text.chars().next_back().map_or(0, char::len_utf8);
        let range = if start == text.len() { start - last..start } else { start..end };
        let error = Setup::<G>::parse(&text).expect_err(&text);
        let (reason, note) = expected.split_once("; ").unwrap_or((expected, ""));
        let note = if note.is_empty() { String::new() } else { format!("; {note}") };
        assert_eq!(error.to_string(), format!("{reason} at byte {start}{note}"), "{text}");
        assert_eq!((error.offset(), error.range()), (start, range), "{text}");
        assert_eq!(error.reason().to_string(), reason, "{text}");
        let suggestion = match error.suggestion().as_ref().map(Suggestion::as_str) {
            None => String::new(),
            Some("") => "; remove it".into(),
            Some(instead) => format!("; did you mean \"{instead}\"?"),
        };
        let is_repaired = note == "; remove it" || note.contains("did you mean");
        assert_eq!(suggestion, if is_repaired { &note } else { "" }, "{text}");
        assert_eq!(format!("{error:?}"), format!("ParseFenError({error})"));
    }
}

#[test]
fn fields_of_chess() {
    let turn = "expected the side to move, `w` or `b`";
    let space = "expected the end, or another field after the space";
    let rank_3 =
        "expected `-`, or a square on rank 3 behind a pawn that has just advanced two squares";
    let rank_6 =
        "expected `-`, or a square on rank 6 behind a pawn that has just advanced two squares";
    let halfmoves = "expected the halfmove clock, a number up to 4294967295";
    refused::<Chess>(&[
        ("8/8/8/8/8/8/8/8«»", &format!("{turn}, found the end")),
        ("8/8/8/8/8/8/8/8« »", &format!("{space}, found ` `")),
        ("8/8/8/8/8/8/8/8 «white» - - 0 1", &format!("{turn}, found `white`")),
        ("8/8/8/8/8/8/8/8 «W» - - 0 1", &format!("{turn}, found `W`; did you mean \"w\"?")),
        ("8/8/8/8/8/8/8/8 «'w'» - - 0 1", &format!("{turn}, found `'w'`")),
        ("8/8/8/8/8/8/8/8 «\"\\» - - 0 1", &format!("{turn}, found `\\\"\\\\`")),
        ("8/8/8/8/8/8/8/8 w«»", "expected the rights to castle, or `-`, found the end"),
        ("8/8/8/8/8/8/8/8 w « »- - 0 1", "expected one space, found a second one; remove it"),
        ("8/8/8/8/8/8/8/8 w - - «  »0  1 ", "expected one space, found a second one; remove it"),
        ("8/8/8/8/8/8/8/8 w « »- 0 1", "expected one space, found a second one"),
        ("8/8/8/8/8/8/8/8 w -«»", &format!("{rank_6}, found the end")),
        ("8/8/8/8/3pP3/8/8/8 w - «e3» 0 1", &format!("{rank_6}, found `e3`")),
        // Each pawn could have come from two ranks behind, but that is not its starting rank.
        ("8/8/8/4P3/8/8/8/8 b - «e6» 0 1", &format!("{rank_3}, found `e6`")),
        ("8/8/8/8/4p3/8/8/8 w - «e3» 0 1", &format!("{rank_6}, found `e3`")),
        ("8/8/8/8/3pP3/8/8/8 b - «e4» 0 1", &format!("{rank_3}, found `e4`")),
        ("8/8/8/8/3pP3/8/8/8 b - «e» 0 1", &format!("{rank_3}, found `e`")),
        ("8/8/8/8/3pP3/8/8/8 b - «e32» 0 1", &format!("{rank_3}, found `e32`")),
        ("8/8/8/8/3pP3/8/8/8 b - «d3» 0 1", &format!("{rank_3}, found `d3`")),
        ("8/8/8/8/8/8/8/8 b - «e3» 0 1", &format!("{rank_3}, found `e3`")),
        ("8/8/8/8/3pP3/8/8/8 b - «e9» 0 1", &format!("{rank_3}, found `e9`")),
        ("8/8/8/8/3pP3/8/8/8 b - «E3» 0 1", &format!("{rank_3}, found `E3`; did you mean \"e3\"?")),
        ("8/8/8/8/3pP3/8/8/8 b - «f3» 0 1", &format!("{rank_3}, found `f3`")),
        ("8/8/8/3Pp3/8/8/8/8 w - «e3» 0 1", &format!("{rank_6}, found `e3`")),
        ("8/8/8/8/3pP3/4p3/8/8 b - «e3» 0 1", &format!("{rank_3}, found `e3`")),
        ("8/8/8/8/3pP3/8/4K3/8 b - «e3» 0 1", &format!("{rank_3}, found `e3`")),
        ("8/4k3/8/3Pp3/8/8/8/8 w - «e6» 0 1", &format!("{rank_6}, found `e6`")),
        ("8/8/8/8/8/8/8/8 w - - «-1» 1", &format!("{halfmoves}, found `-1`")),
        (
            "8/8/8/8/8/8/8/8 w - - «00» 1",
            &format!("{halfmoves}, without leading zeros, found `00`; did you mean \"0\"?"),
        ),
        ("8/8/8/8/8/8/8/8 w - - «+1» 1", &format!("{halfmoves}, found `+1`")),
        ("8/8/8/8/8/8/8/8 w - - «4294967296» 1", &format!("{halfmoves}, found `4294967296`")),
        ("8/8/8/8/8/8/8/8 w - -« »", &format!("{space}, found ` `; remove it")),
        (
            "8/8/8/8/8/8/8/8 w - - «bm» e4;",
            "expected the end or the halfmove clock, a number (`Setup::parse_prefix` reads an EPD), found `bm`",
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 «x»", "expected the move number, up to 4294967295, found `x`"),
        ("8/8/8/8/8/8/8/8 w - - 0 1« »", "expected the end, found ` `; remove it"),
        ("8/8/8/8/8/8/8/8 w - - 0 1«\n»", "expected the end, found a line break; remove it"),
        ("8/8/8/8/8/8/8/8 w - - 0 1«\r\n»", "expected the end, found `\\r\\n`; remove it"),
        (
            "8/8/8/8/8/8/8/8 w - - 0 «x\n»",
            "expected the move number, up to 4294967295, found `x\\n`",
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1« moves e2e4»", "expected the end, found ` moves e2e4`"),
    ]);
}

#[test]
fn castling_rights() {
    let letters = "expected the rights to castle, which are `KQkq` or the files of rooks, or `-`";
    let right = "expected a right to castle whose king and rook are on their back rank";
    let one_right = "expected at most one right to castle on each side of the king";
    refused::<Chess>(&[
        ("4k2r/8/8/8/8/8/8/4K2R w K«x» - 0 1", &format!("{letters}, found `x`")),
        ("4k2r/8/8/8/8/8/8/4K2R w K«ä» - 0 1", &format!("{letters}, found U+00E4")),
        (
            "4k2r/8/8/8/8/8/8/4K2R w K«-» 0 1",
            "expected a space after the rights to castle, found `-`",
        ),
        ("8/8/8/8/8/8/8/8 w -«-» - 0 1", "expected nothing after `-`, found `-`"),
        ("8/8/8/8/8/8/8/8 w - -«1» 12", "expected nothing after `-`, found `1`"),
        (
            "4k2r/8/8/8/8/8/8/4K2R w K«Q» - 0 1",
            &format!("{right}, found `Q`; there is no rook `R` to the left of the king on rank 1"),
        ),
        (
            "4k2r/8/8/8/8/8/8/4K2R w «G» - 0 1",
            &format!("{right}, found `G`; there is no rook `R` on g1"),
        ),
        (
            "4k2r/8/8/8/8/8/4K3/7R w «K» - 0 1",
            &format!("{right}, found `K`; there is no king `K` on rank 1"),
        ),
        (
            "4k2r/8/8/8/8/8/8/3KK2R w «K» - 0 1",
            &format!("{right}, found `K`; there is more than one king `K` on rank 1"),
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w «K» - 0 1",
            &format!("{right}, found `K`; there is no rook `R` to the right of the king on rank 1"),
        ),
        (
            "4k3/8/8/8/8/8/8/3RK3 w «K» - 0 1",
            &format!("{right}, found `K`; there is no rook `R` to the right of the king on rank 1"),
        ),
        (
            "8/8/8/8/8/8/8/7R w «K» - 0 1",
            &format!("{right}, found `K`; there is no king `K` on rank 1"),
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w «h» - 0 1",
            &format!("{right}, found `h`; there is no rook `r` on h8"),
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w «k» - 0 1",
            &format!("{right}, found `k`; there is no rook `r` to the right of the king on rank 8"),
        ),
        ("4k2r/8/8/8/8/8/8/4K2R w K«K» - 0 1", &format!("{one_right}, found `K`")),
        ("4k2r/8/8/8/8/8/8/4K2R w K«H» - 0 1", &format!("{one_right}, found `H`")),
        ("4k2r/8/8/8/8/8/8/4K1RR w K«G» - 0 1", &format!("{one_right}, found `G`")),
    ]);
}

#[test]
fn sfen() {
    let board = "4k4/9/9/9/9/9/9/9/4K4";
    let in_hand = "expected a piece in hand, R B G S N L P";
    let most = "expected at most 81 pieces on the board and in hand";
    let count = "expected a count of 2 or more, without leading zeros";
    for (fields, expected) in [
        ("«x» -", "expected the side to move, `b` or `w`, found `x`"),
        ("b«»", "expected the hands, or `-`, found the end"),
        ("b P«-» 1", &format!("{in_hand}, found `-`")),
        ("b P2« »1", &format!("{in_hand}, found ` `")),
        ("b P2«»", &format!("{in_hand}, found the end")),
        ("b «1»P 1", &format!("{count}, found `1`")),
        ("b «02»P 1", &format!("{count}, found `02`")),
        ("b «99999999999P» 1", &format!("{most}, found `99999999999P`")),
        ("b «80P» 1", &format!("{most}, found `80P`")),
        ("b «1»", "expected the hands, or `-`, found `1`"),
        ("b « »- 1", "expected one space, found a second one; remove it"),
        ("b «/» 1", "expected the hands, or `-`, found `/`"),
        ("b P«/»p 1", &format!("{in_hand}, found `/`; remove it")),
        (
            "b «—» 1",
            "expected the hands, or `-`, found U+2014 (looks like `-`); did you mean \"-\"?",
        ),
        ("b 2«K» 1", &format!("{in_hand}, found `K`")),
        ("b R«+P» 1", &format!("{in_hand}, found `+P`")),
        ("b R«+G» 1", &format!("{in_hand}, found `+G`")),
        ("b -«\n»", "expected nothing after `-`, found a line break; remove it"),
        ("b - 1«\n»", "expected the end, found a line break; remove it"),
        ("b -«\n» 1", "expected nothing after `-`, found a line break; remove it"),
        ("b -«P» 1", "expected nothing after `-`, found `P`"),
        ("b PR«2P» 1", "expected each piece in hand once, with its count, as in `2P`, found `2P`"),
        ("b - «one»", "expected the number of the next move, up to 4294967295, found `one`"),
        ("b - 1« 2»", "expected the end, found ` 2`"),
    ] {
        refused::<Shogi>(&[(&format!("{board} {fields}"), expected)]);
    }
    assert!(Setup::<Shogi>::parse(&format!("{board} b 79P")).is_ok());
}

#[test]
fn other_games() {
    let board = "8/8/8/8/8/8/8/8";
    for fields in ["w", "w -", "w - -", "w - - 0", "w - 5", "w 0 1"] {
        assert!(Setup::<Makruk>::parse(&format!("{board} {fields}")).is_ok());
    }
    refused::<Makruk>(&[
        (&format!("{board} w «KQkq» -"), "expected `-`, or the halfmove clock, found `KQkq`"),
        (
            &format!("{board} w - «x» 3"),
            "expected `-`, or the counting limit, a number from 1 to 4294967295, found `x`",
        ),
        (
            &format!("{board} w - «0» 0 1"),
            "expected `-`, or the counting limit, a number from 1 to 4294967295, found `0`",
        ),
        (
            &format!("{board} w - «0 1»"),
            "expected `-`, or a counting limit and both counters, found `0 1`",
        ),
        (
            &format!("{board} w - «5 20»"),
            "expected `-`, or a counting limit and both counters, found `5 20`",
        ),
        ("«S~»7/8/8/8/8/8/8/8 w", "expected `~` only after M, found `S~`"),
        (
            "7«q»/8/8/8/8/8/8/8 w",
            "expected a count of empty squares or a piece, K M M~ R S N P, found `q`",
        ),
    ]);
    let of_chess = "8/8/8/8/8/8/8/8 w - - 0 1";
    assert!(Setup::<Makruk>::parse(of_chess).is_ok());
    refused::<Xiangqi>(&[
        (
            "9/9/9/9/9/9/9/9/9/8«g» w",
            "expected a count of empty squares or a piece, K A B N R C P, found `g`",
        ),
        (
            "9/9/9/9/9/9/9/9/9/9 «B»",
            "expected the side to move, `w`, `r` or `b`, found `B`; did you mean \"b\"?",
        ),
        ("9/9/9/9/9/9/9/9/9/9 w - «e3»", "expected `-`, found `e3`"),
    ]);
    refused::<Crazyhouse>(&[
        ("8/8/8/8/8/8/8/8[Q«k»] w - -", "expected a piece in hand, Q R B N P, found `k`"),
        ("8/8/8/8/8/8/8/8[«Q~»] w - -", "expected a piece in hand, Q R B N P, found `Q~`"),
        ("8/8/8/8/8/8/8/8[P«/»p] w - -", "expected a piece in hand, Q R B N P, found `/`"),
        ("8/8/8/8/8/8/8/8/«/»P/p w - -", "expected a piece in hand, Q R B N P, found `/`"),
        ("8/8/8/8/8/8/8/«P~»7[] w - -", "expected `~` only after Q R B N, found `P~`"),
        (
            "8/8/8/8/8/8/8/8«\t»w - -",
            "expected a space or the hands after the board, found a tab; did you mean \" \"?",
        ),
        ("8/8/8/8/8/8/8/8«(»Q) w - -", "expected a space or the hands after the board, found `(`"),
        ("8/8/8/8/8/8/8/8«x»/Q w - -", "expected a space or the hands after the board, found `x`"),
        ("8/8/8/8/8/8/8/8[]«x»] w - -", "expected a space after the hands, found `x`"),
        ("8/8/8/8/8/8/8/8[P]«x» w - -", "expected a space after the hands, found `x`"),
        ("8/8/8/8/8/8/8/8[P]«[»p] w - -", "expected a space after the hands, found `[`"),
        ("8[]«/»8/8/8/8/8/8/8 w - -", "expected a space after the hands, found `/`"),
        ("8/8/8/8/8/8/8/8[QP« »w - -", "expected `]` after the hands, found ` `"),
        ("8/8/8/8/8/8/8/8[Q« »P] w - -", "expected `]` after the hands, found ` `"),
        ("8/8/8/8/8/8/8/8[-« »w - -", "expected `]` after the hands, found ` `"),
        ("8/8/8/8/8/8/8/8[QP«»", "expected `]` after the hands, found the end"),
        ("8/8/8/8/8/8/8/8[Q«,»P] w - -", "expected a piece in hand, Q R B N P, found `,`"),
        ("8/8/8/8/8/8/8/8[«+»] w - -", "expected a piece in hand, Q R B N P, found `+`"),
        ("8/8/8/8/8/8/8/8«+»[Q] w - -", "expected a space or the hands after the board, found `+`"),
        ("8/8/8/8/8/8/8/8«]»~ w - -", "expected a space or the hands after the board, found `]`"),
        ("8/8/8/8/8/8/8/«8P»] w - -", "expected 8 squares in the rank, found 9 in `8P`"),
        ("«[»] w - - 0 1", "expected the board, found `[`"),
        ("«[»Q] w - - 0 1", "expected the board, found `[`"),
        ("8/8/8/8/8/8/8/8/Q«2»P w - -", "expected a piece in hand, Q R B N P, found `2`"),
        (
            "8/8/8/8/8/8/8/P«+7»[] w - -",
            "expected a count of empty squares or a piece, K Q Q~ R R~ B B~ N N~ P, found `+7`",
        ),
    ]);
    let many = format!("8/8/8/8/8/8/8/K7[«{}»] w - -", "P".repeat(64));
    let found =
        format!("expected at most 64 pieces on the board and in hand, found `{}…`", "P".repeat(32));
    refused::<Crazyhouse>(&[(&many, &found)]);
}

/// Each row has a string and the part that its mistake is in.
#[test]
fn kinds() {
    fn kind<G: Game>(text: &str) -> ParseFenErrorKind {
        Setup::<G>::parse(text).unwrap_err().kind()
    }
    let board = "8/8/8/8/8/8/8/8";
    for (fields, expected) in [
        ("", ParseFenErrorKind::Turn),
        (" x", ParseFenErrorKind::Turn),
        ("/8 w - - 0 1", ParseFenErrorKind::Board),
        (" w KQkq - 0 1", ParseFenErrorKind::Castling),
        (" w - e3 0 1", ParseFenErrorKind::EnPassant),
        (" w -  - 0 x", ParseFenErrorKind::EnPassant),
        (" w - - bm e4", ParseFenErrorKind::HalfmoveClock),
        (" w - - x", ParseFenErrorKind::HalfmoveClock),
        (" w - - 0 x", ParseFenErrorKind::MoveNumber),
        (" w - - 0 1 x", ParseFenErrorKind::End),
        (" w - - 0 1 ", ParseFenErrorKind::End),
        (" w - - 0 ", ParseFenErrorKind::End),
    ] {
        assert_eq!(kind::<Chess>(&format!("{board}{fields}")), expected, "{fields}");
    }
    assert_eq!(kind::<Chess>(""), ParseFenErrorKind::Board);
    assert_eq!(kind::<Chess>("fen 8/8/8/8/8/8/8/8 w - -"), ParseFenErrorKind::Board);
    assert_eq!(kind::<Crazyhouse>("8/8/8/8/8/8/8/8[x] w - -"), ParseFenErrorKind::Hands);
    let many = format!("8/8/8/8/8/8/8/7K[{}] w - -", "P".repeat(64));
    assert_eq!(kind::<Crazyhouse>(&many), ParseFenErrorKind::Hands);
    let board = "9/9/9/9/9/9/9/9/9";
    assert_eq!(kind::<Shogi>(&format!("{board} b x 1")), ParseFenErrorKind::Hands);
    assert_eq!(kind::<Shogi>(&format!("{board} b - x")), ParseFenErrorKind::MoveNumber);
    let board = "8/8/8/8/8/8/8/8";
    assert_eq!(kind::<Makruk>(&format!("{board} w x")), ParseFenErrorKind::Castling);
    assert_eq!(kind::<Makruk>(&format!("{board} w - 0 1")), ParseFenErrorKind::CountingLimit);
    assert_eq!(kind::<Makruk>(&format!("{board} w - x 1")), ParseFenErrorKind::CountingLimit);
    let board = "9/9/9/9/9/9/9/9/9/9";
    assert_eq!(kind::<Xiangqi>(&format!("{board} w - x")), ParseFenErrorKind::EnPassant);
}
