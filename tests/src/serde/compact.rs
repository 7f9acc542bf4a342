//! Tokens as numbers, compared with a list that must never change.

use std::collections::BTreeMap;

use epin::notation::{Pin, pin};
use epin::{Catalog, Compact, Epin, Piece, Side, epin};
use epin_games::Chess;
use serde::{Deserialize, Serialize};
use serde_json::{from_str, from_value, json, to_string, to_value};
use serde_test::{Token, assert_de_tokens, assert_de_tokens_error, assert_tokens};

/// Every line is a code and its token. The list is frozen, because files contain these codes.
const GOLDEN: &str = include_str!("../../golden/compact.txt");

fn golden() -> impl Iterator<Item = (u16, Epin)> {
    GOLDEN.lines().map(|line| {
        let (code, token) = line.trim_start().split_once(' ').unwrap();
        (code.parse().unwrap(), token.parse().unwrap())
    })
}

#[test]
fn every_code_is_frozen() {
    assert_eq!(golden().count(), Epin::COUNT);
    for (line, (code, token)) in golden().enumerate() {
        assert_eq!(usize::from(code), line);
        assert_tokens(&Compact(token), &[Token::U16(code)]);
        assert_de_tokens(&Compact(token), &[Token::U64(code.into())]);
        assert_de_tokens(&Compact(token), &[Token::I64(code.into())]);
    }
}

#[test]
fn other_codes_are_refused() {
    for code in 624..=u16::MAX {
        assert!(from_value::<Compact<Epin>>(json!(code)).is_err(), "{code}");
    }
    let error = "invalid value: integer `624`, expected the code of an EPIN token, 0 to 623";
    assert_de_tokens_error::<Compact<Epin>>(&[Token::U16(624)], error);
    for value in [json!(-1), json!(65_536), json!(u64::MAX), json!(0.0), json!("K"), json!(null)] {
        assert!(from_value::<Compact<Epin>>(value.clone()).is_err(), "{value}");
    }
}

#[test]
fn without_compact_a_code_is_refused() {
    for code in 0..624 {
        assert!(from_value::<Epin>(json!(code)).is_err());
        assert!(from_value::<Pin>(json!(code)).is_err());
    }
}

#[test]
fn plain_pieces_take_one_byte_in_varint_formats() {
    for (code, token) in golden() {
        let bytes = postcard::to_stdvec(&Compact(token)).unwrap();
        assert_eq!(bytes.len(), if code < 128 { 1 } else { 2 }, "{token}");
        assert_eq!(postcard::from_bytes::<Compact<Epin>>(&bytes).unwrap().0, token);
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Fields {
    field: Compact<Epin>,
    pin: Compact<Pin>,
    piece: Compact<Piece<Draughts>>,
    some: Option<Compact<Epin>>,
    none: Option<Compact<Epin>>,
    list: Vec<Compact<Epin>>,
    keys: BTreeMap<Compact<Epin>, Compact<Epin>>,
}

#[test]
fn it_works_in_fields_options_lists_and_keys() {
    let fields = Fields {
        field: Compact(epin!("K^")),
        pin: Compact(pin!("+K")),
        piece: Compact(Piece::new(Draughts::Man, Side::Second)),
        some: Some(Compact(epin!("p"))),
        none: None,
        list: vec![Compact(epin!("A")), Compact(epin!("-z^'"))],
        keys: BTreeMap::from([(Compact(epin!("B")), Compact(epin!("b")))]),
    };
    let json = r#"{"field":114,"pin":218,"piece":38,"some":41,"none":null,"list":[0,623],"keys":{"1":27}}"#;
    assert_eq!(to_string(&fields).unwrap(), json);
    assert_eq!(from_str::<Fields>(json).unwrap(), fields);
    let bytes = postcard::to_stdvec(&fields).unwrap();
    assert_eq!(postcard::from_bytes::<Fields>(&bytes).unwrap(), fields);
}

#[test]
fn a_pin_has_the_code_of_its_token_and_no_other() {
    for (code, token) in golden() {
        let read = from_value::<Compact<Pin>>(json!(code)).map_err(|error| error.to_string());
        match Pin::parse(token.as_str()) {
            Ok(pin) => {
                assert_tokens(&Compact(pin), &[Token::U16(code)]);
                assert_eq!(read, Ok(Compact(pin)));
            }
            Err(error) => assert_eq!(read, Err(error.to_string()), "{token}"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Draughts {
    #[epin("M")]
    Man,
    #[epin("+M")]
    King,
}

#[test]
fn a_piece_has_the_code_of_its_token() {
    let piece = Piece::new(Draughts::King, Side::Second);
    assert_eq!(to_value(Compact(piece)).unwrap(), json!(246));
    assert_eq!(from_value::<Compact<Piece<Draughts>>>(json!(246)).unwrap().0, piece);
    let error = from_value::<Compact<Piece<Draughts>>>(json!(10)).unwrap_err();
    assert_eq!(error.to_string(), r#""K" is not a piece of Draughts; the game's pieces are M +M"#);
}

#[test]
fn a_code_is_the_same_without_serde() {
    for (code, token) in golden() {
        assert_eq!((token.code(), Epin::from_code(code)), (code, Some(token)));
    }
    assert!((624..=u16::MAX).all(|code| Epin::from_code(code).is_none()));
    const { assert!(epin!("k^").code() == 140 && Epin::from_code(624).is_none()) }
}

#[test]
fn an_error_has_the_position_of_the_number() {
    let error = from_str::<Vec<Compact<Piece<Chess>>>>("[\n  10\n]").unwrap_err().to_string();
    assert!(error.starts_with("\"K\" is not a piece of Chess"), "{error}");
    assert!(error.ends_with("at line 2 column 4"), "{error}");
}
