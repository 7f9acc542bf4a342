//! A key of the derive, without the `schemars1` feature. A mark names what needs it.

extern crate epin;

use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Mini Chess", schemars1)] //~ #[epin(schemars1)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = Chess::ALL;
}
