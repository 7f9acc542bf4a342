//! The JSON schema of game files, tested in a validator: the schema accepts the games of this
//! repository and refuses broken games.

use std::fs;
use std::path::Path;

use jsonschema::{PatternOptions, Validator};
use serde_json::{Value, json};

fn games() -> impl Iterator<Item = (String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "toml")).filter_map(
        |path| {
            let text = fs::read_to_string(&path).unwrap();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let is_game = !["Cargo.toml", "broken.toml"].contains(&&*name);
            is_game.then(|| (name, toml::from_str(&text).unwrap()))
        },
    )
}

/// Returns a validator that uses the engine of `regex`, which does not support look-ahead.
fn schema() -> Validator {
    jsonschema::options()
        .with_pattern_options(PatternOptions::regex())
        .build(&serde_json::from_str(include_str!("../../../games/game.schema.json")).unwrap())
        .unwrap()
}

#[test]
fn it_accepts_the_games() {
    let schema = schema();
    for (name, game) in games() {
        assert!(schema.is_valid(&game), "{name}: {:?}", schema.validate(&game));
    }
    assert_eq!(games().count(), 5);
}

#[test]
fn it_accepts_a_style_for_each_side() {
    let schema = schema();
    for styles in [
        json!({ "C": "Chess", "m": "Makruk" }),
        json!({ "m": "Makruk", "C": "Chess" }),
        json!({ "S": "Shogi", "s": "Shogi" }),
    ] {
        for (name, mut game) in games() {
            game["styles"] = styles.clone();
            assert!(schema.is_valid(&game), "{name}: {styles}");
        }
    }
}

#[test]
fn it_refuses_broken_rows() {
    let schema = schema();
    let with = |row: Value| json!({ "name": "", "pieces": {}, "board": [["K^", "."], row] });
    assert!(schema.is_valid(&with(json!(["k^", "."]))));
    for row in [json!(["K''", "."]), json!(["", "."]), json!("rnbqkbnr")] {
        assert!(!schema.is_valid(&with(row.clone())), "{row}");
    }
}

#[test]
fn it_refuses_broken_games() {
    let schema = schema();
    let breaks: [fn(&mut Value); 23] = [
        |game| game["hands"]["first"] = json!(["King"]),
        |game| game["start"] = json!(1),
        |game| game["start"] = json!(" ".repeat(4_097)),
        // A game needs one form of the position and must not have both.
        |game| match game.get("start") {
            None => game["start"] = json!("8/8 / C/c"),
            Some(_) => game["board"] = json!([["K^"]]),
        },
        |game| drop(["start", "board"].map(|form| game.as_object_mut().unwrap().remove(form))),
        |game| game["pieces"]["k^"] = json!({ "name": "King" }),
        |game| game["pieces"]["K^"]["promotes_to"] = json!(["+p"]),
        |game| game["pieces"]["^K"] = json!({ "name": "King" }),
        |game| game["pieces"]["K^"] = json!({ "title": "King" }),
        |game| game["squares"] = json!([]),
        |game| drop(game.as_object_mut().unwrap().remove("name")),
        |game| game["styles"] = json!({}),
        |game| game["styles"] = json!({ "C": "Chess" }),
        |game| game["styles"] = json!({ "C": "Chess", "m": "Makruk", "s": "Shogi" }),
        |game| game["styles"] = json!({ "C": "Chess", "M": "Makruk" }),
        |game| game["styles"] = json!({ "c": "Chess", "m": "Makruk" }),
        |game| game["styles"] = json!({ "Chess": "Chess", "m": "Makruk" }),
        |game| game["styles"] = json!({ "C\n": "Chess", "m": "Makruk" }),
        |game| game["styles"] = json!({ "C": "chess", "m": "Makruk" }),
        |game| game["styles"] = json!({ "C": "Chess", "m": "Makruk 2" }),
        |game| game["styles"] = json!({ "C": "Chess", "m": 1 }),
        |game| game["styles"] = json!("C/m"),
        |game| game["styles"] = json!(null),
    ];
    for (name, game) in games() {
        for (index, spoil) in breaks.iter().enumerate() {
            let mut game = game.clone();
            spoil(&mut game);
            assert!(!schema.is_valid(&game), "{name}: {index}");
        }
    }
}
