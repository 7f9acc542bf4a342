//! JSON schemas, checked against what serde reads.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};

use epin::notation::Pin;
use epin::{Compact, Epin, EpinMap, EpinSet, EpinTable, Letter, Piece, Side, State, epin};
use schemars::{JsonSchema, SchemaGenerator, schema_for};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, from_value, json};

use super::kind_tables::Chess;
use crate::support::catalogs::Game;
use crate::support::inputs::{CLASSES, each};
use crate::support::notations::{Notation, of_each_notation};
use crate::support::schemas::{Engines, accepts, pattern};
use epin_games::Shogi;

fn schema<T: JsonSchema>() -> Value {
    SchemaGenerator::default().subschema_for::<T>().to_value()
}

#[test]
fn the_patterns_match_the_tokens_alone_in_every_engine() {
    let (epin, pin) = (pattern::<Epin>(), pattern::<Pin>());
    each(&CLASSES, 5, || {
        let (epins, pins) = (Engines::of(&epin), Engines::of(&pin));
        move |text| {
            let Ok(text) = str::from_utf8(text) else { return };
            assert_eq!(epins.accept(text), [Epin::is_valid(text); 3], "{text:?}");
            assert_eq!(pins.accept(text), [Pin::parse(text).is_ok(); 3], "{text:?}");
        }
    });
}

/// Calls `f` with each object in a schema.
fn each_object(schema: &Value, f: &mut impl FnMut(&Map<String, Value>)) {
    match schema {
        Value::Object(object) => {
            f(object);
            object.values().for_each(|value| each_object(value, f));
        }
        Value::Array(items) => items.iter().for_each(|item| each_object(item, f)),
        _ => {}
    }
}

/// The `regex` crate does not support look-ahead. Because `$` also matches before a line break at the end in
/// some engines, the schema has to refuse line breaks separately.
#[test]
fn the_patterns_for_game_files_need_no_look_ahead() {
    let schema = include_str!("../../../games/game.schema.json");
    let no_line_break = json!({ "pattern": r"\n" });
    let mut patterns = BTreeSet::new();
    each_object(&serde_json::from_str(schema).unwrap(), &mut |object| {
        if let Some(Value::String(pattern)) = object.get("pattern") {
            patterns.insert(pattern.clone());
            for example in object.get("examples").and_then(Value::as_array).into_iter().flatten() {
                let example = example.as_str().unwrap();
                assert_eq!(Engines::of(pattern).accept(example), [true; 3], "{example}");
            }
            assert!(!pattern.ends_with('$') || object["not"] == no_line_break, "{pattern}");
        }
        if let Some(Value::Object(properties)) = object.get("patternProperties") {
            patterns.extend(properties.keys().cloned());
            assert_eq!(object["propertyNames"]["not"], no_line_break);
        }
    });
    let engines = patterns.iter().map(|pattern| (&**pattern, Engines::of(pattern)));
    let engines = engines.collect::<BTreeMap<_, _>>();
    assert_eq!(engines.len(), 9);

    let piece_name = &engines[r"^([-+]?[A-Z]\^?'?|[A-Za-z]:[-+]?[A-Z]\^?)$"];
    let epin = &engines[&*pattern::<Epin>()];
    for token in Epin::all() {
        let text = token.as_str();
        let covers_both_sides = token.side() == Side::First;
        assert_eq!(epin.accept(text), [true; 3], "{token}");
        assert_eq!(piece_name.accept(text), [covers_both_sides; 3], "{token}");
        for (wrong, is_name) in [
            (format!("{text}\n"), false),
            (format!("\n{text}"), false),
            (format!(" {text}"), false),
            (format!("{text}'"), token.is_native() && covers_both_sides),
            (format!("C:{text}"), token.is_native() && covers_both_sides),
        ] {
            assert_eq!(epin.accept(&wrong), [Epin::is_valid(&wrong); 3], "{wrong:?}");
            assert_eq!(piece_name.accept(&wrong), [is_name; 3], "{wrong:?}");
        }
    }
}

#[test]
fn a_piece_is_one_of_its_tokens() {
    let schema = schema_for!(Piece<Game>).to_value();
    assert_eq!(schema["type"], "string");
    assert_eq!(schema["enum"], json!(["K^", "P", "+P", "k^", "p", "+p"]));
}

#[test]
fn a_set_has_each_token_once() {
    let expected =
        json!({ "type": "array", "items": { "$ref": "#/$defs/Epin" }, "uniqueItems": true });
    assert_eq!(schema::<EpinSet>(), expected);
}

#[test]
fn a_map_has_tokens_as_keys_and_nothing_else() {
    let schema = schema::<EpinMap<Epin, bool>>();
    assert_eq!(schema["type"], "object");
    assert_eq!(schema["additionalProperties"], false);
    let patterns = schema["patternProperties"].as_object().unwrap();
    assert_eq!(patterns.len(), 1);
    assert_eq!(patterns[&pattern::<Epin>()], json!({ "type": "boolean" }));
    assert_eq!(schema["propertyNames"]["not"], json!({ "pattern": "\\n" }));
    // Editors complete the examples.
    let examples: Vec<Epin> = from_value(schema["propertyNames"]["examples"].clone()).unwrap();
    assert!(examples.contains(&epin!("K^")) && examples.contains(&epin!("-r")));
}

#[test]
fn a_map_by_pieces_has_their_tokens_as_keys_and_nothing_else() {
    let value = json!({ "type": "boolean" });
    let expected = json!({
        "type": "object",
        "properties": {
            "K^": value, "P": value, "+P": value, "k^": value, "p": value, "+p": value,
        },
        "additionalProperties": false,
    });
    assert_eq!(schema::<EpinMap<Piece<Game>, bool>>(), expected);
}

/// A generator tells types apart by their ids and gives a definition the name of its type.
#[test]
fn every_type_has_a_name_and_an_id_of_its_own() {
    fn check<T: JsonSchema>(name: &str, id: &str) {
        assert_eq!((T::schema_name(), T::schema_id()), (name.into(), id.into()));
    }
    fn check_notation<T: Notation>() {
        let (_, name) = type_name::<T>().rsplit_once("::").unwrap();
        check::<T>(name, &format!("epin::{name}"));
    }

    for check in of_each_notation!(check_notation) {
        check();
    }
    check::<Letter>("Letter", "epin::Letter");
    check::<Side>("Side", "epin::Side");
    check::<State>("State", "epin::State");
    check::<EpinSet>("EpinSet", "epin::EpinSet");
    let epin = type_name::<Epin>();
    check::<EpinMap<Epin, bool>>("EpinMap_of_boolean", &format!("epin::EpinMap<{epin}, boolean>"));
    check::<EpinMap<Epin, Pin>>("EpinMap_of_Pin", &format!("epin::EpinMap<{epin}, epin::Pin>"));
    check::<EpinMap<Piece<Game>, bool>>(
        "EpinMap_of_boolean_by_Piece_of_Game",
        &format!("epin::EpinMap<{}, boolean>", type_name::<Piece<Game>>()),
    );
    check::<EpinMap<Game, bool>>(
        "EpinMap_of_boolean_by_Game",
        &format!("epin::EpinMap<{}, boolean>", type_name::<Game>()),
    );
    check::<EpinTable<Game, Pin>>(
        "EpinTable_of_Pin_by_Game",
        &format!("epin::EpinTable<{}, epin::Pin>", type_name::<Game>()),
    );
    check::<Compact<Pin>>("Compact_of_Pin", "epin::Compact<epin::Pin>");
    check::<Piece<Game>>("Piece_of_Game", &format!("epin::Piece<{}>", type_name::<Game>()));
}

#[test]
fn a_number_is_the_code_of_a_token() {
    fn check<T>() -> usize
    where
        Compact<T>: JsonSchema + DeserializeOwned,
    {
        let schema = schema_for!(Compact<T>).to_value();
        assert_eq!(schema["type"], "integer");
        assert_eq!(schema["minimum"], 0);
        let accepted = (0..700).filter(|code| {
            let accepted = match schema["maximum"].as_i64() {
                Some(maximum) => *code <= maximum,
                None => schema["enum"].as_array().unwrap().contains(&json!(code)),
            };
            assert_eq!(accepted, from_value::<Compact<T>>(json!(code)).is_ok(), "{code}");
            accepted
        });
        accepted.count()
    }

    // The schema has a maximum instead of a list of all codes.
    assert_eq!(schema_for!(Compact<Epin>).to_value()["maximum"], 623);
    assert_eq!(check::<Epin>(), Epin::COUNT);
    assert_eq!(check::<Pin>(), 312);
    assert_eq!(check::<Piece<Game>>(), Piece::<Game>::COUNT);
}

#[test]
fn a_table_by_kind_requires_one_token_of_each_kind() {
    let value = json!({ "type": "boolean" });
    assert_eq!(
        schema::<EpinTable<Chess, bool>>(),
        json!({
            "type": "object",
            "properties": {
                "K^": value, "R": value, "-R": value, "P": value, "-P": value, "+P": value
            },
            "required": ["K^"],
            "additionalProperties": false,
            "allOf": [
                { "oneOf": [{ "required": ["R"] }, { "required": ["-R"] }] },
                { "oneOf": [{ "required": ["P"] }, { "required": ["-P"] }, { "required": ["+P"] }] },
            ],
        }),
    );
    // In JSON Schema, `allOf` must not be an empty list.
    assert_eq!(schema::<EpinTable<Shogi, bool>>().get("allOf"), None);
}

/// Checks that the schema of a type accepts a value if and only if serde reads it, and returns whether
/// they do.
fn check_value<T: JsonSchema + DeserializeOwned>(value: Value) -> bool {
    let accepted = accepts(&schema::<T>(), &value);
    let text = value.to_string();
    let read = serde_json::from_value::<T>(value);
    assert_eq!(accepted, read.is_ok(), "{text}");
    accepted
}

// A value that can be `null` but is not an `Option`.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
enum BoolOrNull {
    #[allow(dead_code)]
    Bool(bool),
    Null,
}

// With a doc comment, schemars would not take this for an `Option`.
#[derive(Deserialize, JsonSchema)]
#[serde(transparent)]
struct Transparent(#[allow(dead_code)] Option<bool>);

/// Checks every object whose keys are a subset of a list, and returns how many are accepted.
fn check_keys<T: JsonSchema + DeserializeOwned>(values: &[Value]) -> usize {
    let keys = ["K^", "R", "-R", "P", "-P", "+P", "k^", "r", "Z", "^K", ""];
    let mut accepted = 0;
    for keys in (0_usize..1 << keys.len())
        .map(|bits| keys.iter().enumerate().filter(move |(index, _)| bits >> index & 1 == 1))
    {
        let map = keys
            .zip(values.iter().cycle())
            .map(|((_, key), value)| ((*key).to_owned(), value.clone()));
        accepted += usize::from(check_value::<T>(Value::Object(map.collect())));
    }
    accepted
}

#[test]
fn a_table_by_kind_accepts_what_serde_reads() {
    let (yes, null, token) = (json!(true), json!(null), json!("K"));
    assert_eq!(check_keys::<EpinTable<Chess, bool>>(std::slice::from_ref(&yes)), 2 * 3);
    // If the values are optional, a kind may be missing. `Epin` is tested because its schema is a reference.
    assert_eq!(
        check_keys::<EpinTable<Chess, Option<bool>>>(&[yes.clone(), null.clone()]),
        2 * 3 * 4
    );
    assert_eq!(check_keys::<EpinTable<Chess, Option<Epin>>>(&[token.clone(), null]), 2 * 3 * 4);
    assert_eq!(check_keys::<EpinTable<Chess, Epin>>(&[token]), 2 * 3);
    let bools = [yes.clone(), json!(null)];
    assert_eq!(check_keys::<EpinTable<Chess, Option<Value>>>(&bools), 2 * 3 * 4);
    assert_eq!(check_keys::<EpinTable<Chess, Option<()>>>(&bools[1..]), 2 * 3 * 4);
    assert_eq!(check_keys::<EpinTable<Chess, Transparent>>(&bools), 2 * 3 * 4);
    assert_eq!(check_keys::<EpinTable<Chess, Box<Option<bool>>>>(&bools), 2 * 3 * 4);
    assert_eq!(check_keys::<EpinTable<Chess, Value>>(&bools), 2 * 3);
    assert_eq!(check_keys::<EpinTable<Chess, ()>>(&bools[1..]), 2 * 3);
    assert_eq!(check_keys::<EpinTable<Chess, BoolOrNull>>(&bools), 2 * 3);
    assert_eq!(check_keys::<EpinMap<Chess, bool>>(&[yes]), 2 * 3 * 4);
    for value in [
        json!({ "K^": true, "R": true, "P": 1 }),
        json!({ "K^": true, "R": true, "P": null }),
        json!([true, true, true]),
        json!("K^"),
        json!(null),
    ] {
        assert!(!check_value::<EpinTable<Chess, bool>>(value));
    }
}
