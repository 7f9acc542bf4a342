//! Kinds of pieces in files: the enum of a catalog with `#[epin(serde)]` and `#[epin(schemars1)]`.

use std::collections::BTreeMap;

use epin::{Catalog, Epin, EpinMap, Piece, Side};
use serde::de::IntoDeserializer;
use serde::de::value::Error;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serde_test::{Token, assert_de_tokens, assert_de_tokens_error, assert_tokens};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Catalog)]
#[epin(serde, schemars1, name = "Chess with flags")]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
    #[epin("P", "-P", "+P")]
    Pawn,
}

/// A catalog whose only option is `serde`, and whose names are raw identifiers.
#[allow(non_camel_case_types)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde)]
enum r#type {
    #[epin("A'")]
    r#box,
}

/// A catalog of two styles, with the kinds of `Chess` and of `Draughts`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Catalog)]
#[epin(serde, schemars1, name = "Chess vs draughts")]
enum Match {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Draughts(Draughts),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Catalog)]
enum Draughts {
    #[epin("M", "+M")]
    Man,
}

fn read(text: &str) -> Result<Chess, String> {
    let result: Result<_, Error> = Chess::deserialize(text.into_deserializer());
    result.map_err(|error| error.to_string())
}

#[test]
fn a_kind_is_written_as_its_canonical_token_and_read_from_any() {
    for kind in Chess::ALL {
        assert_tokens(kind, &[Token::Str(kind.token(Side::First).as_str())]);
        for token in kind.tokens() {
            assert_de_tokens(kind, &[Token::Str(token.as_str())]);
            assert_de_tokens(kind, &[Token::BorrowedBytes(token.as_str().as_bytes())]);
        }
    }
    assert_tokens(&r#type::r#box, &[Token::Str("A'")]);
    let error = "invalid type: integer `1`, expected an EPIN token";
    assert_de_tokens_error::<Chess>(&[Token::U8(1)], error);
}

#[test]
fn every_other_token_is_refused_with_what_to_write() {
    for token in Epin::all() {
        let first = token.with_side(Side::First);
        let expected = match (Chess::from_token(first), token == first) {
            (Some(kind), true) => Ok(kind),
            (Some(_), false) => Err(format!(
                "\"{token}\" is a token of the second side; write \"{first}\", which covers both sides"
            )),
            (None, true) => Err(Piece::<Chess>::try_from(token).unwrap_err().to_string()),
            (None, false) => Err(format!(
                "\"{token}\" is a token of the second side, and {}",
                Piece::<Chess>::try_from(first).unwrap_err()
            )),
        };
        assert_eq!(read(token.as_str()), expected);
    }
    assert_eq!(
        read("k").unwrap_err(),
        r#""k" is a token of the second side, and "K" is not a piece of Chess with flags; did you mean "K^"? the game's pieces are K^ R -R P -P +P"#,
    );
    assert_eq!(
        read("^K").unwrap_err(),
        r#"invalid EPIN token "^K": expected a letter, found `^` at byte 0; did you mean "K^"?"#,
    );
}

#[test]
fn two_tokens_of_a_kind_overwrite_each_other_in_a_map_of_std() {
    let json = r#"{"P": 1, "+P": 2}"#;
    let by_kind = serde_json::from_str::<BTreeMap<Chess, u8>>(json).unwrap();
    assert_eq!(by_kind, BTreeMap::from([(Chess::Pawn, 2)]));
    let by_token = serde_json::from_str::<EpinMap<Epin, u8>>(json).unwrap();
    assert!(by_token.values().eq(&[1, 2]));
}

/// rustc proposes these derives for a kind without `#[epin(serde)]`.
#[test]
fn with_the_derives_of_serde_a_kind_is_the_name_of_its_variant() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog, Serialize, Deserialize)]
    enum Shogi {
        #[epin("P")]
        Pawn,
    }

    assert_eq!(serde_json::to_string(&Shogi::Pawn).unwrap(), r#""Pawn""#);
    assert!(serde_json::from_str::<Shogi>(r#""P""#).is_err());
}

#[test]
fn its_schema_lists_the_tokens_of_the_first_side() {
    let schema: Value = schemars::schema_for!(Chess).into();
    assert_eq!(schema["title"], "Chess with flags");
    assert_eq!(schema["type"], "string");
    assert_eq!(schema["enum"], json!(["K^", "R", "-R", "P", "-P", "+P"]));

    let schema: Value = schemars::schema_for!(BTreeMap<Chess, u8>).into();
    let mut keys = schema["properties"].as_object().unwrap().keys().collect::<Vec<_>>();
    keys.sort();
    assert_eq!(keys, ["+P", "-P", "-R", "K^", "P", "R"]);
    assert_eq!(schema["additionalProperties"], false);
}

#[test]
fn of_two_styles_a_kind_is_read_from_its_tokens_of_the_first_side() {
    let read = |text: &str| {
        let result: Result<_, Error> = Match::deserialize(text.into_deserializer());
        result.map_err(|error| error.to_string())
    };
    for kind in Match::ALL {
        assert_tokens(kind, &[Token::Str(kind.token(Side::First).as_str())]);
        for token in kind.tokens() {
            assert_eq!(read(token.as_str()), Ok(*kind));
        }
    }
    assert_eq!(read("M'"), Ok(Match::Draughts(Draughts::Man)));
    for piece in Piece::<Match>::all().filter(|piece| piece.side() == Side::Second) {
        let first = piece.flipped();
        assert_eq!(
            read(piece.as_str()),
            Err(format!(
                "\"{piece}\" is a token of the second side; write \"{first}\", which covers both sides"
            )),
        );
    }
    assert!(read("m").unwrap_err().contains(r#"write "M'","#));
    assert!(read("r'").unwrap_err().contains(r#"write "R","#));
    for wrong in ["r", "M", "Z"] {
        assert!(read(wrong).unwrap_err().contains("not a piece of Chess vs draughts"));
    }
    assert_eq!(
        read("k^").unwrap_err(),
        "\"k^\" is a token of the second side, and \"K^'\" is not a piece of Chess vs draughts; \
         did you mean \"K^\"? the game's pieces are K^ R -R P -P +P M' +M'",
    );
}

#[test]
fn of_two_styles_the_schemas_list_the_tokens_that_are_read() {
    let schema: Value = schemars::schema_for!(Match).into();
    assert_eq!(schema["enum"], json!(["K^", "R", "-R", "P", "-P", "+P", "M'", "+M'"]));
    let schema: Value = schemars::schema_for!(Piece<Match>).into();
    let first = ["K^", "R", "-R", "P", "-P", "+P", "M'", "+M'"];
    let second = ["k^'", "r'", "-r'", "p'", "-p'", "+p'", "m", "+m"];
    assert_eq!(schema["enum"], json!([first, second].concat()));
}
