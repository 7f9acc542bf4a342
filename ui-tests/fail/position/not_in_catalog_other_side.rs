use epin::{Catalog, feen};

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Chess {
    #[epin("K^")]
    King,
    #[epin("Q")]
    Queen,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Makruk {
    #[epin("K^")]
    Khun,
    #[epin("M")]
    Met,
}

#[derive(Clone, Copy, PartialEq, Eq, Catalog)]
enum Match {
    #[epin(first)]
    Chess(Chess),
    #[epin(second)]
    Makruk(Makruk),
}

fn main() {
    let _ = feen!(Match, "k^m/MK^ / C/m");
}
