use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess\q")]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {}
