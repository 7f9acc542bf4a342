//@ editions: 2015 2018 2021 2024
//! Derives of `Catalog`, without the `derive` feature. A mark names what needs it.

extern crate epin;

use epin::{Catalog, Epin, epin};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)] //~ #[derive(Catalog)]
#[epin(name = "Mini Chess", serde)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("R", "-R")]
    Rook,
}

mod named {
    #[derive(Clone, Copy, PartialEq, Eq)]
    #[derive(epin::Catalog)] //~ #[derive(Catalog)]
    pub enum Generic<T> {
        #[epin("K^")]
        King,
        #[epin(T)]
        Other(T),
    }
}

const KING: Epin = epin!("K^");

fn main() {
    let _ = (KING, Chess::King, Chess::Rook, named::Generic::<u8>::King);
}
