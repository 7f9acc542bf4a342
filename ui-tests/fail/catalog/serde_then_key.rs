use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde schemars1)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {}
