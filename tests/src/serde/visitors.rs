//! Every type refuses wrong input with a short error, for every kind of input that serde has, and
//! however long the input is.

use std::fmt::Debug;

use epin::notation::Pin;
use epin::{Compact, Epin, EpinMap, EpinSet, EpinTable, Letter, Piece, Side, State};
use serde::de::value::{
    BorrowedBytesDeserializer, BorrowedStrDeserializer, BytesDeserializer, Error, MapDeserializer,
    SeqDeserializer,
};
use serde::de::{Deserialize, DeserializeOwned, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use crate::support::catalogs::Game;
use crate::support::notations::of_each_notation;

const LONG: usize = 10_000_000;

/// The maximum length of an error, in bytes. The longest one repeats `f64::MIN`, which has 309 digits.
const BOUND: usize = 400;

#[track_caller]
fn refused<'de, T: DeserializeOwned + Debug>(input: impl Deserializer<'de, Error = Error>) {
    let error = T::deserialize(input).unwrap_err().to_string();
    assert!(error.len() <= BOUND, "{error:.1000}");
}

/// Kinds of input that serde's own deserializers do not produce.
enum Other<'a> {
    ByteBuf(&'a [u8]),
    None,
    Some(&'a str),
    Newtype(&'a str),
}

impl<'de> Deserializer<'de> for Other<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::ByteBuf(bytes) => visitor.visit_byte_buf(bytes.to_vec()),
            Self::None => visitor.visit_none(),
            Self::Some(text) => visitor.visit_some(text.into_deserializer()),
            Self::Newtype(text) => visitor.visit_newtype_struct(text.into_deserializer()),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

/// Checks that a type refuses inputs that no type of `epin` accepts.
fn check<T: DeserializeOwned + Debug>() {
    let text = &*"x".repeat(LONG);
    let bytes = &*vec![0xFF; LONG];
    refused::<T>(text.into_deserializer());
    refused::<T>(text.to_owned().into_deserializer());
    refused::<T>(BorrowedStrDeserializer::new(text));
    refused::<T>(BytesDeserializer::new(bytes));
    refused::<T>(BytesDeserializer::new(text.as_bytes()));
    refused::<T>(BorrowedBytesDeserializer::new(bytes));
    refused::<T>(Other::ByteBuf(bytes));
    refused::<T>(Other::None);
    refused::<T>(Other::Some(text));
    refused::<T>(Other::Newtype(text));
    refused::<T>(true.into_deserializer());
    refused::<T>('\u{10FFFF}'.into_deserializer());
    refused::<T>((-1_i64).into_deserializer());
    refused::<T>(i128::MIN.into_deserializer());
    refused::<T>(u64::MAX.into_deserializer());
    refused::<T>(u128::MAX.into_deserializer());
    refused::<T>(f32::MIN.into_deserializer());
    refused::<T>(f64::MIN.into_deserializer());
    refused::<T>(().into_deserializer());
    refused::<T>(SeqDeserializer::new([text].into_iter()));
    refused::<T>(MapDeserializer::new([(text, text)].into_iter()));
}

#[test]
fn every_type_refuses_in_a_short_error() {
    for check in of_each_notation!(check) {
        check();
    }
    check::<Piece<Game>>();
    check::<EpinSet>();
    check::<EpinTable<Game, u8>>();
    check::<EpinMap<Epin, Epin>>();
    check::<EpinMap<Piece<Game>, Epin>>();
    check::<Compact<Epin>>();
    check::<Compact<Pin>>();
    check::<Compact<Piece<Game>>>();
    check::<Letter>();
    check::<Side>();
    check::<State>();
    check::<Kind>();
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, epin::Catalog)]
#[epin(serde)]
enum Kind {
    #[epin("K^")]
    King,
}

#[test]
fn compact_says_what_it_expects() {
    let read = |text: &str| Compact::<Epin>::deserialize(text.into_deserializer());
    let error: Error = read("114").unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid type: string, expected the code of an EPIN token, 0 to 623",
    );
}
