//! A token that a document names twice: whether the reader keeps both for us to see.

use epin::{EpinMap, EpinSet};
use serde::Deserialize;

const TWICE: &str = r#"{"K": 1, "K": 2}"#;

#[track_caller]
fn refused<E>(result: Result<EpinMap<u8>, E>) {
    assert!(result.is_err());
}

/// The reader has dropped one of two entries before the map sees them.
#[track_caller]
fn lost<E: ToString>(result: Result<EpinMap<u8>, E>) {
    let result = result.map_err(|error| error.to_string());
    assert_eq!(result.map(|map| map.len()), Ok(1));
}

#[test]
fn readers_of_a_text_see_both() {
    refused(serde_json::from_str(TWICE));
    refused(serde_json::from_reader(TWICE.as_bytes()));
    refused(sonic_rs::from_str(TWICE));
    refused(simd_json::serde::from_slice(&mut TWICE.as_bytes().to_vec()));
    refused(json5::from_str(TWICE));
    refused(jsonc_parser::parse_to_serde_value(TWICE, &jsonc_parser::ParseOptions::default()));
    refused(ron::from_str(TWICE));
    refused(serde_saphyr::from_str(TWICE));
    refused(serde_yaml_ng::from_str(TWICE));
    refused(serde_yaml_bw::from_str(TWICE));
    refused(toml::from_str("K = 1\nK = 2"));
    refused(toml_edit::de::from_str("K = 1\nK = 2"));
    refused(basic_toml::from_str("K = 1\nK = 2"));
}

#[test]
fn values_and_some_readers_keep_the_last_one() {
    let value: serde_json::Value = serde_json::from_str(TWICE).unwrap();
    lost(serde_json::from_value(value));
    let value: ron::Value = ron::from_str(TWICE).unwrap();
    lost(value.into_rust());
    lost(serde_qs::from_str("K=1&K=2"));
    let json = {
        use figment::providers::{Format, Json};
        figment::Figment::from(Json::string(TWICE)).extract()
    };
    lost(json);
    let file = config::File::from_str(TWICE, config::FileFormat::Json);
    let config = config::Config::builder().add_source(file).build();
    lost(config.and_then(config::Config::try_deserialize));
    lost(noyalib::from_str("K: 1\nK: 2"));
}

#[test]
fn a_set_loses_nothing() {
    #[derive(Debug, Deserialize)]
    struct Pieces {
        #[expect(dead_code)]
        pieces: EpinSet,
    }

    let json = r#"{"pieces": ["K", "K"]}"#;
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    assert!(serde_json::from_value::<Pieces>(value).is_err());
    let value: ron::Value = ron::from_str(json).unwrap();
    assert!(value.into_rust::<Pieces>().is_err());
}
