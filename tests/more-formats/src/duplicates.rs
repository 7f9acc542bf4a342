//! Documents with a token twice: `epin` can refuse them only if the format passes both on.

use epin::{EpinMap, EpinSet};
use serde::Deserialize;

const TWICE: &str = r#"{"K": 1, "K": 2}"#;

/// Checks that both entries were passed on, or that the format refuses them itself.
#[track_caller]
fn refused<E>(result: Result<EpinMap<u8>, E>) {
    assert!(result.is_err());
}

/// Checks that the format has dropped one of the two entries.
#[track_caller]
fn lost<E: ToString>(result: Result<EpinMap<u8>, E>) {
    let result = result.map_err(|error| error.to_string());
    assert_eq!(result.map(|map| map.len()), Ok(1));
}

#[test]
fn most_formats_refuse_a_key_twice() {
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
fn values_and_some_formats_keep_one_of_two_keys() {
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
fn no_format_drops_an_item_of_a_set() {
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
