use epin::Catalog;

#[derive(Clone, Copy, Catalog)]
union Game {
    number: u8,
    truth: bool,
}

fn main() {}
