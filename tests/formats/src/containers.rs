//! The containers in which a file can hold a value: a field, a key, an enum.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_test::Token;

use crate::samples::{Sample, Shape};
use crate::value::Value;

/// A way to put a value into a document: as a field, as a key, as an element of a list.
pub trait Container: Debug + PartialEq + Serialize + DeserializeOwned {
    const NAME: &str;

    fn around(value: Value) -> Self;

    /// Returns the container in serde's data model, around a value's tokens there.
    fn stream(value: &[Token]) -> Vec<Token>;
}

/// What to do with a value in every container.
pub trait Check {
    fn check<C: Container>(&mut self, sample: &Sample);
}

/// Calls a check with a value in every container that can hold it.
pub fn each_container(sample: &Sample, check: &mut impl Check) {
    check.check::<Bare<Value>>(sample);
    check.check::<Field<Value>>(sample);
    check.check::<Present<Value>>(sample);
    check.check::<Absent<Value>>(sample);
    check.check::<Sequence<Value>>(sample);
    check.check::<MapValue<Value>>(sample);
    check.check::<Flattened<Value>>(sample);
    check.check::<Untagged<Value>>(sample);
    check.check::<Internal<Value>>(sample);
    check.check::<Adjacent<Value>>(sample);
    check.check::<NewtypeStruct<Value>>(sample);
    check.check::<NewtypeVariant<Value>>(sample);
    match sample.shape {
        Shape::Token | Shape::Other => {
            check.check::<MapKey<Value>>(sample);
            check.check::<FlattenedKey<Value>>(sample);
        }
        Shape::Map => check.check::<FlattenedMap<Value>>(sample),
        Shape::Set => {}
    }
}

macro_rules! container {
    ($Container:ident, $name:literal, $value:pat => $around:expr, $tokens:pat => $stream:expr) => {
        impl Container for $Container<Value> {
            const NAME: &str = $name;

            fn around($value: Value) -> Self {
                $around
            }

            fn stream($tokens: &[Token]) -> Vec<Token> {
                $stream
            }
        }
    };
}

fn join(parts: &[&[Token]]) -> Vec<Token> {
    parts.concat()
}

/// A struct with a field named `value`.
fn field(name: &'static str, value: &[&[Token]]) -> Vec<Token> {
    let start = [Token::Struct { name, len: 1 }, Token::Str("value")];
    join(&[&start, &join(value), &[Token::StructEnd]])
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bare<T>(T);

container!(Bare, "bare", value => Self(value), value => value.to_vec());

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Field<T> {
    pub value: T,
}

container!(Field, "field", value => Self { value }, value => field("Field", &[value]));

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Present<T> {
    value: Option<T>,
}

container!(Present, "some", value => Self { value: Some(value) }, value => {
    field("Present", &[&[Token::Some], value])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Absent<T> {
    value: Option<T>,
}

container!(Absent, "none", _ => Self { value: None }, _ => field("Absent", &[&[Token::None]]));

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Sequence<T> {
    value: Vec<T>,
}

container!(Sequence, "sequence", value => Self { value: vec![value.clone(), value] }, value => {
    let start = Token::Seq { len: Some(2) };
    field("Sequence", &[&[start], value, value, &[Token::SeqEnd]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct MapKey<T: Ord> {
    value: BTreeMap<T, T>,
}

container!(MapKey, "map key", value => Self { value: [(value.clone(), value)].into() }, value => {
    let start = Token::Map { len: Some(1) };
    field("MapKey", &[&[start], value, value, &[Token::MapEnd]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct MapValue<T> {
    value: BTreeMap<String, T>,
}

container!(MapValue, "map value", value => {
    Self { value: [("name".to_owned(), value)].into() }
}, value => {
    let start = Token::Map { len: Some(1) };
    field("MapValue", &[&[start, Token::Str("name")], value, &[Token::MapEnd]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Flattened<T> {
    #[serde(flatten)]
    inner: Field<T>,
}

container!(Flattened, "flattened", value => Self { inner: Field { value } }, value => {
    join(&[&[Token::Map { len: None }, Token::Str("value")], value, &[Token::MapEnd]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct FlattenedKey<T: Ord> {
    #[serde(flatten)]
    inner: BTreeMap<T, T>,
}

container!(FlattenedKey, "flattened key", value => {
    Self { inner: [(value.clone(), value)].into() }
}, value => {
    join(&[&[Token::Map { len: None }], value, value, &[Token::MapEnd]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct FlattenedMap<T> {
    #[serde(flatten)]
    inner: T,
}

container!(FlattenedMap, "flattened map", value => Self { inner: value }, map => {
    join(&[&[Token::Map { len: None }], &map[1..]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum NumberOr<T> {
    Number(u8),
    Value(T),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Untagged<T> {
    value: NumberOr<T>,
}

container!(Untagged, "untagged", value => Self { value: NumberOr::Value(value) }, value => {
    field("Untagged", &[value])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind")]
pub enum Internal<T> {
    Drop { value: T },
}

container!(Internal, "internally tagged", value => Self::Drop { value }, value => {
    let start = Token::Struct { name: "Internal", len: 2 };
    let kind = [Token::Str("kind"), Token::Str("Drop"), Token::Str("value")];
    join(&[&[start], &kind, value, &[Token::StructEnd]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value")]
pub enum Adjacent<T> {
    Drop(T),
}

container!(Adjacent, "adjacently tagged", value => Self::Drop(value), value => {
    let start = Token::Struct { name: "Adjacent", len: 2 };
    let tag = Token::UnitVariant { name: "Adjacent", variant: "Drop" };
    join(&[&[start, Token::Str("kind"), tag, Token::Str("value")], value, &[Token::StructEnd]])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Newtype<T>(T);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct NewtypeStruct<T> {
    value: Newtype<T>,
}

container!(NewtypeStruct, "newtype struct", value => Self { value: Newtype(value) }, value => {
    field("NewtypeStruct", &[&[Token::NewtypeStruct { name: "Newtype" }], value])
});

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Variant<T> {
    Drop(T),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct NewtypeVariant<T> {
    value: Variant<T>,
}

container!(NewtypeVariant, "newtype variant", value => Self { value: Variant::Drop(value) }, value => {
    let variant = Token::NewtypeVariant { name: "Variant", variant: "Drop" };
    field("NewtypeVariant", &[&[variant], value])
});
