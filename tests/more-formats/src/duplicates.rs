//! Documents that contain a token twice: `epin` can refuse them only if the format passes on both
//! occurrences. `tests/formats` tests this for JSON, RON, TOML and YAML, with the crates that most
//! people use.

use epin::{Epin, EpinMap, EpinSet};
use epin_format_tests::Format;
use epin_format_tests::containers::Field;

use crate::list::{Figment, Json5, JsonReader, Qs, TomlEdit, YamlNg};
use crate::others::{BasicToml, Jsonc, SimdJson, SonicRs, YamlBw};

const TWICE: &str = r#"{"K": 1, "K": 2}"#;
const TWICE_IN_TOML: &str = "K = 1\nK = 2";

/// Checks that both entries were passed on, or that the format refuses them itself.
#[track_caller]
fn refused<F: Format>(document: &str) {
    assert!(F::read::<EpinMap<Epin, u8>>(document.as_bytes()).is_err());
}

/// Checks that the format has dropped one of the two entries.
#[track_caller]
fn lost<E: ToString>(result: Result<EpinMap<Epin, u8>, E>) {
    let result = result.map_err(|error| error.to_string());
    assert_eq!(result.map(|map| map.len()), Ok(1));
}

#[test]
fn most_formats_refuse_a_key_twice() {
    refused::<JsonReader>(TWICE);
    refused::<SonicRs>(TWICE);
    refused::<SimdJson>(TWICE);
    refused::<Json5>(TWICE);
    refused::<Jsonc>(TWICE);
    refused::<YamlNg>(TWICE);
    refused::<YamlBw>(TWICE);
    refused::<TomlEdit>(TWICE_IN_TOML);
    refused::<BasicToml>(TWICE_IN_TOML);
}

#[test]
fn values_and_some_formats_keep_one_of_two_keys() {
    lost(serde_json::from_str(TWICE).and_then(serde_json::from_value));
    lost(ron::from_str::<ron::Value>(TWICE).unwrap().into_rust());
    lost(Qs::read(b"K=1&K=2"));
    lost(Figment::read(TWICE.as_bytes()));
    let file = config::File::from_str(TWICE, config::FileFormat::Json);
    let config = config::Config::builder().add_source(file).build();
    lost(config.and_then(config::Config::try_deserialize));
    lost(noyalib::from_str("K: 1\nK: 2"));
}

#[test]
fn no_format_drops_an_item_of_a_set() {
    let json = r#"{"value": ["K", "K"]}"#;
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    assert!(serde_json::from_value::<Field<EpinSet>>(value).is_err());
    let value: ron::Value = ron::from_str(json).unwrap();
    assert!(value.into_rust::<Field<EpinSet>>().is_err());
}
