use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(name = "Chess\u{202e}")]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {}
