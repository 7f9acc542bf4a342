//! Names with serde and in schemas.

use std::collections::{BTreeMap, HashMap};

use epin::notation::Snn;
use schemars::schema_for;
use serde_json::json;

use super::{CHESS, NAMES, snn};
use crate::support::inputs::each;
use crate::support::schemas::{Engines, pattern};
use crate::support::texts_in_files::check_written_and_read;

#[test]
fn a_name_is_its_text_in_files() {
    for text in NAMES {
        check_written_and_read(snn(text), text);
    }
    assert_eq!(serde_json::from_str::<Snn>(r#""\u0043hess""#).unwrap(), CHESS);
}

#[test]
fn a_name_is_a_key() {
    let value = json!({ "Chess": 1, "Chess960": 2, "Shogi": 3 });
    let sorted: BTreeMap<Snn, u8> = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(sorted.keys().map(Snn::as_str).collect::<Vec<_>>(), ["Chess", "Chess960", "Shogi"]);
    assert_eq!(serde_json::to_value(&sorted).unwrap(), value);
    let hashed: HashMap<Snn, u8> = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(hashed[&CHESS], 1);
    assert_eq!(serde_json::to_value(&hashed).unwrap(), value);
}

#[test]
fn a_number_is_refused() {
    let error = serde_json::from_value::<Snn>(json!(960)).unwrap_err();
    assert_eq!(error.to_string(), "invalid type: integer `960`, expected an SNN name");
}

#[test]
fn the_pattern_matches_the_names_alone_in_every_engine() {
    let schema = schema_for!(Snn).to_value();
    assert_eq!((&schema["type"], &schema["maxLength"]), (&json!("string"), &json!(32)));
    let pattern = pattern::<Snn>();
    each(b"AZaz09_\n \xC5\x8D", 5, || {
        let engines = Engines::of(&pattern);
        move |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            assert_eq!(engines.accept(text), [Snn::parse(text).is_ok(); 3], "{text:?}");
        }
    });
}
