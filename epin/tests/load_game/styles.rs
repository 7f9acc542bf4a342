//! The styles of a game in the table of its pieces. What is reported on mistakes in them is in
//! `reports`.

use super::{load, load_text};

const JSON: &str = r#"{
  "name": "Chess vs Makruk",
  STYLES,
  "board": [["k^", "x", "K^"]],
  "pieces": { "K^": { "name": "King / Khun" } }
}
"#;

#[test]
fn the_table_has_qpi_and_the_names_of_the_styles() {
    let run = load("chess-vs-makruk.toml");
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    let table = "first  second  name                           state       terminal  style    QPI            style's name    promotes to
K^     k^      King / Khun                    normal      terminal  native   C:K^ / m:k^    Chess / Makruk
Q      q       Queen                          normal                native   C:Q / m:q      Chess / Makruk
Q'     q'      Queen, captured                normal                derived  m:Q / C:q      Makruk / Chess
M      m       Met                            normal                native   C:M / m:m      Chess / Makruk
M'     m'      Met, captured                  normal                derived  m:M / C:m      Makruk / Chess
R      r       Rook / Rua                     normal                native   C:R / m:r      Chess / Makruk
R'     r'      Rua / Rook, captured           normal                derived  m:R / C:r      Makruk / Chess
-R     -r      Rook, may castle               diminished            native   C:-R / m:-r    Chess / Makruk
B      b       Bishop                         normal                native   C:B / m:b      Chess / Makruk
B'     b'      Bishop, captured               normal                derived  m:B / C:b      Makruk / Chess
S      s       Khon                           normal                native   C:S / m:s      Chess / Makruk
S'     s'      Khon, captured                 normal                derived  m:S / C:s      Makruk / Chess
N      n       Knight / Ma                    normal                native   C:N / m:n      Chess / Makruk
N'     n'      Ma / Knight, captured          normal                derived  m:N / C:n      Makruk / Chess
P      p       Pawn / Bia                     normal                native   C:P / m:p      Chess / Makruk  Q R B N M
P'     p'      Bia / Pawn, captured           normal                derived  m:P / C:p      Makruk / Chess  M' Q' R' B' N'
+P     +p      Pawn, may advance two squares  enhanced              native   C:+P / m:+p    Chess / Makruk";
    let shown = run.stdout.split_once("\n\n").unwrap().1;
    assert_eq!(shown.split_once("\n\n").unwrap().0, table);
}

#[test]
fn both_sides_may_have_the_same_style() {
    let text = "name = \"\"\nboard = [[\"K\", \"k\"]]\npieces.\"K'\".name = \"\"\npieces.K.name = \"\"\n\
                styles = { s = \"Shogi\", S = \"Shogi\" }\n";
    load_text("same.toml", text).shows(&[
        "first second name state terminal style QPI style's name promotes to",
        "K' k' normal derived s:K / S:k Shogi / Shogi",
        "K k normal native S:K / s:k Shogi / Shogi",
    ]);
}

#[test]
fn without_styles_the_table_has_neither() {
    let run = load("shogi.toml");
    run.shows(&["first second name state terminal style promotes to"]);
    assert!(!run.stdout.contains("QPI"));
}

#[test]
fn all_formats_read_them() {
    let toml = load("chess-vs-makruk.toml").stdout;
    let row = toml.lines().find(|line| line.starts_with("K^")).unwrap();
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
