//! What is not a token is refused through every format, with an error of bounded length.

use std::collections::BTreeMap;
use std::fmt::Debug;

use epin::{
    Compact, Epin, EpinMap, EpinSet, Letter, Piece, Pin, Qpi, Side, Sin, Snn, State, Styles,
    feen::FeenBuf,
};
use serde::de::value::{BytesDeserializer, Error};
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::{Deserialize, Serialize, Serializer};

use crate::containers::Field;
use crate::format::Format;
use crate::samples::Game;

const INVALID: [&str; 10] = ["", "K''", "^K", "K'^", "++K", "K^^", "1", " K", "K ", "K\n"];

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
        refuses_text::<F, Epin>(text);
        refuses_text::<F, Pin>(text);
        refuses_text::<F, Piece<Game>>(text);
        refuses_text::<F, Game>(text);
        refuses_text::<F, Sin>(text);
        refuses_text::<F, Qpi>(text);
        refuses_text::<F, Snn>(text);
        refuses_text::<F, Styles>(text);
        refuses_text::<F, FeenBuf>(text);
    }
    refuses_text::<F, FeenBuf>("8/7 / C/C");
    refuses_text::<F, FeenBuf<Piece<Game>>>("k^7/7K / C/c");
    for text in ["K", "k^", "k"] {
        refuses_text::<F, Game>(text);
    }
    for text in ["", "k", "First", "normal ", "+"] {
        refuses_text::<F, Letter>(text);
        refuses_text::<F, Side>(text);
        refuses_text::<F, State>(text);
    }
    refuses_text::<F, Pin>("K'");
    refuses_text::<F, Piece<Game>>("K");
    refuses_in_collections::<F>();
    refuses_other_types::<F>();
    refuses_bytes::<F>();
    refuses_long_texts::<F>();
}

/// Checks that a format refuses what is not a token, with any error, and that the error repeats a
/// long string only if it does so for plain types of std, too.
pub fn refuses_with_short_errors<F: Format>() {
    for text in INVALID.into_iter().chain(["K", "x"]) {
        let _: String = error::<F, Qpi>(text);
        let _: String = error::<F, Styles>(text);
        let _: String = error::<F, Piece<Game>>(text);
        let _: String = error::<F, Game>(text);
        let _: String = error::<F, Side>(text);
        let _: String = error::<F, State>(text);
    }
    for text in INVALID {
        let _: String = error::<F, Sin>(text);
        let _: String = error::<F, Epin>(text);
        let _: String = error::<F, Pin>(text);
        let _: String = error::<F, Letter>(text);
    }
    let text = "x".repeat(1_000_000);
    let Ok(document) = F::write(&Field { value: &text }) else { panic!("{}", F::NAME) };
    assert!(read_long::<F, Epin>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Pin>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Piece<Game>>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Game>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Sin>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Qpi>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Snn>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Styles>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, FeenBuf>(&document).len() <= BOUND, "{}", F::NAME);
    assert!(read_long::<F, Side>(&document).len() <= BOUND, "{}", F::NAME);
    short_error::<F, EpinSet, Vec<String>>(&document);
    short_error::<F, EpinMap<Epin>, BTreeMap<String, String>>(&document);
    short_error::<F, Compact<Epin>, u16>(&document);
}

fn short_error<F: Format, T: DeserializeOwned, Plain: DeserializeOwned>(document: &[u8]) {
    let answer = |result: Result<(), String>| match result {
        Ok(()) => "read",
        Err(error) if error.len() > BOUND => "long",
        Err(_) => "short",
    };
    let ours = answer(F::read::<Field<T>>(document).map(|_| ()));
    let plain = answer(F::read::<Field<Plain>>(document).map(|_| ()));
    assert!(ours == "short" || ours == plain, "{}: {ours}", F::NAME);
}

fn read<F: Format, T: DeserializeOwned>(written: impl Serialize) -> Result<T, String> {
    let document = F::write(&Field { value: written })?;
    F::read::<Field<T>>(&document).map(|field| field.value)
}

fn error<F: Format, T: DeserializeOwned + Debug>(written: impl Serialize) -> String {
    read::<F, T>(written).expect_err(F::NAME)
}

/// Returns the message of the type, without a format.
fn message<T: DeserializeOwned + Debug>(text: &str) -> String {
    T::deserialize(text.into_deserializer()).map_err(|error: Error| error.to_string()).unwrap_err()
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

fn refuses_text<F: Format, T: DeserializeOwned + Debug>(text: &str) {
    expect::<F>(&error::<F, T>(text), &message::<T>(text));
}

fn refuses_in_collections<F: Format>() {
    if F::NAME != "csv" {
        expect::<F>(&error::<F, EpinSet>(vec!["K", "K''"]), &message::<Epin>("K''"));
        expect::<F>(&error::<F, EpinSet>(vec!["K", "K"]), r#"the token "K" is given twice"#);
    }
    if F::NAME != "csv" && F::NAME != "serde_html_form" {
        for entry in [("KQ", "K"), ("K", "KQ")] {
            let map = BTreeMap::from([entry]);
            expect::<F>(&error::<F, EpinMap<Epin>>(map), &message::<Epin>("KQ"));
        }
        let hand = error::<F, EpinMap<Epin, Piece<Game>>>(BTreeMap::from([("K", "K")]));
        expect::<F>(&hand, &message::<Piece<Game>>("K"));
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
    match F::read::<Field<Epin>>(&document) {
        Ok(field) => assert!(as_text.contains(&F::NAME), "{}: {field:?}", F::NAME),
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
        expect::<F>(&error::<F, Epin>(Bytes(b"K\xFF".to_vec())), &message);
    }
}

/// Formats that take seconds for ten megabytes without optimisation.
const SLOW: [&str; 3] = ["ron", "toml", "toml_edit"];

/// Checks that the error on ten megabytes is short.
fn refuses_long_texts<F: Format>() {
    let text = "x".repeat(if SLOW.contains(&F::NAME) { 1_000_000 } else { 10_000_000 });
    let Ok(document) = F::write(&Field { value: &text }) else { panic!("{}", F::NAME) };
    refuses_long::<F, Epin>(&document, &text);
    refuses_long::<F, Pin>(&document, &text);
    refuses_long::<F, Piece<Game>>(&document, &text);
    refuses_long::<F, Game>(&document, &text);
    refuses_long::<F, Sin>(&document, &text);
    refuses_long::<F, Qpi>(&document, &text);
    refuses_long::<F, Snn>(&document, &text);
    refuses_long::<F, Styles>(&document, &text);
    refuses_long::<F, Letter>(&document, &text);
    refuses_long::<F, Side>(&document, &text);
    refuses_long::<F, State>(&document, &text);

    // These formats check the type themselves, and their message repeats the whole string.
    let echoing = ["serde_json", "serde_json reader", "serde_json Value", "serde_yaml_ng"];
    let unbounded = [echoing.as_slice(), &UNBOUNDED].concat().contains(&F::NAME);
    let is_long = |error: String| error.len() > BOUND;
    assert_eq!(is_long(read_long::<F, EpinSet>(&document)), unbounded, "{}", F::NAME);
    // `config` looks for a number in the string, and repeats what it finds.
    let compact = unbounded || F::NAME == "config";
    assert_eq!(is_long(read_long::<F, Compact<Epin>>(&document)), compact, "{}", F::NAME);
    // csv reads any column as an empty map.
    if F::NAME != "csv" {
        assert_eq!(is_long(read_long::<F, EpinMap<Epin>>(&document)), unbounded, "{}", F::NAME);
    }

    let text = "\u{10FFFF}".repeat(250_000);
    let Ok(document) = F::write(&Field { value: &text }) else { panic!("{}", F::NAME) };
    refuses_long::<F, Epin>(&document, &text);
}

fn read_long<F: Format, T: DeserializeOwned + Debug>(document: &[u8]) -> String {
    F::read::<Field<T>>(document).expect_err(F::NAME)
}

fn refuses_long<F: Format, T: DeserializeOwned + Debug>(document: &[u8], text: &str) {
    let error = read_long::<F, T>(document);
    assert_eq!(error.len() > BOUND, UNBOUNDED.contains(&F::NAME), "{}: {error:.300}", F::NAME);
    // ciborium refuses a string of more than 4096 bytes unless it is read by `deserialize_string`.
    let silent = F::NAME == "ciborium" || SILENT.contains(&F::NAME);
    assert_eq!(shows::<F>(&error, &message::<T>(text)), !silent, "{}: {error:.300}", F::NAME);
}
