use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game {}

fn main() {
    let _ = Game::ALL;
}
