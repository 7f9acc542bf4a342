use epin::Catalog;

const king: &str = "K^";

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin(king)]
    King,
}

fn main() {}
