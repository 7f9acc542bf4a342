//! SIN, QPI and styles in files: JSON, serde's data model, schemas. And random ones.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::{Debug, Display};
use std::hash::Hash;

use arbitrary::{Arbitrary, Unstructured};
use epin::{Qpi, Side, Sin, Styles, qpi, sin};
use regress::Regex;
use schemars::{JsonSchema, schema_for};
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::{BytesDeserializer, Error};
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_test::{Configure, Token, assert_de_tokens, assert_de_tokens_error, assert_tokens};

use super::qpi::qpis;
use crate::support::inputs::each;

/// Texts that are never freed: `serde_test` wants static ones.
fn leaked(text: String) -> &'static str {
    text.leak()
}

fn check<T>(values: impl IntoIterator<Item = T>)
where
    T: Serialize + DeserializeOwned + Copy + PartialEq + Debug + Display,
{
    for value in values {
        let text = leaked(value.to_string());
        assert_tokens(&value.readable(), &[Token::Str(text)]);
        assert_tokens(&value.compact(), &[Token::Str(text)]);
        let given = [
            Token::BorrowedStr(text),
            Token::String(text),
            Token::Bytes(text.as_bytes()),
            Token::BorrowedBytes(text.as_bytes()),
            Token::ByteBuf(text.as_bytes()),
        ];
        for given in given {
            assert_de_tokens(&value.readable(), &[given]);
            assert_de_tokens(&value.compact(), &[given]);
        }
        let json = format!("\"{text}\"");
        assert_eq!(serde_json::to_string(&value).unwrap(), json);
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
        assert_eq!(serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(), value);
        assert_eq!(serde_json::to_value(value).unwrap(), json!(text));
        assert_eq!(serde_json::from_value::<T>(json!(text)).unwrap(), value);
        let bytes = postcard::to_stdvec(&value).unwrap();
        assert_eq!(bytes, postcard::to_stdvec(text).unwrap());
        assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), value);
    }
}

#[test]
fn every_token_is_its_text() {
    check(Sin::all());
    check(qpis().into_iter().step_by(5).map(|(sin, pin, _)| Qpi::new(sin, pin)));
    check(["C/m", "C/c", "A/z", "Z/a"].map(|text| Styles::parse(text).unwrap()));
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    styles: Styles,
    names: BTreeMap<Sin, String>,
    moves: HashMap<Qpi, u8>,
    by_style: BTreeMap<Sin, BTreeSet<Qpi>>,
    nested: HashMap<Sin, Option<Qpi>>,
}

#[test]
fn keys_and_fields() {
    let value = json!({
        "styles": "C/m",
        "names": { "C": "Chess", "m": "Makruk" },
        "moves": { "C:K^": 8 },
        "by_style": { "m": ["m:P", "m:p"] },
        "nested": { "C": "s:+P", "m": null },
    });
    let game: Game = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(game.styles.sin(Side::Second), sin!("m"));
    assert_eq!(game.moves[&qpi!("C:K^")], 8);
    assert_eq!(serde_json::to_value(&game).unwrap(), value);
    let text = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Game>(&text).unwrap(), game);
    let toml = toml::from_str::<Game>("styles = 'C/m'\nnames = {C = 'Chess'}\nmoves = {'C:K^' = 8}\nby_style = {}\nnested = {m = 'C:k'}").unwrap();
    assert_eq!(toml.nested[&sin!("m")], Some(qpi!("C:k")));
}

#[test]
fn a_refusal_echoes_the_text_and_says_why() {
    refused::<Sin>(
        "a SIN token",
        [
            (
                "Chess",
                r#"invalid SIN token "Chess": expected the end of the token, found `h` at byte 1; a SIN token is one letter: a name such as Chess is SNN"#,
            ),
            (
                "C\n",
                r#"invalid SIN token "C\n": expected the end of the token, found a line break at byte 1; did you mean "C"?"#,
            ),
        ],
    );
    refused::<Qpi>(
        "a QPI token",
        [
            (
                "CK",
                r#"invalid QPI token "CK": expected `:`, found `K` at byte 1; a QPI token has a colon before its piece, such as C:K^"#,
            ),
            (
                "c:K'",
                r#"invalid QPI token "c:K'": expected the end of the token, found `'` at byte 3; did you mean "c:K"?"#,
            ),
        ],
    );
    refused::<Styles>(
        "styles such as \"C/m\"",
        [
            (
                "C/M",
                r#"invalid styles "C/M": expected a lower-case letter, found `M` at byte 2; did you mean "C/m"?"#,
            ),
            (
                "m/C",
                r#"invalid styles "m/C": expected an upper-case letter, found `m` at byte 0; styles are the first side's letter in upper case, a slash, and the second side's in lower case, such as C/m"#,
            ),
        ],
    );
}

/// A key that is never read.
#[derive(Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(transparent)]
struct Key<T>(T);

fn refused<T: DeserializeOwned + Debug + Eq + Hash>(
    expected: &str,
    texts: [(&'static str, &str); 2],
) {
    for (text, message) in texts {
        assert_de_tokens_error::<T>(&[Token::Str(text)], message);
        assert_de_tokens_error::<T>(&[Token::String(text)], message);
        assert_de_tokens_error::<T>(&[Token::Bytes(text.as_bytes())], message);
        let error = serde_json::from_value::<T>(json!(text)).unwrap_err();
        assert_eq!(error.to_string(), message);
        let keyed = serde_json::from_value::<HashMap<Key<T>, u8>>(json!({ text: 1 })).unwrap_err();
        assert_eq!(keyed.to_string(), message);
    }
    let long = serde_json::from_value::<T>(json!("x".repeat(1_000_000))).unwrap_err().to_string();
    assert!(long.contains("\"xxxxxxxxxxxxxxxx…\": expected ") && long.len() < 120, "{long}");
    for (given, found) in [
        (json!(1), "integer `1`"),
        (json!(null), "null"),
        (json!(["C"]), "sequence"),
        (json!({ "first": "C", "second": "M" }), "map"),
    ] {
        let error = serde_json::from_value::<T>(given).unwrap_err();
        assert_eq!(error.to_string(), format!("invalid type: {found}, expected {expected}"));
    }
    let bytes: BytesDeserializer<'_, Error> = b"C\xFF".as_slice().into_deserializer();
    let error = T::deserialize(bytes).unwrap_err().to_string();
    assert!(error.contains("found the byte 0xFF at byte 1"), "{error}");
}

fn pattern<T: JsonSchema>() -> String {
    let schema = schema_for!(T).to_value();
    assert_eq!(schema["type"], "string");
    schema["pattern"].as_str().unwrap().to_owned()
}

/// In engines where `$` matches before a line break at the end, too.
#[test]
fn the_patterns_match_the_tokens_alone_in_every_engine() {
    let patterns = [pattern::<Sin>(), pattern::<Qpi>(), pattern::<Styles>()];
    each(b"Ck:/^-'\n", 5, || {
        let regexes = patterns.each_ref().map(|pattern| {
            let lenient = pattern.replace('$', r"(?=\n?(?![\s\S]))");
            [Regex::new(pattern).unwrap(), Regex::new(&lenient).unwrap()]
        });
        move |text| {
            let text = str::from_utf8(text).unwrap();
            let valid = [Sin::is_valid(text), Qpi::is_valid(text), Styles::parse(text).is_ok()];
            for (regexes, valid) in regexes.iter().zip(valid) {
                for regex in regexes {
                    assert_eq!(regex.find(text).is_some(), valid, "{text:?}");
                }
            }
        }
    });
}

/// What comes of 60,000 buffers of noise.
fn from_noise<T: for<'a> Arbitrary<'a> + Ord>() -> BTreeSet<T> {
    let mut state = 1_u64;
    let mut byte = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state.to_be_bytes()[0]
    };
    let buffers = (0..60_000).map(|_| [(); 8].map(|()| byte()));
    buffers.map(|buffer| T::arbitrary(&mut Unstructured::new(&buffer)).unwrap()).collect()
}

#[test]
fn every_value_comes_up() {
    assert_eq!(from_noise::<Sin>().len(), Sin::COUNT);
    assert_eq!(from_noise::<Styles>().len(), 676);
    let qpis = from_noise::<Qpi>();
    assert_eq!(qpis.iter().map(|qpi| qpi.sin()).collect::<BTreeSet<_>>().len(), 52);
    assert_eq!(qpis.iter().map(|qpi| qpi.pin()).collect::<BTreeSet<_>>().len(), 312);
    assert!(Sin::arbitrary(&mut Unstructured::new(&[])).is_ok());
}

#[test]
fn few_bytes_are_enough() {
    assert_eq!(Sin::size_hint(0), (0, Some(2)));
    assert_eq!(Qpi::size_hint(0), (0, Some(4)));
    assert_eq!(Styles::size_hint(0), (0, Some(2)));
}
