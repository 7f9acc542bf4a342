use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game<const N: usize> {
    #[epin("K^")]
    King,
}

fn main() {
    let _ = Game::<1>::ALL;
}
