//! The example `load_game`, run as its users run it.

mod reports;
mod styles;

use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
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

    #[track_caller]
    fn fails_with(&self, report: &str) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""));
        assert_eq!(self.stderr, report);
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

fn example() -> PathBuf {
    let test = env::current_exe().unwrap();
    let examples = test.parent().and_then(Path::parent).unwrap().join("examples");
    let example = examples.join(format!("load_game{}", env::consts::EXE_SUFFIX));
    assert!(example.exists(), "`cargo test` builds the examples, `cargo test --test` does not");
    example
}

fn load_game(args: &[&Path]) -> Run {
    let output = Command::new(example()).args(args).output().unwrap();
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
        "first second name state terminal style",
        "K^ k^ King normal terminal native",
        "-R -r Rook, may castle diminished native",
        "P p Pawn normal native",
        "+P +p Pawn, may advance two squares enhanced native",
        "first second promotes to",
        "P p Q R B N",
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
        "R r Rook normal native",
        "+R +r Dragon enhanced native",
        "+P +p Tokin enhanced native",
        "first second promotes to",
        "R r +R",
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
        "P p Bia normal native",
        "first second promotes to",
        "P p Q",
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
        "first second name state terminal style",
        "Q q Queen normal native",
        "Q' q' Queen, captured normal derived",
        "first second promotes to",
        "P' p' M' Q' R' B' N'",
        "first second QPI style's name",
        "Q q C:Q / m:q Chess / Makruk",
        "M' m' m:M / C:m Makruk / Chess",
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
        assert!(run.stdout.lines().all(|line| line.chars().count() <= 80), "{}", run.stdout);
        let mut rows = run.stdout.lines().skip_while(|line| !line.contains("style"));
        let style = rows.next().and_then(|header| header.find("style")).unwrap();
        for row in rows.take_while(|row| !row.is_empty()) {
            let word = row[style..].split(' ').next().unwrap();
            assert!(["native", "derived"].contains(&word), "{row:?}");
        }
    }
}

#[test]
fn wide_letters_take_two_columns() {
    let text = "name = \"将棋\"\nboard = [[\"K\", \"P\"]]\n\
                pieces.K.name = \"玉将\"\npieces.P.name = \"Pawn\"\n";
    let run = load_text("wide.toml", text);
    assert!(
        run.stdout.starts_with(
            "将棋

first  second  name  state       terminal  style
K      k       玉将  normal                native
P      p       Pawn  normal                native

"
        ),
        "{}",
        run.stdout
    );
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
fn yaml_repeats_and_merges() {
    let text = "name: ''\npieces:\n  K: &king { name: King, promotes_to: &all [K, P] }\n  \
                P: { <<: *king, name: Pawn, promotes_to: *all }\nboard: [[K, P]]\n";
    load_text("merged.yaml", text).shows(&["K k King normal", "P p Pawn normal", "P p K P"]);
}

#[test]
fn hands_are_shown() {
    let text = "name = \"\"\nboard = [[\"K\", \"k\"]]\npieces.K.name = \"\"\n\
                hands.first = [\"K\", \"K\"]\n";
    load_text("hands.toml", text).shows(&["second's hand: empty", "first's hand: K K"]);
}

#[test]
fn what_is_no_file_to_read() {
    let games = Path::new(GAMES);
    for (path, report) in [
        (games.to_owned(), "is a folder, expected a file with a game"),
        (games.join("nothing.toml"), "error: there is no file "),
        (games.join("nothing.yml"), "error: there is no file "),
    ] {
        load_game(&[&path]).fails(&[report]);
    }
    for name in ["game.txt", "game", "game.toml.bak"] {
        load_text(name, JSON).fails_with(&format!(
            "error: expected a file in .toml, .json, .ron, .yaml or .yml, found {name}\n"
        ));
    }
    load_text("GAME.JSON", JSON).shows(&["Makruk"]);
}

#[test]
fn files_that_are_not_utf_8() {
    load_text("game.toml", b"board = []\nname = \"Sh\xf4gi \xe9\"\n").fails_with(
        r#"error: the file is not in UTF-8: found the byte 0xF4
 --> game.toml:2:11
  |
2 | name = "Sh�gi �"
  |           ^ save it in UTF-8

error: 1 problem in game.toml
"#,
    );
    load_text("cut.json", b"{ \"name\": \"Sh\xc5").fails(&["found the byte 0xC5", "cut.json:1:14"]);
    for utf_16 in [b"\xff\xfen\0".as_slice(), b"\xfe\xff\0n"] {
        load_text("game.toml", utf_16)
            .fails_with("error: game.toml is in UTF-16; save it in UTF-8\n");
    }
}

#[test]
fn a_byte_order_mark_changes_nothing() {
    for (name, text) in [("a.json", JSON), ("a.ron", RON), ("a.yaml", YAML)] {
        load_text(name, format!("\u{feff}{text}")).shows(&["Makruk"]);
    }
    load_text("a.toml", "\u{feff}name = 1").fails(&["a.toml:1:8", "1 | name = 1"]);
}

#[test]
fn windows_line_ends_change_nothing() {
    for (name, text) in [("a.json", JSON), ("a.ron", RON), ("a.yaml", YAML)] {
        load_text(name, text.replace('\n', "\r\n")).shows(&["Makruk"]);
    }
    load_text("a.toml", "name = 1\r\nboard = 1\r\n").fails(&["a.toml:2:9", "2 | board = 1"]);
}

/// Returns a game with many squares in three formats.
fn large(squares: impl Iterator<Item = String>) -> [(&'static str, String); 3] {
    let list = squares.map(|square| format!("\"{square}\"")).collect::<Vec<_>>().join(",\n");
    [
        ("large.toml", format!("name = \"\"\npieces.K.name = \"\"\nboard = [[\n{list}]]\n")),
        (
            "large.json",
            format!(r#"{{"name": "", "pieces": {{"K": {{"name": ""}}}}, "board": [[{list}]]}}"#),
        ),
        ("large.yaml", format!("name: ''\npieces: {{K: {{name: ''}}}}\nboard: [[{list}]]\n")),
    ]
}

#[test]
fn many_problems_take_no_time() {
    for (name, text) in large((0..20_000).map(|i| format!("K{i}x"))) {
        let start = Instant::now();
        let run = load_text(name, text);
        let time = start.elapsed();
        run.fails(&["error: invalid EPIN token \"K0x\"", "error: invalid EPIN token \"K49x\""]);
        let last =
            format!("\nerror: 20000 problems in {name}, the first 50 shown and 19950 more\n");
        assert!(run.stderr.ends_with(&last), "{}", run.stderr);
        assert!(!run.stderr.contains("\"K50x\""));
        assert!(time < Duration::from_secs(2), "{name}: {time:?}");
    }
}

/// A file of 10 MB takes 60 MB as JSON or YAML and 250 MB as TOML.
#[cfg(target_os = "linux")]
#[test]
fn a_large_file_takes_bounded_memory() {
    for (name, text) in large((0..1_000_000).map(|i| format!("K{i:06}"))) {
        assert!(text.len() > 10_000_000);
        let path = env::temp_dir().join(format!("epin-{}-{name}", process::id()));
        fs::write(&path, text).unwrap();
        let output = Command::new("sh")
            .args(["-c", "ulimit -v 600000 && exec \"$0\" \"$1\""])
            .args([&example(), &path])
            .output()
            .unwrap();
        fs::remove_file(path).unwrap();
        let report = String::from_utf8(output.stderr).unwrap();
        assert!(report.contains("error: 1000000 problems in "), "{name}: {report}");
    }
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
