use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^", "k^")]
    King,
}

fn main() {}
