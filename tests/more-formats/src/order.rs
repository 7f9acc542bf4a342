//! The order of a map, where the reader of the format sorts the keys.

use epin::{Catalog, EpinMap, KindTable, epins};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("R", "-R")]
    Rook,
}

#[test]
fn toml_without_its_feature_sorts_the_keys() {
    let map: EpinMap<u8> = toml::from_str("R = 1\nK = 2\n-R = 3").unwrap();
    assert_eq!(map.keys().collect::<Vec<_>>(), epins!["-R", "K", "R"]);
    // So the error is at the one that is read second, which is the first in the file.
    let error = toml::from_str::<KindTable<Chess, u8>>("R = 1\n-R = 2").unwrap_err().to_string();
    assert!(error.contains("line 1, column 1"), "{error}");
    assert!(error.contains(r#""R" is the same kind of piece as "-R", which has a value"#), "{error}");
}
