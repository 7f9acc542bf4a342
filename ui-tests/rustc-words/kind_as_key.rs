use epin::{Catalog, EpinMap};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
}

fn kings(hand: &EpinMap<u8, Chess>) -> usize { //~ `Chess` is not a type of pieces
    0
}

fn main() {}
