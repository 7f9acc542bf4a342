//! The containers in which a file can hold a value: a field, a key, an enum.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::samples::{Sample, Shape};
use crate::value::Value;

/// A way to put a value into a document: as a field, as a key, as an element of a list.
pub trait Container: Debug + PartialEq + Serialize + DeserializeOwned {
    const NAME: &str;

    fn around(value: Value) -> Self;
}

/// What to do with a value in every container.
pub trait Check {
    fn check<C: Container>(&mut self, sample: &Sample);
}

/// Calls a check with a value in every container that can hold it.
pub fn each_container(sample: &Sample, check: &mut impl Check) {
    check.check::<Bare>(sample);
    check.check::<Field<Value>>(sample);
    check.check::<Present>(sample);
    check.check::<Absent>(sample);
    check.check::<Sequence>(sample);
    check.check::<MapValue>(sample);
    check.check::<Flattened>(sample);
    check.check::<Untagged>(sample);
    check.check::<Internal>(sample);
    check.check::<Adjacent>(sample);
    check.check::<NewtypeStruct>(sample);
    check.check::<NewtypeVariant>(sample);
    match sample.shape {
        Shape::Token | Shape::Other => {
            check.check::<MapKey>(sample);
            check.check::<FlattenedKey>(sample);
        }
        Shape::Map => check.check::<FlattenedMap>(sample),
        Shape::Set => {}
    }
}

/// Defines containers, each by its name, its type and an expression that puts a value into it.
macro_rules! containers {
    ($($name:literal $Container:ty: $value:pat => $around:expr;)*) => {
        $(impl Container for $Container {
            const NAME: &str = $name;

            fn around($value: Value) -> Self {
                $around
            }
        })*
    };
}

/// Defines containers that are structs with one field, each with an expression for that field.
macro_rules! fields {
    ($($name:literal $Container:ident($Field:ty): $value:pat => $around:expr;)*) => {
        $(
            #[derive(Debug, PartialEq, Serialize, Deserialize)]
            pub struct $Container {
                value: $Field,
            }
        )*

        containers! {
            $($name $Container: $value => Self { value: $around };)*
        }
    };
}

fields! {
    "some" Present(Option<Value>): value => Some(value);
    "none" Absent(Option<Value>): _ => None;
    "sequence" Sequence(Vec<Value>): value => vec![value.clone(), value];
    "map key" MapKey(BTreeMap<Value, Value>): value => [(value.clone(), value)].into();
    "map value" MapValue(BTreeMap<String, Value>): value => [("name".to_owned(), value)].into();
    "untagged" Untagged(NumberOr): value => NumberOr::Value(value);
    "newtype struct" NewtypeStruct(Newtype): value => Newtype(value);
    "newtype variant" NewtypeVariant(Variant): value => Variant::Drop(value);
}

containers! {
    "bare" Bare: value => Self(value);
    "field" Field<Value>: value => Self { value };
    "flattened" Flattened: value => Self { inner: Field { value } };
    "flattened key" FlattenedKey: value => Self { inner: [(value.clone(), value)].into() };
    "flattened map" FlattenedMap: value => Self { inner: value };
    "internally tagged" Internal: value => Self::Drop { value };
    "adjacently tagged" Adjacent: value => Self::Drop(value);
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum NumberOr {
    Number(u8),
    Value(Value),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Newtype(Value);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Variant {
    Drop(Value),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bare(Value);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Field<T> {
    pub value: T,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Flattened {
    #[serde(flatten)]
    inner: Field<Value>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct FlattenedKey {
    #[serde(flatten)]
    inner: BTreeMap<Value, Value>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct FlattenedMap {
    #[serde(flatten)]
    inner: Value,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind")]
pub enum Internal {
    Drop { value: Value },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value")]
pub enum Adjacent {
    Drop(Value),
}
