//! The programs, run as their users run them. This file tests
//! what `check_game` prints for each game.

mod agreement;
mod check_tokens;
mod files;
mod formats;
mod limits;
#[expect(dead_code, reason = "its `main` is not called")]
#[path = "../../../../epin/examples/load_game.rs"]
mod load_game;
mod options;
mod outputs;
mod parsers;
mod picture;
mod reports;
mod run;
mod schema;
mod styles;

use run::{load, load_text};

/// The first line of a board is the second side's, and nothing is beside it.
#[test]
fn the_board_is_as_in_the_file() {
    let board = "\n     k^    q     .\n     Q     q'    K^\n\n";
    let run = load_text("game.json", formats::JSON);
    assert!(run.stdout.contains(board), "{}", run.stdout);
}

#[test]
fn the_side_that_moves_first_is_shown() {
    for (styles, side) in [("G/g", "first"), ("g/G", "second")] {
        let text =
            format!("name = \"Duel\"\nstart = \"K1k / {styles}\"\npieces.K.name = \"King\"\n");
        load_text("game.toml", text).shows(&["Duel", &format!("the {side} side moves first")]);
    }
    load("makruk.toml").shows(&["the first side moves first"]);
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
        "-r n b q k^ b n -r",
        "+p +p +p +p +p +p +p +p",
        ". . . . . . . .",
        "+P +P +P +P +P +P +P +P",
        "-R N B Q K^ B N -R",
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
        "second side's hand: empty",
        "l n s g k^ g s n l",
        ". r . . . . . b .",
        "p p p p p p p p p",
        ". B . . . . . R .",
        "L N S G K^ G S N L",
        "first side's hand: empty",
    ]);
}

#[test]
fn tori_shogi() {
    load("tori-shogi.toml").shows(&[
        "Tori shōgi",
        "the first side moves first",
        "+F +f Eagle enhanced native",
        "first second promotes to",
        "S s +S",
        "r p c k^ c p l",
        ". . s . S . .",
        "L P C K^ C P R",
    ]);
}

#[test]
fn makruk() {
    load("makruk.toml").shows(&[
        "Makruk",
        "Q q Met normal native",
        "P p Bia normal native",
        "first second promotes to",
        "P p +Q",
        "r n b q k^ b n r",
        "p p p p p p p p",
        "P P P P P P P P",
        "R N B K^ Q B N R",
    ]);
}

#[test]
fn chess_vs_makruk() {
    load("chess-vs-makruk.toml").shows(&[
        "Chess vs Makruk",
        "first second name state terminal style",
        "K^ k^ King / Khun normal terminal native",
        "Q q' Queen normal native / derived",
        "Q' q Met normal derived / native",
        "first second promotes to",
        "P p' C:Q C:R C:B C:N",
        "first second QPI style's name",
        "Q q' C:Q / C:q Chess",
        "Q' q m:Q / m:q Makruk",
        "r n b q k^ b n r",
        "p p p p p p p p",
        "+P +P +P +P +P +P +P +P",
        "-R N B Q K^ B N -R",
    ]);
}

#[test]
fn broken_toml_has_three_mistakes() {
    load("broken.toml").fails(&[
        "error: undefined piece \"s\"",
        "error: expected a token, found the text \"Dragon\"",
        "error: unknown key \"promote_to\"; did you mean \"promotes_to\"?",
        "error: 3 problems in",
    ]);
}

#[test]
fn columns_are_aligned() {
    for game in
        ["chess.toml", "shogi.toml", "makruk.toml", "chess-vs-makruk.toml", "tori-shogi.toml"]
    {
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
    let text = "name = \"将棋\"\nboard = [[\"K\", \"p\"]]\n\
                pieces.K.name = \"玉将\"\npieces.P.name = \"Pawn\"\n";
    let run = load_text("wide.toml", text);
    assert!(
        run.stdout.starts_with(
            "将棋

the first side moves first

first  second  name  state       terminal  style
K      k       玉将  normal                native
P      p       Pawn  normal                native

"
        ),
        "{}",
        run.stdout
    );
}

#[test]
fn a_name_of_any_length_is_shown() {
    let name = "n".repeat(70_000);
    let text = format!(
        "name = \"Long\"\nboard = [[\"K\", \"p\"]]\npieces.K.name = \"{name}\"\npieces.P.name = \"Pawn\"\n"
    );
    let row = format!("P p Pawn{:60}normal native", "");
    load_text("long.toml", text).shows(&[&format!("K k {name} normal native"), &row]);
}

/// Escape sequences can change the title of a terminal, and U+202E can reverse the rest of a line.
#[cfg(unix)] // Windows has no such file names.
#[test]
fn names_cannot_control_the_terminal() {
    let hidden =
        ['\x1b', '\n', '\t', '\u{7f}', '\u{9b}', '\u{202e}', '\u{2066}', '\u{200f}', '\u{61c}'];
    let name = hidden.map(|char| format!("\\u{:04x}", u32::from(char))).concat();
    let text = format!(
        "name = \"{name}\"\nboard = [[\"K\", \"k\"]]\npieces.K.name = \"a{name}b\"\nstyles = {{}}\n"
    );
    let shown = "␛␊␉␡�����";
    let game = text.replace("styles = {}\n", "");
    load_text("game.toml", game).shows(&[shown, &format!("K k a{shown}b normal native")]);
    for (name, text) in [("\x1b]0;\t\u{202e}.toml", text.as_str()), ("\u{1b}\t\u{7f}.toml", "")] {
        let run = load_text(name, text);
        run.fails(&["error: ", " --> ␛", " in ␛"]);
        let is_shown = |char| char == '\n' || !hidden.contains(&char);
        assert!(run.stderr.chars().all(is_shown), "{:?}", run.stderr);
    }
}

#[test]
fn hands_are_shown() {
    let text = "name = \"Duel\"\nboard = [[\"K\", \"k\", \".\", \".\"]]\npieces.K.name = \"King\"\n\
                hands.first = [\"K\", \"K\"]\n";
    load_text("hands.toml", text).shows(&["second side's hand: empty", "first side's hand: K K"]);
}

#[test]
fn a_game_with_warnings_is_shown() {
    let text = "name = \"Duel\"\nboard = [[\"K\"]]\npieces.K.name = \"King\"\n";
    let run = load_text("game.toml", text);
    assert_eq!(run.code, Some(0));
    assert!(run.stdout.starts_with("Duel\n"), "{}", run.stdout);
    assert!(run.stderr.starts_with("\nwarning: the second side has no piece"), "{}", run.stderr);
    assert!(run.stderr.ends_with("\nwarning: 1 warning in game.toml\n"), "{}", run.stderr);
}
