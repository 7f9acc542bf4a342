use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
#[epin(serde(rename = "chess"))]
enum Chess {
    #[epin("K^")]
    King,
}

fn main() {}
