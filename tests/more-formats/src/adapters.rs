//! Crates that convert between a format and a type, and `clap`, which parses a program's arguments.

use clap::{Arg, Command};
use epin::{Epin, Piece, epin};
use epin_format_tests::Game;
use serde::{Deserialize, Serialize};
use serde_with::formats::SpaceSeparator;
use serde_with::{DisplayFromStr, StringWithSeparator, serde_as};

#[serde_as]
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Through {
    #[serde_as(as = "DisplayFromStr")]
    piece: Piece<Game>,
    #[serde_as(as = "StringWithSeparator::<SpaceSeparator, Epin>")]
    hand: Vec<Epin>,
}

#[test]
fn serde_with() {
    let json = r#"{"piece":"K^","hand":"P +P k^'"}"#;
    let through: Through = serde_json::from_str(json).unwrap();
    assert_eq!(through.piece.token(), epin!("K^"));
    assert_eq!(through.hand, [epin!("P"), epin!("+P"), epin!("k^'")]);
    assert_eq!(serde_json::to_string(&through).unwrap(), json);

    let refusals = [
        (
            r#"{"piece":"K","hand":""}"#,
            r#""K" is not a piece of Game; did you mean "K^"? the game's pieces are K^ K^' P -P +P R' at line 1 column 12"#,
        ),
        (
            r#"{"piece":"K''","hand":""}"#,
            "expected the end of the token, found `'` at byte 2 at line 1 column 14",
        ),
        (
            r#"{"piece":"K^","hand":"P  P"}"#,
            "expected a token, found an empty string; \
             a token is a letter and its markers, such as K, +P or K^ at line 1 column 27",
        ),
    ];
    for (json, message) in refusals {
        assert_eq!(serde_json::from_str::<Through>(json).unwrap_err().to_string(), message);
    }
}

#[test]
fn serde_path_to_error() {
    #[derive(Debug, Deserialize)]
    struct Definition {
        pieces: Vec<Epin>,
    }

    fn read(document: &str) -> Result<Definition, serde_path_to_error::Error<toml::de::Error>> {
        serde_path_to_error::deserialize(toml::Deserializer::parse(document).unwrap())
    }

    assert_eq!(read(r#"pieces = ["K^", "R"]"#).unwrap().pieces, [epin!("K^"), epin!("R")]);
    let error = read(r#"pieces = ["K^", "R''"]"#).unwrap_err();
    assert_eq!(error.path().to_string(), "pieces[1]");
    assert_eq!(
        error.inner().message(),
        r#"invalid EPIN token "R''": expected the end of the token, found `'` at byte 2; did you mean "R'"?"#,
    );
}

#[test]
fn clap() {
    let piece = Arg::new("piece").value_parser(clap::value_parser!(Epin)).allow_hyphen_values(true);
    let command = Command::new("show").arg(piece);
    for token in Epin::all() {
        let matches = command.clone().try_get_matches_from(["show", token.as_str()]).unwrap();
        assert_eq!(matches.get_one("piece"), Some(&token));
    }
    let error = command.try_get_matches_from(["show", "K''"]).unwrap_err().to_string();
    let message = "error: invalid value 'K''' for '[piece]': \
        expected the end of the token, found `'` at byte 2; did you mean \"K'\"?\n";
    assert!(error.starts_with(message), "{error}");
}
