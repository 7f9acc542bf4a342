use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess"x)]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {}
