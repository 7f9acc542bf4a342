//! What serde does with a value that is written as a string: a token, a style, a name.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use serde_test::{Configure, Token, assert_de_tokens, assert_de_tokens_error, assert_tokens};

/// Checks that a value is written as `text` and read from it: in serde's data model, for readable and
/// for compact formats, and through JSON, TOML and postcard.
#[track_caller]
pub(crate) fn check_written_and_read<T>(value: T, text: &'static str)
where
    T: Serialize + DeserializeOwned + Clone + PartialEq + Debug,
{
    let json = format!("\"{text}\"");
    assert_eq!(serde_json::to_string(&value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
    assert_eq!(serde_json::from_slice::<T>(json.as_bytes()).unwrap(), value);
    assert_eq!(serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(), value);
    assert_eq!(serde_json::to_value(&value).unwrap(), json!(text));
    assert_eq!(serde_json::from_value::<T>(json!(text)).unwrap(), value);

    let toml = toml::from_str::<HashMap<String, T>>(&format!("key = {json}")).unwrap();
    assert_eq!(toml["key"], value);

    let bytes = postcard::to_stdvec(&value).unwrap();
    assert_eq!(bytes, postcard::to_stdvec(text).unwrap());
    assert_eq!(bytes.len(), 1 + text.len());
    assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), value);

    let (readable, compact) = (value.clone().readable(), value.compact());
    assert_tokens(&readable, &[Token::Str(text)]);
    assert_tokens(&compact, &[Token::Str(text)]);
    for given in every_form(text) {
        assert_de_tokens(&readable, &[given]);
        assert_de_tokens(&compact, &[given]);
    }
}

/// Checks that `text` is refused with `message`, in every form, as a value and as a key.
#[track_caller]
pub(crate) fn check_refused<T>(text: &'static str, message: &str)
where
    T: DeserializeOwned + Debug + Eq + Hash,
{
    for given in every_form(text) {
        assert_de_tokens_error::<T>(&[given], message);
    }
    let error = serde_json::from_value::<T>(json!(text)).unwrap_err();
    assert_eq!(error.to_string(), message);
    let error = serde_json::from_value::<HashMap<T, u8>>(json!({ text: 1 })).unwrap_err();
    assert_eq!(error.to_string(), message);
}

/// Returns every form in which a format can pass a string to a type.
fn every_form(text: &'static str) -> [Token; 6] {
    [
        Token::Str(text),
        Token::BorrowedStr(text),
        Token::String(text),
        Token::Bytes(text.as_bytes()),
        Token::BorrowedBytes(text.as_bytes()),
        Token::ByteBuf(text.as_bytes()),
    ]
}
