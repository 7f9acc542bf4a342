//! Tokens in JSON and in serde's data model.

use epin::notation::Pin;
use epin::{Epin, epin};
use serde::de::value::{BytesDeserializer, Error};
use serde::de::{Deserialize, IntoDeserializer};
use serde_json::json;
use serde_test::{Token, assert_de_tokens_error};

use crate::support::texts_in_files::{check_refused, check_written_and_read};

#[test]
fn every_token_is_its_text() {
    for token in Epin::all() {
        check_written_and_read(token, token.as_str());
    }
}

#[test]
fn every_pin_is_its_text() {
    for pin in Epin::all().filter(|token| token.is_native()).map(Epin::to_pin) {
        check_written_and_read(pin, pin.as_str());
    }
}

#[test]
fn escapes_of_json_are_resolved_before_the_token_is_read() {
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
        check_refused::<Epin>(text, message);
    }
    assert_de_tokens_error::<Epin>(
        &[Token::Bytes(b"K\xFF")],
        r#"invalid EPIN token "K\xFF": expected the end of the token, found the byte 0xFF at byte 1"#,
    );
    check_refused::<Pin>(
        "K*",
        r#"invalid PIN token "K*": expected the end of the token, found `*` at byte 1"#,
    );
}

#[test]
fn a_refusal_has_the_line_and_column_that_json_adds() {
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
                "invalid EPIN token \"K^{}…\": expected the end of the token, found {found} at byte 2; \
                 an EPIN token has at most 4 characters",
                escaped.repeat(14),
            ),
        );
    }
}

#[test]
fn a_value_that_is_not_a_string_is_refused() {
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
    let message = "invalid type: Option value, expected an EPIN token";
    assert_de_tokens_error::<Epin>(&[Token::None], message);
    let error = serde_json::from_value::<Pin>(json!(1)).unwrap_err();
    assert_eq!(error.to_string(), "invalid type: integer `1`, expected a PIN token");
}

#[test]
fn a_deserializer_of_bytes_gives_a_token() {
    let deserializer: BytesDeserializer<'_, Error> = b"+k^'".as_slice().into_deserializer();
    assert_eq!(Epin::deserialize(deserializer), Ok(epin!("+k^'")));
}
