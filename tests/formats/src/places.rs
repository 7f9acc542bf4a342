//! An error keeps the line and column that the format knows.

use std::fmt::{Debug, Display};

use epin::Epin;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub struct Game {
    pub pieces: Vec<Epin>,
}

const MESSAGE: &str = r#"invalid EPIN token "K''": expected the end of the token, found `'` at byte 2; did you mean "K'"?"#;

/// Checks that the error for the token `K''` says where it is.
#[track_caller]
pub fn check_place<T: Debug>(result: Result<T, impl Display>, place: &str) {
    let error = result.unwrap_err().to_string();
    assert!(error.contains(MESSAGE) && error.contains(place), "{error}");
}

#[cfg(test)]
mod tests {
    use epin::{Epin, EpinMap, EpinSet, Piece};

    use super::{Game as PlacedGame, check_place};
    use crate::Game;
    use crate::containers::Field;
    use serde::Deserialize;

    #[test]
    fn json() {
        let json = "{\n  \"pieces\": [\n    \"K\",\n    \"K''\"\n  ]\n}";
        check_place(serde_json::from_str::<PlacedGame>(json), "at line 4 column 9");
        check_place(
            serde_json::from_reader::<_, PlacedGame>(json.as_bytes()),
            "at line 4 column 9",
        );
    }

    #[test]
    fn toml() {
        let document = "pieces = [\n  \"K\",\n  \"K''\",\n]";
        check_place(toml::from_str::<PlacedGame>(document), "at line 3, column 3\n");
    }

    #[test]
    fn ron() {
        let document = "(\n  pieces: [\n    \"K\",\n    \"K''\",\n  ],\n)";
        check_place(ron::from_str::<PlacedGame>(document), "4:6-4:10: ");
    }

    #[test]
    fn yaml() {
        let document = "pieces:\n  - K\n  - \"K''\"\n";
        check_place(serde_saphyr::from_str::<PlacedGame>(document), "line 3 column 5: ");
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
        check_place(rows, "record 2 (line: 3, byte: 19): ");
    }

    #[test]
    fn a_token_that_is_given_twice_has_the_place_of_the_second() {
        let twice = |error: String, place: &str| {
            let message = r#"the token "K" is given twice"#;
            assert!(error.contains(message) && error.contains(place), "{error}");
        };
        let json = "[\n  \"K\",\n  \"K\"\n]";
        twice(serde_json::from_str::<EpinSet>(json).unwrap_err().to_string(), "at line 3 column 5");
        twice(ron::from_str::<EpinSet>(json).unwrap_err().to_string(), "3:4-3:6: ");
        twice(serde_saphyr::from_str::<EpinSet>(json).unwrap_err().to_string(), "line 3 column 3");
        let toml = format!("value = {json}");
        let error = toml::from_str::<Field<EpinSet>>(&toml).unwrap_err().to_string();
        twice(error, "line 3, column 3\n");

        // TOML and YAML find out by themselves.
        let json = "{\n  \"K\": 1,\n  \"K\": 2\n}";
        let error = serde_json::from_str::<EpinMap<u8>>(json).unwrap_err().to_string();
        twice(error, "at line 3 column 5");
        twice(ron::from_str::<EpinMap<u8>>(json).unwrap_err().to_string(), "3:4-3:6: ");
        assert!(toml::from_str::<EpinMap<u8>>("K = 1\nK = 2").is_err());
        assert!(serde_saphyr::from_str::<EpinMap<u8>>(json).is_err());
    }

    #[test]
    fn a_piece_that_is_not_in_the_catalog_has_a_place_too() {
        #[derive(Debug, Deserialize)]
        #[expect(dead_code)]
        struct Pieces {
            pieces: Vec<Piece<Game>>,
        }

        let json = "{\n  \"pieces\": [\n    \"P\",\n    \"Z\"\n  ]\n}";
        let errors = [
            (serde_json::from_str::<Pieces>(json).unwrap_err().to_string(), "at line 4 column 7"),
            (serde_saphyr::from_str::<Pieces>(json).unwrap_err().to_string(), "line 4 column 5"),
            (ron::from_str::<Pieces>("(pieces: [\n\"Z\"])").unwrap_err().to_string(), "2:2-2:4: "),
            (
                toml::from_str::<Pieces>("pieces = [\n\"Z\"]").unwrap_err().to_string(),
                "line 2, column 1\n",
            ),
        ];
        for (error, place) in errors {
            assert!(
                error.contains(r#""Z" is not a piece of Game"#) && error.contains(place),
                "{error}"
            );
        }
    }
}
