//! What an error says about the whole string: what to remove, what the string really is, and its excerpt.

use epin::Catalog;
use epin_games::{Chess, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};

use crate::refused::refused;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/// The labels are the ones that `Feen` knows. A word that cannot belong to a position is named, but not
/// removed.
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
        let error =
            Setup::<Shogi>::parse(&format!("{text}4k4/9/9/9/9/9/9/9/4K4 b - 1")).unwrap_err();
        assert_eq!((error.range(), error.suggestion().unwrap().as_str()), (0..text.len(), ""));
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
    let start = "`Setup::start` returns the start position";
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
        let report = Setup::<Chess>::parse(text).unwrap_err().report(text).to_string();
        assert_eq!(report, format!("invalid FEN: {expected}"));
    }
    let long = "x".repeat(1_000_000);
    let error = Setup::<Shogi>::parse(&long).unwrap_err();
    let excerpt = format!("(in \"{}…\")", "x".repeat(60));
    let report = error.report(&long).to_string();
    assert!(report.starts_with("invalid SFEN: expected 9 ranks") && report.ends_with(&excerpt));
    // A string other than the one that was parsed.
    assert_eq!(error.report("é").to_string().matches(r#"(in "\u{E9}")"#).count(), 1);
    // Letters that are written from right to left are escaped.
    let error = Setup::<Chess>::parse("8/8/8/8/8/8/8/8 אב").unwrap_err();
    assert!(error.to_string().contains(r"found `\u{5D0}\u{5D1}`"), "{error}");
}

/// If a string is in another notation or of another game, the error says so.
#[test]
fn what_a_string_is_instead() {
    let piece = "expected a count of empty squares or a piece, K Q R B N P";
    refused::<Chess>(&[
        (
            "k«^»7/8/8/8/8/8/8/7K^ / C/c",
            &format!("{piece}, found `^`; this is FEEN, the notation that `Feen::parse` reads"),
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
    let error = Setup::<Makruk>::parse("3qk3/8/8/8/8/8/8/4K2Q w - - 0 1").unwrap_err();
    assert_eq!((error.found_game(), error.found_feen()), (Some(Chess::NAME), false));
    let error = Setup::<Chess>::parse("k^7/8/8/8/8/8/8/7K^ / C/c").unwrap_err();
    assert_eq!((error.found_game(), error.found_feen()), (None, true));
    // There are mistakes in these FEENs.
    for text in ["4k^4/9/9/9/9/9/9/9/4K^4 PP/ S/s", "k^8/9 / s/s"] {
        assert!(Setup::<Shogi>::parse(text).unwrap_err().found_feen(), "{text}");
    }
    for text in ["9/9 b -", "9/9 -/- 1", "9/9 / SS/s", "9/9 / 1/s", "9/9 / S/1"] {
        assert!(!Setup::<Shogi>::parse(text).unwrap_err().found_feen(), "{text}");
    }
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
                let Err(error) = Setup::<G>::parse(&wrong) else { continue };
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
    let found = |text: &str| Setup::<Chess>::parse(text).unwrap_err().found_game();
    let board = "8/5k2/3p4/8/2P2R2/6K1/8";
    let crazyhouse = Some(Crazyhouse::NAME);
    assert_eq!(found(&format!("{board}/5N2[] b - - 12 57")), crazyhouse);
    assert_eq!(found(&format!("{board}/5N~2 b - - 12 57")), crazyhouse);
    assert_eq!(found(&format!("{board}/4MS2 b - - 12 57")), Some(Makruk::NAME));
    assert_eq!(found("3ak4/9/9/9/9/9/9/9/9/4K4 w"), Some(Xiangqi::NAME));
    let error = Setup::<Makruk>::parse(&format!("{board}/5N2[] b - - 12 57")).unwrap_err();
    assert_eq!(error.found_game(), crazyhouse);
}

#[test]
fn every_game_names_the_others() {
    fn check<Other: Game>() {
        let start = Setup::<Other>::start().to_fen().unwrap();
        with_each_game!(is_named(&start, Other::NAME));
    }
    fn is_named<G: Game>(start: &str, name: &str) {
        if let Err(error) = Setup::<G>::parse(start) {
            assert_eq!(error.found_game(), Some(name), "{start} as {}", G::NAME);
        } else {
            let is_same = G::NAME == name;
            let is_without_brackets = G::NAME == Crazyhouse::NAME && name == Chess::NAME;
            assert!(is_same || is_without_brackets, "{start} as {}", G::NAME);
        }
    }
    with_each_game!(check());
}
