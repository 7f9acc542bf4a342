use epin::Catalog;

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Game<T> {
    #[epin("K^")]
    King,
    #[epin("P")]
    Pawn(T),
}

fn main() {
    let _ = Game::<u8>::ALL;
}
