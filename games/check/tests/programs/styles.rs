//! What is printed about the styles of a game. `reports` tests mistakes in
//! styles, and `formats` has a game with styles in every format.

use crate::run::{load, load_text};

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
-P     -p'     C:-P / C:-p    Chess
Q'     q       m:Q / m:q      Makruk
+Q'    +q      m:+Q / m:+q    Makruk
R'     r       m:R / m:r      Makruk
B'     b       m:B / m:b      Makruk
N'     n       m:N / m:n      Makruk
P'     p       m:P / m:p      Makruk

";
    assert!(run.stdout.contains(table), "{}", run.stdout);
}

#[test]
fn both_sides_may_have_the_same_style() {
    let text = "name = \"Duel\"\nboard = [[\"K\", \"k\"]]\npieces.\"K'\".name = \"Jeweled king\"\n\
                pieces.K.name = \"King\"\n\
                styles = { s = \"Shogi\", S = \"Shogi\" }\n";
    load_text("same.toml", text).shows(&[
        "first second QPI style's name",
        "K' k' s:K / S:k Shogi",
        "K k S:K / s:k Shogi",
    ]);
}

#[test]
fn styles_are_ordered_by_side() {
    let text = "name = \"Duel\"\nboard = [[\"Q\", \"q'\"]]\npieces.\"M:Q\".name = \"Met\"\n\
                styles = { c = \"Chess\", M = \"Makruk\" }\n";
    load_text("order.toml", text).shows(&["Q q' M:Q / M:q Makruk", "Q q'"]);
}

#[test]
fn without_styles_there_is_no_table_of_them() {
    let run = load("shogi.toml");
    run.shows(&[]);
    assert!(!run.stdout.contains("QPI"));
}

/// Returns `chess-vs-makruk.toml` with a part of it replaced.
fn with(part: &str, replacement: &str) -> String {
    let file = include_str!("../../../chess-vs-makruk.toml");
    assert_eq!(file.matches(part).count(), 1, "{part}");
    file.replace(part, replacement)
}

#[test]
fn a_piece_on_the_wrong_side_is_undefined() {
    let start = r#"start = "rnbqk^bnr/8/pppppppp/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / C/m""#;
    let rows = r#"board = [["r", "n", "b", "q", "b"], [".", "B", "Q", "K^", "k^"]]"#;
    for (part, row, wrong, fix, key) in [
        ("rnbqk^", "\"r\"", "-r", None, "m:-R"),
        ("BQK^", "\"Q\"", "-R'", None, "m:-R"),
        ("rnbqk^", "\"q\"", "k^'", Some("k^"), "C:K^"),
    ] {
        let fix = fix.map_or(String::new(), |fix| format!("; did you mean \"{fix}\"?"));
        let report = format!("error: undefined piece \"{wrong}\"{fix}\n");
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
fn a_piece_may_be_named_like_its_own_token() {
    let text = "name = \"Duel\"\nboard = [[\"Q\", \"q\"]]\nstyles = { C = \"Chess\", m = \"Makruk\" }\n\
                pieces.\"C:Q\" = { name = \"C:Q\", promotes_to = [\"m:Q\"] }\n\
                pieces.\"m:Q\" = { name = \"c:q\", promotes_to = [\"C:Q\"] }\n";
    load_text("named.toml", text).shows(&["Q q' C:Q", "Q' q c:q", "Q q' m:Q", "Q' q C:Q"]);
}
