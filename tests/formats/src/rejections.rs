//! What is not a token is refused through every format, with an error of bounded length.

use std::collections::BTreeMap;

use epin::Epin;
use serde::de::IntoDeserializer;
use serde::de::value::{BytesDeserializer, Error, StrDeserializer};
use serde::{Deserialize, Serialize, Serializer};

use crate::containers::Field;
use crate::format::Format;
use crate::value::{Kind, Value};

const INVALID: [&str; 10] = ["", "K''", "^K", "K'^", "++K", "K^^", "1", " K", "K ", "K\n"];

/// The types that refuse all of these, besides names and positions.
const TOKENS: [Kind; 7] =
    [Kind::Epin, Kind::Pin, Kind::Piece, Kind::Game, Kind::Sin, Kind::Qpi, Kind::Styles];

/// Formats whose errors leave out the message of the type.
const SILENT: [&str; 1] = ["postcard"];

/// Formats whose errors have the message as `Debug` prints it.
const ESCAPING: [&str; 4] = ["bincode", "ciborium", "plist, XML", "plist, binary"];

/// Formats whose errors have the line of the document, however long.
const UNBOUNDED: [&str; 2] = ["toml", "toml_edit"];

/// The length of the longest error of the other formats, in bytes: serde-saphyr writes the message
/// twice, and a part of the line.
const BOUND: usize = 1024;

struct Bytes(Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

/// Checks that a format refuses what is not a token, with an error of bounded length.
pub fn refuses<F: Format>() {
    for text in INVALID {
        for kind in TOKENS.into_iter().chain([Kind::Snn, Kind::Feen]) {
            refuses_text::<F>(kind, text);
        }
    }
    refuses_text::<F>(Kind::Feen, "8/7 / C/C");
    refuses_text::<F>(Kind::FeenOfGame, "k^7/7K / C/c");
    for text in ["K", "k^", "k"] {
        refuses_text::<F>(Kind::Game, text);
    }
    for text in ["", "k", "First", "normal ", "+"] {
        for kind in [Kind::Letter, Kind::Side, Kind::State] {
            refuses_text::<F>(kind, text);
        }
    }
    refuses_text::<F>(Kind::Pin, "K'");
    refuses_text::<F>(Kind::Piece, "K");
    refuses_in_collections::<F>();
    refuses_other_types::<F>();
    refuses_bytes::<F>();
    refuses_long_texts::<F>();
}

/// Checks that a format refuses what is not a token, with any error, and that the error repeats a
/// long string only if it does so for plain types of std, too.
pub fn refuses_with_short_errors<F: Format>() {
    for text in INVALID.into_iter().chain(["K", "x"]) {
        for kind in [Kind::Qpi, Kind::Styles, Kind::Piece, Kind::Game, Kind::Side, Kind::State] {
            let _: String = error::<F>(kind, text);
        }
    }
    for text in INVALID {
        for kind in [Kind::Sin, Kind::Epin, Kind::Pin, Kind::Letter] {
            let _: String = error::<F>(kind, text);
        }
    }
    let text = "x".repeat(100_000);
    let Ok(document) = F::write(&Field { value: &text }) else { panic!("{}", F::NAME) };
    for kind in TOKENS.into_iter().chain([Kind::Snn, Kind::Feen, Kind::Side]) {
        assert!(read_long::<F>(kind, &document).len() <= BOUND, "{}", F::NAME);
    }
    short_error::<F>(Kind::EpinSet, Kind::Strings, &document);
    short_error::<F>(Kind::EpinMap, Kind::StringMap, &document);
    short_error::<F>(Kind::Compact, Kind::U16, &document);
}

fn short_error<F: Format>(kind: Kind, plain: Kind, document: &[u8]) {
    let answer = |result: Result<Value, String>| match result {
        Ok(_) => "read",
        Err(error) if error.len() > BOUND => "long",
        Err(_) => "short",
    };
    let ours = answer(read::<F>(kind, document));
    let plain = answer(read::<F>(plain, document));
    assert!(ours == "short" || ours == plain, "{}: {ours}", F::NAME);
}

/// Reads a document with one field.
fn read<F: Format>(kind: Kind, document: &[u8]) -> Result<Value, String> {
    kind.read(|| F::read::<Field<Value>>(document)).map(|field| field.value)
}

fn error<F: Format>(kind: Kind, written: impl Serialize) -> String {
    let document = F::write(&Field { value: written });
    document.and_then(|document| read::<F>(kind, &document)).expect_err(F::NAME)
}

/// Returns the message of the type, without a format.
fn message(kind: Kind, text: &str) -> String {
    let deserializer: StrDeserializer<'_, Error> = text.into_deserializer();
    kind.read(|| Value::deserialize(deserializer)).unwrap_err().to_string()
}

fn shows<F: Format>(error: &str, message: &str) -> bool {
    if ESCAPING.contains(&F::NAME) {
        error.contains(&format!("{message:?}"))
    } else {
        error.contains(message)
    }
}

fn expect<F: Format>(error: &str, message: &str) {
    assert_eq!(shows::<F>(error, message), !SILENT.contains(&F::NAME), "{}: {error}", F::NAME);
    assert!(error.len() <= BOUND, "{}: {error}", F::NAME);
}

fn refuses_text<F: Format>(kind: Kind, text: &str) {
    expect::<F>(&error::<F>(kind, text), &message(kind, text));
}

fn refuses_in_collections<F: Format>() {
    if F::NAME != "csv" {
        expect::<F>(&error::<F>(Kind::EpinSet, vec!["K", "K''"]), &message(Kind::Epin, "K''"));
        expect::<F>(&error::<F>(Kind::EpinSet, vec!["K", "K"]), r#"the token "K" is given twice"#);
    }
    if F::NAME != "csv" && F::NAME != "serde_html_form" {
        for entry in [("KQ", "K"), ("K", "KQ")] {
            let map = BTreeMap::from([entry]);
            expect::<F>(&error::<F>(Kind::EpinMap, map), &message(Kind::Epin, "KQ"));
        }
        let hand = error::<F>(Kind::PieceMap, BTreeMap::from([("K", "K")]));
        expect::<F>(&hand, &message(Kind::Piece, "K"));
    }
}

fn refuses_other_types<F: Format>() {
    let no_char = ["bincode", "flexbuffers", "minicbor-serde", "ron"];
    let char = if no_char.contains(&F::NAME) { None } else { Some(F::NAME) };
    other_type::<F>('K', char.as_slice(), &[]);
    other_type::<F>(75, &[], &[]);
    other_type::<F>(-1.5, &[], &[]);
    other_type::<F>(true, &[], &[]);
    other_type::<F>((), &[], &["config", "serde_html_form", "toml", "toml_edit"]);
    other_type::<F>(None::<Epin>, &[], &[]);
    other_type::<F>(vec!["K"], &["quick-xml", "serde_html_form"], &["csv"]);
    other_type::<F>(vec!["K", "P"], &[], &["csv"]);
    other_type::<F>(BTreeMap::from([("K", "P")]), &[], &["csv", "serde_html_form"]);
}

/// Checks that a value is refused, except by the formats in `as_text`, which write it as they write
/// `"K"`. Those in `unwritten` cannot write it.
fn other_type<F: Format>(value: impl Serialize, as_text: &[&str], unwritten: &[&str]) {
    let written = F::write(&Field { value });
    assert_eq!(written.is_err(), unwritten.contains(&F::NAME), "{}: {written:?}", F::NAME);
    let Ok(document) = written else { return };
    match read::<F>(Kind::Epin, &document) {
        Ok(value) => assert!(as_text.contains(&F::NAME), "{}: {value:?}", F::NAME),
        Err(error) => {
            assert!(!as_text.contains(&F::NAME), "{}: {error}", F::NAME);
            assert!(error.len() <= BOUND, "{}: {error}", F::NAME);
        }
    }
}

fn refuses_bytes<F: Format>() {
    let with_type = [
        "bson",
        "flexbuffers",
        "plist, XML",
        "plist, binary",
        "rmp-serde",
        "rmp-serde, named",
        "serde-pickle",
    ];
    let without = ["bincode", "csv", "postcard", "serde-saphyr", "serde_html_form", "serde_qs"];
    let as_text = [with_type.as_slice(), &without].concat();
    other_type::<F>(Bytes(b"K".to_vec()), &as_text, &["quick-xml", "serde_yaml_ng"]);
    let unwritten = ["quick-xml", "serde_html_form", "serde_yaml_ng"];
    other_type::<F>(Bytes(b"K\xFF".to_vec()), &[], &unwritten);
    if with_type.contains(&F::NAME) {
        let bytes: BytesDeserializer<'_, Error> = b"K\xFF".as_slice().into_deserializer();
        let message = Epin::deserialize(bytes).unwrap_err().to_string();
        expect::<F>(&error::<F>(Kind::Epin, Bytes(b"K\xFF".to_vec())), &message);
    }
}

/// Checks that the error on a string of a hundred kilobytes is short.
fn refuses_long_texts<F: Format>() {
    let text = "x".repeat(100_000);
    let Ok(document) = F::write(&Field { value: &text }) else { panic!("{}", F::NAME) };
    for kind in TOKENS.into_iter().chain([Kind::Snn, Kind::Letter, Kind::Side, Kind::State]) {
        refuses_long::<F>(kind, &document, &text);
    }

    // These formats check the type themselves, and their message repeats the whole string.
    let echoing = ["serde_json", "serde_json reader", "serde_json Value", "serde_yaml_ng"];
    let unbounded = [echoing.as_slice(), &UNBOUNDED].concat().contains(&F::NAME);
    let is_long = |error: String| error.len() > BOUND;
    assert_eq!(is_long(read_long::<F>(Kind::EpinSet, &document)), unbounded, "{}", F::NAME);
    // `config` looks for a number in the string, and repeats what it finds.
    let compact = unbounded || F::NAME == "config";
    assert_eq!(is_long(read_long::<F>(Kind::Compact, &document)), compact, "{}", F::NAME);
    // csv reads any column as an empty map.
    if F::NAME != "csv" {
        assert_eq!(is_long(read_long::<F>(Kind::EpinMap, &document)), unbounded, "{}", F::NAME);
    }

    let text = "\u{10FFFF}".repeat(25_000);
    let Ok(document) = F::write(&Field { value: &text }) else { panic!("{}", F::NAME) };
    refuses_long::<F>(Kind::Epin, &document, &text);
}

fn read_long<F: Format>(kind: Kind, document: &[u8]) -> String {
    read::<F>(kind, document).expect_err(F::NAME)
}

fn refuses_long<F: Format>(kind: Kind, document: &[u8], text: &str) {
    let error = read_long::<F>(kind, document);
    assert_eq!(error.len() > BOUND, UNBOUNDED.contains(&F::NAME), "{}: {error:.300}", F::NAME);
    // ciborium refuses a string of more than 4096 bytes unless it is read by `deserialize_string`.
    let silent = F::NAME == "ciborium" || SILENT.contains(&F::NAME);
    assert_eq!(shows::<F>(&error, &message(kind, text)), !silent, "{}: {error:.300}", F::NAME);
}
