//! The order of a map: most readers keep the order of the file, and some sort the keys.

use epin::{Catalog, Epin, EpinMap, EpinTable, epins};
use epin_format_tests::Format;

use crate::list::Figment;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("R", "-R")]
    Rook,
}

const SORTED: [Epin; 3] = epins!["-R", "K", "R"];
const TOML: &str = "R = 1\nK = 2\n-R = 3";
const JSON: &str = r#"{"R": 1, "K": 2, "-R": 3}"#;

fn keys<E: std::fmt::Debug>(map: Result<EpinMap<Epin, u8>, E>) -> Vec<Epin> {
    map.unwrap().keys().collect()
}

#[test]
fn most_readers_keep_the_order_of_the_file() {
    let order = epins!["R", "K", "-R"];
    assert_eq!(keys(toml_edit::de::from_str(TOML)), order);
    assert_eq!(keys(basic_toml::from_str(TOML)), order);
    assert_eq!(keys(serde_json::from_str(JSON)), order);
    assert_eq!(keys(json5::from_str(JSON)), order);
    assert_eq!(keys(ron::from_str(JSON)), order);
    assert_eq!(keys(serde_saphyr::from_str(JSON)), order);
    assert_eq!(keys(serde_yaml_ng::from_str(JSON)), order);
    assert_eq!(keys(noyalib::from_str(JSON)), order);
}

#[test]
fn values_and_some_readers_sort_the_keys() {
    assert_eq!(keys(serde_json::from_str(JSON).and_then(serde_json::from_value)), SORTED);
    assert_eq!(keys(ron::from_str::<ron::Value>(JSON).unwrap().into_rust()), SORTED);
    assert_eq!(keys(Figment::read(JSON.as_bytes())), SORTED);
}

/// Nothing in this workspace turns on the `preserve_order` feature of `toml`.
#[test]
fn toml_without_its_feature_sorts_the_keys() {
    assert_eq!(keys(toml::from_str(TOML)), SORTED);
    // Therefore, the error is at the key that is read second, which is the first in the file.
    let error = toml::from_str::<EpinTable<Chess, u8>>("R = 1\n-R = 2").unwrap_err().to_string();
    assert!(error.contains("line 1, column 1"), "{error}");
    assert!(
        error.contains(r#""R" is the same kind of piece as "-R", which has a value"#),
        "{error}"
    );
}
