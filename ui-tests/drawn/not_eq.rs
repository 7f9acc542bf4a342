use epin::Catalog;

#[derive(Clone, Copy, Catalog)]
enum Game {
    #[epin("K^")]
    King,
}

fn main() {}
