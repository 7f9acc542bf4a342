//! Errors contain the line and column of the mistake, in every format that reports them.

use epin::{Epin, EpinSet, Piece};
use epin_format_tests::Game;
use epin_format_tests::containers::Field;
use epin_format_tests::positions::{
    INVALID, JSON, JSON_OF_PIECES, List, TOML, UNKNOWN, YAML, check,
};

#[test]
fn an_invalid_token_has_a_position() {
    check(json5::from_str::<List<Epin>>(JSON), INVALID, "at line 4 column 5");
    check(serde_yaml_ng::from_str::<List<Epin>>(YAML), INVALID, "at line 3 column 5");
    check(toml_edit::de::from_str::<List<Epin>>(TOML), INVALID, "at line 3, column 3\n");
}

#[test]
fn a_piece_that_is_not_in_the_catalog_has_a_position_too() {
    type Pieces = List<Piece<Game>>;

    check(json5::from_str::<Pieces>(JSON_OF_PIECES), UNKNOWN, "at line 4 column 5");
    check(serde_yaml_ng::from_str::<Pieces>(JSON_OF_PIECES), UNKNOWN, "at line 4 column 5");
}

#[test]
fn a_token_that_is_given_twice_has_the_path_of_the_second() {
    let error = serde_yaml_ng::from_str::<Field<EpinSet>>("value:\n  - K\n  - Q\n  - K\n");
    let error = error.unwrap_err().to_string();
    assert!(error.starts_with(r#"value[2]: the token "K" is given twice"#), "{error}");
    assert!(error.ends_with("at line 4 column 5"), "{error}");
}
