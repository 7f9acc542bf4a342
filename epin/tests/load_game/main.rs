//! The example `load_game`, run as its users run it.

mod reports;
mod styles;

use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");

struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Run {
    #[track_caller]
    fn shows(&self, lines: &[&str]) {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""));
        contains(&self.stdout, lines);
    }

    #[track_caller]
    fn fails(&self, lines: &[&str]) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""));
        contains(&self.stderr, lines);
    }
}

/// Asserts that `text` has all of `lines`, in their order, however they are spaced.
#[track_caller]
fn contains(text: &str, lines: &[&str]) {
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut rest = text.lines().map(words);
    for line in lines {
        assert!(rest.any(|other| other.contains(&words(line))), "no {line:?} in:\n{text}");
    }
}

fn load_game(args: &[&Path]) -> Run {
    let test = env::current_exe().unwrap();
    let examples = test.parent().and_then(Path::parent).unwrap().join("examples");
    let example = examples.join(format!("load_game{}", env::consts::EXE_SUFFIX));
    assert!(example.exists(), "`cargo test` builds the examples, `cargo test --test` does not");
    let output = Command::new(example).args(args).output().unwrap();
    Run {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

fn load(game: &str) -> Run {
    load_game(&[&PathBuf::from(GAMES).join(game)])
}

fn load_text(name: &str, text: impl AsRef<[u8]>) -> Run {
    // Tests run at the same time, and may use the same name.
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let dir = env::temp_dir().join(format!("epin-load-game-{}-{run}", process::id()));
    fs::create_dir_all(&dir).unwrap();
    fs::write(dir.join(name), text).unwrap();
    let mut run = load_game(&[&dir.join(name)]);
    fs::remove_dir_all(&dir).unwrap();
    // The folder has another name in each run.
    run.stderr = run.stderr.replace(&dir.join("").display().to_string(), "");
    run
}

#[test]
fn chess() {
    load("chess.toml").shows(&[
        "Chess",
        "first second name state terminal style promotes to",
        "K^ k^ King normal terminal native",
        "-R -r Rook, may castle diminished native",
        "P p Pawn normal native Q R B N",
        "+P +p Pawn, may advance two squares enhanced native",
        "8 -r n b q k^ b n -r",
        "7 +p +p +p +p +p +p +p +p",
        "6 . . . . . . . .",
        "2 +P +P +P +P +P +P +P +P",
        "1 -R N B Q K^ B N -R",
        "a b c d e f g h",
        "first's king: K^ on e1",
        "second's king: k^ on e8",
    ]);
}

#[test]
fn shogi() {
    load("shogi.toml").shows(&[
        "Shōgi",
        "K^ k^ King normal terminal native",
        "K^' k^' Jeweled king normal terminal derived",
        "R r Rook normal native +R",
        "+R +r Dragon enhanced native",
        "+P +p Tokin enhanced native",
        "second's hand: empty",
        "9 l n s g k^ g s n l",
        "8 . r . . . . . b .",
        "7 p p p p p p p p p",
        "2 . B . . . . . R .",
        "1 L N S G K^' G S N L",
        "a b c d e f g h i",
        "first's hand: empty",
        "first's king: K^' on e1",
        "second's king: k^ on e9",
    ]);
}

#[test]
fn makruk() {
    load("makruk.toml").shows(&[
        "Makruk",
        "Q q Met normal native",
        "P p Bia normal native Q",
        "8 r n b q k^ b n r",
        "6 p p p p p p p p",
        "3 P P P P P P P P",
        "1 R N B K^ Q B N R",
        "first's king: K^ on d1",
        "second's king: k^ on e8",
    ]);
}

#[test]
fn chess_vs_makruk() {
    load("chess-vs-makruk.toml").shows(&[
        "Chess vs Makruk",
        "first second name state terminal style QPI style's name promotes to",
        "Q q Queen normal native C:Q / m:q Chess / Makruk",
        "Q' q' Queen, captured normal derived m:Q / C:q Makruk / Chess",
        "M' m' Met, captured normal derived m:M / C:m Makruk / Chess",
        "8 r n s m k^ s n r",
        "6 p p p p p p p p",
        "2 +P +P +P +P +P +P +P +P",
        "1 -R N B Q K^ B N -R",
    ]);
}

#[test]
fn columns_are_aligned() {
    for game in ["chess.toml", "shogi.toml", "makruk.toml", "chess-vs-makruk.toml"] {
        let run = load(game);
        let mut rows = run.stdout.lines().skip_while(|line| !line.contains("style"));
        let style = rows.next().and_then(|header| header.find("style")).unwrap();
        for row in rows.take_while(|row| !row.is_empty()) {
            let word = row[style..].split(' ').next().unwrap();
            assert!(["native", "derived"].contains(&word), "{row:?}");
        }
    }
}

const JSON: &str = r#"{
  "name": "Makruk",
  "board": [
    ["r", "n", "b", "q",  "k^", "b", "n", "r"],
    [".", ".", ".", ".",  ".",  ".", ".", "."],
    ["p", "p", "p", "p",  "p",  "p", "p", "p"],
    [".", ".", ".", ".",  ".",  ".", ".", "."],
    [".", ".", ".", ".",  ".",  ".", ".", "."],
    ["P", "P", "P", "P",  "P",  "P", "P", "P"],
    [".", ".", ".", ".",  ".",  ".", ".", "."],
    ["R", "N", "B", "K^", "Q",  "B", "N", "R"]
  ],
  "pieces": {
    "K^": { "name": "Khun" },
    "Q": { "name": "Met" },
    "R": { "name": "Rua" },
    "B": { "name": "Khon" },
    "N": { "name": "Ma" },
    "P": { "name": "Bia", "promotes_to": ["Q"] }
  }
}
"#;

const RON: &str = r#"(
    name: "Makruk",
    board: [
        ["r", "n", "b", "q",  "k^", "b", "n", "r"],
        [".", ".", ".", ".",  ".",  ".", ".", "."],
        ["p", "p", "p", "p",  "p",  "p", "p", "p"],
        [".", ".", ".", ".",  ".",  ".", ".", "."],
        [".", ".", ".", ".",  ".",  ".", ".", "."],
        ["P", "P", "P", "P",  "P",  "P", "P", "P"],
        [".", ".", ".", ".",  ".",  ".", ".", "."],
        ["R", "N", "B", "K^", "Q",  "B", "N", "R"],
    ],
    hands: (first: [], second: []),
    pieces: {
        "K^": (name: "Khun"),
        "Q": (name: "Met"),
        "R": (name: "Rua"),
        "B": (name: "Khon"),
        "N": (name: "Ma"),
        "P": (name: "Bia", promotes_to: ["Q"]),
    },
)
"#;

const YAML: &str = "\
name: Makruk
board:
  - [r, n, b, q,  k^, b, n, r]
  - [., ., ., .,  .,  ., ., .]
  - [p, p, p, p,  p,  p, p, p]
  - [., ., ., .,  .,  ., ., .]
  - [., ., ., .,  .,  ., ., .]
  - [P, P, P, P,  P,  P, P, P]
  - [., ., ., .,  .,  ., ., .]
  - [R, N, B, K^, Q,  B, N, R]
pieces:
  K^: { name: Khun }
  Q: { name: Met }
  R: { name: Rua }
  B: { name: Khon }
  N: { name: Ma }
  P: { name: Bia, promotes_to: [Q] }
";

#[test]
fn all_formats_say_the_same() {
    let toml = load("makruk.toml").stdout;
    for (name, text) in [("a.json", JSON), ("a.ron", RON), ("a.yaml", YAML), ("a.yml", YAML)] {
        let run = load_text(name, text);
        run.shows(&[]);
        assert_eq!(run.stdout, toml);
    }
}

#[test]
fn hands_are_shown() {
    let text = "name = \"\"\nboard = [[\"K\", \"k\"]]\npieces.K.name = \"\"\n\
                hands.first = [\"K\", \"K\"]\n";
    load_text("hands.toml", text).shows(&["second's hand: empty", "first's hand: K K"]);
}

#[test]
fn all_mistakes_are_reported_in_file_order() {
    let text = r#"name = "Mistakes"
board = [
    ["r", "K''", "x"],
    ["R", "K^", "."],
]

[pieces]
"k^" = { name = "King" }
"R" = { name = "Rook", promotes_to = ["+R", "^Q"] }
"#;
    load_text("mistakes.toml", text).fails(&[
        r#"error: invalid EPIN token "K''": expected the end of the token, found `'` at byte 2"#,
        "mistakes.toml:3:11",
        r#"3 | ["r", "K''", "x"],"#,
        r#"error: undefined piece "x""#,
        "mistakes.toml:3:18",
        r#"3 | ["r", "K''", "x"],"#,
        r#"no "X" under `pieces`"#,
        r#"error: "k^" is a token of the second side; write "K^", which covers both sides"#,
        "mistakes.toml:8:1",
        r#"8 | "k^" = { name = "King" }"#,
        r#"error: undefined piece "+R""#,
        "mistakes.toml:9:39",
        r#"9 | "R" = { name = "Rook", promotes_to = ["+R", "^Q"] }"#,
        r#"error: invalid EPIN token "^Q": expected a letter, found `^` at byte 0"#,
        "mistakes.toml:9:45",
        "error: 5 problems in ",
    ]);
}

#[test]
fn mistakes_that_are_no_tokens_stand_among_them() {
    let text = r#"name = "Mistakes"
board = [
    ["R", "R"],
    ["R"],
]
hands = { first = ["10"] }

[pieces]
"R" = { name = "Rook", promote_to = "R" }
"#;
    load_text("fields.toml", text).fails(&[
        "error: expected a row of length 2 like the first, found length 1",
        "fields.toml:4:5",
        r#"error: invalid EPIN token "10""#,
        "fields.toml:6:20",
        "error: 2 problems in ",
    ]);
    load_text("field.toml", text.replace("10", "R")).fails(&[
        "error: expected a row of length 2 like the first, found length 1",
        "error: unknown field `promote_to`",
        "field.toml:9:24",
        "error: 2 problems in ",
    ]);
    load_text("syntax.toml", "name = \"Mistakes\"\nboard = [[\"K\" \"R\"]]\n").fails(&[
        "error: missing comma between array elements",
        "syntax.toml:2:15",
        r#"2 | board = [["K" "R"]]"#,
        "error: 1 problem in ",
    ]);
}

#[test]
fn other_formats_report_the_first_mistake_and_its_path() {
    for (name, text, at) in
        [("b.json", JSON, "4:27"), ("b.ron", RON, "4:31"), ("b.yaml", YAML, "3:19")]
    {
        load_text(name, text.replacen("k^", "k''", 1)).fails(&[
            r#"error: invalid EPIN token "k''": expected the end of the token, found `'` at byte 2"#,
            &format!("{name}:{at}"),
            "k''",
            "at `board[0][4]`",
        ]);
    }
}

#[test]
fn every_format_refuses_a_key_of_the_second_side() {
    let error = r#"error: "p" is a token of the second side; write "P", which covers both sides"#;
    for (name, text) in [("d.json", JSON), ("d.ron", RON), ("d.yaml", YAML)] {
        let text = text.replace("\"P\": {", "\"p\": {").replace("\"P\": (", "\"p\": (");
        load_text(name, text.replace("  P:", "  p:")).fails(&[error, name]);
    }
}

#[test]
fn other_formats_report_all_undefined_pieces_by_path() {
    let mistakes = |text: &str| text.replacen("k^", "x", 1).replace("[\"Q\"]", "[\"q\"]");
    for (name, text) in [("c.json", JSON), ("c.ron", RON)] {
        load_text(name, mistakes(text)).fails(&[
            r#"error: "q" is a token of the second side; write "Q", which covers both sides"#,
            name,
            "at `pieces.P.promotes_to[0]`",
            r#"error: undefined piece "x""#,
            name,
            "at `board[0][4]`",
            r#"no "X" under `pieces`"#,
            "error: 2 problems in ",
        ]);
    }
}

#[test]
fn a_piece_is_defined_once() {
    for (name, text, at) in [("twice.json", JSON, "16:5"), ("twice.ron", RON, "17:9")] {
        load_text(name, text.replace("\"Q\":", "\"R\":")).fails(&[
            r#"error: the token "R" is given twice"#,
            &format!("{name}:{at}"),
            "at `pieces`",
            "error: 1 problem in ",
        ]);
    }
    // These formats have no repeated keys at all.
    load_text("twice.yaml", YAML.replace("Q:", "R:"))
        .fails(&["error: duplicate mapping key: R", "twice.yaml:14:3"]);
    load_text("twice.toml", "name = \"\"\nboard = []\n[pieces]\nR.name = \"\"\n'R' = {}\n")
        .fails(&["error: duplicate key", "twice.toml:5:1"]);
}

#[test]
fn files_that_are_no_definitions() {
    load("nothing.toml").fails(&["error: cannot read "]);
    load_text("game.txt", JSON).fails(&["error: expected a file in .toml"]);
    load_text("bytes.toml", b"name = \"\xff\"").fails(&["error: cannot read "]);
    for name in ["empty.toml", "empty.json", "empty.ron", "empty.yaml"] {
        load_text(name, "").fails(&["error: ", &format!("{name}:1:1")]);
    }
    load_text("wide.json", "{\"name\": é}").fails(&["error: expected value", "wide.json:1:10"]);
}

#[test]
fn what_is_repeated_is_bounded() {
    let long = "x".repeat(100_000);
    for (name, text) in [
        ("long.toml", format!("name = \"\"\nboard = [[\"{long}\"]]\n[pieces]\n")),
        ("long.json", format!("{{\"{long}\": 1}}")),
        ("long.yaml", format!("pieces: {{\"{long}\": {{}}}}")),
    ] {
        let run = load_text(name, text);
        run.fails(&["error: "]);
        assert!(run.stderr.len() < 2_000, "{}", run.stderr);
    }
}

#[test]
fn usage() {
    for args in [&[][..], &[Path::new("a.toml"), Path::new("b.toml")]] {
        let run = load_game(args);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
        assert!(run.stderr.starts_with("usage: "), "{}", run.stderr);
    }
}
