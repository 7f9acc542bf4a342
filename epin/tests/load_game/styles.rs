//! The styles of a game: the table with them, and the whole report on each mistake in them. In TOML
//! a mistake is reported with all others of the file. The other formats report the first text that
//! cannot be read, or else all that does not fit together.

use super::{Run, load, load_text};

const TOML: &str = r#"name = "Chess vs Makruk"
STYLES
board = [["k^", "x", "K^"]]

[pieces]
"K^" = { name = "King / Khun" }
"#;

const JSON: &str = r#"{
  "name": "Chess vs Makruk",
  STYLES,
  "board": [["k^", "x", "K^"]],
  "pieces": { "K^": { "name": "King / Khun" } }
}
"#;

/// Asserts what is reported on a game with these styles, in TOML and in JSON.
#[track_caller]
fn reports(toml: [&str; 2], json: [&str; 2]) {
    let [styles, report] = toml;
    fails_with(&load_text("game.toml", TOML.replace("STYLES", styles)), report);
    let [styles, report] = json;
    fails_with(&load_text("game.json", JSON.replace("STYLES", styles)), report);
}

#[track_caller]
fn fails_with(run: &Run, report: &str) {
    assert_eq!((run.code, run.stdout.as_str()), (Some(1), ""));
    assert_eq!(run.stderr, report);
}

#[test]
fn one_style() {
    reports(
        [
            r#"styles = { C = "Chess" }"#,
            r#"error: expected one style for each side, found 1 style
 --> game.toml:2:10
  |
2 | styles = { C = "Chess" }
  |          ^^^^^^^^^^^^^^^ two keys: upper case for the first side, lower case for the second

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C": "Chess" }"#,
            r#"error: expected one style for each side, found 1 style
 --> game.json
  = note: at `styles`
  = help: two keys: upper case for the first side, lower case for the second

error: undefined piece "x"
 --> game.json
  = note: at `board[0][1]`
  = help: no "X" under `pieces`

error: 2 problems in game.json
"#,
        ],
    );
}

#[test]
fn no_style() {
    reports(
        [
            "styles = {}",
            r#"error: expected one style for each side, found 0 styles
 --> game.toml:2:10
  |
2 | styles = {}
  |          ^^ two keys: upper case for the first side, lower case for the second

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": {}"#,
            r#"error: expected one style for each side, found 0 styles
 --> game.json
  = note: at `styles`
  = help: two keys: upper case for the first side, lower case for the second

error: undefined piece "x"
 --> game.json
  = note: at `board[0][1]`
  = help: no "X" under `pieces`

error: 2 problems in game.json
"#,
        ],
    );
}

#[test]
fn three_styles() {
    reports(
        [
            r#"styles = { C = "Chess", m = "Makruk", s = "Shogi" }"#,
            r#"error: expected one style for each side, found 3 styles
 --> game.toml:2:10
  |
2 | styles = { C = "Chess", m = "Makruk", s = "Shogi" }
  |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ two keys: upper case for the first side, lower case for the second

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C": "Chess", "m": "Makruk", "s": "Shogi" }"#,
            r#"error: expected one style for each side, found 3 styles
 --> game.json
  = note: at `styles`
  = help: two keys: upper case for the first side, lower case for the second

error: undefined piece "x"
 --> game.json
  = note: at `board[0][1]`
  = help: no "X" under `pieces`

error: 2 problems in game.json
"#,
        ],
    );
}

#[test]
fn two_styles_of_the_first_side() {
    reports(
        [
            r#"styles = { C = "Chess", M = "Makruk" }"#,
            r#"error: "C" and "M" are both styles of the first side
 --> game.toml:2:25
  |
2 | styles = { C = "Chess", M = "Makruk" }
  |                         ^ write one of them in lower case, for the second side

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C": "Chess", "M": "Makruk" }"#,
            r#"error: "C" and "M" are both styles of the first side
 --> game.json
  = note: at `styles.M`
  = help: write one of them in lower case, for the second side

error: undefined piece "x"
 --> game.json
  = note: at `board[0][1]`
  = help: no "X" under `pieces`

error: 2 problems in game.json
"#,
        ],
    );
}

#[test]
fn two_styles_of_the_second_side() {
    reports(
        [
            r#"styles = { c = "Chess", m = "Makruk" }"#,
            r#"error: "c" and "m" are both styles of the second side
 --> game.toml:2:25
  |
2 | styles = { c = "Chess", m = "Makruk" }
  |                         ^ write one of them in upper case, for the first side

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "c": "Chess", "m": "Makruk" }"#,
            r#"error: "c" and "m" are both styles of the second side
 --> game.json
  = note: at `styles.m`
  = help: write one of them in upper case, for the first side

error: undefined piece "x"
 --> game.json
  = note: at `board[0][1]`
  = help: no "X" under `pieces`

error: 2 problems in game.json
"#,
        ],
    );
}

#[test]
fn a_key_that_is_not_a_sin_token() {
    reports(
        [
            r#"styles = { Chess = "Chess", m = "Makruk" }"#,
            r#"error: invalid SIN token "Chess": expected the end of the token, found `h` at byte 1; a SIN token is one letter, such as C: the name of a style is SNN
 --> game.toml:2:12
  |
2 | styles = { Chess = "Chess", m = "Makruk" }
  |            ^^^^^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "Chess": "Chess", "m": "Makruk" }"#,
            r#"error: invalid SIN token "Chess": expected the end of the token, found `h` at byte 1; a SIN token is one letter, such as C: the name of a style is SNN
 --> game.json:3:15
  |
3 |   "styles": { "Chess": "Chess", "m": "Makruk" },
  |               ^^^^^^^
  |
  = note: at `styles.Chess`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn a_qpi_token_as_a_key() {
    reports(
        [
            r#"styles = { "C:K" = "Chess", m = "Makruk" }"#,
            r#"error: invalid SIN token "C:K": expected the end of the token, found `:` at byte 1; a SIN token is the letter before the colon of a QPI token
 --> game.toml:2:12
  |
2 | styles = { "C:K" = "Chess", m = "Makruk" }
  |            ^^^^^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C:K": "Chess", "m": "Makruk" }"#,
            r#"error: invalid SIN token "C:K": expected the end of the token, found `:` at byte 1; a SIN token is the letter before the colon of a QPI token
 --> game.json:3:15
  |
3 |   "styles": { "C:K": "Chess", "m": "Makruk" },
  |               ^^^^^
  |
  = note: at `styles.C:K`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn a_name_that_is_not_snn() {
    reports(
        [
            r#"styles = { C = "Chess", m = "makruk" }"#,
            r#"error: invalid SNN name "makruk": expected an upper-case letter, found `m` at byte 0; did you mean "Makruk"?
 --> game.toml:2:29
  |
2 | styles = { C = "Chess", m = "makruk" }
  |                             ^^^^^^^^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C": "Chess", "m": "makruk" }"#,
            r#"error: invalid SNN name "makruk": expected an upper-case letter, found `m` at byte 0; did you mean "Makruk"?
 --> game.json:3:34
  |
3 |   "styles": { "C": "Chess", "m": "makruk" },
  |                                  ^^^^^^^^
  |
  = note: at `styles.m`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn a_name_with_an_accent() {
    reports(
        [
            r#"styles = { C = "Chess", s = "Shōgi" }"#,
            r#"error: invalid SNN name "Shōgi": expected the end of the name, found U+014D at byte 2; did you mean "Shogi"?
 --> game.toml:2:29
  |
2 | styles = { C = "Chess", s = "Shōgi" }
  |                             ^^^^^^^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C": "Chess", "s": "Shōgi" }"#,
            r#"error: invalid SNN name "Shōgi": expected the end of the name, found U+014D at byte 2; did you mean "Shogi"?
 --> game.json:3:34
  |
3 |   "styles": { "C": "Chess", "s": "Shōgi" },
  |                                  ^^^^^^^
  |
  = note: at `styles.s`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn a_name_that_is_not_a_string() {
    reports(
        [
            r#"styles = { C = "Chess", m = 1 }"#,
            r#"error: invalid type: integer `1`, expected an SNN name
 --> game.toml:2:29
  |
2 | styles = { C = "Chess", m = 1 }
  |                             ^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C": "Chess", "m": 1 }"#,
            r#"error: invalid type: integer `1`, expected an SNN name
 --> game.json:3:34
  |
3 |   "styles": { "C": "Chess", "m": 1 },
  |                                  ^
  |
  = note: at `styles.m`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn a_style_given_twice() {
    reports(
        [
            r#"styles = { C = "Chess", m = "Makruk", C = "Shogi" }"#,
            r#"error: duplicate key
 --> game.toml:2:39
  |
2 | styles = { C = "Chess", m = "Makruk", C = "Shogi" }
  |                                       ^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": { "C": "Chess", "m": "Makruk", "C": "Shogi" }"#,
            r#"error: the style "C" is given twice
 --> game.json:3:44
  |
3 |   "styles": { "C": "Chess", "m": "Makruk", "C": "Shogi" },
  |                                            ^^^
  |
  = note: at `styles`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn styles_that_are_one_string() {
    reports(
        [
            r#"styles = "C/m""#,
            r#"error: invalid type: string "C/m", expected the names of the styles, by their SIN tokens
 --> game.toml:2:10
  |
2 | styles = "C/m"
  |          ^^^^^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 2 problems in game.toml
"#,
        ],
        [
            r#""styles": "C/m""#,
            r#"error: invalid type: string "C/m", expected the names of the styles, by their SIN tokens
 --> game.json:3:13
  |
3 |   "styles": "C/m",
  |             ^^^^^
  |
  = note: at `styles`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn keys_and_values_exchanged() {
    reports(
        [
            r#"styles = { Chess = "C", Makruk = "m" }"#,
            r#"error: invalid SIN token "Chess": expected the end of the token, found `h` at byte 1; a SIN token is one letter, such as C: the name of a style is SNN
 --> game.toml:2:12
  |
2 | styles = { Chess = "C", Makruk = "m" }
  |            ^^^^^

error: invalid SIN token "Makruk": expected the end of the token, found `a` at byte 1; a SIN token is one letter, such as C: the name of a style is SNN
 --> game.toml:2:25
  |
2 | styles = { Chess = "C", Makruk = "m" }
  |                         ^^^^^^

error: invalid SNN name "m": expected an upper-case letter, found `m` at byte 0; a lower-case letter alone is a SIN token, and a name starts with an upper-case letter
 --> game.toml:2:34
  |
2 | styles = { Chess = "C", Makruk = "m" }
  |                                  ^^^

error: undefined piece "x"
 --> game.toml:3:17
  |
3 | board = [["k^", "x", "K^"]]
  |                 ^^^ no "X" under `pieces`

error: 4 problems in game.toml
"#,
        ],
        [
            r#""styles": { "Chess": "C", "Makruk": "m" }"#,
            r#"error: invalid SIN token "Chess": expected the end of the token, found `h` at byte 1; a SIN token is one letter, such as C: the name of a style is SNN
 --> game.json:3:15
  |
3 |   "styles": { "Chess": "C", "Makruk": "m" },
  |               ^^^^^^^
  |
  = note: at `styles.Chess`

error: 1 problem in game.json
"#,
        ],
    );
}

#[test]
fn they_are_reported_with_all_other_problems() {
    let text = r#"name = "Mistakes"
styles = { c = "chess", Makruk = "M@" }
board = [
    ["r", "K''"],
    ["R"],
]
hands = { first = ["x"] }

[pieces]
"k^" = { name = "King" }
"R" = { name = "Rook", promote_to = "R" }
"#;
    let report = r#"error: invalid SNN name "chess": expected an upper-case letter, found `c` at byte 0; did you mean "Chess"?
 --> game.toml:2:16
  |
2 | styles = { c = "chess", Makruk = "M@" }
  |                ^^^^^^^

error: invalid SIN token "Makruk": expected the end of the token, found `a` at byte 1; a SIN token is one letter, such as C: the name of a style is SNN
 --> game.toml:2:25
  |
2 | styles = { c = "chess", Makruk = "M@" }
  |                         ^^^^^^

error: invalid SNN name "M@": expected the end of the name, found `@` at byte 1; a name is letters, then digits, such as Chess or Chess960
 --> game.toml:2:34
  |
2 | styles = { c = "chess", Makruk = "M@" }
  |                                  ^^^^

error: invalid EPIN token "K''": expected the end of the token, found `'` at byte 2; did you mean "K'"?
 --> game.toml:4:11
  |
4 |     ["r", "K''"],
  |           ^^^^^

error: expected a row of length 2 like the first, found length 1
 --> game.toml:5:5
  |
5 |     ["R"],
  |     ^^^^^

error: undefined piece "x"
 --> game.toml:7:20
  |
7 | hands = { first = ["x"] }
  |                    ^^^ no "X" under `pieces`

error: "k^" is a token of the second side; write "K^", which covers both sides
  --> game.toml:10:1
   |
10 | "k^" = { name = "King" }
   | ^^^^

error: 7 problems in game.toml
"#;
    fails_with(&load_text("game.toml", text), report);
}

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
