//! An error keeps the line and column that the format knows.

use epin::{EpinSet, Piece};
use epin_format_tests::{Game, PlacedGame, check_place};
use serde::Deserialize;

#[test]
fn json5() {
    let document = "{\n  \"pieces\": [\n    \"K\",\n    \"K''\"\n  ]\n}";
    check_place(json5::from_str::<PlacedGame>(document), "at line 4 column 5");
}

#[test]
fn yaml() {
    let document = "pieces:\n  - K\n  - \"K''\"\n";
    check_place(serde_yaml_ng::from_str::<PlacedGame>(document), "at line 3 column 5");
}

#[test]
fn toml_edit() {
    let document = "pieces = [\n  \"K\",\n  \"K''\",\n]";
    check_place(toml_edit::de::from_str::<PlacedGame>(document), "at line 3, column 3\n");
}

#[test]
fn a_token_that_is_given_twice_has_the_path_of_the_second() {
    #[derive(Debug, Deserialize)]
    #[expect(dead_code)]
    struct Game {
        a: EpinSet,
    }

    let error = serde_yaml_ng::from_str::<Game>("a:\n  - K\n  - Q\n  - K\n").unwrap_err();
    let error = error.to_string();
    assert!(error.starts_with(r#"a[2]: the token "K" is given twice"#), "{error}");
    assert!(error.ends_with("at line 4 column 5"), "{error}");
}

#[test]
fn a_piece_that_is_not_in_the_catalog_has_a_place_too() {
    #[derive(Debug, Deserialize)]
    #[expect(dead_code)]
    struct Pieces {
        pieces: Vec<Piece<Game>>,
    }

    let document = "{\n  \"pieces\": [\n    \"P\",\n    \"Z\"\n  ]\n}";
    let errors = [
        json5::from_str::<Pieces>(document).unwrap_err().to_string(),
        serde_yaml_ng::from_str::<Pieces>(document).unwrap_err().to_string(),
    ];
    for error in errors {
        assert!(error.contains(r#""Z" is not a piece of Game"#), "{error}");
        assert!(error.contains("at line 4 column 5"), "{error}");
    }
}
