//! SIN tokens, QPI tokens and styles of both sides: with serde, in schemas, and drawn at random.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::{Debug, Display};

use arbitrary::{Arbitrary, Unstructured};
use epin::Side;
use epin::notation::{Qpi, Sin, Styles, qpi, sin};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::qpi::qpis;
use super::sin::sins;
use crate::support::inputs::each;
use crate::support::random::from_noise;
use crate::support::schemas::{Engines, pattern};
use crate::support::texts_in_files::check_written_and_read;

/// Checks that every value is written as its string in files, and read from it.
fn check<T>(values: impl IntoIterator<Item = T>)
where
    T: Serialize + DeserializeOwned + Copy + PartialEq + Debug + Display,
{
    for value in values {
        // `serde_test` takes only static strings.
        check_written_and_read(value, value.to_string().leak());
    }
}

#[test]
fn every_token_is_its_text() {
    check(sins().iter().map(|(.., text)| Sin::parse(text).unwrap()));
    check(qpis().iter().step_by(5).map(|(sin, pin, _)| Qpi::new(*sin, *pin)));
    check(["C/m", "C/c", "A/z", "Z/a"].map(|text| Styles::parse(text).unwrap()));
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    styles: Styles,
    names: BTreeMap<Sin, String>,
    moves: HashMap<Qpi, u8>,
    by_style: BTreeMap<Sin, BTreeSet<Qpi>>,
    nested: HashMap<Sin, Option<Qpi>>,
}

#[test]
fn they_can_be_keys_and_fields() {
    let value = json!({
        "styles": "C/m",
        "names": { "C": "Chess", "m": "Makruk" },
        "moves": { "C:K^": 8 },
        "by_style": { "m": ["m:P", "m:p"] },
        "nested": { "C": "s:+P", "m": null },
    });
    let game: Game = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(game.styles.sin(Side::Second), sin!("m"));
    assert_eq!(game.moves[&qpi!("C:K^")], 8);
    assert_eq!(serde_json::to_value(&game).unwrap(), value);
    let text = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Game>(&text).unwrap(), game);
    let toml = toml::from_str::<Game>("styles = 'C/m'\nnames = {C = 'Chess'}\nmoves = {'C:K^' = 8}\nby_style = {}\nnested = {m = 'C:k'}").unwrap();
    assert_eq!(toml.nested[&sin!("m")], Some(qpi!("C:k")));
}

#[test]
fn a_value_that_is_not_a_string_is_refused() {
    fn check<T: DeserializeOwned + Debug>(expected: &str) {
        for (given, found) in [
            (json!(1), "integer `1`"),
            (json!(null), "null"),
            (json!(["C"]), "sequence"),
            (json!({ "first": "C", "second": "M" }), "map"),
        ] {
            let error = serde_json::from_value::<T>(given).unwrap_err();
            assert_eq!(error.to_string(), format!("invalid type: {found}, expected {expected}"));
        }
    }

    check::<Sin>("a SIN token");
    check::<Qpi>("a QPI token");
    check::<Styles>("styles such as \"C/m\"");
}

#[test]
fn the_patterns_match_the_tokens_alone_in_every_engine() {
    let patterns = [pattern::<Sin>(), pattern::<Qpi>(), pattern::<Styles>()];
    each(b"Ck:/^-'\n", 5, || {
        let engines = patterns.each_ref().map(|pattern| Engines::of(pattern));
        move |text| {
            let text = str::from_utf8(text).unwrap();
            let valid =
                [Sin::parse(text).is_ok(), Qpi::parse(text).is_ok(), Styles::parse(text).is_ok()];
            for (engines, valid) in engines.iter().zip(valid) {
                assert_eq!(engines.accept(text), [valid; 3], "{text:?}");
            }
        }
    });
}

#[test]
fn every_value_is_drawn_at_random() {
    fn distinct<T: for<'a> Arbitrary<'a> + Ord>() -> BTreeSet<T> {
        from_noise(60_000).into_iter().collect()
    }
    assert_eq!(distinct::<Sin>().len(), 52);
    assert_eq!(distinct::<Styles>().len(), 676);
    let qpis = distinct::<Qpi>();
    assert_eq!(qpis.iter().map(|qpi| qpi.sin()).collect::<BTreeSet<_>>().len(), 52);
    assert_eq!(qpis.iter().map(|qpi| qpi.pin()).collect::<BTreeSet<_>>().len(), 312);
    assert!(Sin::arbitrary(&mut Unstructured::new(&[])).is_ok());
}
