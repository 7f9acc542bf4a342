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
Q      q       C:Q / m:q      Chess / Makruk
Q'     q'      m:Q / C:q      Makruk / Chess
M      m       C:M / m:m      Chess / Makruk
M'     m'      m:M / C:m      Makruk / Chess
R      r       C:R / m:r      Chess / Makruk
R'     r'      m:R / C:r      Makruk / Chess
-R     -r      C:-R / m:-r    Chess / Makruk
B      b       C:B / m:b      Chess / Makruk
B'     b'      m:B / C:b      Makruk / Chess
S      s       C:S / m:s      Chess / Makruk
S'     s'      m:S / C:s      Makruk / Chess
N      n       C:N / m:n      Chess / Makruk
N'     n'      m:N / C:n      Makruk / Chess
P      p       C:P / m:p      Chess / Makruk
P'     p'      m:P / C:p      Makruk / Chess
+P     +p      C:+P / m:+p    Chess / Makruk

";
    assert!(run.stdout.contains(table), "{}", run.stdout);
}

#[test]
fn both_sides_may_have_the_same_style() {
    let text = "name = \"\"\nboard = [[\"K\", \"k\"]]\npieces.\"K'\".name = \"\"\npieces.K.name = \"\"\n\
                styles = { s = \"Shogi\", S = \"Shogi\" }\n";
    load_text("same.toml", text).shows(&[
        "first second QPI style's name",
        "K' k' s:K / S:k Shogi / Shogi",
        "K k S:K / s:k Shogi / Shogi",
    ]);
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
