//! The start position of a game is the same in the documentation, the guide, the game files and this crate.

use std::fs;
use std::path::{Path, PathBuf};

use epin::feen::{Feen, Hands, Position};
use epin::notation::Styles;
use epin::{Epin, Side};
use epin_games::{Chess, Counters, Game, Makruk, Setup, Shogi};

/// Returns how many of the positions have pieces of the same sides on the same squares as the start position.
/// Asserts that each of these is the start position, and still is after it is written and read again.
fn starts<G: Game>(positions: &[Position<Epin>]) -> usize {
    let sides = |square: Option<Epin>| square.map(Epin::side);
    let styles = Styles { first: G::STYLE, second: G::STYLE };
    let starts = positions.iter().filter(|position| {
        position.styles == styles
            && position.sizes == G::START.sizes()
            && position
                .squares
                .iter()
                .copied()
                .map(sides)
                .eq(Feen::from(G::START).squares().map(sides))
    });
    let starts = starts.inspect(|position| {
        let text = position.to_feen().unwrap();
        let position =
            text.in_catalog::<G>().unwrap_or_else(|error| panic!("{error}")).to_position();
        assert_eq!(position.squares, G::START.to_position().squares, "{text}");
        let written = Setup::new(position.clone(), Counters::default()).to_fen().unwrap();
        assert_eq!(Setup::<G>::parse(&written).unwrap().position, position, "{written}");
    });
    starts.count()
}

/// Returns the positions that are between quotation marks in a string.
fn quoted(text: &str) -> Vec<Position<Epin>> {
    text.split('"').filter_map(|part| Some(Feen::parse(part).ok()?.to_position())).collect()
}

/// Returns the position of a game file, from its rows.
fn of_file(text: &str, styles: Styles) -> Vec<Position<Epin>> {
    let game: toml::Table = text.parse().unwrap();
    let rows: Vec<Vec<String>> = game["board"].clone().try_into().unwrap();
    let squares = rows.concat().into_iter();
    vec![Position {
        sizes: vec![rows.len().try_into().unwrap(), rows[0].len().try_into().unwrap()],
        squares: squares.map(|text| (text != ".").then(|| Epin::parse(&text).unwrap())).collect(),
        hands: Hands::default(),
        styles,
        turn: Side::First,
    }]
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn each_start_position_is_the_one_of_its_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let chapters = fs::read_dir(root.join("epin/src/guide")).unwrap();
    let chapters = chapters.map(|entry| entry.unwrap().path()).collect::<Vec<PathBuf>>();
    let guide = chapters.iter().flat_map(|path| quoted(&read(path))).collect::<Vec<_>>();
    assert_eq!(starts::<Shogi>(&guide), 1);

    for path in ["epin/src/lib.rs", "games/chess.toml"] {
        let positions = quoted(&read(&root.join(path)));
        assert_eq!(starts::<Chess>(&positions), 1, "{path}");
    }
    let rows = |path: &str, styles| of_file(&read(&root.join(path)), styles);
    let styles = |letter| Styles { first: letter, second: letter };
    assert_eq!(starts::<Shogi>(&rows("games/shogi.toml", styles(Shogi::STYLE))), 1);
    assert_eq!(starts::<Makruk>(&rows("games/makruk.toml", styles(Makruk::STYLE))), 1);
}

#[test]
fn the_list_of_games_is_complete() {
    fn add<G: Game>(names: &mut Vec<String>) {
        names.push(G::NAME.to_owned());
    }
    let mut names = Vec::new();
    with_each_game!(add(&mut names));
    let sources = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
    let sources = sources.map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let sources = sources.map(|path| read(&path)).collect::<String>();
    let games = sources.lines().filter_map(|line| line.strip_prefix("impl Game for "));
    let mut games = games.map(|rest| rest.trim_end_matches(" {")).collect::<Vec<_>>();
    games.sort_unstable();
    assert_eq!(names, games);
}
