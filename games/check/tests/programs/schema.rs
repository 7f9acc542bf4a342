//! `games/game.schema.json` describes the same files as `check_game` accepts.

use epin::Epin;
use epin::feen::FeenBuf;
use epin::notation::Snn;
use schemars::{JsonSchema, schema_for};
use serde_json::{Map, Value};

use crate::run::load_text;

fn schema() -> Value {
    serde_json::from_str(include_str!("../../../game.schema.json")).unwrap()
}

/// The keys of each table, which `check_game` lists if a key is unknown.
#[test]
fn it_has_the_keys_of_each_table() {
    let schema = schema();
    let defs = &schema["$defs"];
    for (table, file, more) in [
        (&schema, "{\"#\": 1}", &["$schema"][..]),
        (&defs["Hands"], "{\"hands\": {\"#\": 1}}", &[]),
        (&defs["Piece"], "{\"pieces\": {\"K\": {\"#\": 1}}}", &[]),
    ] {
        let report = load_text("game.json", file).stderr;
        let (_, rest) = report.split_once("the keys here are ").unwrap();
        let mut keys: Vec<_> = rest.lines().next().unwrap().split(", ").collect();
        keys.extend(more);
        keys.sort_unstable();
        let mut properties: Vec<_> = table["properties"].as_object().unwrap().keys().collect();
        properties.sort_unstable();
        assert_eq!(properties, keys);
        assert_eq!(table["additionalProperties"], false);
    }
}

#[test]
fn it_has_the_schemas_of_epin() {
    fn check<T: JsonSchema>() {
        let mut of_epin: Map<_, _> = schema_for!(T).as_object().unwrap().clone();
        of_epin.retain(|key, _| !["$schema", "title"].contains(&&**key));
        assert_eq!(schema()["$defs"][&*T::schema_name()], Value::Object(of_epin));
    }
    check::<Epin>();
    check::<FeenBuf>();
    check::<Snn>();
}
