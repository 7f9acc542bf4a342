//! What may differ between files of the same game: the format, the encoding and the line endings.

use crate::run::load_text;

pub(crate) const TOML: &str = r#"name = "Duel"
styles = { C = "Chess", m = "Makruk" }
board = [["k^", "q", "."], ["Q", "q'", "K^"]]
hands = { first = [], second = ["q'"] }
[pieces]
"K^" = { name = "King / Khun" }
"C:Q" = { name = "Queen", promotes_to = ["m:Q"] }
"m:Q" = { name = "Met" }
"#;

pub(crate) const JSON: &str = r#"{
  "name": "Duel",
  "styles": { "C": "Chess", "m": "Makruk" },
  "board": [["k^", "q", "."], ["Q", "q'", "K^"]],
  "hands": { "first": [], "second": ["q'"] },
  "pieces": {
    "K^": { "name": "King / Khun" },
    "C:Q": { "name": "Queen", "promotes_to": ["m:Q"] },
    "m:Q": { "name": "Met" }
  }
}
"#;

const RON: &str = r#"(
    name: "Duel",
    styles: { "C": "Chess", "m": "Makruk" },
    board: [["k^", "q", "."], ["Q", "q'", "K^"]],
    hands: (first: [], second: ["q'"]),
    pieces: {
        "K^": (name: "King / Khun"),
        "C:Q": (name: "Queen", promotes_to: ["m:Q"]),
        "m:Q": (name: "Met"),
    },
)
"#;

const YAML: &str = "\
name: Duel
styles: { C: Chess, m: Makruk }
board:
  - [k^, q, .]
  - [Q, q', K^]
hands: { first: [], second: [q'] }
pieces:
  K^: { name: King / Khun }
  C:Q: { name: Queen, promotes_to: [m:Q] }
  m:Q: { name: Met }
";

#[test]
fn all_formats_say_the_same() {
    let toml = load_text("a.toml", TOML);
    toml.shows(&[
        "Duel",
        "K^ k^ King / Khun normal terminal native",
        "Q q' Queen normal native / derived",
        "Q' q Met normal derived / native",
        "Q q' m:Q",
        "K^ k^ C:K^ / m:k^ Chess / Makruk",
        "second side's hand: q'",
        "k^ q .",
        "Q q' K^",
        "first side's hand: empty",
    ]);
    for (name, text) in [("a.json", JSON), ("a.ron", RON), ("a.yaml", YAML), ("a.yml", YAML)] {
        let run = load_text(name, text);
        run.shows(&[]);
        assert_eq!(run.stdout, toml.stdout);
    }
}

#[test]
fn the_examples_of_the_readme_are_the_same_game() {
    let readme = include_str!("../../README.md");
    let example = |format| {
        let (_, rest) = readme.split_once(&format!("```{format}\n")).unwrap();
        load_text(&format!("game.{format}"), rest.split_once("```").unwrap().0)
    };
    let toml = example("toml");
    toml.shows(&["Duel", "R r +R", "second side's hand: r", "k^ . r", "R . K^"]);
    for format in ["json", "yaml", "ron"] {
        let run = example(format);
        run.shows(&[]);
        assert_eq!(run.stdout, toml.stdout);
    }
}

#[test]
fn all_formats_miss_a_piece() {
    for (name, text, piece) in [
        ("a.toml", TOML, "\"m:Q\" = { name = \"Met\" }\n"),
        ("a.json", JSON, ",\n    \"m:Q\": { \"name\": \"Met\" }"),
        ("a.ron", RON, "\"m:Q\": (name: \"Met\"),"),
        ("a.yaml", YAML, "  m:Q: { name: Met }\n"),
    ] {
        // One use is on the board, and the other is what `C:Q` promotes to.
        let help = "no \"m:Q\" under `pieces`; used 2 times";
        let report = ["error: undefined piece", help, "error: 1 problem in"];
        load_text(name, text.replace(piece, "")).fails(&report);
    }
}

#[test]
fn ron_has_comments_and_empty_tables() {
    for (written, changed) in [
        ("(first: [], second: [\"q'\"])", "(first: [], second: [\"q'\"]) /* a /* b */ c */"),
        ("(first: [], second: [\"q'\"])", "()"),
        ("(first: [], second: [\"q'\"])", "( /* none */ )"),
        (")\n", ") // the end"),
        (")\n", ")\n//"),
        ("name", "r#name"),
        ("\"Duel\"", "r#\"Duel\"#"),
    ] {
        let text = RON.replacen(written, changed, 1);
        load_text("a.ron", text).shows(&["Duel"]);
    }
}

#[test]
fn yaml_has_pieces_named_as_its_booleans() {
    let text = "name: y\npieces: { Y: { name: a, promotes_to: [N] }, N: { name: b } }\n\
                board: [[y, n, N, Y, ., .]]\nhands: { second: [y, n] }\n";
    load_text("letters.yaml", text).shows(&["Y y N", "second side's hand: y n", "y n N Y . ."]);
}

#[test]
fn yaml_repeats_and_merges() {
    let text = "name: Duel\npieces:\n  K: &king { name: King, promotes_to: &all [Q] }\n  \
                P: { <<: *king, name: Pawn, promotes_to: *all }\n  Q: { name: Queen }\nboard: [[K, p]]\n";
    load_text("merged.yaml", text).shows(&["K k King normal", "P p Pawn normal", "P p Q"]);
}

#[test]
fn files_that_are_not_utf_8() {
    load_text("game.toml", b"board = []\nname = \"Sh\xf4gi \xe9\"\n").fails_with(
        r#"error: the file is not in UTF-8: found the byte 0xF4
 --> game.toml:2:11
  |
2 | name = "Sh�gi �"
  |           ^ save it in UTF-8

error: 1 problem in game.toml; the rest was not checked
"#,
    );
    load_text("cut.json", b"{ \"name\": \"Sh\xc5").fails(&["found the byte 0xC5", "cut.json:1:14"]);
    for utf_16 in [b"\xff\xfen\0".as_slice(), b"\xfe\xff\0n"] {
        load_text("game.toml", utf_16)
            .cannot_read("error: game.toml is in UTF-16; save it in UTF-8\n");
    }
    for utf_32 in [b"\xff\xfe\0\0n\0\0\0".as_slice(), b"\0\0\xfe\xff\0\0\0n"] {
        load_text("game.toml", utf_32)
            .cannot_read("error: game.toml is in UTF-32; save it in UTF-8\n");
    }
}

#[test]
fn a_byte_order_mark_changes_nothing() {
    for (name, text) in [("a.json", JSON), ("a.ron", RON), ("a.yaml", YAML)] {
        load_text(name, format!("\u{feff}{text}")).shows(&["Duel"]);
    }
    load_text("a.toml", "\u{feff}name = 1").fails(&["a.toml:1:8", "1 | name = 1"]);
}

#[test]
fn windows_line_ends_change_nothing() {
    for (name, text) in [("a.json", JSON), ("a.ron", RON), ("a.yaml", YAML)] {
        load_text(name, text.replace('\n', "\r\n")).shows(&["Duel"]);
    }
    load_text("a.toml", "name = 1\r\nboard = 1\r\n").fails(&["a.toml:2:9", "2 | board = 1"]);
}

/// A comment of RON that is not closed, at the end of a file that does not end in a line break.
#[test]
fn a_comment_that_is_not_closed() {
    for text in ["(name: \"Duel\") /* a /* b */", "/*/"] {
        load_text("a.ron", text).fails(&["error: this comment is not closed"]);
    }
}
