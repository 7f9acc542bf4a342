//! Random files, which `check_game` and `load_game` have to read in the same way.
//!
//! The tests write a few hundred files in each format. `.ci/game-files` writes 20,000.

mod edit;
mod game;
mod json;
mod ron;
mod toml;
mod yaml;

use std::path::Path;
use std::{env, fs, process};

use epin_check_game::check_file;
use fastrand::Rng;

use crate::load_game;
use game::{Data, game};

/// What `check_game` reports and `load_game` does not check.
const ONLY_CHECKED: [&str; 15] = [
    " as in `styles`, found ",
    " both styles of the ",
    ", but the board has ",
    " is a token of the second side",
    " names a style, but the file has no ",
    "error: row 1 of the board has no squares",
    "error: expected the hands as a table",
    "error: expected the piece as a table",
    "error: the board has no rows",
    "error: the piece ",
    "error: the style ",
    "error: undefined piece ",
    "expected a table, which may contain anything",
    "expected the schema's name",
    "expected one style for each side",
];

/// Writes files with and without a mistake.
fn check(format: &str, write: fn(&mut Rng, &Data) -> String) {
    let count = env::var("GAME_FILES").map_or(300, |count| count.parse().unwrap());
    let path = env::temp_dir().join(format!("epin-{}-{format}.{format}", process::id()));
    let plain = path.with_extension("plain.json");
    for seed in 0..count {
        let random = &mut Rng::with_seed(seed);
        let mut game = game(random);
        let mark = if random.usize(..10) == 0 { "\u{feff}" } else { "" };
        let text = write(random, &game);

        let expected = read(&plain, &json::file(&mut Rng::with_seed(seed), &game), "plain game");
        let read_game = read(&path, &format!("{mark}{text}"), &format!("{format} {seed}"));
        assert_eq!(read_game, expected, "{format} {seed}:\n{text}");

        // Strings and comments are not searched for brackets.
        if format != "yaml" {
            fs::write(&path, format!("{text}\n]")).unwrap();
            let report = check_file(&path).unwrap_err();
            assert!(
                report.contains("this `]` closes nothing"),
                "{format} {seed}:\n{text}\n{report}"
            );
        }

        let text = if random.bool() {
            edit::edit_char(random, &text)
        } else {
            edit::edit(random, &mut game);
            write(random, &game)
        };
        fs::write(&path, &text).unwrap();
        let name = format!("{format} {seed}:\n{text}\n");
        match (check_file(&path), load_game::load(&path)) {
            (Ok((shown, _)), loaded) => {
                let loaded = loaded.unwrap_or_else(|error| panic!("{name}{error}"));
                let name_of = |text: &str| letters(text.lines().next().unwrap());
                // `load_game` prints the line breaks in a name.
                assert!(name_of(&shown).starts_with(&name_of(&printed(&loaded))), "{name}");
            }
            (Err(report), Ok(_)) => {
                let is_known = ONLY_CHECKED.iter().any(|message| report.contains(message));
                assert!(is_known, "{name}{report}");
            }
            (Err(_), Err(_)) => {}
        }
    }
    fs::remove_file(path).unwrap();
    fs::remove_file(plain).unwrap();
}

/// Returns what both programs print about a game without mistakes.
fn read(path: &Path, text: &str, name: &str) -> [String; 2] {
    fs::write(path, text).unwrap();
    let (shown, _) = check_file(path).unwrap_or_else(|report| panic!("{name}:\n{text}\n{report}"));
    let loaded = load_game::load(path).unwrap_or_else(|error| panic!("{name}:\n{text}\n{error}"));
    [shown, printed(&loaded)]
}

fn printed(game: &load_game::Game) -> String {
    let mut printed = Vec::new();
    load_game::print(game, &mut printed).unwrap();
    String::from_utf8(printed).unwrap()
}

fn letters(text: &str) -> String {
    text.chars().filter(|char| char.is_alphabetic()).collect()
}

#[test]
fn toml() {
    check("toml", toml::file);
}

#[test]
fn json() {
    check("json", json::file);
}

#[test]
fn yaml() {
    check("yaml", yaml::file);
}

#[test]
fn ron() {
    check("ron", ron::file);
}
