//! Strings that cannot be read, each with its error.

use epin::notation::Snn;
use epin_games::{Chess, Crazyhouse, Fen, Game, Makruk, ParseFenErrorKind, Shogi, Xiangqi};

/// Checks the error of each string, in which the mistake is between
/// `«` and `»`. The error may end with a note.
fn refused<G: Game>(rows: &[(&str, &str)]) {
    for (marked, expected) in rows {
        let text = marked.replace(['«', '»'], "");
        let start = marked.find('«').unwrap();
        let end = marked.find('»').unwrap() - '«'.len_utf8();
        // At the end, the last character is the range, so that something is marked.
        let last = text.chars().next_back().map_or(0, char::len_utf8);
        let range = if start == text.len() { start - last..start } else { start..end };
        let error = Fen::<G>::parse(&text).expect_err(&text);
        let (reason, note) = expected.split_once("; ").unwrap_or((expected, ""));
        let note = if note.is_empty() { String::new() } else { format!("; {note}") };
        assert_eq!(error.to_string(), format!("{reason} at byte {start}{note}"), "{text}");
        assert_eq!((error.offset(), error.range()), (start, range), "{text}");
        assert_eq!(error.reason().to_string(), reason, "{text}");
        assert_eq!(error.suggestion().is_some(), note == "; remove it", "{text}");
        assert_eq!(format!("{error:?}"), format!("ParseFenError({error})"));
    }
}

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn boards() {
    let space = "expected a space after the board";
    let slash = "expected `/` after the rank";
    let piece = "expected a count of empty squares or a piece, K Q R B N P";
    refused::<Chess>(&[
        ("«»", "expected the board, found the end"),
        ("« »8/8/8/8/8/8/8/8 w - - 0 1", "expected the board, found ` `; remove it"),
        ("« »8/8/8/8/8/8/8/8 x - - 0 1", "expected the board, found ` `"),
        (
            "«startpos»",
            "expected 8 ranks, found 1 in `startpos`; `Fen::start` returns the start position",
        ),
        (
            "«position» startpos moves e2e4",
            "expected 8 ranks, found 1 in `position`; `Fen::start` returns the start position",
        ),
        (
            "«position fen »8/8/8/8/8/8/8/8 x",
            "expected the board, without a label, found `position fen `; remove it",
        ),
        ("8/8/8/8/8/8/8/8«\t»w - - 0 1", &format!("{space}, found a tab")),
        ("8/8/8/8/8/8/8/8«\t»w\t-\t-\t0\t1", &format!("{space}, found a tab")),
        ("8/8/8/8/8/8/8/7K«\u{a0}»w - - 0 1", &format!("{space}, found U+00A0 (white space)")),
        ("8/8/8/8/8/8/8/8«\u{3000}»w", &format!("{space}, found U+3000 (white space)")),
        ("8/8/8/8/8/8/8/8«;»", &format!("{space}, found `;`")),
        ("8/8/8/8/8/8/8/8«x» w - - 0 1", &format!("{space}, found `x`")),
        ("8/8/8/8/8/8/8/7«;» w - - 0 1", &format!("{piece}, found `;`")),
        ("8/8/8«\t»/8/8/8/8/8 w - - 0 1", &format!("{slash}, found a tab")),
        ("p«0»7/8/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `0`")),
        (
            "8/8/8/8/8/8/8/8«/8» w - - 0 1",
            "expected the end of the board after 8 ranks, found `/8`",
        ),
        ("8/8/8/8/8/8/8/8«/» w - - 0 1", "expected the end of the board after 8 ranks, found `/`"),
        ("«8/8/8/8/8/8/8» w - - 0 1", "expected 8 ranks, found 7 in `8/8/8/8/8/8/8`"),
        ("8/8/8/8/8/8/8/«7» w - - 0 1", "expected 8 squares in the rank, found 7 in `7`"),
        ("8/8/8/8/8/8/«»/8 w - - 0 1", "expected 8 squares in the rank, found none"),
        ("8/«9»/8/8/8/8/8/8 w - - 0 1", "expected 8 squares in the rank, found 9 in `9`"),
        (
            "8/«44»/8/8/8/8/8/8 w - - 0 1",
            "expected adjacent empty squares as one count, found `44`",
        ),
        ("8/«0»8/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `0`")),
        ("8/«10»/8/8/8/8/8/8 w", "expected a count of empty squares with one digit, found `10`"),
        ("8/7«x»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `x`")),
        ("8/7«x»~/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `x`")),
        ("8/7«♔»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found U+2654")),
        ("8/7«+P»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `+P`")),
        ("8/8«+»/8/8/8/8/8/8 w - - 0 1", &format!("{slash}, found `+`")),
        ("8/Q«~»6/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found `~`")),
        ("8/7«\u{202e}»/8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found U+202E (invisible)")),
    ]);
    let long = format!("«{}»", "é".repeat(1_000_000));
    let found = format!("expected 8 ranks, found 1 in `{}…`", "é".repeat(32));
    refused::<Chess>(&[(&long, &found)]);
}

/// A character in place of a slash, or inside a rank, is named even if there are too few ranks because of it.
#[test]
fn boards_with_other_separators() {
    let slash = "expected `/` after the rank";
    let piece = "expected a count of empty squares or a piece, K Q R B N P";
    refused::<Chess>(&[
        ("rnbqkbnr«\\»pppppppp/8/8/8/8/8/8 w - - 0 1", &format!("{slash}, found `\\`")),
        ("8«\\»8\\8\\8\\8\\8\\8\\8 w - - 0 1", &format!("{slash}, found `\\`")),
        ("8«|»8|8|8|8|8|8|8 w - - 0 1", &format!("{slash}, found `|`")),
        ("8/8/8«x»8/8/8/8/8 w - - 0 1", &format!("{slash}, found `x`")),
        ("8/8/8/8«／»8/8/8/8 w - - 0 1", &format!("{slash}, found U+FF0F (looks like `/`)")),
        ("8/«／»8/8/8/8/8/8/8 w", &format!("{piece}, found U+FF0F (looks like `/`)")),
        ("8/8/7«\\»8/8/8/8/8 w - - 0 1", &format!("{piece}, found `\\`")),
        ("8/8/«9»\\8/8/8/8/8 w - - 0 1", "expected 8 squares in the rank, found 9 in `9`"),
        ("8/8/8/8/8/8/8« »RNBQKBNR w - - 0 1", &format!("{slash}, found ` `")),
        ("8/8/8/8/8/8/8« » RNBQKBNR w - - 0 1", &format!("{slash}, found ` `")),
        ("8/8/8« »/8/8/8/8/8 w - - 0 1", &format!("{slash}, found ` `")),
        ("8« »8 8 8 8 8 8 8 w - - 0 1", &format!("{slash}, found ` `")),
        ("8/8/« »8/8/8/8/8/8 w - - 0 1", &format!("{piece}, found ` `")),
        ("rnbq« »kbnr/8/8/8/8/8/8/8 w", &format!("{piece}, found ` `")),
        ("8/8/8/8/8/8/8/RNBQ« »KBNR w - - 0 1", &format!("{piece}, found ` `")),
        ("8/8/8/8/8/8/8/7« »K w - - 0 1", &format!("{piece}, found ` `")),
        // The side to move is not part of the board.
        ("«8/8/8/8/8/8/8» b - - 0 1", "expected 8 ranks, found 7 in `8/8/8/8/8/8/8`"),
        ("«8/8/8/8/8/8/8» B - - 0 1", "expected 8 ranks, found 7 in `8/8/8/8/8/8/8`"),
        ("8/8/8/8/8/8/8/«7» b - - 0 1", "expected 8 squares in the rank, found 7 in `7`"),
        ("8/8/8/8/8/8/8/«»", "expected 8 squares in the rank, found none"),
    ]);
    refused::<Crazyhouse>(&[("8/8/8/8/8/8/8« »7K[] w", &format!("{slash}, found ` `"))]);
    refused::<Shogi>(&[
        ("9«／»9/9/9/9/9/9/9/9 b - 1", &format!("{slash}, found U+FF0F (looks like `/`)")),
        ("9/9/9/9/9/9/9/9« »+R8 b - 1", &format!("{slash}, found ` `")),
        ("«9/9/9/9/9/9/9/9» b - 1", "expected 9 ranks, found 8 in `9/9/9/9/9/9/9/9`"),
    ]);
    refused::<Xiangqi>(&[("9/9/9/9/9/9/9/9/9« »9 w", &format!("{slash}, found ` `"))]);
    refused::<Makruk>(&[("8/8/8/8/8/8/8« »7M~ w", &format!("{slash}, found ` `"))]);
}

#[test]
fn fields_of_chess() {
    let turn = "expected the side to move, `w` or `b`";
    let letters = "expected the rights to castle, which are `KQkq` or the files of rooks, or `-`";
    let space = "expected the end, or another field after the space";
    let right = "expected a right to castle whose king and rook are on their back rank";
    let one_right = "expected at most one right to castle on each side of the king";
    let rank_3 =
        "expected `-`, or a square on rank 3 behind a pawn that has just advanced two squares";
    let rank_6 =
        "expected `-`, or a square on rank 6 behind a pawn that has just advanced two squares";
    let halfmoves = "expected the halfmove clock, a number up to 4294967295";
    refused::<Chess>(&[
        ("8/8/8/8/8/8/8/8«»", &format!("{turn}, found the end")),
        ("8/8/8/8/8/8/8/8« »", &format!("{space}, found ` `")),
        ("8/8/8/8/8/8/8/8 «white» - - 0 1", &format!("{turn}, found `white`")),
        ("8/8/8/8/8/8/8/8 «W» - - 0 1", &format!("{turn}, found `W`")),
        ("8/8/8/8/8/8/8/8 «'w'» - - 0 1", &format!("{turn}, found `'w'`")),
        ("8/8/8/8/8/8/8/8 «\"\\» - - 0 1", &format!("{turn}, found `\\\"\\\\`")),
        ("8/8/8/8/8/8/8/8 w«»", "expected the rights to castle, or `-`, found the end"),
        ("8/8/8/8/8/8/8/8 w « »- - 0 1", "expected one space, found a second one; remove it"),
        ("8/8/8/8/8/8/8/8 w - - «  »0  1 ", "expected one space, found a second one; remove it"),
        ("8/8/8/8/8/8/8/8 w « »- 0 1", "expected one space, found a second one"),
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
        ("8/8/8/8/3pP3/8/8/8 b - «E3» 0 1", &format!("{rank_3}, found `E3`")),
        ("8/8/8/8/3pP3/8/8/8 b - «f3» 0 1", &format!("{rank_3}, found `f3`")),
        ("8/8/8/3Pp3/8/8/8/8 w - «e3» 0 1", &format!("{rank_6}, found `e3`")),
        ("8/8/8/8/3pP3/4p3/8/8 b - «e3» 0 1", &format!("{rank_3}, found `e3`")),
        ("8/8/8/8/3pP3/8/4K3/8 b - «e3» 0 1", &format!("{rank_3}, found `e3`")),
        ("8/4k3/8/3Pp3/8/8/8/8 w - «e6» 0 1", &format!("{rank_6}, found `e6`")),
        ("8/8/8/8/8/8/8/8 w - - «-1» 1", &format!("{halfmoves}, found `-1`")),
        (
            "8/8/8/8/8/8/8/8 w - - «00» 1",
            &format!("{halfmoves}, without leading zeros, found `00`"),
        ),
        ("8/8/8/8/8/8/8/8 w - - «+1» 1", &format!("{halfmoves}, found `+1`")),
        ("8/8/8/8/8/8/8/8 w - - «4294967296» 1", &format!("{halfmoves}, found `4294967296`")),
        ("8/8/8/8/8/8/8/8 w - -« »", &format!("{space}, found ` `; remove it")),
        (
            "8/8/8/8/8/8/8/8 w - - «bm» e4;",
            "expected the end or the halfmove clock, a number (in EPD, cut the operations off), found `bm`",
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

/// The labels are the ones that `Feen` knows. A word that cannot belong to a position is named, but not removed.
#[test]
fn labels_and_other_words_before_a_position() {
    let label = "expected the board, without a label, found";
    for text in ["fen ", "FEN: ", "fen:  ", "Sfen ", "FEEN: ", "position fen ", "Position: SFEN\t"]
    {
        let found = text.replace('\t', "\\t");
        refused::<Chess>(&[
            (&format!("«{text}»{KINGS}"), &format!("{label} `{found}`; remove it")),
            (&format!("« {text}»{KINGS} x"), &format!("{label} ` {found}`; remove it")),
        ]);
        let error = Fen::<Shogi>::parse(&format!("{text}4k4/9/9/9/9/9/9/9/4K4 b - 1")).unwrap_err();
        assert_eq!((error.range(), error.suggestion()), (0..text.len(), Some("")));
    }
    for (word, found) in [
        ("1.", "`1.`"),
        ("1", "`1`"),
        ("12)", "`12)`"),
        ("-", "`-`"),
        (">", "`>`"),
        ("•", "U+2022"),
        ("White:", "`White:`"),
    ] {
        let found = format!("expected the board, found {found}");
        for rest in [format!(" {KINGS}"), format!("\t{KINGS}\n"), format!("  2. FEN: {KINGS}")] {
            refused::<Chess>(&[(&format!("«{word}»{rest}"), &found)]);
        }
    }
    let start = "`Fen::start` returns the start position";
    refused::<Chess>(&[
        ("«fen»", "expected 8 ranks, found 1 in `fen`"),
        ("«position» fen ", "expected 8 ranks, found 1 in `position`"),
        ("«Position:» startpos", &format!("expected 8 ranks, found 1 in `Position:`; {start}")),
        ("«position» fen startpos", &format!("expected 8 ranks, found 1 in `position`; {start}")),
        (&format!("{KINGS}« {KINGS}»"), "expected the end, found ` 4k3/8/8/8/8/8/8/4K3 w - - 0 1`"),
    ]);
}

/// A doubled space is not removed if its empty field may be a counter that is missing.
#[test]
fn empty_fields() {
    const SECOND: &str = "expected one space, found a second one";
    fn check<G: Game>(board: &str, rows: &[(&str, bool)]) {
        for (fields, is_removed) in rows {
            let note = if *is_removed { "; remove it" } else { "" };
            refused::<G>(&[(&format!("{board} {fields}"), &format!("{SECOND}{note}"))]);
        }
    }
    let rook = "4k3/8/8/8/8/8/8/4K2R";
    let fields = [
        ("w K - « »1", false),
        ("w K - «  »1", false),
        ("w « »K -  1", false),
        ("w K - « »0 1", true),
        ("w K - 0 « »1", true),
        ("w « »K - 1", true),
        ("w « »K -", true),
    ];
    check::<Chess>(rook, &fields);
    check::<Crazyhouse>(&format!("{rook}[]"), &fields);
    check::<Xiangqi>("9/9/9/9/9/9/9/9/9/4K4", &[("w - - « »1", false), ("w « »1", false)]);
    check::<Xiangqi>("9/9/9/9/9/9/9/9/9/4K4", &[("w - - « »0 1", true), ("w « »0 1", true)]);
    check::<Makruk>(
        rook,
        &[
            ("w - - « »1", false),
            ("w « »1", false),
            ("w - « »5", false), // The limit may be missing, and 5 may be the clock.
            ("w - 128 « »60", false),
            ("w - « »0 1", false),
            ("w - 128 « »0 60", true),
            ("w - - « »0 1", true),
        ],
    );
    // An SFEN has only one counter.
    check::<Shogi>("9/9/9/9/9/9/9/9/4K4", &[("b - « »1", true)]);
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
        ("b P«/»p 1", &format!("{in_hand}, found `/`")),
        ("b «—» 1", "expected the hands, or `-`, found U+2014 (looks like `-`)"),
        ("b 2«K» 1", &format!("{in_hand}, found `K`")),
        ("b R«+P» 1", &format!("{in_hand}, found `+P`")),
        ("b R«+G» 1", &format!("{in_hand}, found `+G`")),
        ("b -«\n»", "expected nothing after `-`, found a line break; remove it"),
        ("b - 1«\n»", "expected the end, found a line break; remove it"),
        ("b -«\n» 1", "expected nothing after `-`, found a line break"),
        ("b -«P» 1", "expected nothing after `-`, found `P`"),
        ("b PR«2P» 1", "expected each piece in hand once, with its count, as in `2P`, found `2P`"),
        ("b - «one»", "expected the number of the next move, up to 4294967295, found `one`"),
        ("b - 1« 2»", "expected the end, found ` 2`"),
    ] {
        refused::<Shogi>(&[(&format!("{board} {fields}"), expected)]);
    }
    assert!(Fen::<Shogi>::parse(&format!("{board} b 79P")).is_ok());
}

#[test]
fn other_games() {
    let board = "8/8/8/8/8/8/8/8";
    for fields in ["w", "w -", "w - -", "w - - 0", "w - 5", "w 0 1"] {
        assert!(Fen::<Makruk>::parse(&format!("{board} {fields}")).is_ok());
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
            "expected a count of empty squares or a piece, K M R S N P, found `q`",
        ),
    ]);
    let of_chess = "8/8/8/8/8/8/8/8 w - - 0 1";
    assert!(Fen::<Makruk>::parse(of_chess).is_ok());
    refused::<Xiangqi>(&[
        (
            "9/9/9/9/9/9/9/9/9/8«g» w",
            "expected a count of empty squares or a piece, K A B N R C P, found `g`",
        ),
        ("9/9/9/9/9/9/9/9/9/9 «B»", "expected the side to move, `w`, `r` or `b`, found `B`"),
        ("9/9/9/9/9/9/9/9/9/9 w - «e3»", "expected `-`, found `e3`"),
    ]);
    refused::<Crazyhouse>(&[
        ("8/8/8/8/8/8/8/8[Q«k»] w - -", "expected a piece in hand, Q R B N P, found `k`"),
        ("8/8/8/8/8/8/8/8[«Q~»] w - -", "expected a piece in hand, Q R B N P, found `Q~`"),
        ("8/8/8/8/8/8/8/8[P«/»p] w - -", "expected a piece in hand, Q R B N P, found `/`"),
        ("8/8/8/8/8/8/8/8/«/»P/p w - -", "expected a piece in hand, Q R B N P, found `/`"),
        ("8/8/8/8/8/8/8/«P~»7[] w - -", "expected `~` only after Q R B N, found `P~`"),
        ("8/8/8/8/8/8/8/8«\t»w - -", "expected a space or the hands after the board, found a tab"),
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
            "expected a count of empty squares or a piece, K Q R B N P, found `+7`",
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
        Fen::<G>::parse(text).unwrap_err().kind()
    }
    let board = "8/8/8/8/8/8/8/8";
    for (fields, expected) in [
        ("", ParseFenErrorKind::Turn),
        (" x", ParseFenErrorKind::Turn),
        ("/8 w - - 0 1", ParseFenErrorKind::Board),
        (" w KQkq - 0 1", ParseFenErrorKind::Castling),
        (" w - e3 0 1", ParseFenErrorKind::EnPassant),
        (" w -  - 0 x", ParseFenErrorKind::EnPassant),
        (" w - - bm e4", ParseFenErrorKind::Halfmoves),
        (" w - - x", ParseFenErrorKind::Halfmoves),
        (" w - - 0 x", ParseFenErrorKind::Moves),
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
    assert_eq!(kind::<Shogi>(&format!("{board} b - x")), ParseFenErrorKind::Moves);
    let board = "8/8/8/8/8/8/8/8";
    assert_eq!(kind::<Makruk>(&format!("{board} w x")), ParseFenErrorKind::Castling);
    assert_eq!(kind::<Makruk>(&format!("{board} w - 0 1")), ParseFenErrorKind::Limit);
    assert_eq!(kind::<Makruk>(&format!("{board} w - x 1")), ParseFenErrorKind::Limit);
    let board = "9/9/9/9/9/9/9/9/9/9";
    assert_eq!(kind::<Xiangqi>(&format!("{board} w - x")), ParseFenErrorKind::EnPassant);
}

#[test]
fn a_report_has_an_excerpt_instead_of_the_offset() {
    for (text, expected) in [
        ("x", "expected 8 ranks, found 1 in `x` (in \"x\")"),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1\n",
            "expected the end, found a line break; remove it (in \"8/8/8/8/8/8/8/8 w - - 0 1\\n\")",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1",
            "expected a count of empty squares or a piece, K Q R B N P, found `X` \
             (in \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1\")",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4",
            "expected the end, found ` moves e2e4` \
             (in \"…r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4\")",
        ),
    ] {
        let report = Fen::<Chess>::parse(text).unwrap_err().report(text).to_string();
        assert_eq!(report, format!("invalid FEN: {expected}"));
    }
    let long = "x".repeat(1_000_000);
    let error = Fen::<Shogi>::parse(&long).unwrap_err();
    let excerpt = format!("(in \"{}…\")", "x".repeat(60));
    let report = error.report(&long).to_string();
    assert!(report.starts_with("invalid SFEN: expected 9 ranks") && report.ends_with(&excerpt));
    // A string other than the one that was parsed.
    assert_eq!(error.report("é").to_string().matches(r#"(in "\u{E9}")"#).count(), 1);
    // Letters that are written from right to left are escaped.
    let error = Fen::<Chess>::parse("8/8/8/8/8/8/8/8 אב").unwrap_err();
    assert!(error.to_string().contains(r"found `\u{5D0}\u{5D1}`"), "{error}");
}

/// If a string is in another notation or of another game, the error says so.
#[test]
fn what_a_string_is_instead() {
    let piece = "expected a count of empty squares or a piece, K Q R B N P";
    refused::<Chess>(&[
        (
            "k«^»7/8/8/8/8/8/8/7K^ / C/c",
            &format!("{piece}, found `^`; this is a FEEN, which `Feen::parse` reads"),
        ),
        (
            "rn«s»mksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
            &format!("{piece}, found `s`; this is a position of `Makruk`"),
        ),
        (
            "8/8/8/8/8/8/8/8«[»Q] w - -",
            "expected a space after the board, found `[`; this is a position of `Crazyhouse`",
        ),
    ]);
    refused::<Chess>(&[
        (
            "8/8/8/8/8/8/8/8«/P» w - - 0 1",
            "expected the end of the board after 8 ranks, found `/P`; this is a position of `Crazyhouse`",
        ),
        ("8/8/8/8/8/8/8/8«/» w - - 0 1", "expected the end of the board after 8 ranks, found `/`"),
    ]);
    refused::<Shogi>(&[(
        "9/9/9/9/9/9/9/9/9«[»-] w 0 1",
        "expected a space after the board, found `[`; \
         SFEN has no brackets: in a FEN of shogi with brackets, `w` is the first side",
    )]);
    let error = Fen::<Makruk>::parse("3qk3/8/8/8/8/8/8/4K2Q w - - 0 1").unwrap_err();
    assert_eq!((error.found_game(), error.is_feen()), (Some(Chess::STYLE_NAME), false));
    let error = Fen::<Chess>::parse("k^7/8/8/8/8/8/8/7K^ / C/c").unwrap_err();
    assert_eq!((error.found_game(), error.is_feen()), (None, true));
    let note = "; this is a position of `Xiangqi`";
    refused::<Shogi>(&[(
        "9/9/9/9/9/9/9/9/9«/9» w",
        &format!("expected the end of the board after 9 ranks, found `/9`{note}"),
    )]);
}

/// One wrong letter does not make a position of another game, if the boards of both games have the same sizes.
#[test]
fn a_wrong_letter_is_not_another_game() {
    fn check<G: Game>(text: &str) {
        let board = text.find([' ', '[']).unwrap();
        let letters = || (b'A'..=b'Z').chain(b'a'..=b'z').map(char::from);
        for at in (0..board).filter(|at| text.as_bytes()[*at].is_ascii_alphabetic()) {
            for letter in letters() {
                let mut wrong = text.to_owned();
                wrong.replace_range(at..=at, letter.encode_utf8(&mut [0]));
                let Err(error) = Fen::<G>::parse(&wrong) else { continue };
                assert_eq!(error.found_game(), None, "{wrong}");
                assert_eq!(error.range(), at..at + 1, "{wrong}");
            }
        }
    }
    check::<Chess>("8/5k2/3p4/8/2P2R2/6K1/8/5N2 b - - 12 57");
    check::<Chess>("8/8/3k4/8/4P3/3N4/8/3K3R w - - 3 60");
    check::<Crazyhouse>("8/5k2/3p4/8/2P2R2/6K1/8/5N2[] b - - 12 57");
    check::<Crazyhouse>("8/5k2/3p4/8/2P2R2/6K1/8/5N2 b - - 12 57");
    check::<Makruk>("8/8/3k4/8/4P3/3N4/8/3K3R b - - 5 71");
    check::<Makruk>("8/8/3k4/8/4P3/3N4/8/3K3R w - - 5 71");

    // Brackets or a `~` are enough, and so are two letters or another size.
    let found = |text: &str| Fen::<Chess>::parse(text).unwrap_err().found_game();
    let board = "8/5k2/3p4/8/2P2R2/6K1/8";
    let crazyhouse = Some(Crazyhouse::STYLE_NAME);
    assert_eq!(found(&format!("{board}/5N2[] b - - 12 57")), crazyhouse);
    assert_eq!(found(&format!("{board}/5N~2 b - - 12 57")), crazyhouse);
    assert_eq!(found(&format!("{board}/4MS2 b - - 12 57")), Some(Makruk::STYLE_NAME));
    assert_eq!(found("3ak4/9/9/9/9/9/9/9/9/4K4 w"), Some(Xiangqi::STYLE_NAME));
    let error = Fen::<Makruk>::parse(&format!("{board}/5N2[] b - - 12 57")).unwrap_err();
    assert_eq!(error.found_game(), crazyhouse);
}

#[test]
fn every_game_names_the_others() {
    fn check<Other: Game>() {
        let start = Fen::<Other>::start().to_fen().unwrap();
        with_each_game!(is_named(&start, Other::STYLE_NAME));
    }
    fn is_named<G: Game>(start: &str, name: Snn) {
        if let Err(error) = Fen::<G>::parse(start) {
            assert_eq!(error.found_game(), Some(name), "{start} as {}", G::NAME);
        } else {
            let is_same = G::STYLE_NAME == name;
            let is_without_brackets =
                G::STYLE_NAME == Crazyhouse::STYLE_NAME && name == Chess::STYLE_NAME;
            assert!(is_same || is_without_brackets, "{start} as {}", G::NAME);
        }
    }
    with_each_game!(check());
}
