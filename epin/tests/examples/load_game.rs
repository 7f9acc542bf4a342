//! `load_game` with valid and invalid files in all formats.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use super::example;

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");

/// Returns what the example prints for a game, or its error.
fn load(path: &Path) -> Result<String, String> {
    let output = example("load_game").arg(path).output().unwrap();
    let [stdout, stderr] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    match (output.status.code(), &*stdout, &*stderr) {
        (Some(0), _, "") => Ok(stdout),
        (Some(1), "", _) => {
            let every =
                "\nTo see every mistake in the file: cargo run -p epin-check-game -- FILE\n";
            Err(stderr.strip_suffix(every).unwrap().to_owned() + "\n")
        }
        other => panic!("{other:?}"),
    }
}

fn load_text(extension: &str, text: &str) -> Result<String, String> {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    let file = FILES.fetch_add(1, Ordering::Relaxed);
    let path = env::temp_dir().join(format!("epin-load-game-{}-{file}.{extension}", process::id()));
    fs::write(&path, text).unwrap();
    let loaded = load(&path);
    fs::remove_file(path).unwrap();
    loaded
}

/// A game in all formats, each with its file extension.
const FORMATS: [(&str, &str); 4] = [
    (
        "toml",
        r#"name = "Duel"
hands = { first = ["P"] }
board = [["K", "SQUARE"]]
[pieces]
"KEY" = { name = "King", promotes_to = ["P"] }
P = { name = "Pawn" }
"#,
    ),
    (
        "json",
        r#"{"name": "Duel", "hands": {"first": ["P"]}, "board": [["K", "SQUARE"]],
"pieces": {"KEY": {"name": "King", "promotes_to": ["P"]}, "P": {"name": "Pawn"}}}"#,
    ),
    (
        "yml",
        "name: Duel
hands: { first: [P] }
board: [[K, \"SQUARE\"]]
pieces:
  \"KEY\": { name: King, promotes_to: [P] }
  P: { name: Pawn }
",
    ),
    (
        "ron",
        r#"(name: "Duel", hands: (first: ["P"]), board: [["K", "SQUARE"]],
pieces: {"KEY": (name: "King", promotes_to: ["P"]), "P": (name: "Pawn")})"#,
    ),
];

#[test]
fn the_games_of_the_repository() {
    for (game, lines) in [
        ("chess", ["Chess", "K^   King", "R    Rook"]),
        ("makruk", ["Makruk", "Q    Met", "r    n    b    q    k^   b    n    r"]),
        (
            "shogi",
            ["Shōgi", "P    Pawn, promotes to +P", "l    n    s    g    k^   g    s    n    l"],
        ),
        (
            "tori-shogi",
            ["Tori shōgi", "S    Swallow, promotes to +S", "r    p    c    k^   c    p    l"],
        ),
        (
            "chess-vs-makruk",
            [
                "C    style of the first side: Chess",
                "C:P  Pawn, promotes to C:Q  C:R  C:B  C:N",
                "rnbqk^bnr/8/pppppppp/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/m",
            ],
        ),
    ] {
        let printed = load(&Path::new(GAMES).join(game).with_extension("toml")).unwrap();
        for line in lines {
            assert!(printed.lines().any(|other| other == line), "{line:?}: {printed}");
        }
    }
}

/// `metadata` may contain anything that the format has.
#[test]
fn metadata_and_the_schema_are_not_checked() {
    for (extension, text) in [
        (
            "toml",
            r#"name = "Duel"
board = [["K"]]
"$schema" = "game.schema.json"
metadata = { a = 2020-01-01, b = [[nan]] }
pieces.K = { name = "King", metadata = { value = 1 } }
"#,
        ),
        (
            "json",
            r#"{"$schema": "game.schema.json", "name": "Duel", "board": [["K"]],
"metadata": {"a": null, "a": [[1]]}, "pieces": {"K": {"name": "King", "metadata": {"value": 1}}}}"#,
        ),
        (
            "yml",
            "$schema: game.schema.json\nname: Duel\nboard: [[K]]\n\
            metadata: { a: ~, ? [b] : !c [d] }\n\
            pieces: { K: { name: King, metadata: { value: 1 } } }\n",
        ),
        (
            "ron",
            r#"(name: "Duel", board: [["K"]], metadata: (a: Some((1, 'c')), b: {1: Rgb(1, 2)}),
pieces: {"K": (name: "King", metadata: {"value": 1})})"#,
        ),
    ] {
        assert_eq!(load_text(extension, text).as_deref(), Ok("Duel\n\nK    King\n\nK\n"));
    }
}

#[test]
fn all_formats_say_the_same() {
    let expected = "Duel\n\nK    King, promotes to P\nP    Pawn\n\nK    .\n\n\
                    first side's hand:  P\nsecond side's hand: \n";
    for (extension, text) in FORMATS {
        let text = text.replace("KEY", "K").replace("SQUARE", ".");
        assert_eq!(load_text(extension, &text).as_deref(), Ok(expected));
        for text in [text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
            assert_eq!(load_text(extension, &text).as_deref(), Ok(expected), "{extension}");
        }
        if extension == "toml" {
            // A line cannot end in two carriage returns.
            assert!(load_text(extension, &text.replace('\n', "\r\r\n")).is_err());
        }
    }
}

#[test]
fn the_error_of_each_format_has_the_token_and_the_reason() {
    for (extension, text) in FORMATS {
        for (key, square, message) in [
            (
                "K",
                "^K",
                "invalid EPIN token \"^K\": expected a letter, found `^` at byte 0; did you mean \"K^\"?",
            ),
            (
                "R+",
                ".",
                "invalid EPIN token \"R+\": expected the end of the token, found `+` at byte 1; \
                 did you mean \"+R\"?",
            ),
            ("C:K'", ".", "invalid QPI token \"C:K'\": "),
            (
                "P",
                ".",
                if extension == "json" || extension == "ron" {
                    "\"P\" is given twice"
                } else {
                    "duplicate"
                },
            ),
        ] {
            let text = text.replace("KEY", key).replace("SQUARE", square);
            let error = load_text(extension, &text).unwrap_err();
            assert!(error.contains(message), "{extension}: {error}");
        }
    }
}

#[test]
fn a_game_has_one_start() {
    for (fields, is_right) in [
        ("start: K1k / C/c", true),
        ("board: [[K]]", true),
        ("board: [[K]]\nhands: {}", true),
        ("hands: {}", false),
        ("start: K1k / C/c\nboard: [[K]]", false),
        ("start: K1k / C/c\nhands: {}", false),
    ] {
        let loaded = load_text(
            "yaml",
            &format!("name: Duel\npieces: {{ K: {{ name: King }} }}\n{fields}\n"),
        );
        assert_eq!(loaded.is_ok(), is_right, "{fields}");
        let message = ": expected either `start`, or `board` and, if any, `hands`\n";
        assert!(loaded.err().is_none_or(|error| error.ends_with(message)), "{fields}");
    }
    let error =
        load_text("ron", "(name: \"Duel\", pieces: {}, start: \"K1k^^ / C/c\")").unwrap_err();
    assert!(error.contains("did you mean \"k^\"? (in \"K1k^^ / C/c\")"), "{error}");
}

/// The tests of `check_game` cover every mistake. This test covers those that make it impossible to draw the
/// start.
#[test]
fn a_start_that_cannot_be_drawn() {
    let load = |pieces: &str, start: &str| {
        let styles = "styles: { C: Chess, m: Makruk }";
        load_text("yaml", &format!("name: Duel\n{styles}\npieces: {pieces}\n{start}\n"))
    };
    let epin = "{ K^: { name: King }, R: { name: Rook } }";
    let qpi = "{ K^: { name: King }, C:R: { name: Rook } }";
    // In each pair, the first start has the pieces that the EPIN keys define, and the second those that the
    // QPI keys define.
    for [start, of_styles] in [
        ["board: [[K^, R, k^, r]]", "board: [[K^, R, k^, r']]"],
        [
            "board: [[K^, k^, .]]\nhands: { second: [r] }",
            "board: [[K^, k^, .]]\nhands: { second: [r'] }",
        ],
        ["start: K^Rk^r / C/m", "start: K^Rk^r' / C/m"],
        ["start: K^1k^1 R/r C/m", "start: K^1k^1 R/r' C/m"],
    ] {
        for (pieces, right, wrong) in [(epin, start, of_styles), (qpi, of_styles, start)] {
            assert!(load(pieces, right).is_ok(), "{right}");
            let error = load(pieces, wrong).unwrap_err();
            assert!(error.contains("is not a piece of the game"), "{error}");
        }
    }
    for rows in ["[[K^, .], [k^]]", "[[K^, k^], []]", "[[], [K^]]"] {
        let error = load(epin, &format!("board: {rows}")).unwrap_err();
        assert!(error.ends_with(": row 2 of the board is not as long as row 1\n"), "{error}");
    }
}

#[test]
fn styles_are_read() {
    let file = |styles| {
        format!(
            "(name: \"\", pieces: {{\"K\": (name: \"\")}}, start: \"K1k / C/m\", styles: {{{styles}}})"
        )
    };
    let printed = load_text("ron", &file("\"C\": \"Chess\", \"m\": \"Makruk\"")).unwrap();
    assert!(printed.contains(
        "\nC    style of the first side: Chess\nm    style of the second side: Makruk\n"
    ));
    for (styles, message) in [
        ("\"C\": \"Chess\", \"C\": \"Makruk\"", "the key \"C\" is given twice"),
        ("\"C\": \"chess\"", "did you mean \"Chess\"?"),
        ("\"CC\": \"Chess\"", "invalid SIN token \"CC\""),
    ] {
        let error = load_text("ron", &file(styles)).unwrap_err();
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn broken_toml_stops_at_its_first_mistake() {
    let error = load(&Path::new(GAMES).join("broken.toml")).unwrap_err();
    assert!(error.contains("TOML parse error at line 17, column 39"), "{error}");
    assert!(error.contains("invalid EPIN token \"Dragon\""), "{error}");
}

#[test]
fn names_cannot_control_the_terminal() {
    let text =
        r#"{"name": "\u001b\u202e", "board": [[]], "pieces": {"K": {"name": "\u009b\u2066"}}}"#;
    assert!(load_text("json", text).unwrap().starts_with("��\n\nK    ��\n"));
    let error = load_text("toml", "name = 1 # \u{202e}").unwrap_err();
    assert!(error.contains("name = 1 # �\n"), "{error}");
}

#[test]
fn files_that_are_no_games() {
    for path in ["no/such/file.toml", env!("CARGO_MANIFEST_DIR"), file!()] {
        assert!(load(Path::new(path)).is_err());
    }
    let error = load_text("txt", "").unwrap_err();
    assert!(error.ends_with(": expected a file in .toml, .json, .yaml, .yml or .ron\n"), "{error}");
}
