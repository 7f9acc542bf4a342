//! What is printed of the styles of a game. Mistakes in them are in `reports`.

use crate::run::{load, load_text};

const JSON: &str = r#"{
  "name": "Chess vs Makruk",
  STYLES,
  "board": [["k^", "x", "K^"]],
  "pieces": { "K^": { "name": "King / Khun" } }
}
"#;

#[test]
fn the_table_has_qpi_and_names() {
    let run = load("chess-vs-makruk.toml");
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    let table = "first  second  QPI            style's name
K^     k^      C:K^ / m:k^    Chess / Makruk
Q      q'      C:Q / C:q      Chess
R      r'      C:R / C:r      Chess
-R     -r'     C:-R / C:-r    Chess
B      b'      C:B / C:b      Chess
N      n'      C:N / C:n      Chess
P      p'      C:P / C:p      Chess
+P     +p'     C:+P / C:+p    Chess
M'     m       m:M / m:m      Makruk
R'     r       m:R / m:r      Makruk
S'     s       m:S / m:s      Makruk
N'     n       m:N / m:n      Makruk
P'     p       m:P / m:p      Makruk

";
    assert!(run.stdout.contains(table), "{}", run.stdout);
}

#[test]
fn both_sides_may_have_the_same_style() {
    let text = "name = \"\"\nboard = [[\"K\", \"k\"]]\npieces.\"K'\".name = \"\"\npieces.K.name = \"\"\n\
                styles = { s = \"Shogi\", S = \"Shogi\" }\n";
    load_text("same.toml", text).shows(&[
        "first second QPI style's name",
        "K' k' s:K / S:k Shogi",
        "K k S:K / s:k Shogi",
    ]);
}

#[test]
fn styles_are_ordered_by_side() {
    let text = "name = \"\"\nboard = [[\"Q\", \"q'\"]]\npieces.\"M:Q\".name = \"\"\n\
                styles = { c = \"Chess\", M = \"Makruk\" }\n";
    load_text("order.toml", text).shows(&["Q q' M:Q / M:q Makruk", "1 Q q'"]);
}

#[test]
fn without_styles_there_is_no_table_of_them() {
    let run = load("shogi.toml");
    run.shows(&[]);
    assert!(!run.stdout.contains("QPI"));
}

#[test]
fn all_formats_read_them() {
    let toml = load("chess-vs-makruk.toml").stdout;
    let row = toml.lines().rfind(|line| line.starts_with("K^")).unwrap();
    for (name, text) in [
        ("a.json", JSON.replace("STYLES", r#""styles": { "C": "Chess", "m": "Makruk" }"#)),
        (
            "a.ron",
            r#"(
                name: "",
                styles: { "C": "Chess", "m": "Makruk" },
                board: [["k^", "x", "K^"]],
                pieces: { "K^": (name: "King / Khun") },
            )"#
            .to_owned(),
        ),
        (
            "a.yaml",
            "{name: '', styles: {C: Chess, m: Makruk}, board: [[k^, x, K^]], \
             pieces: {K^: {name: King / Khun}}}"
                .to_owned(),
        ),
    ] {
        load_text(name, text.replace('x', "k^")).shows(&[row]);
    }
}

/// The file of the game, with a part of it replaced.
fn with(part: &str, replacement: &str) -> String {
    let file = include_str!("../../../chess-vs-makruk.toml");
    assert_eq!(file.matches(part).count(), 1, "{part}");
    file.replace(part, replacement)
}

#[test]
fn a_piece_on_the_wrong_side_is_undefined() {
    let start = r#"start = "rnsmk^snr/8/pppppppp/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/m""#;
    let rows = r#"board = [["r", "n", "s", "m", "s"], [".", "B", "Q", "K^", "k^"]]"#;
    for (part, row, wrong, token, fix, key) in [
        ("rnsmk^", "\"m\"", "q", "q", "q'", "m:Q"),
        ("BQK^", "\"Q\"", "M", "M", "M'", "C:M"),
        ("rnsmk^", "\"s\"", "s'", "s'", "s", "C:S"),
    ] {
        let report = format!("error: undefined piece \"{token}\"; did you mean \"{fix}\"?");
        let help = format!("no \"{key}\" under `pieces`");
        let letter = &row[1..2];
        let wrong_part = part.replace(letter, wrong);
        for file in
            [with(part, &wrong_part), with(start, &rows.replacen(row, &format!("\"{wrong}\""), 1))]
        {
            load_text("a.toml", file).fails(&[&report, &help, "error: 1 problem in a.toml"]);
        }
    }
}

#[test]
fn all_formats_read_qpi_keys() {
    let toml = "name = ''\nstyles = { C = 'Chess', m = 'Makruk' }\nboard = [['Q', \"q'\", 'm']]\n\
                [pieces]\n'C:Q' = { name = 'Q', promotes_to = ['m:M'] }\n'm:M' = { name = 'M' }\n";
    let json = r#"{ "name": "", "styles": { "C": "Chess", "m": "Makruk" }, "board": [["Q", "q'", "m"]],
        "pieces": { "C:Q": { "name": "Q", "promotes_to": ["m:M"] }, "m:M": { "name": "M" } } }"#;
    let ron = r#"(name: "", styles: { "C": "Chess", "m": "Makruk" }, board: [["Q", "q'", "m"]],
        pieces: { "C:Q": (name: "Q", promotes_to: ["m:M"]), "m:M": (name: "M") })"#;
    let yaml = "name: ''\nstyles: { C: Chess, m: Makruk }\nboard: [[Q, q', m]]\n\
                pieces:\n  C:Q: { name: Q, promotes_to: [m:M] }\n  m:M: { name: M }\n";
    for (name, text) in [("a.toml", toml), ("a.json", json), ("a.ron", ron), ("a.yaml", yaml)] {
        let shown = ["Q q' Q normal native / derived", "M' m M", "Q q' m:M", "1 Q q' m"];
        load_text(name, text).shows(&shown);
        let removed = match name {
            "a.toml" => text.replace("'m:M' = { name = 'M' }\n", ""),
            "a.yaml" => text.replace("  m:M: { name: M }\n", ""),
            "a.json" => text.replace(r#", "m:M": { "name": "M" }"#, ""),
            _ => text.replace(r#", "m:M": (name: "M")"#, ""),
        };
        // One is on the board, the other what `C:Q` promotes to.
        let help = "no \"m:M\" under `pieces`; used 2 times";
        load_text(name, removed).fails(&["error: undefined piece", help, "error: 1 problem in"]);
    }
}
