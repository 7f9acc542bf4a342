//! Tokens in JSON and in serde's data model.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use epin::{Epin, Pin, epin, pin};
use serde::de::value::{BytesDeserializer, Error};
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serde_test::{Configure, Token, assert_de_tokens, assert_de_tokens_error, assert_tokens};

fn check_every_token<T>(tokens: impl Iterator<Item = T>, as_str: impl Fn(T) -> &'static str)
where
    T: Serialize + DeserializeOwned + Copy + PartialEq + Debug,
{
    for token in tokens {
        let text = as_str(token);
        assert_tokens(&token.readable(), &[Token::Str(text)]);
        assert_tokens(&token.compact(), &[Token::Str(text)]);
        let given = [
            Token::BorrowedStr(text),
            Token::String(text),
            Token::Bytes(text.as_bytes()),
            Token::BorrowedBytes(text.as_bytes()),
            Token::ByteBuf(text.as_bytes()),
        ];
        for given in given {
            assert_de_tokens(&token.readable(), &[given]);
            assert_de_tokens(&token.compact(), &[given]);
        }

        let json = format!("\"{text}\"");
        assert_eq!(serde_json::to_string(&token).unwrap(), json);
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), token);
        assert_eq!(serde_json::from_slice::<T>(json.as_bytes()).unwrap(), token);
        assert_eq!(serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(), token);
        assert_eq!(serde_json::to_value(token).unwrap(), json!(text));
        assert_eq!(serde_json::from_value::<T>(json!(text)).unwrap(), token);
    }
}

#[test]
fn every_token_is_its_text() {
    check_every_token(Epin::all(), Epin::as_str);
}

#[test]
fn every_pin_is_its_text() {
    check_every_token(Pin::all(), Pin::as_str);
}

#[test]
fn an_escape_in_the_format_is_no_escape_in_the_token() {
    assert_eq!(serde_json::from_str::<Epin>(r#""\u004B\u0027""#).unwrap(), epin!("K'"));
}

#[test]
fn a_refusal_echoes_the_text_and_says_why() {
    let refusals = [
        (
            "^K",
            r#"invalid EPIN token "^K": expected a letter, found `^` at byte 0; did you mean "K^"?"#,
        ),
        (
            "K\n",
            r#"invalid EPIN token "K\n": expected the end of the token, found a line break at byte 1; did you mean "K"?"#,
        ),
        ("K=", r#"invalid EPIN token "K=": expected the end of the token, found `=` at byte 1"#),
        (
            "K=\"\\\0",
            r#"invalid EPIN token "K=\"\\\0": expected the end of the token, found `=` at byte 1"#,
        ),
        (
            "+\u{202e}",
            r#"invalid EPIN token "+\u{202E}": expected a letter, found U+202E (invisible) at byte 1"#,
        ),
    ];
    for (text, message) in refusals {
        assert_de_tokens_error::<Epin>(&[Token::Str(text)], message);
        assert_de_tokens_error::<Epin>(&[Token::BorrowedStr(text)], message);
        assert_de_tokens_error::<Epin>(&[Token::String(text)], message);
        assert_de_tokens_error::<Epin>(&[Token::Bytes(text.as_bytes())], message);
        let error = serde_json::from_value::<Epin>(json!(text)).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
    assert_de_tokens_error::<Epin>(
        &[Token::Bytes(b"K\xFF")],
        r#"invalid EPIN token "K\xFF": expected the end of the token, found the byte 0xFF at byte 1"#,
    );
    assert_de_tokens_error::<Pin>(
        &[Token::Str("K*")],
        r#"invalid PIN token "K*": expected the end of the token, found `*` at byte 1"#,
    );
}

#[test]
fn a_refusal_has_the_place_that_the_format_adds() {
    let error = serde_json::from_str::<Vec<Epin>>("[\n  \"K^\",\n  \"K'^\"\n]").unwrap_err();
    assert_eq!((error.line(), error.column()), (3, 7));
    assert_eq!(
        error.to_string(),
        r#"invalid EPIN token "K'^": expected the end of the token, found `^` at byte 2; did you mean "K^'"? at line 3 column 7"#,
    );
}

#[test]
fn a_refusal_of_a_long_text_is_short() {
    let fillings = [("x", "x"), ("\0", r"\0"), ("é", "é"), ("\u{10FFFF}", r"\u{10FFFF}")];
    for (filling, escaped) in fillings {
        let text = format!("K^{}", filling.repeat(1_000_000));
        let found = match filling {
            "x" => "`x`".to_owned(),
            "\0" => "U+0000 (a control character)".to_owned(),
            _ => format!("U+{:04X}", u32::from(filling.chars().next().unwrap())),
        };
        let error = serde_json::from_value::<Epin>(json!(text)).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "invalid EPIN token \"K^{}…\": expected the end of the token, found {found} at byte 2",
                escaped.repeat(14),
            ),
        );
    }
}

#[test]
fn what_is_no_string_is_refused() {
    let refusals = [
        ("1", "invalid type: integer `1`, expected an EPIN token at line 1 column 1"),
        ("-1.5", "invalid type: floating point `-1.5`, expected an EPIN token at line 1 column 4"),
        ("null", "invalid type: null, expected an EPIN token at line 1 column 4"),
        ("true", "invalid type: boolean `true`, expected an EPIN token at line 1 column 4"),
        ("[\"K\"]", "invalid type: sequence, expected an EPIN token at line 1 column 0"),
        ("{\"K\":1}", "invalid type: map, expected an EPIN token at line 1 column 0"),
    ];
    for (json, message) in refusals {
        assert_eq!(serde_json::from_str::<Epin>(json).unwrap_err().to_string(), message);
    }
    let error = serde_json::from_value::<Pin>(json!(1)).unwrap_err();
    assert_eq!(error.to_string(), "invalid type: integer `1`, expected a PIN token");
}

#[test]
fn what_is_no_string_is_refused_by_compact_formats_too() {
    let given = [
        (Token::U16(75), "invalid type: integer `75`, expected an EPIN token"),
        (Token::Unit, "invalid type: unit value, expected an EPIN token"),
        (Token::None, "invalid type: Option value, expected an EPIN token"),
        (Token::Bool(true), "invalid type: boolean `true`, expected an EPIN token"),
    ];
    for (token, message) in given {
        assert_de_tokens_error::<serde_test::Compact<Epin>>(&[token], message);
    }
}

#[test]
fn bytes_on_their_own_are_read() {
    let deserializer: BytesDeserializer<'_, Error> = b"+k^'".as_slice().into_deserializer();
    assert_eq!(Epin::deserialize(deserializer), Ok(epin!("+k^'")));
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    king: Epin,
    promoted: Option<Epin>,
    hand: Vec<Pin>,
    names: BTreeMap<Epin, String>,
    counts: HashMap<Pin, u8>,
    #[serde(flatten)]
    rest: BTreeMap<Epin, Epin>,
}

#[test]
fn a_token_stands_in_fields_keys_and_flattened_maps() {
    let value = json!({
        "king": "K^",
        "promoted": null,
        "hand": ["P", "+p"],
        "names": { "-A": "a", "K^'": "jeweled king" },
        "counts": { "P": 8 },
        "r": "r'",
        "+R": "R",
    });
    let game: Game = serde_json::from_value(value.clone()).unwrap();
    assert_eq!((game.king, game.promoted), (epin!("K^"), None));
    assert_eq!(game.hand, [pin!("P"), pin!("+p")]);
    assert_eq!(game.names[&epin!("K^'")], "jeweled king");
    assert_eq!(game.counts[&pin!("P")], 8);
    assert_eq!(game.rest, BTreeMap::from([(epin!("r"), epin!("r'")), (epin!("+R"), epin!("R"))]));
    assert_eq!(serde_json::to_value(&game).unwrap(), value);
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Event {
    Drop { piece: Epin },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Square {
    Piece(Epin),
    Empty(u8),
}

#[test]
fn a_token_stands_in_tagged_and_untagged_enums() {
    let event: Event = serde_json::from_str(r#"{"piece":"p'","kind":"drop"}"#).unwrap();
    assert_eq!(event, Event::Drop { piece: epin!("p'") });

    let squares: Vec<Square> = serde_json::from_str(r#"["R", 6, "-r"]"#).unwrap();
    let expected = [Square::Piece(epin!("R")), Square::Empty(6), Square::Piece(epin!("-r"))];
    assert_eq!(squares, expected);
    assert_eq!(serde_json::to_value(&squares).unwrap(), json!(["R", 6, "-r"]));
    assert!(serde_json::from_value::<Square>(Value::from("KQ")).is_err());
}
