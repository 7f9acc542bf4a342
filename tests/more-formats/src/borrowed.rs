//! Tokens in structs that borrow from the document, and in trait objects.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

use epin::feen::FeenBuf;
use epin::{Compact, Epin, EpinMap, Side, epin};
use epin_games::{Chess, Setup};
use serde::{Deserialize, Serialize};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Borrowed<'a> {
    name: &'a str,
    #[serde(borrow)]
    title: Cow<'a, str>,
    piece: Epin,
    promoted: Option<Epin>,
    #[serde(borrow)]
    names: EpinMap<Epin, &'a str>,
}

#[test]
fn a_token_beside_borrowed_fields() {
    let borrowed = Borrowed {
        name: "Pawn",
        title: Cow::Borrowed("a pawn"),
        piece: epin!("P"),
        promoted: Some(epin!("+P")),
        names: EpinMap::from_iter([(epin!("+P"), "Tokin")]),
    };
    let json = serde_json::to_string(&borrowed).unwrap();
    let read: Borrowed<'_> = serde_json::from_str(&json).unwrap();
    assert_eq!(read, borrowed);
    assert!(matches!(read.title, Cow::Borrowed(_)));
    let pack = rmp_serde::to_vec(&borrowed).unwrap();
    assert_eq!(rmp_serde::from_slice::<Borrowed<'_>>(&pack).unwrap(), borrowed);
}

#[typetag::serde(tag = "type")]
trait Move: Debug {
    fn tokens(&self) -> (Epin, Epin);
}

#[derive(Debug, Serialize, Deserialize)]
struct Drop {
    piece: Epin,
    captured: Compact<Epin>,
}

#[typetag::serde]
impl Move for Drop {
    fn tokens(&self) -> (Epin, Epin) {
        (self.piece, self.captured.0)
    }
}

#[test]
fn a_token_in_a_trait_object() {
    let drop: Box<dyn Move> =
        Box::new(Drop { piece: epin!("+P'"), captured: Compact(epin!("k^")) });
    let json = serde_json::to_string(&drop).unwrap();
    assert_eq!(json, r#"{"type":"Drop","piece":"+P'","captured":140}"#);
    let read: Box<dyn Move> = serde_json::from_str(&json).unwrap();
    assert_eq!(read.tokens(), drop.tokens());
    let pack = rmp_serde::to_vec_named(&drop).unwrap();
    let read: Box<dyn Move> = rmp_serde::from_slice(&pack).unwrap();
    assert_eq!(read.tokens(), drop.tokens());
}

/// Returns a CBOR document: a string in segments of one byte.
fn in_segments(text: &str) -> Vec<u8> {
    let segments = text.bytes().flat_map(|byte| [0x61, byte]);
    [0x7f].into_iter().chain(segments).chain([0xff]).collect()
}

/// ciborium cannot lend a string that comes in segments or is longer than its buffer: a type that calls
/// `deserialize_str` gets an error instead. A token is such a type, as the guide says.
#[test]
fn a_token_is_not_read_from_segments() {
    let document = in_segments("K^");
    assert_eq!(ciborium::from_reader::<String, _>(&*document).unwrap(), "K^");
    assert!(ciborium::from_reader::<Epin, _>(&*document).is_err());
    assert!(ciborium::from_reader::<Side, _>(&*in_segments("first")).is_err());
    let map = [&[0xa1][..], &document, &[1]].concat();
    assert!(ciborium::from_reader::<BTreeMap<String, u8>, _>(&*map).is_ok());
    assert!(ciborium::from_reader::<EpinMap<Epin, u8>, _>(&*map).is_err());
}

#[test]
fn a_position_need_not_be_borrowed() {
    let position: FeenBuf = ciborium::from_reader(&*in_segments("8/8 / C/c")).unwrap();
    assert_eq!(position.as_str(), "8/8 / C/c");
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 3 21";
    let read: Setup<Chess> = ciborium::from_reader(&*in_segments(fen)).unwrap();
    assert_eq!(read.to_fen().unwrap(), fen);
    // 16 files and 60 ranks: 3,906 bytes.
    let text = format!("{} / C/c", vec!["-K^'".repeat(16); 60].join("/"));
    let mut document = Vec::new();
    ciborium::into_writer(&text, &mut document).unwrap();
    let mut buffer = [0; 16];
    let read = ciborium::de::from_reader_with_buffer::<FeenBuf, _>(&*document, &mut buffer);
    assert_eq!(read.unwrap().as_str(), text);
}
