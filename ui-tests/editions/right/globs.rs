//! `use epin::*;` beside the imports and derives of serde, schemars and arbitrary. If `epin` had a
//! public module with the name of one of these crates, `use serde::Deserialize;` would be ambiguous
//! (E0659).

use arbitrary::{Arbitrary, Unstructured};
use epin::*;
use schemars::{JsonSchema, schema_for};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde)]
enum Chess {
    #[epin("K^")]
    King,
}

#[derive(Debug, PartialEq, Arbitrary, Deserialize, JsonSchema, Serialize)]
struct Square {
    piece: Option<Piece<Chess>>,
    code: Compact<Epin>,
}

/// By paths instead of imports.
#[derive(
    arbitrary::Arbitrary,
    schemars::JsonSchema,
    serde::Deserialize,
    serde::Serialize,
    Debug,
    PartialEq,
)]
enum Move {
    Drop(Epin),
    Take { square: Square },
}

#[test]
fn all_names_of_the_crate_beside_those_of_the_formats() {
    let square = Square { piece: Some(piece!(Chess, "K^")), code: Compact(epin!("K^")) };
    let moves = [Move::Drop(epin!("P")), Move::Take { square }];
    let json = "[{\"Drop\":\"P\"},{\"Take\":{\"square\":{\"piece\":\"K^\",\"code\":114}}}]";
    assert_eq!(serde_json::to_string(&moves).unwrap(), json);
    assert_eq!(serde_json::from_str::<[Move; 2]>(json).unwrap(), moves);
    assert!(schema_for!(Move).get("oneOf").is_some());
    assert!(Move::arbitrary(&mut Unstructured::new(&[0; 64])).is_ok());
}
