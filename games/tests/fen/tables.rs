//! Positions of the games as other programs write them, each read and written.

use std::collections::BTreeSet;
#[cfg(feature = "serde")]
use std::num::NonZeroU32;

use epin::{Catalog, Side};
use epin_games::{Chess, Counters, Crazyhouse, Game, Makruk, Setup, Shogi, Xiangqi};

/// Returns the board of a position, as FEEN.
fn board<G: Game>(fen: &Setup<G>) -> String {
    let position = fen.position.to_feen().unwrap();
    position.as_str()[position.board_range()].to_owned()
}

/// Checks that each FEN is read as the FEEN beside it, and that this position is written as the same FEN.
fn both_ways<G: Game>(rows: &[(&str, &str)]) {
    for (text, feen) in rows {
        let fen = Setup::<G>::parse(text).unwrap();
        assert_eq!(fen.position.to_feen().unwrap().as_str(), *feen, "{text}");
        assert_eq!(fen.to_fen().unwrap(), *text);
    }
}

/// Checks that both FENs of a row are read as the same position, which is written as the second FEN.
fn read_as<G: Game>(rows: &[(&str, &str)]) {
    for (text, written) in rows {
        let fen = Setup::<G>::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(fen.to_fen().unwrap(), *written, "{text}");
        assert_eq!(Setup::try_from((*written).to_owned()).as_ref(), Ok(&fen));
        assert_eq!(Setup::try_from(*written), Ok(fen));
    }
}

#[test]
fn xiangqi() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    both_ways::<Xiangqi>(&[
        (
            &format!("{start} w - - 0 1"),
            "rheag^aehr/9/1c5c1/s1s1s1s1s/9/9/S1S1S1S1S/1C5C1/9/RHEAG^AEHR / X/x",
        ),
        (
            "2bak4/4a4/4b4/9/2n6/9/9/4B4/4A4/3K1A1R1 b - - 12 63",
            "2eag^4/4a4/4e4/9/2h6/9/9/4E4/4A4/3G^1A1R1 / x/X",
        ),
    ]);
    let other = start.replace('b', "e").replace('B', "E").replace('n', "h").replace('N', "H");
    read_as::<Xiangqi>(&[
        (&format!("{start} r - - 0 1"), &format!("{start} w - - 0 1")),
        (&format!("{other} w - - 0 1"), &format!("{start} w - - 0 1")),
        (&format!("{other} w"), &format!("{start} w - -")),
        (&format!("{start} w 0 1"), &format!("{start} w - - 0 1")),
    ]);
}

#[test]
fn makruk() {
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR";
    both_ways::<Makruk>(&[
        (&format!("{start} w - - 0 1"), "rnbqk^bnr/8/pppppppp/8/8/PPPPPPPP/8/RNBK^QBNR / M/m"),
        ("8/8/3k4/8/4M3/3S4/8/3K3R b - 32 5 71", "8/8/3k^4/8/4Q3/3B4/8/3K^3R / m/M"),
        ("8/6ks/3M~2r1/2K1M3/8/3R4/8/8 w - 128 18 50", "8/6k^b/3+Q2r1/2K^1Q3/8/3R4/8/8 / M/m"),
        (
            "8/8/2M~1k1p1/r3pnP1/4N3/3rs2m~/4N1R1/5K2 b - - 1 81",
            "8/8/2+Q1k^1p1/r3pnP1/4N3/3rb2+q/4N1R1/5K^2 / m/M",
        ),
    ]);
    read_as::<Makruk>(&[
        (&format!("{start} w - 7"), &format!("{start} w - 7")),
        (&format!("{start} w 0 1"), &format!("{start} w - - 0 1")),
        (&format!("{start} b"), &format!("{start} b - -")),
    ]);
}

#[test]
fn crazyhouse() {
    let fen = Setup::<Crazyhouse>::parse("r3k3/8/8/8/8/8/8/4K2R[] w Kq -").unwrap();
    assert_eq!(fen.to_shredder_fen().unwrap(), "r3k3/8/8/8/8/8/8/4K2R[] w Ha -");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    both_ways::<Crazyhouse>(&[
        (
            &format!("{start}[] w KQkq - 0 1"),
            "-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/c",
        ),
        (
            "r1b1k2r/8/2N~5/8/4p3/8/8/R~3K2R[QBPPPpp] w Kq - 3 20",
            "-r1b1k^2r/8/2+N5/8/4p3/8/8/+R3K^2-R 3PBQ/2p C/c",
        ),
    ]);
    read_as::<Crazyhouse>(&[
        (&format!("{start} w KQkq - 0 1"), &format!("{start}[] w KQkq - 0 1")),
        (&format!("{start}[-] w KQkq - 0 1"), &format!("{start}[] w KQkq - 0 1")),
        (&format!("{start}/ w KQkq - 0 1"), &format!("{start}[] w KQkq - 0 1")),
        (&format!("{start}/pQP w KQkq -"), &format!("{start}[QPp] w KQkq -")),
        (&format!("{start}[pPqQp] w KQkq - 7"), &format!("{start}[QPqpp] w KQkq - 7")),
    ]);
    // Other programs take `K` to mean the promoted rook on g1, so the file of the other rook has to be written.
    read_as::<Crazyhouse>(&[
        ("4k3/8/8/8/8/8/8/4KRR~1[] w F - 0 1", "4k3/8/8/8/8/8/8/4KRR~1[] w F - 0 1"),
        ("4k3/8/8/8/8/8/8/4KRR~1[] w K - 0 1", "4k3/8/8/8/8/8/8/4KRR~1[] w F - 0 1"),
        ("4k3/8/8/8/8/8/8/4KR~R1[] w K - 0 1", "4k3/8/8/8/8/8/8/4KR~R1[] w K - 0 1"),
        ("r~rk5/8/8/8/8/8/8/4K3[] w q - 0 1", "r~rk5/8/8/8/8/8/8/4K3[] w b - 0 1"),
    ]);
    // A promoted rook does not count as the rook of a castling right.
    assert!(Setup::<Crazyhouse>::parse("4k3/8/8/8/8/8/8/4K2R~ w K -").is_err());
}

/// Each row has a FEN, the castling rights that are written, and the board that is read, as FEEN.
#[test]
fn rights_to_castle() {
    for (fen, xfen, feen) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha -", "KQkq", "-r3k^2-r/8/8/8/8/8/8/-R3K^2-R"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK -", "KQkq", "-r3k^2-r/8/8/8/8/8/8/-R3K^2-R"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 4", "Kq", "-r3k^2r/8/8/8/8/8/8/R3K^2-R"),
        // With two rooks on one side of the king, `K` or `Q` means the outer one.
        ("1k4rr/8/8/8/8/8/8/1K4RR w Kg - 4 7", "Kg", "1k^4-rr/8/8/8/8/8/8/1K^4R-R"),
        ("1k4rr/8/8/8/8/8/8/1K4RR w Gh - 4 7", "Gk", "1k^4r-r/8/8/8/8/8/8/1K^4-RR"),
        ("rr1k4/8/8/8/8/8/8/RR1K4 b Qb - 4 7", "Qb", "r-r1k^4/8/8/8/8/8/8/-RR1K^4"),
        // A king that is not on the back rank has no right and does not affect the rights of another king.
        ("4k3/8/8/8/3K4/8/8/4K2R w K - 4 7", "K", "4k^3/8/8/8/3K^4/8/8/4K^2-R"),
        ("8/8/8/8/8/8/8/8 w - - 0 0", "-", "8/8/8/8/8/8/8/8"),
    ] {
        let read = Setup::<Chess>::parse(fen).unwrap();
        let (found, written) = (board(&read), read.to_fen().unwrap());
        assert_eq!((found.as_str(), written.split(' ').nth(2).unwrap()), (feen, xfen));
        assert_eq!(Setup::parse(&written).as_ref(), Ok(&read));
        assert_eq!(Setup::parse(&read.to_shredder_fen().unwrap()), Ok(read));
    }
}

#[test]
fn rights_of_standard_chess() {
    for (fen, expected) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", true),
        ("r3k2r/8/8/8/8/8/8/R3K2R w - -", true),
        ("r3k1r1/8/8/8/8/8/8/R3K2R w KQq -", true),
        ("r3k1r1/8/8/8/8/8/8/R3K2R w KQkq -", false),
        ("r3k2r/8/8/8/8/8/8/R4K1R w Kkq -", false),
        ("1r2k2r/8/8/8/8/8/8/R3K2R w KQq -", false),
    ] {
        assert_eq!(Setup::<Chess>::parse(fen).unwrap().has_standard_castling(), expected, "{fen}");
        assert_eq!(Setup::<Crazyhouse>::parse(fen).unwrap().has_standard_castling(), expected);
    }
}

/// The fields of a position are public, so a method must not panic, whatever they contain.
#[test]
fn methods_take_positions_of_any_size() {
    let start = Setup::<Chess>::parse("4k3/8/8/8/3pP3/8/8/4K2R b K e3").unwrap();
    for len in 0..70 {
        let mut fen = start.clone();
        fen.position.squares.resize(len, None);
        fen.normalize_en_passant();
        let _ = fen.has_standard_castling();
        assert_eq!(fen.to_fen().is_ok(), len == 64);
        fen.end_move(true);
    }
}

#[test]
fn the_kinds_of_chess_are_kinds_of_crazyhouse() {
    for kind in Chess::ALL {
        let other = Crazyhouse::from(*kind);
        assert_eq!(other.token(Side::First), kind.token(Side::First));
        assert_eq!(format!("{other:?}"), format!("{kind:?}"));
    }
}

#[test]
fn missing_counters_stay_missing() {
    for (counters, halfmoves, moves) in [
        ("", None, None),
        (" 5", Some(5), None),
        (" 5 30", Some(5), Some(30)),
        (" 0 0", Some(0), Some(0)),
        (" 4294967295 7", Some(u32::MAX), Some(7)),
    ] {
        let text = format!("4k3/8/8/8/8/8/8/4K3 w - -{counters}");
        let fen = Setup::<Chess>::parse(&text).unwrap();
        assert_eq!((fen.counters.halfmove_clock, fen.counters.move_number), (halfmoves, moves));
        assert_eq!(fen.to_fen().unwrap(), text);
    }
}

/// Checks that a game's constants match its catalog and its start position.
fn check<G: Game>() {
    let start = G::START;
    for side in Side::ALL {
        let sin = start.styles().sin(side);
        assert_eq!((sin.letter(), sin.side(), start.turn()), (G::STYLE, side, Side::First));
    }
    // All kinds except the promoted ones are in the start position.
    let kinds = start.pieces().map(|(_, piece)| piece.kind().index());
    let all = G::ALL.iter().filter(|kind| !kind.token(Side::First).as_str().starts_with('+'));
    assert_eq!(kinds.collect::<BTreeSet<_>>(), all.map(|kind| kind.index()).collect());
    let fen = Setup::new(start.to_position(), Counters::default());
    assert_eq!(Setup::parse(&fen.to_fen().unwrap()), Ok(fen));
}

/// Checks the start position and the names of the squares, given the first and the last name.
fn start_and_squares<G: Game>(start: &str, [first, last]: [&str; 2]) {
    assert_eq!(Setup::<G>::start().to_fen().unwrap(), start);
    let count = G::START.square_count();
    for index in 0..count {
        assert_eq!(G::square_index(G::square_name(index).unwrap()), Some(index));
    }
    assert_eq!((G::square_name(0), G::square_name(count - 1)), (Some(first), Some(last)));
    assert_eq!((G::square_name(count), G::square_name(usize::MAX)), (None, None));
    for name in ["", "a", "a8 ", "a10", "A8", "é", "i0x"] {
        assert_eq!(G::square_index(name), None, "{name}");
    }
}

#[test]
fn starts_and_squares() {
    let chess = ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w KQkq - 0 1"];
    start_and_squares::<Chess>(&chess.join(" "), ["a8", "h1"]);
    start_and_squares::<Crazyhouse>(&chess.join("[] "), ["a8", "h1"]);
    let makruk = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";
    start_and_squares::<Makruk>(makruk, ["a8", "h1"]);
    let shogi = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    start_and_squares::<Shogi>(shogi, ["9a", "1i"]);
    let xiangqi = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    start_and_squares::<Xiangqi>(xiangqi, ["a9", "i0"]);
}

/// Each row has the counters before a move of `b`, whether
/// the move resets the clock, and the counters after the move.
#[test]
fn counters_that_are_missing_full_or_limited() {
    fn check<G: Game>(fields: &str, resets_clock: bool, expected: &str) {
        let board = Setup::<G>::start().to_fen().unwrap().split(' ').next().unwrap().to_owned();
        let mut fen = Setup::<G>::parse(&format!("{board} b {fields}")).unwrap();
        fen.end_move(resets_clock);
        assert_eq!(fen.to_fen().unwrap(), format!("{board} w {expected}"));
    }
    check::<Chess>("KQkq -", true, "KQkq -");
    check::<Chess>("KQkq - 7", false, "KQkq - 8");
    check::<Chess>("KQkq - 7", true, "KQkq - 0");
    check::<Xiangqi>("- - 7 30", true, "- - 0 31");
    check::<Crazyhouse>("KQkq - 4294967295 4294967295", false, "KQkq - 4294967295 4294967295");
    check::<Shogi>("-", true, "-");
    check::<Shogi>("- 4294967295", true, "- 4294967295");
    check::<Makruk>("- - 7 30", true, "- - 0 31");
    // With a limit, each move is counted, as Fairy-Stockfish does.
    check::<Makruk>("- 32 7 30", true, "- 32 8 31");
    check::<Makruk>("- 32 7 30", false, "- 32 8 31");
    check::<Makruk>("- 32", true, "- 32");
}

#[test]
fn start_positions() {
    with_each_game!(check());
}

#[cfg(feature = "serde")]
#[test]
fn in_files_a_fen_is_its_string() {
    let text = r#""4k3/8/8/8/8/8/8/4K2R w K - 3 21""#;
    let fen: Setup<Chess> = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&fen).unwrap(), text);
    let error = serde_json::from_str::<Setup<Chess>>(r#""8/8/8/8/8/8/8/8 x""#).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid FEN: expected the side to move, `w` or `b`, found `x` (in \"8/8/8/8/8/8/8/8 x\") \
         at line 1 column 19"
    );
    let error = serde_json::from_str::<Setup<Chess>>("5").unwrap_err();
    assert!(error.to_string().contains("expected a position of Chess, as FEN"), "{error}");
    let error = serde_json::from_str::<Setup<Shogi>>("5").unwrap_err();
    assert!(error.to_string().contains("expected a position of Shogi, as SFEN"), "{error}");
}

/// Counters that are `None` are left out, except in formats that could not be read then.
#[cfg(feature = "serde")]
#[test]
fn in_files_counters_can_be_missing() {
    let counters = |halfmove_clock, move_number, limit| Counters {
        halfmove_clock,
        move_number,
        counting_limit: NonZeroU32::new(limit),
    };
    let only_moves = counters(None, Some(7), 0);
    for (counters, text) in [
        (Counters::default(), "{}"),
        (only_moves, r#"{"move_number":7}"#),
        (counters(Some(0), Some(1), 0), r#"{"halfmove_clock":0,"move_number":1}"#),
        (
            counters(Some(3), Some(21), 64),
            r#"{"halfmove_clock":3,"move_number":21,"counting_limit":64}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&counters).unwrap(), text);
        assert_eq!(serde_json::from_str::<Counters>(text).unwrap(), counters);
        let table = toml::to_string(&counters).unwrap();
        assert_eq!(toml::from_str::<Counters>(&table).unwrap(), counters, "{table}");
        let bytes = postcard::to_allocvec(&(counters, 5u8)).unwrap();
        assert_eq!(postcard::from_bytes(&bytes), Ok((counters, 5u8)));
    }
    // A file of an older version, or of a later one.
    let text =
        r#"{"halfmove_clock": null, "move_number": 7, "counting_limit": null, "checks": [3, 3]}"#;
    assert_eq!(serde_json::from_str::<Counters>(text).unwrap(), only_moves);
    let error = serde_json::from_str::<Counters>(r#"{"counting_limit": 0}"#).unwrap_err();
    assert!(error.to_string().contains("nonzero u32"), "{error}");
}

#[cfg(feature = "serde")]
#[test]
fn in_files_a_fen_can_be_bytes() {
    use serde::Deserialize;
    use serde::de::value::{BytesDeserializer, Error};

    let read = |bytes| Setup::<Chess>::deserialize(BytesDeserializer::<Error>::new(bytes));
    let text = "4k3/8/8/8/8/8/8/4K2R w K - 3 21";
    assert_eq!(read(text.as_bytes()).unwrap(), text.parse().unwrap());
    let error = Setup::<Chess>::parse("8/8 w").unwrap_err().report("8/8 w").to_string();
    assert_eq!(read(b"8/8 w").unwrap_err().to_string(), error);
    let expected = "invalid value: byte array, expected a position of Chess, as FEN";
    assert_eq!(read(b"8/8\xff").unwrap_err().to_string(), expected);
}

#[cfg(all(feature = "schemars1", feature = "serde"))]
#[test]
fn schemas() {
    let fen = schemars::schema_for!(Setup<Shogi>).to_value();
    assert_eq!((&fen["title"], &fen["type"]), (&"Setup_of_Shogi".into(), &"string".into()));
    assert_eq!(fen["description"], "A position of Shogi, as SFEN.");
    let of_two_games = schemars::schema_for!((Setup<Shogi>, Setup<Chess>)).to_value();
    let definitions = of_two_games["$defs"].as_object().unwrap();
    assert!(["Setup_of_Chess", "Setup_of_Shogi"].iter().all(|key| definitions.contains_key(*key)));
    let counters = schemars::schema_for!(Counters).to_value();
    assert_eq!(counters["description"], "The counters of a FEN or an SFEN.");
    let properties = counters["properties"].as_object().unwrap();
    for counter in ["counting_limit", "halfmove_clock", "move_number"] {
        assert!(properties.contains_key(counter), "{counter}");
    }
    assert_eq!(properties.len(), 3);
    assert_eq!(counters.get("additionalProperties"), None);
    assert_eq!(counters.get("required"), None);
}
