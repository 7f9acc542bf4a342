use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess" serde)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {}
