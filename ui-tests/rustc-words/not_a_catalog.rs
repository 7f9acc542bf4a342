use epin::piece;

enum Chess {
    Rook,
}

fn main() {
    let _ = piece!(Chess, "R"); //~ expected an enum that derives `Catalog`
}
