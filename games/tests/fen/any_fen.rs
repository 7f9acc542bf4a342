//! `AnyFen`: positions of other games as Fairy-Stockfish, pychess, lishogi and `XBoard` write them.

use epin::feen::Feen;
use epin::notation::Styles;
use epin::{EpinSet, Letter};
use epin_games::{AnyFen, ParseFenError, ParseFenErrorKind, TurnLetters, WriteFenError};
use fastrand::Rng;

const STYLES: Styles = Styles { first: Letter::C, second: Letter::C };

const CHESS: &str = "K^ Q R B N P";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn set(pieces: &str) -> EpinSet {
    pieces.split(' ').map(|token| token.parse().unwrap()).collect()
}

fn parse(pieces: &str, text: &str) -> Result<AnyFen, ParseFenError> {
    AnyFen::parse(text, &set(pieces), STYLES)
}

fn feen(pieces: &str, text: &str) -> String {
    let fen = parse(pieces, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    fen.position.to_feen().unwrap().as_str().to_owned()
}

/// The rows of a file: the pieces, a FEN, and what comes out.
fn rows(file: &'static str) -> impl Iterator<Item = [&'static str; 3]> {
    file.lines().map(|row| {
        let mut cells = row.split('\t');
        std::array::from_fn(|_| cells.next().unwrap())
    })
}

/// A start position and others of `variants.ini`, played with Fairy-Stockfish.
fn fairy_stockfish() -> impl Iterator<Item = [&'static str; 3]> {
    rows(include_str!("fairy_stockfish.txt"))
}

/// Returns the position in the notation from which it was read.
fn as_read(fen: &AnyFen) -> String {
    let is_sfen = fen.spelling.turns == TurnLetters::BlackWhite;
    if is_sfen { fen.to_sfen() } else { fen.to_fen() }.unwrap()
}

/// Checks that what was read can be written, and is then read as the same.
fn check_both_ways(pieces: &EpinSet, fen: &AnyFen) {
    let same = as_read(fen);
    assert!(fen.position.to_feen().is_ok(), "{same}");
    let again = read(pieces, &same);
    assert_eq!((&again.position, &again.rest), (&fen.position, &fen.rest), "{same}");
    for text in [fen.to_fen(), fen.to_sfen()].into_iter().flatten() {
        assert_eq!(read(pieces, &text).position, fen.position, "{text}");
    }
}

fn read(pieces: &EpinSet, text: &str) -> AnyFen {
    AnyFen::parse(text, pieces, STYLES).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_variants_of_fairy_stockfish() {
    for [pieces, text, expected] in fairy_stockfish() {
        match (parse(pieces, text), expected) {
            (Ok(fen), _) => {
                assert_eq!(fen.position.to_feen().unwrap().as_str(), expected, "{text}");
                check_both_ways(&set(pieces), &fen);
            }
            (Err(error), "!wall") => assert!(error.to_string().contains("no wall"), "{error}"),
            (Err(error), _) => {
                assert_eq!((expected, error.kind()), ("!turn", ParseFenErrorKind::Turn), "{error}");
            }
        }
    }
}

#[test]
fn the_same_position_as_a_fen_and_as_an_sfen() {
    for [pieces, fen, sfen] in rows(include_str!("sfen_pairs.txt")) {
        let (one, other) = (parse(pieces, fen).unwrap(), parse(pieces, sfen).unwrap());
        assert_eq!(one.position, other.position, "{fen}");
        assert_eq!(parse(pieces, &one.to_sfen().unwrap()).unwrap(), other, "{fen}");
        let written = other.to_fen().unwrap();
        assert_eq!(parse(pieces, &written).unwrap().position, one.position, "{sfen}");
        assert_eq!(written.rsplit(' ').next(), fen.rsplit(' ').next(), "{sfen}");
        check_both_ways(&set(pieces), &other);
    }
}

#[test]
fn the_fields_say_who_moves() {
    let board = "k2/3/2K";
    for (fields, turn) in [
        ("w", "C/c"),
        ("b", "c/C"),
        ("b 0 1", "c/C"),
        ("b - 1", "C/c"),
        ("w - 2", "c/C"),
        ("w - - 0 1", "C/c"),
        ("b - 0 1", "c/C"),
        ("b - - 0", "c/C"),
        ("r - - 0 1", "C/c"),
        ("b - - 3+3 0 1", "c/C"),
        ("w - - 0 1 +2+0", "C/c"),
        ("w 7+7 0 1", "C/c"),
        ("b KQBCDFGkqbcdfg - 0 1", "c/C"),
        ("b - - 64 5 71", "c/C"),
        ("b K e3", "c/C"),
        ("b - j10e9 0 1", "c/C"),
        ("b - - bm Ka2; id \"two  spaces\";", "c/C"),
        ("b - -; am Nxb6 + ?", "c/C"),
        ("w - - 0 1 bm Ka2;", "C/c"),
    ] {
        let text = format!("{board} {fields}");
        assert_eq!(feen("K^", &text), format!("k^2/3/2K^ / {turn}"), "{fields}");
        let fen = parse("K^", &text).unwrap();
        check_both_ways(&set("K^"), &fen);
        assert_eq!(as_read(&fen), text);
    }
    assert_eq!(feen("K^ P", "k2/3/2K b 2Pp 4"), "k^2/3/2K^ 2P/p C/c");
    // In chu shogi, `5h` is a square, but nothing in the string shows that.
    assert_eq!(feen("K^ H", "k2/3/2K b 5h 115"), "k^2/3/2K^ /5h C/c");
}

/// Each string with the kind, the text and the message of its error.
#[test]
fn what_is_refused() {
    use ParseFenErrorKind::{Board, EnPassant, End, Hands, Turn};

    let unclear = "expected castling rights and an en passant square, as in `KQ -`, or hands and a \
                   move number, as in `2P 1`, after a board without brackets, found";
    let ninth_rank = "expected hands in brackets after the board, not as a ninth rank, found";
    let sittuyin = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8";
    for (text, kind, found, message) in [
        ("k2/3/2K b -".into(), Hands, "-", &*format!("{unclear} `-` at byte 10")),
        ("k2/3/2K b KQkq".into(), Hands, "KQkq", &format!("{unclear} `KQkq` at byte 10")),
        ("k2/3/2K[P] b - 1".into(), Hands, "-", &format!("{unclear} `-` at byte 13")),
        ("k2/3/2K[] b 2P 1".into(), Hands, "2P", &format!("{unclear} `2P` at byte 12")),
        ("k2/3/2K[P] b KQ 1".into(), Hands, "KQ", &format!("{unclear} `KQ` at byte 13")),
        (
            "k2/3/2K".into(),
            Turn,
            "K",
            "expected the side to move, `w` or `b`, found the end at byte 7",
        ),
        (
            "k2/3/2K r P 4".into(),
            Turn,
            "r",
            "expected the side to move, `b` or `w`, found `r` at byte 8",
        ),
        (
            "k2/3/1SK w - - 0 1".into(),
            Board,
            "S",
            "expected a count of empty squares or a piece, B K N P Q R, found `S` at byte 6",
        ),
        (
            "k2/3/Q~1K w - - 0 1".into(),
            Board,
            "Q~",
            "expected a piece without `~`, since the game has no promoted pieces, found `Q~` at byte 5",
        ),
        (
            "k2/3/1K+P w - - 0 1".into(),
            Board,
            "+P",
            "expected a count of empty squares or a piece, B K N P Q R, found `+P` at byte 7",
        ),
        (
            "k2/3/2K[PS] w - - 0 1".into(),
            Hands,
            "S",
            "expected a piece in hand, B K N P Q R, found `S` at byte 9",
        ),
        (
            "k2/3/2K[PPn w - -".into(),
            Hands,
            " ",
            "expected `]` after the hands, found ` ` at byte 11",
        ),
        ("k2/3/2K[PPPPPPpp] w - -".into(), Hands, "PPPPPPpp", ""),
        (
            "k*1/3/2K w - - 0 1".into(),
            Board,
            "*",
            "expected no wall, since FEEN has none, found `*` at byte 1",
        ),
        (
            "k2/4/2K w - - 0 1".into(),
            Board,
            "4",
            "expected 3 squares in the rank, found 4 in `4` at byte 3",
        ),
        ("k2//2K w - - 0 1".into(), Board, "", ""),
        ("k2/3/2K w - - 0 26 NNBRpr h1".into(), End, "NNBRpr", ""),
        ("k2/3/2K w K x! 0 1".into(), EnPassant, "x!", ""),
        ("k2/3/2K w - - 0 1 ".into(), End, " ", ""),
        (
            format!("{START}/PNNbqpqr w KQkq - 0 1"),
            Hands,
            "PNNbqpqr",
            &format!("{ninth_rank} `PNNbqpqr` at byte 44"),
        ),
        (
            format!("{START}/ w KQkq - 0 1"),
            Hands,
            "",
            &format!("{ninth_rank} an empty rank at byte 44"),
        ),
        (format!("{sittuyin}/KRRBBNNQkrrbbnnq w - - 0 1"), Hands, "KRRBBNNQkrrbbnnq", ""),
        (format!("{sittuyin}/krrbbnnq b - - 0 1"), Hands, "krrbbnnq", ""),
    ] {
        let error = parse(CHESS, &text).unwrap_err();
        assert_eq!((error.kind(), &text[error.range()]), (kind, found), "{text}: {error}");
        if !message.is_empty() {
            assert_eq!(error.to_string(), message, "{text}");
        }
    }
    let feen = parse(CHESS, "k^2/3/2K^ / C/c").unwrap_err();
    assert!(feen.found_feen(), "{feen}");
    let label = parse(CHESS, "position sfen k2/3/2K b - 1").unwrap_err();
    assert_eq!((label.range(), label.suggestion().unwrap().as_str()), (0..14, ""));
    let report = label.report("position sfen k2/3/2K b - 1").to_string();
    assert!(report.starts_with("invalid SFEN: expected the board, without a label"), "{report}");
}

#[test]
fn boards_that_feen_cannot_have() {
    let wide = format!("{}/255 w", "9".repeat(300));
    assert!(parse(CHESS, &wide).is_err());
    let empty = parse(CHESS, "[] w - - 0 1").unwrap_err();
    assert_eq!(empty.to_string(), "expected the board, found `[` at byte 0");
    let long = vec!["+K".repeat(255); 7].join("/") + " w";
    assert_eq!(
        parse("+K^", &long).unwrap_err().reason().to_string(),
        format!(
            "expected a position of at most 4096 bytes in FEEN, found one of {}",
            7 * (2 + 1) * 255 + "//////".len() + " / C/c".len()
        ),
    );
}

#[test]
fn boards_of_nine_ranks_and_eight_files() {
    let above = "8/8/8/4k3/8/8/8/8";
    for last in ["RNBQKBNR", "R3K3", "RnB4r"] {
        assert!(parse(CHESS, &format!("{above}/{last} w - - 0 1")).is_ok(), "{last}");
    }
    assert!(parse("P", "8/8/8/8/8/8/8/8/PpPpPpPp w").is_ok());
}

#[test]
fn the_set_decides_what_a_letter_means() {
    assert_eq!(feen("K^ +K", "k+K1 w"), "k^+K1 / C/c");
    assert_eq!(parse("K^ +K", "k+K1 w").unwrap().to_fen().unwrap(), "k+K1 w");
    assert_eq!(feen("K K^", "k1K w"), "k1K / C/c");
    assert_eq!(feen("K^ +B", "k2/1b~1/B~1K w - -"), "k^2/1+b1/+B1K^ / C/c");
    assert_eq!(feen("K^ +B", "k2/1+b1/+B1K w - -"), "k^2/1+b1/+B1K^ / C/c");
    let tilde = parse("K^ B +B P", "k2/1b~1/B~BK[P] w - -").unwrap();
    assert_eq!(tilde.to_fen().unwrap(), "k2/1b~1/B~BK[P] w - -");
    assert_eq!(tilde.to_sfen().unwrap(), "k2/1+b1/+BBK b P 1");
    assert!(parse("K^ B +B", "k2/1b~1/+BBK w - -").is_err());
    let styles = Styles { first: Letter::C, second: Letter::M };
    let two = AnyFen::parse("k2/3/2K b - - 0 1", &set("K^"), styles).unwrap();
    assert_eq!(two.position.to_feen().unwrap().as_str(), "k^2/3/2K^ / m/C");
    assert_eq!(two.to_fen().unwrap(), "k2/3/2K b - - 0 1");
}

#[test]
fn counts_above_nine() {
    let expected = "k^9/10/9K^ / C/c";
    for text in ["k9/10/9K w", "k9/91/9K w", "k9/55/9K w", "k9/73/9K w"] {
        assert_eq!(feen("K^", text), expected, "{text}");
        assert_eq!(parse("K^", text).unwrap().to_fen().unwrap(), "k9/10/9K w");
    }
    assert_eq!(feen("K^", "12/k11/11K w"), "12/k^11/11K^ / C/c");
    assert!(parse("K^", "k9/10/55K w").is_err());
    assert!(parse("K^", "k9/010/9K w").is_err());
    assert!(parse("K^", "k4/55/4K w").is_err());
    let long = parse("K^", "8/8/9999 w").unwrap_err().to_string();
    assert_eq!(long, "expected 8 squares in the rank, found 9999 in `9999` at byte 4");
    assert_eq!(feen("K^", "k254 w"), "k^254 / C/c");
    for count in ["255", "256", "4294967296", "99999999999999999999999"] {
        assert!(parse("K^", &format!("k{count} w")).is_err(), "{count}");
    }
}

#[test]
fn what_cannot_be_written() {
    let position = |feen: &str| AnyFen::new(Feen::parse(feen).unwrap().to_position());
    let message = |fen: &AnyFen| fen.to_fen().unwrap_err().to_string();
    for (feen, expected) in [
        ("k^1/1-R / C/c", "found `-R` on square 3"),
        ("k^1/1R' / C/c", "found `R'` on square 3"),
        ("K^1/1K / C/c", "found `K^` on square 0"),
        ("k^1/2 p/ C/c", "expected a piece of the first side, found `p` in the first side's hand"),
        (
            "k^1/2 P/P C/c",
            "expected a piece of the second side, found `P` in the second side's hand",
        ),
        ("k^1/2 /-p C/c", "found `-p` in the second side's hand"),
    ] {
        let fen = position(feen);
        assert!(message(&fen).contains(expected), "{}", message(&fen));
        assert_eq!(fen.to_sfen().unwrap_err(), fen.to_fen().unwrap_err());
    }
    let mut fen = position("k^1/2 / C/c");
    fen.position.hands.first.set("P".parse().unwrap(), u32::MAX);
    assert_eq!(fen.to_fen(), Err(WriteFenError::TooManyPieces));
    let mut fen = position("k^1/2 / C/c");
    fen.position.sizes = vec![1, 2, 2];
    assert_eq!(
        message(&fen),
        "expected a board of one or two dimensions, found the sizes [1, 2, 2]"
    );
    fen.position.sizes = vec![3, 2];
    assert!(fen.to_fen().is_err());
    for (rest, error) in [
        ("KQ - 0 1", "found `KQ`"),
        ("- e3 0 1", "found `e3`"),
        ("- - 3+3 0 1", "found `3+3`"),
        ("- - 64 0 1", "found `- - 64 0 1`"),
        ("- - bm Ka2;", "found `bm`"),
        ("- - 0 +5", "found `+5`"),
    ] {
        let mut fen = position("k^1/2 / C/c");
        fen.rest = rest.into();
        assert!(fen.to_fen().is_ok(), "{rest}");
        assert!(fen.to_sfen().unwrap_err().to_string().ends_with(error), "{rest}");
    }
    for rest in ["- 5", "KQ", " 0 1", "- - x!"] {
        let mut fen = position("k^1/2 / C/c");
        fen.rest = rest.into();
        assert!(fen.to_fen().is_err(), "{rest}");
    }
}

/// Random edits of the rows, read with their own pieces: no panic, and what is accepted can be written.
#[test]
fn edited() {
    let mut random = Rng::with_seed(1);
    let rows: Vec<_> = fairy_stockfish().chain(rows(include_str!("sfen_pairs.txt"))).collect();
    let mut accepted = 0;
    for _ in 0..20_000 {
        let [pieces, text, _] = *random.choice(&rows).unwrap();
        let mut chars: Vec<_> = text.chars().collect();
        for _ in 0..=random.usize(..3) {
            let char = random.choice("/ 109kP+~[]-ä;".chars().collect::<Vec<_>>()).unwrap();
            let at = random.usize(..chars.len());
            match random.usize(..3) {
                0 => chars[at] = char,
                1 => chars.insert(at, char),
                _ => drop(chars.drain(at..=at)),
            }
            chars.extend(chars.is_empty().then_some('k'));
        }
        let text: String = chars.into_iter().collect();
        match parse(pieces, &text) {
            Ok(fen) => {
                accepted += 1;
                check_both_ways(&set(pieces), &fen);
            }
            Err(error) => {
                assert!(text.get(error.range()).is_some(), "{text}: {error}");
                assert_eq!(error.report(&text).to_string().lines().count(), 1);
            }
        }
    }
    assert!(accepted > 1_000, "{accepted}");
}
