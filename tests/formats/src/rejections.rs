//! Every format refuses what is not a token, with an error of bounded length.

use std::collections::BTreeMap;

use epin::Epin;
use serde::de::IntoDeserializer;
use serde::de::value::{BytesDeserializer, Error, StrDeserializer};
use serde::{Deserialize, Serialize, Serializer};

use crate::containers::Field;
use crate::format::Format;
use crate::value::{Kind, Value};

const INVALID: &[&str] = &["", "K''", "^K", "K'^", "++K", "K^^", "1", " K", "K ", "K\n"];

/// The types whose values are written as strings.
const STRINGS: [Kind; 12] = [
    Kind::Epin,
    Kind::Pin,
    Kind::Piece,
    Kind::Game,
    Kind::Sin,
    Kind::Qpi,
    Kind::Styles,
    Kind::Snn,
    Kind::Feen,
    Kind::Letter,
    Kind::Side,
    Kind::State,
];

/// Lists of strings, each with the types that refuse all of its strings.
const REFUSED: [(&[&str], &[Kind]); 8] = [
    (INVALID, &STRINGS),
    (&["K", "x"], &[Kind::Qpi, Kind::Styles, Kind::Piece, Kind::Game]),
    (&["K", "x"], &[Kind::Side, Kind::State]),
    (&["k", "First", "normal ", "+"], &[Kind::Letter, Kind::Side, Kind::State]),
    (&["k^", "k"], &[Kind::Game]),
    (&["K'"], &[Kind::Pin]),
    (&["8/7 / C/C"], &[Kind::Feen]),
    (&["k^7/7K / C/c"], &[Kind::FeenOfGame]),
];

/// Formats whose errors do not contain the message of the type.
const SILENT: [&str; 1] = ["postcard"];

/// Formats whose errors contain the message as `Debug` prints it.
const ESCAPING: [&str; 4] = ["bincode", "ciborium", "plist, XML", "plist, binary"];

/// Formats whose errors contain the whole line of the document, however long it is.
const UNBOUNDED: [&str; 2] = ["toml", "toml_edit"];

/// Formats that check for themselves whether a value is a collection or a number. If they find a string
/// instead, their errors repeat the whole string.
const ECHOING: [&str; 4] = ["serde_json", "serde_json reader", "serde_json Value", "serde_yaml_ng"];

/// The maximum length of an error of the other formats, in bytes. The longest errors are those of
/// serde-saphyr, which writes the message twice, and a part of the line.
const BOUND: usize = 1024;

struct Bytes(Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

/// Checks that a format refuses what is not a token, with an error of bounded length. If the limits of
/// the format are not listed, its errors may have any words, and where a collection or a number is
/// expected, they may be as long as the format's errors about plain types.
pub fn refuses<F: Format>() {
    for (texts, kinds) in REFUSED {
        for (text, &kind) in
            texts.iter().flat_map(|text| kinds.iter().map(move |kind| (text, kind)))
        {
            expect::<F>(&error::<F>(kind, text), &message(kind, text));
        }
    }
    let letters = "x".repeat(100_000);
    refuses_long::<F>(&STRINGS, &letters);
    refuses_long_collections::<F>(&letters);
    if F::LIMITS.is_some() {
        refuses_long::<F>(&[Kind::Epin], &"\u{10FFFF}".repeat(25_000));
        refuses_in_collections::<F>();
        refuses_other_types::<F>();
        refuses_bytes::<F>();
    }
}

/// Returns a document with one field.
fn document<F: Format>(value: impl Serialize) -> Result<Vec<u8>, String> {
    F::write(&Field { value })
}

fn read<F: Format>(kind: Kind, document: &[u8]) -> Result<Value, String> {
    kind.read(|| F::read::<Field<Value>>(document)).map(|field| field.value)
}

fn error<F: Format>(kind: Kind, written: impl Serialize) -> String {
    document::<F>(written).and_then(|document| read::<F>(kind, &document)).expect_err(F::NAME)
}

/// Returns the error message of the type itself, without a format.
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

/// Checks that an error is short and contains the message of the type, if the limits of the format are
/// listed.
fn expect<F: Format>(error: &str, message: &str) {
    if F::LIMITS.is_some() {
        assert_eq!(shows::<F>(error, message), !SILENT.contains(&F::NAME), "{}: {error}", F::NAME);
        assert!(error.len() <= BOUND, "{}: {error}", F::NAME);
    }
}

/// Checks that the error on a string of a hundred kilobytes is short.
fn refuses_long<F: Format>(kinds: &[Kind], text: &str) {
    for &kind in kinds {
        let error = error::<F>(kind, text);
        assert_eq!(error.len() > BOUND, UNBOUNDED.contains(&F::NAME), "{}: {error:.300}", F::NAME);
        // ciborium refuses a string of more than 4096 bytes for a type that calls
        // `deserialize_str`, as all types but positions do.
        let silent = F::NAME == "ciborium" && kind != Kind::Feen || SILENT.contains(&F::NAME);
        if F::LIMITS.is_some() {
            let shown = shows::<F>(&error, &message(kind, text));
            assert_eq!(shown, !silent, "{}: {error:.300}", F::NAME);
        }
    }
}

/// Checks what a format does with a long string where a type expects a collection or a number.
fn refuses_long_collections<F: Format>(text: &str) {
    let document = document::<F>(text).expect(F::NAME);
    let answer = |kind| match read::<F>(kind, &document) {
        Ok(_) => "read",
        Err(error) if error.len() > BOUND => "long",
        Err(_) => "short",
    };
    for (kind, plain) in [
        (Kind::EpinSet, Kind::Strings),
        (Kind::EpinMap, Kind::StringMap),
        (Kind::Compact, Kind::U16),
    ] {
        let ours = answer(kind);
        let expected = match (F::NAME, kind) {
            _ if F::LIMITS.is_none() && ours != "short" => answer(plain),
            (name, _) if UNBOUNDED.contains(&name) || ECHOING.contains(&name) => "long",
            // `config` looks for a number in the string and repeats the string.
            ("config", Kind::Compact) => "long",
            // `csv` reads any column as an empty map.
            ("csv", Kind::EpinMap) => "read",
            _ => "short",
        };
        assert_eq!(ours, expected, "{}, {kind:?}", F::NAME);
    }
}

fn refuses_in_collections<F: Format>() {
    if F::NAME == "csv" {
        return;
    }
    expect::<F>(&error::<F>(Kind::EpinSet, vec!["K", "K''"]), &message(Kind::Epin, "K''"));
    expect::<F>(&error::<F>(Kind::EpinSet, vec!["K", "K"]), r#"the token "K" is given twice"#);
    if F::NAME == "serde_html_form" {
        return;
    }
    for entry in [("KQ", "K"), ("K", "KQ")] {
        let map = BTreeMap::from([entry]);
        expect::<F>(&error::<F>(Kind::EpinMap, map), &message(Kind::Epin, "KQ"));
    }
    let hand = error::<F>(Kind::PieceMap, BTreeMap::from([("K", "K")]));
    expect::<F>(&hand, &message(Kind::Piece, "K"));
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
/// `"K"`. The formats in `unwritten` cannot write it.
fn other_type<F: Format>(value: impl Serialize, as_text: &[&str], unwritten: &[&str]) {
    let written = document::<F>(value);
    assert_eq!(written.is_err(), unwritten.contains(&F::NAME), "{}: {written:?}", F::NAME);
    let Ok(document) = written else { return };
    let read = read::<F>(Kind::Epin, &document);
    assert_eq!(read.is_ok(), as_text.contains(&F::NAME), "{}: {read:?}", F::NAME);
    assert!(read.err().is_none_or(|error| error.len() <= BOUND), "{}", F::NAME);
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
