//! An error keeps the line and column that the format knows.

use epin::EpinSet;
use epin_format_tests::positions::{
    JSON, JSON_OF_PIECES, Pieces, TOML, Tokens, YAML, check_message, check_position,
};
use serde::Deserialize;

#[test]
fn json5() {
    check_position(json5::from_str::<Tokens>(JSON), "at line 4 column 5");
}

#[test]
fn yaml() {
    check_position(serde_yaml_ng::from_str::<Tokens>(YAML), "at line 3 column 5");
}

#[test]
fn toml_edit() {
    check_position(toml_edit::de::from_str::<Tokens>(TOML), "at line 3, column 3\n");
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
fn a_piece_that_is_not_in_the_catalog_has_a_position_too() {
    let message = r#""Z" is not a piece of Game"#;
    let json5 = json5::from_str::<Pieces>(JSON_OF_PIECES);
    check_message(json5, message, "at line 4 column 5");
    let yaml = serde_yaml_ng::from_str::<Pieces>(JSON_OF_PIECES);
    check_message(yaml, message, "at line 4 column 5");
}
