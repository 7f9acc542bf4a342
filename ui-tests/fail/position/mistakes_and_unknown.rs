use epin::Catalog;
use epin::feen::Feen;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("P")]
    Pawn,
}

fn main() {
    let _: Feen<epin::Piece<Chess>> = epin::feen!(Chess, "k^7/x7/8/7K 1P/ C/C");
}
