//! What the guide (`epin/src/guide/formats.md`) says about particular formats.

use std::collections::BTreeMap;

use epin::{Compact, Epin, EpinMap, epin};
use epin_format_tests::Format;
use serde::{Deserialize, Serialize};

use crate::others::Kdl;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Inner<T> {
    piece: T,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Flattened<T> {
    #[serde(flatten)]
    inner: Inner<T>,
}

#[test]
fn yaml_letters_are_booleans_where_the_parser_guesses_the_type() {
    for letter in [epin!("N"), epin!("n"), epin!("Y"), epin!("y")] {
        let bare = format!("piece: {letter}\n");
        assert_eq!(serde_yaml_ng::to_string(&Inner { piece: letter }).unwrap(), bare);
        assert_ne!(serde_saphyr::to_string(&Inner { piece: letter }).unwrap(), bare);

        assert_eq!(serde_saphyr::from_str::<Inner<Epin>>(&bare).unwrap().piece, letter);
        let error = serde_saphyr::from_str::<Flattened<Epin>>(&bare).unwrap_err().to_string();
        assert!(error.contains("invalid type: boolean"), "{error}");
        let options = serde_saphyr::options! { strict_booleans: true };
        let read: Flattened<Epin> = serde_saphyr::from_str_with_options(&bare, options).unwrap();
        assert_eq!(read.inner.piece, letter);
    }
}

#[test]
fn yaml_letters_are_none_in_a_flattened_option() {
    #[derive(Debug, Deserialize)]
    struct Outer {
        #[serde(flatten)]
        inner: Option<Inner<Epin>>,
    }

    let outer: Outer = serde_saphyr::from_str("piece: N\n").unwrap();
    assert!(outer.inner.is_none());
    let outer: Outer = serde_saphyr::from_str("piece: \"N\"\n").unwrap();
    assert_eq!(outer.inner, Some(Inner { piece: epin!("N") }));
}

#[test]
fn a_byte_order_mark_is_an_error_of_the_parser() {
    let json = "\u{feff}\"K\"";
    assert!(serde_json::from_str::<Epin>(json).is_err());
    assert!(ron::from_str::<Epin>(json).is_err());
    let stripped = json.trim_start_matches('\u{feff}');
    assert_eq!(serde_json::from_str::<Epin>(stripped).unwrap(), epin!("K"));
    assert_eq!(ron::from_str::<Epin>(stripped).unwrap(), epin!("K"));
}

#[test]
fn a_flattened_map_reads_a_misspelled_field_as_a_token() {
    #[derive(Debug, Deserialize)]
    struct Game {
        #[serde(default)]
        name: String,
        #[serde(flatten)]
        pieces: EpinMap<Epin, String>,
    }

    let error = serde_json::from_str::<Game>(r#"{"nmae": "Chess", "K": "king"}"#).unwrap_err();
    assert!(error.to_string().starts_with(r#"invalid EPIN token "nmae": "#), "{error}");
    let game: Game = serde_json::from_str(r#"{"n": "Chess", "K": "king"}"#).unwrap();
    assert_eq!((&*game.name, &*game.pieces[epin!("n")]), ("", "Chess"));
}

#[test]
fn a_skipped_field_cannot_be_read_where_fields_have_no_names() {
    #[derive(Serialize, Deserialize)]
    struct Square {
        #[serde(skip_serializing_if = "Option::is_none")]
        piece: Option<Epin>,
        number: u8,
    }

    let square = Square { piece: None, number: 9 };
    let config = bincode::config::standard();
    let document = bincode::serde::encode_to_vec(&square, config).unwrap();
    assert!(bincode::serde::decode_from_slice::<Square, _>(&document, config).is_err());
}

/// The other formats for which this holds are listed in `tests/formats/src/carries.rs`.
#[test]
fn a_code_cannot_be_a_key_where_keys_are_strings() {
    type Keys = BTreeMap<Compact<Epin>, u8>;

    #[derive(Debug, Serialize, Deserialize)]
    struct Outer {
        #[serde(flatten)]
        keys: Keys,
    }

    let keys = Keys::from([(Compact(epin!("k^")), 1)]);
    let kdl = Kdl::write(&Inner { piece: keys.clone() });
    assert!(kdl.and_then(|document| Kdl::read::<Inner<Keys>>(&document)).is_err());
    let json = serde_json::to_string(&Outer { keys });
    assert!(json.is_err() || serde_json::from_str::<Outer>(r#"{"140":1}"#).is_err());
}
