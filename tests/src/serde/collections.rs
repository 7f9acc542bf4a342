//! Sets, maps and pieces with serde.

use std::collections::BTreeMap;

use arbtest::arbtest;
use epin::{Catalog, Epin, EpinMap, EpinSet, Piece, epin, epins, piece};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use serde_test::{Token, assert_de_tokens, assert_de_tokens_error, assert_tokens};

use crate::support::catalogs::Letters;
use crate::support::random::tokens;
use epin_games::{Chess, Shogi};

#[track_caller]
fn refused<T: DeserializeOwned>(json: &str, message: &str) {
    let Err(error) = serde_json::from_str::<T>(json) else { panic!("{json} is read") };
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_set_is_a_sequence_in_the_order_of_the_tokens() {
    let set = EpinSet::from(epins!["k", "R", "K^'"]);
    let written =
        [Token::Seq { len: Some(3) }, Token::Str("K^'"), Token::Str("k"), Token::Str("R")];
    assert_tokens(&set, &[&written[..], &[Token::SeqEnd]].concat());
    let [_, a, b, c] = written;
    assert_de_tokens(&set, &[Token::Seq { len: None }, c, a, b, Token::SeqEnd]);
    assert_tokens(&EpinSet::new(), &[Token::Seq { len: Some(0) }, Token::SeqEnd]);
}

#[test]
fn a_map_is_written_and_read_in_its_order() {
    let map = EpinMap::from_iter([(epin!("R"), 1_u8), (epin!("K^'"), 2)]);
    assert_tokens(
        &map,
        &[
            Token::Map { len: Some(2) },
            Token::Str("R"),
            Token::U8(1),
            Token::Str("K^'"),
            Token::U8(2),
            Token::MapEnd,
        ],
    );
    let json = r#"{"R":1,"K^'":2,"-A":3}"#;
    let map: EpinMap<Epin, u8> = serde_json::from_str(json).unwrap();
    assert!(map.keys().eq(epins!["R", "K^'", "-A"]));
    assert_eq!(serde_json::to_string(&map).unwrap(), json);
    assert_tokens(&EpinMap::<Epin, u8>::new(), &[Token::Map { len: Some(0) }, Token::MapEnd]);
}

#[test]
fn sets_and_maps_are_read_as_they_were_written() {
    arbtest(|u| {
        let tokens = tokens(u)?;
        let set = tokens.iter().copied().collect::<EpinSet>();
        assert_eq!(serde_json::from_value::<EpinSet>(json!(set)).unwrap(), set);
        let map = tokens.into_iter().zip(0..).collect::<EpinMap<Epin, u32>>();
        let json = serde_json::to_string(&map).unwrap();
        let read = serde_json::from_str::<EpinMap<Epin, u32>>(&json).unwrap();
        assert!(read.iter().eq(&map));
        let by_pieces = serde_json::from_str::<EpinMap<Piece<Letters>, u32>>(&json).unwrap();
        assert!(by_pieces.iter().map(|(piece, value)| (piece.token(), value)).eq(&map));
        assert_eq!(serde_json::to_string(&by_pieces).unwrap(), json);
        assert_eq!(
            serde_json::from_str::<BTreeMap<Epin, u32>>(&json).unwrap(),
            map.into_iter().collect(),
        );
        Ok(())
    });
    let all = Epin::all().collect::<EpinSet>();
    assert_eq!(serde_json::from_value::<EpinSet>(json!(all)).unwrap(), all);
}

#[test]
fn a_token_given_twice_is_named() {
    refused::<EpinSet>(
        r#"["K^", "Q", "K^"]"#,
        r#"the token "K^" is given twice at line 1 column 16"#,
    );
    refused::<EpinMap<Piece<Chess>, u8>>(
        "{\n  \"K^\": 1,\n  \"K^\": 1\n}",
        r#"the token "K^" is given twice at line 3 column 6"#,
    );
    for token in Epin::all() {
        let text = token.as_str();
        let message = format!("the token \"{token}\" is given twice");
        assert_de_tokens_error::<EpinSet>(
            &[Token::Seq { len: None }, Token::Str(text), Token::Str(text)],
            &message,
        );
        let map = [Token::Map { len: None }, Token::Str(text), Token::U8(1), Token::Str(text)];
        assert_de_tokens_error::<EpinMap<Epin, u8>>(&map, &message);
        assert_de_tokens_error::<EpinMap<Piece<Letters>, u8>>(&map, &message);
    }
}

#[test]
fn a_bad_token_in_a_collection_is_refused_as_on_its_own() {
    let message = r#"invalid EPIN token "^K": expected a letter, found `^` at byte 0; did you mean "K^"? at line 1 column"#;
    refused::<EpinSet>(r#"["Q", "^K"]"#, &format!("{message} 10"));
    refused::<EpinMap<Epin, u8>>(r#"{"^K": 1}"#, &format!("{message} 5"));
    refused::<EpinMap<Piece<Chess>, u8>>(r#"{"^K": 1}"#, &format!("{message} 5"));
    refused::<Piece<Chess>>(r#""^K""#, &format!("{message} 4"));
}

#[test]
fn another_type_is_refused() {
    refused::<EpinSet>(
        "{}",
        "invalid type: map, expected a sequence of EPIN tokens at line 1 column 0",
    );
    refused::<EpinSet>(
        "[1]",
        "invalid type: integer `1`, expected an EPIN token at line 1 column 2",
    );
    refused::<EpinMap<Epin, u8>>(
        "[]",
        "invalid type: sequence, expected a map with EPIN tokens as keys at line 1 column 0",
    );
    refused::<Piece<Chess>>(
        "1",
        "invalid type: integer `1`, expected an EPIN token at line 1 column 1",
    );
    refused::<EpinMap<Epin, u8>>(
        r#"{"K": "king"}"#,
        "invalid type: string \"king\", expected u8 at line 1 column 12",
    );
}

/// A map by piece refuses a key in the same words as a `Piece` does. The error is at the place of the key.
#[test]
fn a_map_by_pieces_refuses_what_is_no_piece_of_the_catalog() {
    type Hand = EpinMap<Piece<Chess>, u8>;

    const UNKNOWN: &str = "\"p'\" is not a piece of Chess; did you mean \"p\"? the game's pieces are \
                           K^ Q R -R B N P +P -P";
    refused::<Hand>("{\n  \"P\": 1,\n  \"p'\": 2\n}", &format!("{UNKNOWN} at line 3 column 6"));
    let toml = toml::from_str::<Hand>("P = 1\n\"p'\" = 2").unwrap_err();
    assert_eq!(toml.message(), UNKNOWN);
    assert!(toml.to_string().starts_with("TOML parse error at line 2, column 1\n"), "{toml}");
    let written = postcard::to_allocvec(&EpinMap::from_iter([(epin!("-q"), 2_u8)])).unwrap();
    assert!(postcard::from_bytes::<Hand>(&written).is_err());
    let written = postcard::to_allocvec(&EpinMap::from_iter([(epin!("p"), 2_u8)])).unwrap();
    assert_eq!(postcard::from_bytes(&written), Ok(Hand::from_iter([(piece!(Chess, "p"), 2)])));

    for token in Epin::all() {
        let map = [Token::Map { len: None }, Token::Str(token.as_str()), Token::U8(1)];
        match Piece::try_from(token) {
            Ok(piece) => {
                assert_de_tokens(
                    &Hand::from_iter([(piece, 1)]),
                    &[&map[..], &[Token::MapEnd]].concat(),
                );
            }
            Err(error) => assert_de_tokens_error::<Hand>(&map[..2], &error.to_string()),
        }
    }
}

fn check_pieces<C: Catalog>() {
    for token in Epin::all() {
        let json = json!(token);
        match Piece::<C>::try_from(token) {
            Ok(piece) => {
                assert_tokens(&piece, &[Token::Str(token.as_str())]);
                assert_de_tokens(&piece, &[Token::Bytes(token.as_str().as_bytes())]);
                assert_eq!(serde_json::to_value(piece).unwrap(), json);
            }
            Err(error) => {
                let refused = serde_json::from_value::<Piece<C>>(json).unwrap_err();
                assert_eq!(refused.to_string(), error.to_string());
            }
        }
    }
}

#[test]
fn a_piece_is_its_token() {
    check_pieces::<Chess>();
    check_pieces::<Shogi>();
    check_pieces::<Letters>();
}

#[test]
fn pieces_can_be_keys() {
    let counts: BTreeMap<Piece<Chess>, u8> = serde_json::from_str(r#"{"P":8,"-R":2}"#).unwrap();
    assert_eq!(counts[&"-R".parse().unwrap()], 2);
    assert_eq!(serde_json::to_value(&counts).unwrap(), json!({ "P": 8, "-R": 2 }));
    let error = serde_json::from_value::<BTreeMap<Piece<Chess>, Value>>(json!({ "R'": 1 }));
    assert_eq!(
        error.unwrap_err().to_string(),
        r#""R'" is not a piece of Chess; did you mean "R"? the game's pieces are K^ Q R -R B N P +P -P"#,
    );
}
