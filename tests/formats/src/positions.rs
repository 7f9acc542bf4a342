//! Errors contain the line and column of the mistake, in every format that reports them.

use std::fmt::{Debug, Display};

use serde::Deserialize;

/// Checks that an error contains a message, and a place such as a line and column.
#[track_caller]
pub fn check<T: Debug>(result: Result<T, impl Display>, message: &str, position: &str) {
    let error = result.unwrap_err().to_string();
    assert!(error.contains(message) && error.contains(position), "{error}");
}

/// A document with a list of tokens, or of pieces.
#[derive(Debug, Deserialize)]
pub struct List<T> {
    pub pieces: Vec<T>,
}

/// The error about `K''`, the second token of [`JSON`], [`TOML`] and [`YAML`].
pub const INVALID: &str = r#"invalid EPIN token "K''": expected the end of the token, found `'` at byte 2; did you mean "K'"?"#;

pub const JSON: &str = "{\n  \"pieces\": [\n    \"K\",\n    \"K''\"\n  ]\n}";
pub const TOML: &str = "pieces = [\n  \"K\",\n  \"K''\",\n]";
pub const YAML: &str = "pieces:\n  - K\n  - \"K''\"\n";

/// The error about the second token of [`JSON_OF_PIECES`].
pub const UNKNOWN: &str = r#""Z" is not a piece of Game"#;

pub const JSON_OF_PIECES: &str = "{\n  \"pieces\": [\n    \"P\",\n    \"Z\"\n  ]\n}";

#[cfg(test)]
mod tests {
    use epin::{Epin, EpinMap, EpinSet, Piece};
    use serde::Deserialize;

    use super::{INVALID, JSON, JSON_OF_PIECES, List, TOML, UNKNOWN, YAML, check};
    use crate::containers::Field;
    use crate::samples::Game;

    #[test]
    fn an_invalid_token_has_a_position() {
        type Tokens = List<Epin>;

        check(serde_json::from_str::<Tokens>(JSON), INVALID, "at line 4 column 9");
        let reader = JSON.as_bytes();
        check(serde_json::from_reader::<_, Tokens>(reader), INVALID, "at line 4 column 9");
        check(toml::from_str::<Tokens>(TOML), INVALID, "at line 3, column 3\n");
        let ron = "(\n  pieces: [\n    \"K\",\n    \"K''\",\n  ],\n)";
        check(ron::from_str::<Tokens>(ron), INVALID, "4:6-4:10: ");
        check(serde_saphyr::from_str::<Tokens>(YAML), INVALID, "line 3 column 5: ");
    }

    #[test]
    fn an_invalid_token_in_csv_has_a_position() {
        #[derive(Debug, Deserialize)]
        #[expect(dead_code)]
        struct Row {
            name: String,
            piece: Epin,
        }

        let mut reader = csv::Reader::from_reader(&b"name,piece\nking,K^\nrook,K''\n"[..]);
        let rows = reader.deserialize().collect::<Result<Vec<Row>, _>>();
        check(rows, INVALID, "record 2 (line: 3, byte: 19): ");
    }

    #[test]
    fn a_token_that_is_given_twice_has_the_position_of_the_second() {
        let message = r#"the token "K" is given twice"#;
        let list = "[\n  \"K\",\n  \"K\"\n]";
        check(serde_json::from_str::<EpinSet>(list), message, "at line 3 column 5");
        check(ron::from_str::<EpinSet>(list), message, "3:4-3:6: ");
        check(serde_saphyr::from_str::<EpinSet>(list), message, "line 3 column 3");
        let toml = format!("value = {list}");
        check(toml::from_str::<Field<EpinSet>>(&toml), message, "line 3, column 3\n");

        let map = "{\n  \"K\": 1,\n  \"K\": 2\n}";
        check(serde_json::from_str::<EpinMap<Epin, u8>>(map), message, "at line 3 column 5");
        check(ron::from_str::<EpinMap<Epin, u8>>(map), message, "3:4-3:6: ");
        // The parsers of TOML and YAML refuse a repeated key themselves.
        assert!(toml::from_str::<EpinMap<Epin, u8>>("K = 1\nK = 2").is_err());
        assert!(serde_saphyr::from_str::<EpinMap<Epin, u8>>(map).is_err());
    }

    #[test]
    fn a_piece_that_is_not_in_the_catalog_has_a_position_too() {
        type Pieces = List<Piece<Game>>;
        type Hand = EpinMap<Piece<Game>, u8>;

        let json = JSON_OF_PIECES;
        check(serde_json::from_str::<Pieces>(json), UNKNOWN, "at line 4 column 7");
        check(serde_saphyr::from_str::<Pieces>(json), UNKNOWN, "line 4 column 5");
        check(ron::from_str::<Pieces>("(pieces: [\n\"Z\"])"), UNKNOWN, "2:2-2:4: ");
        check(toml::from_str::<Pieces>("pieces = [\n\"Z\"]"), UNKNOWN, "line 2, column 1\n");

        let map = "{\n  \"P\": 1,\n  \"Z\": 2\n}";
        check(serde_json::from_str::<Hand>(map), UNKNOWN, "at line 3 column 5");
        check(ron::from_str::<Hand>(map), UNKNOWN, "3:4-3:6: ");
        check(serde_saphyr::from_str::<Hand>(map), UNKNOWN, "line 3 column 3");
        check(toml::from_str::<Hand>("P = 1\nZ = 2"), UNKNOWN, "line 2, column 1\n");
    }
}
