use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin("K^", "P")]
enum Chess {
    King,
    Pawn,
}

fn main() {}
