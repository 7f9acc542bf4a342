//! A key of the derive, without the `serde` feature. A mark names what needs it.

extern crate epin;

use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Mini Chess", serde)] //~ #[epin(serde)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = Chess::ALL;
}
