use epin::__private::serde_core::{Deserializer, Serializer};
use epin::{Catalog, compact};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn write<S: Serializer>(serializer: S) {
    let _ = compact::serialize(&Chess::King, serializer); //~ `Epin: From<Chess>` is not satisfied
}

fn read<'de, D: Deserializer<'de>>(deserializer: D) {
    let _: Result<Chess, D::Error> = compact::deserialize(deserializer); //~ `Epin: From<Chess>` is not satisfied
}

fn main() {}
