//! An error keeps the line and column that the format knows.

use std::fmt::{Debug, Display};

use epin::{Epin, Piece};
use serde::Deserialize;

use crate::samples::Game;

/// Checks that the error for the token `K''` says what is wrong, and at which position.
#[track_caller]
pub fn check_position<T: Debug>(result: Result<T, impl Display>, position: &str) {
    check_message(
        result,
        r#"invalid EPIN token "K''": expected the end of the token, found `'` at byte 2; did you mean "K'"?"#,
        position,
    );
}

/// Checks that an error has a message and a position.
#[track_caller]
pub fn check_message<T: Debug>(result: Result<T, impl Display>, message: &str, position: &str) {
    let error = result.unwrap_err().to_string();
    assert!(error.contains(message) && error.contains(position), "{error}");
}

/// A document with a list of tokens.
#[derive(Debug, Deserialize)]
pub struct Tokens {
    pub pieces: Vec<Epin>,
}

/// A document with a list of pieces.
#[derive(Debug, Deserialize)]
pub struct Pieces {
    pub pieces: Vec<Piece<Game>>,
}

/// The second token is `K''`.
pub const JSON: &str = "{\n  \"pieces\": [\n    \"K\",\n    \"K''\"\n  ]\n}";
pub const TOML: &str = "pieces = [\n  \"K\",\n  \"K''\",\n]";
pub const YAML: &str = "pieces:\n  - K\n  - \"K''\"\n";

/// The second token, `Z`, is not a piece of the catalog.
pub const JSON_OF_PIECES: &str = "{\n  \"pieces\": [\n    \"P\",\n    \"Z\"\n  ]\n}";

#[cfg(test)]
mod tests {
    use epin::{Epin, EpinMap, EpinSet, PieceMap};
    use serde::Deserialize;

    use super::{JSON, JSON_OF_PIECES, Pieces, TOML, Tokens, YAML, check_message, check_position};
    use crate::containers::Field;
    use crate::samples::Game;

    #[test]
    fn json() {
        check_position(serde_json::from_str::<Tokens>(JSON), "at line 4 column 9");
        let from_reader = serde_json::from_reader::<_, Tokens>(JSON.as_bytes());
        check_position(from_reader, "at line 4 column 9");
    }

    #[test]
    fn toml() {
        check_position(toml::from_str::<Tokens>(TOML), "at line 3, column 3\n");
    }

    #[test]
    fn ron() {
        let document = "(\n  pieces: [\n    \"K\",\n    \"K''\",\n  ],\n)";
        check_position(ron::from_str::<Tokens>(document), "4:6-4:10: ");
    }

    #[test]
    fn yaml() {
        check_position(serde_saphyr::from_str::<Tokens>(YAML), "line 3 column 5: ");
    }

    #[test]
    fn csv() {
        #[derive(Debug, Deserialize)]
        #[expect(dead_code)]
        struct Row {
            name: String,
            piece: Epin,
        }

        let document = "name,piece\nking,K^\nrook,K''\n";
        let rows: Result<Vec<Row>, _> =
            csv::Reader::from_reader(document.as_bytes()).deserialize().collect();
        check_position(rows, "record 2 (line: 3, byte: 19): ");
    }

    #[test]
    fn a_token_that_is_given_twice_has_the_position_of_the_second() {
        let message = r#"the token "K" is given twice"#;
        let list = "[\n  \"K\",\n  \"K\"\n]";
        check_message(serde_json::from_str::<EpinSet>(list), message, "at line 3 column 5");
        check_message(ron::from_str::<EpinSet>(list), message, "3:4-3:6: ");
        check_message(serde_saphyr::from_str::<EpinSet>(list), message, "line 3 column 3");
        let toml = format!("value = {list}");
        check_message(toml::from_str::<Field<EpinSet>>(&toml), message, "line 3, column 3\n");

        let map = "{\n  \"K\": 1,\n  \"K\": 2\n}";
        check_message(serde_json::from_str::<EpinMap<u8>>(map), message, "at line 3 column 5");
        check_message(ron::from_str::<EpinMap<u8>>(map), message, "3:4-3:6: ");
        // The parsers of TOML and YAML refuse a repeated key themselves.
        assert!(toml::from_str::<EpinMap<u8>>("K = 1\nK = 2").is_err());
        assert!(serde_saphyr::from_str::<EpinMap<u8>>(map).is_err());
    }

    #[test]
    fn a_piece_that_is_not_in_the_catalog_has_a_position_too() {
        type Hand = PieceMap<Game, u8>;

        let message = r#""Z" is not a piece of Game"#;
        let json = JSON_OF_PIECES;
        check_message(serde_json::from_str::<Pieces>(json), message, "at line 4 column 7");
        check_message(serde_saphyr::from_str::<Pieces>(json), message, "line 4 column 5");
        check_message(ron::from_str::<Pieces>("(pieces: [\n\"Z\"])"), message, "2:2-2:4: ");
        let toml = "pieces = [\n\"Z\"]";
        check_message(toml::from_str::<Pieces>(toml), message, "line 2, column 1\n");

        let map = "{\n  \"P\": 1,\n  \"Z\": 2\n}";
        check_message(serde_json::from_str::<Hand>(map), message, "at line 3 column 5");
        check_message(ron::from_str::<Hand>(map), message, "3:4-3:6: ");
        check_message(serde_saphyr::from_str::<Hand>(map), message, "line 3 column 3");
        check_message(toml::from_str::<Hand>("P = 1\nZ = 2"), message, "line 2, column 1\n");
    }
}
